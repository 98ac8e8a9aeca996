// All that a visitor's page is drawn from. A page that others are given is drawn from this alone, and from nothing else of whoever asked first.
import type { IncomingHttpHeaders } from 'node:http';

import { isCountryNamed } from '#lib/contract/site/place-rules.ts';
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { languageCookie, rememberedHome } from '#lib/i18n/remembered-language.ts';
import { preferenceCookies, readPreferences } from '#lib/session/preferences/preferences.ts';
import { sharedPage, type SharedPage } from './shared-addresses.ts';

export type FaceSettings = {
  /** The address people type; empty: what the request says. */
  readonly publicUrl: string;
  /** The header in which it says the country. */
  readonly countryHeader: string;
};

export type VisitorFace = SharedPage & {
  readonly path: string;
  /** Complete: no other header, and no other cookie, reaches what draws the page. */
  readonly headers: Readonly<Record<string, string>>;
};

type Asked = { readonly method?: string | undefined; readonly url?: string | undefined; readonly headers: IncomingHttpHeaders };

/** Longer or odder ones, and those with a query, are drawn for each. */
const plainPath = /^\/[\w\-./]{0,200}$/;
const plainHost = /^[\w.\-:[\]]{1,200}$/;

export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.flatMap(([name = '', value = '']) => (name === '' ? [] : [[name, value] as const])));
}

/** Banners that were put away, by their ids; anything else is nobody's choice. */
const bannerIds = /^[\w%-]{1,80}$/;

/** The screen choices of the cookies, written out in full: cookies that come to the same are the same. */
function lookOf(cookies: ReadonlyMap<string, string>): string {
  const { theme, colours, density, unit, showsAssets, showsNotices, valuationUnit } = readPreferences((name) => cookies.get(name));
  const written = {
    [preferenceCookies.theme]: theme,
    [preferenceCookies.colours]: colours,
    [preferenceCookies.density]: density,
    [preferenceCookies.unit]: unit,
    [preferenceCookies.showsAssets]: Number(showsAssets),
    [preferenceCookies.showsNotices]: Number(showsNotices),
    [preferenceCookies.valuationUnit]: valuationUnit,
    ...(bannerIds.test(cookies.get('banner') ?? '') ? { banner: cookies.get('banner') } : {}),
    // None that there is: the page then names its own.
    [languageCookie]: 'none',
  };
  return Object.entries(written)
    .map((pair) => pair.join('='))
    .join('; ');
}

/** The address that the page would call itself; null: nothing that looks like an address. */
function addressOf(headers: IncomingHttpHeaders, { publicUrl }: FaceSettings): Readonly<Record<string, string>> | null {
  if (publicUrl !== '') return { host: 'localhost' };
  const told = { host: headers.host ?? '', 'x-forwarded-proto': headers['x-forwarded-proto'] };
  const given = Object.entries(told).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
  return given.every(([, value]) => plainHost.test(value)) ? Object.fromEntries(given) : null;
}

/** Null: drawn for this one alone. So it is for everybody who brings a session, whoever that is and whether or not it still holds. */
export function visitorFace({ method, url = '', headers }: Asked, settings: FaceSettings): VisitorFace | null {
  if ((method !== 'GET' && method !== 'HEAD') || !plainPath.test(url)) return null;
  const page = sharedPage(url);
  // The framework asks for parts of pages with headers of its own.
  if (page === null || headers.authorization !== undefined || headers['rsc'] !== undefined) return null;
  // Over HTTPS a browser knows the cookie with a prefix in front.
  if (headers.cookie?.includes(sessionCookie) === true) return null;
  const cookies = readCookies(headers.cookie);
  // The reader is led to the home page of another language.
  if (rememberedHome(url, cookies.get(languageCookie)) !== null) return null;
  const address = addressOf(headers, settings);
  if (address === null) return null;
  const country = String(headers[settings.countryHeader] ?? '').toUpperCase();
  return {
    ...page,
    path: url,
    headers: {
      ...address,
      accept: 'text/html',
      cookie: lookOf(cookies),
      ...(isCountryNamed(country) ? { [settings.countryHeader]: country } : {}),
    },
  };
}
