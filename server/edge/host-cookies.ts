// Cookies that only this very host may have set. Over https their names begin with `__Host-`, by which browsers vouch for it; inside the exchange they have their plain names.
import { deviceCookie } from '#lib/contract/accounts/device-cookie.ts';
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';

const mark = '__Host-';
/** The names of cookies that mean something to the server alone. */
const names: readonly string[] = [sessionCookie, deviceCookie.name];

/** The line as it is sent over https. */
export function overHttps(line: string): string {
  const isHostCookie = names.some((name) => line.startsWith(`${name}=`));
  const secure = /;\s*secure/i.test(line) ? line : `${line}; Secure`;
  return isHostCookie ? `${mark}${secure}` : secure;
}

/** What came over https, in plain names. One that came under the plain name itself may be anybody's: a neighbouring host's, or of a time without https. */
export function fromHttps(header: string): string {
  const pairs = header.split(/; */);
  const own = pairs.filter((pair) => !names.some((name) => pair.startsWith(`${name}=`)));
  const isMarked = (pair: string): boolean => names.some((name) => pair.startsWith(`${mark}${name}=`));
  return own.map((pair) => (isMarked(pair) ? pair.slice(mark.length) : pair)).join('; ');
}
