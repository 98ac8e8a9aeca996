// The languages of the product: the code in the address, the tag that browsers and formats understand, the direction.

import { defaultTag } from './default-tag.ts';

type Direction = 'ltr' | 'rtl';

export type LocaleEntry = {
  /** BCP 47; also the folder of its texts. */
  readonly tag: string;
  /** The specification's code, which is the prefix in addresses; English carries none. */
  readonly code: string;
  readonly languageKey: string;
  readonly languageType: number;
  readonly direction: Direction;
  /** In its own words. */
  readonly name: string;
};

export { defaultTag };

const entry = (
  tag: string,
  code: string,
  languageKey: string,
  languageType: number,
  name: string,
  direction: Direction = 'ltr',
): LocaleEntry => ({
  tag,
  code,
  languageKey,
  languageType,
  direction,
  name,
});

export const localeTable: readonly LocaleEntry[] = [
  entry(defaultTag, 'en', 'en_US', 0, 'English'),
  entry('ko-KR', 'asia', 'ko_KR', 3, '한국어'),
  entry('ja-JP', 'ja', 'ja_JP', 2, '日本語'),
  entry('vi-VN', 'vi', 'vi_VN', 4, 'Tiếng Việt'),
  entry('ru-RU', 'ru', 'ru_RU', 6, 'Русский'),
  entry('es-419', 'es', 'es_ES', 7, 'Español (Latinoamérica)'),
  entry('it-IT', 'it', 'it_IT', 9, 'Italiano'),
  entry('fr-FR', 'fr', 'fr_FR', 10, 'Français'),
  entry('de-DE', 'de', 'de_DE', 11, 'Deutsch'),
  entry('zh-Hans', 'zh-CN', 'zh_CN', 1, '简体中文'),
  entry('zh-Hant', 'zh-TC', 'zh_TW', 5, '繁體中文'),
  entry('zh-Hant-TW', 'zh-TW', 'zh_TW', 5, '繁體中文（台灣）'),
  entry('pt-BR', 'pt', 'pt_BR', 12, 'Português (Brasil)'),
  entry('id-ID', 'id', 'in_ID', 13, 'Bahasa Indonesia'),
  entry('th-TH', 'th', 'th_TH', 14, 'ไทย'),
  entry('pl-PL', 'pl', 'pl_PL', 20, 'Polski'),
  entry('uk-UA', 'uk', 'uk_UA', 21, 'Українська'),
  entry('pt-PT', 'pt-PT', 'pt_PT', 24, 'Português (Portugal)'),
  entry('es-ES', 'es-ES', 'es_IN', 23, 'Español (España)'),
  entry('uz-UZ', 'uz', 'uz_UZ', 25, 'Oʻzbekcha'),
  entry('ar', 'ar', 'ar_SA', 39, 'العربية', 'rtl'),
  entry('fil-PH', 'ph', 'ph_PH', 40, 'Filipino'),
  entry('en-GB', 'en-GB', 'en_GB', 41, 'English (UK)'),
];

const byTag = new Map(localeTable.map((locale) => [locale.tag, locale]));

/** The entry of a tag; English for one that is not ours. */
export function localeOf(tag: string): LocaleEntry {
  const found = byTag.get(tag) ?? byTag.get(defaultTag);
  if (found === undefined) throw new Error('the default language is not in the table');
  return found;
}

/** An address under a language: the path as it is for English, else behind the language's code. */
export function localisedPath(tag: string, path: string): string {
  const { code } = localeOf(tag);
  if (tag === defaultTag) return path;
  return path === '/' ? `/${code}` : `/${code}${path}`;
}
