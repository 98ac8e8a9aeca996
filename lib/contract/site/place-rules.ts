// The rules that depend on the reader's place: the language, the country and the site. One table, for menus, pages and calls.
import * as z from 'zod/mini';

import { asText } from '../wire/fields.ts';

/** The kind of site that an installation is. */
export const siteTypes = ['global', 'cn'] as const;
export type SiteType = (typeof siteTypes)[number];

export type ReadingPlace = {
  /** BCP 47. */
  readonly locale: string;
  /** Two letters, as a proxy in front says; null: it does not say. */
  readonly country: string | null;
  readonly siteType: SiteType;
};

type Condition = {
  readonly locales?: readonly string[] | undefined;
  readonly countries?: readonly string[] | undefined;
  readonly siteTypes?: readonly SiteType[] | undefined;
};

/** only: all that it names must hold. except: any of it is enough to be left out. */
export type PlaceRule = { readonly only?: Condition | undefined; readonly except?: Condition | undefined };

const ofContent = z.strictObject({ locales: z.optional(z.array(asText)), siteTypes: z.optional(z.array(z.enum(siteTypes))) });

/** The rule of content that an operator publishes on the site: the same for all who read one site in one language. */
export const contentRule = z.strictObject({ only: z.optional(ofContent), except: z.optional(ofContent) });

export type PlacedFeature = 'unifiedAccount' | 'koreanSuggestion';

const placeRules: Readonly<Record<PlacedFeature, PlaceRule>> = {
  /** The entry of the unified account is hidden in British English. */
  unifiedAccount: { except: { locales: ['en-GB'] } },
  /** Readers in Korea are asked whether Korean would be better, unless they read it. */
  koreanSuggestion: { only: { countries: ['KR'] }, except: { locales: ['ko-KR'] } },
};

type Asked = readonly (readonly [named: readonly string[] | undefined, here: string | null])[];

const asked = (part: PlaceRule['only'], { locale, country, siteType }: ReadingPlace): Asked => [
  [part?.locales, locale],
  [part?.countries, country?.toUpperCase() ?? null],
  [part?.siteTypes, siteType],
];
const names = ([named, here]: Asked[number]): boolean => here !== null && named?.includes(here) === true;

/** True if a rule lets somebody at a place have what it is about. A part of the place that nobody knows is named by no rule. */
export function holdsAt({ only, except }: PlaceRule, place: ReadingPlace): boolean {
  const isNamed = asked(only, place).every((one) => one[0] === undefined || names(one));
  return isNamed && !asked(except, place).some(names);
}

export const isOffered = (feature: PlacedFeature, place: ReadingPlace): boolean => holdsAt(placeRules[feature], place);

const named = new Set(Object.values(placeRules).flatMap(({ only, except }) => [...(only?.countries ?? []), ...(except?.countries ?? [])]));

/** True if anything at all is different for readers in a country, two capital letters. */
export const isCountryNamed = (country: string): boolean => named.has(country);
