// Cookies that only this very host may have set. Over https their names begin with `__Host-`, by which browsers vouch for it; inside the exchange they have their plain names.
import { hostPrefix } from '#lib/contract/accounts/host-prefix.ts';

/** The line as it is sent over https. */
export function overHttps(line: string): string {
  const secure = /;\s*secure/i.test(line) ? line : `${line}; Secure`;
  return secure.startsWith(hostPrefix) ? secure : `${hostPrefix}${secure}`;
}

/** Cookies of https, in plain names. One sent by a plain name may be anybody's: a neighbouring host's, or of a time without https. */
export const fromHttps = (header: string): string =>
  header
    .split(/; */)
    .flatMap((pair) => (pair.startsWith(hostPrefix) ? [pair.slice(hostPrefix.length)] : []))
    .join('; ');
