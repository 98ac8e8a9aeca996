// The name of a language for search engines: ISO 639-1, with a script or a region where one language stands in the table twice.
import { localeTable } from './locales.ts';

/** es-419 is a tag that search engines do not know, and Filipino has no two letters: Tagalog is the nearest. */
const named: Readonly<Record<string, string>> = {
  'en-GB': 'en-GB',
  'es-ES': 'es-ES',
  'pt-PT': 'pt-PT',
  'zh-Hans': 'zh-Hans',
  'zh-Hant': 'zh-Hant',
  'zh-Hant-TW': 'zh-TW',
  'fil-PH': 'tl',
};

const hreflangOf = (tag: string): string => named[tag] ?? tag.split('-')[0] ?? tag;

/** Every language of the product, and its tag in the locale table. */
export const hreflangs: ReadonlyMap<string, string> = new Map(localeTable.map(({ tag }) => [hreflangOf(tag), tag]));
