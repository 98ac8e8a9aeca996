// The language of an answer: the locale that the body names, else its languageType, else the headers that apps send with every call.
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';

import { siteLocale } from '#lib/contract/wire/site-locale.ts';
import { languages } from '#server/answers/content/languages.ts';

/** Whether the answer of a call is in a language of its reader. */
export const isInLanguage = (request: z.core.$ZodType): boolean =>
  request instanceof z.ZodMiniObject && request.shape['locale'] === siteLocale;

/**
 * The request with the locale of the language that it asks for; as it is where it names a locale, or asks for no language of ours.
 * Two languages have the number 5 and the key zh_TW: the header `locale` tells them apart.
 */
export function withLanguage(
  request: Readonly<Record<string, unknown>>,
  headers: Pick<IncomingHttpHeaders, string>,
): Readonly<Record<string, unknown>> {
  if (request['locale'] !== undefined) return request;
  const { locale: code, language: key } = headers;
  const number = request['languageType'];
  const numbered = languages.filter(({ languageType }) => String(languageType) === String(number));
  const named = languages.filter(({ locale }) => locale === code);
  const keyed = languages.filter(({ languageKey }) => languageKey === key);
  const asked = numbered.find((language) => named.includes(language)) ?? numbered[0] ?? named[0] ?? keyed[0];
  return asked === undefined ? request : { ...request, locale: asked.locale };
}
