// Languages are found however their reader thinks of them.
import { expect, test } from 'vitest';

import { localeTable } from '#lib/i18n/locales.ts';
import { findLanguages } from './find-languages.ts';

const found = (query: string, reader = 'en-US'): string[] => findLanguages(localeTable, query, reader).map(({ code }) => code);

test('all twenty-three stand there before anything is typed', () => {
  expect(found('')).toHaveLength(23);
  expect(found('   ')).toHaveLength(23);
});

test.each([
  ['deutsch', 'en-US', ['de']],
  ['german', 'en-US', ['de']],
  ['GERMAN', 'ja-JP', ['de']],
  ['francais', 'en-US', ['fr']],
  ['한국', 'en-US', ['asia']],
  ['korean', 'en-US', ['asia']],
  ['arabic', 'en-US', ['ar']],
  ['العربية', 'en-US', ['ar']],
  ['الألمانية', 'ar', ['de']],
  ['zh-t', 'en-US', ['zh-TC', 'zh-TW']],
  ['portug', 'en-US', ['pt', 'pt-PT']],
  ['klingon', 'en-US', []],
])('%s, typed by a reader of %s', (query, reader, codes) => {
  expect(found(query, reader)).toEqual(codes);
});
