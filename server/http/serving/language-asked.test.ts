// The language of an answer, by everything that a request may say of it.
import * as z from 'zod/mini';
import { expect, test } from 'vitest';

import { getTips } from '#lib/contract/calls/v1/mix/base/tipsList.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { isInLanguage, withLanguage } from './language-asked.ts';

const asia = { locale: 'asia', language: 'ko_KR' };

test.each([
  ['nothing is said', {}, {}, undefined],
  ['the body names it', { locale: 'de', languageType: 2 }, asia, 'de'],
  ['the number of the body goes before the headers', { languageType: 2 }, asia, 'ja'],
  ['a number of a query is text', { languageType: '39' }, {}, 'ar'],
  ['0 is English, and no empty field', { languageType: 0 }, asia, 'en'],
  ['a number that two languages have', { languageType: 5 }, {}, 'zh-TC'],
  ['the header tells those two apart', { languageType: 5 }, { locale: 'zh-TW' }, 'zh-TW'],
  ['a number of nobody leaves it to the headers', { languageType: 999 }, asia, 'asia'],
  ['the header of the locale goes before that of the language', {}, { locale: 'fr', language: 'ko_KR' }, 'fr'],
  ['the key of the language alone', {}, { language: 'in_ID' }, 'id'],
  ['headers of no language of ours', {}, { locale: 'tlh', language: 'x'.repeat(8000) }, undefined],
  ['a locale of the body that is none of ours is left to the call', { locale: 'tlh' }, asia, 'tlh'],
])('%s', (_, request, headers, locale) => {
  expect(withLanguage(request, headers)['locale']).toBe(locale);
});

test('the rest of the request stays', () => {
  expect(withLanguage({ languageType: 2, position: 7 }, {})).toEqual({ languageType: 2, position: 7, locale: 'ja' });
});

test('the calls whose answers are in a language are those that take the locale of the site', () => {
  expect(isInLanguage(getTips.request)).toBe(true);
  // Its locale is part of the address under which a list of markets is kept.
  expect(isInLanguage(getAllSymbols.request)).toBe(false);
  expect(isInLanguage(z.string())).toBe(false);
});
