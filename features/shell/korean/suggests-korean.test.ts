// The users who are asked whether Korean would be better.
import { expect, test } from 'vitest';

import { suggestsKorean } from './suggests-korean.ts';

test.each([
  ['in Korea, in English', 'KR', 'en-US', true],
  ['by a proxy that writes small', 'kr', 'ar', true],
  ['in Korea, in Korean already', 'KR', 'ko-KR', false],
  ['elsewhere', 'DE', 'en-US', false],
  ['who knows where', null, 'en-US', false],
])('%s', (_, country, locale, asked) => {
  expect(suggestsKorean({ country, locale, siteType: 'global' })).toBe(asked);
});

test('not where Korean is no language of the product', () => {
  expect(suggestsKorean({ country: 'KR', locale: 'en-US', siteType: 'global' }, [{ tag: 'en-US' }, { tag: 'ar' }])).toBe(false);
});
