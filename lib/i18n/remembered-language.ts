// The language that a browser keeps in a cookie: the specification's code of the last page's language, read where the home page is asked for without one.
import { defaultTag, localeOf, localeTable, localisedPath } from './locales.ts';

export const languageCookie = 'lang';
export const languageCookieSeconds = 365 * 24 * 60 * 60;

const byCode = new Map(localeTable.map((locale) => [locale.code, locale]));

/** The code of the language of an address: its prefix, else English. */
export function languageOfAddress(path: string): string {
  const [, first = ''] = path.split('/');
  return byCode.get(first)?.code ?? localeOf(defaultTag).code;
}

/** The home page in the remembered language where English's is asked for; null: the address stays. An unknown code counts as none. */
export function rememberedHome(path: string, code: string | undefined): string | null {
  const locale = path === '/' && code !== undefined ? byCode.get(code) : undefined;
  return locale === undefined || locale.tag === defaultTag ? null : localisedPath(locale.tag, '/');
}
