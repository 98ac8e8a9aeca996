// Preferences live in cookies, so that the server renders what the reader chose.
import { hostPrefix } from '#lib/contract/accounts/host-prefix.ts';

export type PreferenceCookie =
  | 'lang'
  | 'unit'
  | 'showasset'
  | 'theme'
  | 'valuationunit'
  | 'layout'
  | 'colours'
  | 'density'
  | 'noticeboard'
  | 'columns'
  | 'banner'
  | 'desk';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Keeps a preference for a year, for the whole site. One that was kept over https travels over https alone. */
export function rememberPreference(name: PreferenceCookie, value: string): void {
  const isHttps = location.protocol === 'https:';
  const [prefix, secure] = isHttps ? [hostPrefix, '; secure'] : ['', ''];
  document.cookie = `${prefix}${name}=${encodeURIComponent(value)}; path=/; max-age=${oneYearSeconds}; samesite=lax${secure}`;
}
