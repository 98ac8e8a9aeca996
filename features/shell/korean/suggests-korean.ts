// The readers whom the suggestion is for: those whom the table of places names, where Korean is spoken at all.
import { isOffered, type ReadingPlace } from '#lib/contract/site/place-rules.ts';
import { localeTable } from '#lib/i18n/locales.ts';

export const koreanTag = 'ko-KR';

export const suggestsKorean = (place: ReadingPlace, table: readonly { readonly tag: string }[] = localeTable): boolean =>
  isOffered('koreanSuggestion', place) && table.some(({ tag }) => tag === koreanTag);
