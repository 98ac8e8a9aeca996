// The address that somebody asked for, told to the page by the proxy: a page itself does not know its own query.
import { defaultTag, localeTable } from '#lib/i18n/locales.ts';

/** The header is taken away where a visitor sends it. */
export const askedPageHeader = 'x-asked-page';

const codes = localeTable.filter(({ tag }) => tag !== defaultTag).map(({ code }) => code);
const language = new RegExp(`^/(?:${codes.join('|')})(?=/|$)`);
/** The framework's mark of a move within the site. */
const moveMark = '_rsc';

/** The part of a path that names its language, with the slash before it; empty for English. */
export const askedLanguage = (path: string): string => language.exec(path)?.[0] ?? '';

/** Path and query, without the language: the same address in every one. */
export function askedPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== moveMark)
    .join('&');
  const path = pathname.slice(askedLanguage(pathname).length) || '/';
  return query === '' ? path : `${path}?${query}`;
}
