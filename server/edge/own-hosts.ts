// The host names that this site answers to. What a request calls its host is the caller's own word: a name that is not listed would end up in links, cookies and canonical addresses.

export type OwnHosts = {
  /** The address people type; empty: any of the names below. */
  readonly publicUrl: string;
  /** Further names, as an operator lists them. */
  readonly allowedHosts: readonly string[];
};

const wellFormed = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The name without its port, in small letters; null: no host. */
function nameOf(host: string): string | null {
  if (!wellFormed.test(host)) return null;
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d+){3}$/.test(name);

/** A host name, without scheme, port or path. */
export const isHostName = (text: string): boolean => /^[\w-]+(\.[\w-]+)*$|^\[[\da-f:.]+\]$/i.test(text);

/** An address of this machine, as it stands in a URL. */
const written = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  return plain.includes(':') ? `[${plain}]` : plain;
};

/**
 * True of names that are this site's: loopback, those of the operator, and the very address that the connection came to, which no
 * name of somebody else's can stand for.
 */
export function createHostCheck({ publicUrl, allowedHosts }: OwnHosts): (host: string, reachedAt: string) => boolean {
  const listed = new Set(allowedHosts.map((name) => name.toLowerCase()));
  if (URL.canParse(publicUrl)) listed.add(new URL(publicUrl).hostname);
  return (host, reachedAt) => {
    const name = nameOf(host);
    return name !== null && (isLoopbackName(name) || listed.has(name) || name === written(reachedAt));
  };
}
