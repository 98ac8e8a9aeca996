// The address of a shared link's picture: of a market by its page, of any other page by language and page.
import { localeOf, localeTable } from '#lib/i18n/locales.ts';

/** As those who show links like it. */
export const pictureSize = { width: 1200, height: 630 } as const;

const ending = '.png';

/** `market`: the path of a market's page. */
export const pictureAddress = (tag: string, path: string, market?: string): string =>
  `/pictures${market ?? `/pages/${localeOf(tag).code}${path === '/' ? '' : path}`}${ending}`;

export type PictureSubject =
  | { readonly kind: 'spot'; readonly name: string }
  | { readonly kind: 'futures'; readonly line: string; readonly name: string }
  | { readonly kind: 'page'; readonly tag: string; readonly path: string };

/** The subject that an address below /pictures asks for; null: none that there is a picture of. */
export function readPictureAddress(parts: readonly string[]): PictureSubject | null {
  const [kind, second = '', third = '', ...rest] = parts
    .join('/')
    .replace(/\.png$/, '')
    .split('/');
  if (!parts.at(-1)?.endsWith(ending)) return null;
  if (kind === 'spot' && third === '') return { kind, name: second };
  if (kind === 'futures' && rest.length === 0) return { kind, line: second, name: third };
  const tag = localeTable.find(({ code }) => code === second)?.tag;
  return kind === 'pages' && tag !== undefined ? { kind: 'page', tag, path: `/${[third, ...rest].join('/')}` } : null;
}
