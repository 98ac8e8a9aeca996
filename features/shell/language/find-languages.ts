// Finds a language by its own name, by its name in the reader's language or in English, or by its code.
import type { LocaleEntry } from '#lib/i18n/locales.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Names of languages in a language; a tag that it does not know keeps its code. */
const namesIn = (locale: string): Intl.DisplayNames => new Intl.DisplayNames([locale, 'en'], { type: 'language' });

/** In the order of the table; all of them for an empty query. */
export function findLanguages(table: readonly LocaleEntry[], query: string, readerTag: string): readonly LocaleEntry[] {
  const wanted = plain(query.trim());
  if (wanted === '') return table;
  const books = [namesIn(readerTag), namesIn('en')];
  return table.filter(({ name, tag, code }) => {
    const words = [name, tag, code, ...books.map((book) => book.of(tag) ?? '')];
    return words.some((word) => plain(word).includes(wanted));
  });
}
