// The pages that look alike to every visitor, how old one of them may be, and which are there to be read.
import { localeTable } from '#lib/i18n/locales.ts';

/** The age limit of fees, limits and rates: read at most 40 s before a page is drawn, they must not be shown when a minute old. */
const informationMs = 20_000;
/** The age limit of pages that show prices: they move by themselves once they are open. */
const marketMs = 1000;

export type SharedPage = {
  /** So long it may be given to others. */
  readonly ageMs: number;
  /** It is complete without scripts, and nobody is in a hurry to press anything. */
  readonly isToRead: boolean;
};

const information: SharedPage = { ageMs: informationMs, isToRead: true };
const market: SharedPage = { ageMs: marketMs, isToRead: false };

const pages: readonly (readonly [path: RegExp, page: SharedPage])[] = [
  [/^\/(spot|futures)\/introduction(\/|$)/, information],
  [/^\/(academy|help|announcements|fees|vip|about|legal)(\/|$)/, information],
  [/^\/(markets|futures|futures\/hot)?$/, market],
];

const language = new RegExp(`^/(?:${localeTable.map(({ code }) => code).join('|')})(?=/|$)`);

/** The shared page at this path, without its query. Null: it is drawn for each who asks. */
export function sharedPage(path: string): SharedPage | null {
  const bare = path.replace(language, '');
  return pages.find(([pattern]) => pattern.test(bare === '' ? '/' : bare))?.[1] ?? null;
}
