// The check that an address belongs to the part of the site where one is.

const partsOf = (address: string): readonly string[] => (address.split(/[?#]/)[0] ?? '').split('/').filter((part) => part !== '');

/**
 * Another market of the same desk is the same place; the pages that explain a product are not the product.
 * Home is only itself.
 */
export function isCurrent(href: string, path: string): boolean {
  const [there, here] = [partsOf(href), partsOf(path)];
  if (there.length === 0 || here.length === 0) return there.length === here.length;
  if (there.includes('introduction') || here.includes('introduction')) return there.join('/') === here.join('/');
  return there[0] === here[0];
}
