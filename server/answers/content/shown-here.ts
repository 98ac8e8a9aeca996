// The rows of the operators' content that are shown on this site in a language.
import { holdsAt, type PlaceRule, type SiteType } from '#lib/contract/site/place-rules.ts';

/** The reader's country makes no difference: readers share these answers. */
export const shownHere =
  (locale: string, siteType: SiteType) =>
  ({ where }: { readonly where?: PlaceRule | undefined }): boolean =>
    where === undefined || holdsAt(where, { locale, siteType, country: null });
