// For whom the suggestion is: readers in Korea who look at another language, where Korean is spoken at all.
import { localeTable } from '#lib/i18n/locales.ts';

export const koreanTag = 'ko-KR';

/** `country`: two letters, as the proxy in front says; null when it says nothing. */
export const suggestsKorean = (country: string | null, locale: string, table: readonly { readonly tag: string }[] = localeTable): boolean =>
  country?.toUpperCase() === 'KR' && locale !== koreanTag && table.some(({ tag }) => tag === koreanTag);
