// Which pages look alike to every visitor, and how old one of them may be.
import { localeTable } from '#lib/i18n/locales.ts';

/** Of what the exchange promises: fees, limits, rates. They are read at most 40 s before a page is drawn, and must not be shown when they are a minute old. */
const informationMs = 20_000;
/** Of pages that show prices: they move by themselves once they are open. */
const marketMs = 1000;

const pages: readonly (readonly [path: RegExp, ageMs: number])[] = [
  [/^\/(spot|futures)\/introduction(\/|$)/, informationMs],
  [/^\/(academy|help|announcements|fees|vip|about|legal)(\/|$)/, informationMs],
  [/^\/(markets|futures|futures\/hot)?$/, marketMs],
];

const language = new RegExp(`^/(?:${localeTable.map(({ code }) => code).join('|')})(?=/|$)`);

/** Milliseconds that a page at this path, without its query, may be given to others; 0: it is drawn for each who asks. */
export function sharedAgeMs(path: string): number {
  const bare = path.replace(language, '');
  return pages.find(([pattern]) => pattern.test(bare === '' ? '/' : bare))?.[1] ?? 0;
}
