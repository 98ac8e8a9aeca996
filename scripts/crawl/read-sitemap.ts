// The addresses that a site tells search engines of, from robots.txt on: each sitemap it names, and those that they name.
import { ask } from './ask.ts';

export type Listed = { readonly addresses: readonly string[]; readonly sitemaps: readonly string[]; readonly faults: readonly string[] };

const maxSitemaps = 1000;

const locationsIn = (text: string): string[] =>
  [...text.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** `wanted` leaves sitemaps out by their address. */
export async function readSitemap(origin: string, wanted: (address: string) => boolean): Promise<Listed> {
  const robots = await ask(`${origin}/robots.txt`);
  const faults = robots.status === 200 ? [] : [`/robots.txt answers ${robots.status}`];
  const waiting = [...robots.body.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, address = '']) => address);
  if (waiting.length === 0) faults.push('/robots.txt names no sitemap');
  const [addresses, sitemaps] = [new Set<string>(), new Set<string>()];
  for (let address = waiting.shift(); address !== undefined && sitemaps.size < maxSitemaps; address = waiting.shift()) {
    if (sitemaps.has(address)) continue;
    sitemaps.add(address);
    const { status, type, body } = await ask(address);
    if (status !== 200 || !type.includes('xml')) faults.push(`${address} answers ${status} ${type}`);
    const locations = locationsIn(body);
    if (body.includes('<sitemapindex')) waiting.push(...locations.filter(wanted));
    else
      for (const location of locations)
        if (addresses.has(location)) faults.push(`${location} is listed twice`);
        else addresses.add(location);
  }
  return { addresses: [...addresses], sitemaps: [...sitemaps], faults };
}
