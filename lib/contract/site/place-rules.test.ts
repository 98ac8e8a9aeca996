// The table of places by its effects: who is offered what, and how a rule reads.
import { expect, test } from 'vitest';

import { contentRule, holdsAt, isOffered, type ReadingPlace } from './place-rules.ts';

const here = (change: Partial<ReadingPlace> = {}): ReadingPlace => ({ locale: 'en-US', country: null, siteType: 'global', ...change });

test.each([
  ['in English', {}, true, false],
  ['in British English', { locale: 'en-GB' }, false, false],
  ['in Britain, in English', { country: 'GB' }, true, false],
  ['in Korea', { country: 'KR' }, true, true],
  ['in Korea, by a proxy that writes small', { country: 'kr' }, true, true],
  ['in Korea, in Korean', { country: 'KR', locale: 'ko-KR' }, true, false],
  ['in Korean, elsewhere', { country: 'US', locale: 'ko-KR' }, true, false],
  ['on the Chinese site', { siteType: 'cn' }, true, false],
] as const)('%s: the unified account, and the suggestion of Korean', (_where, change, unified, korean) => {
  expect([isOffered('unifiedAccount', here(change)), isOffered('koreanSuggestion', here(change))]).toEqual([unified, korean]);
});

test('all that is named must hold, and any exception is enough', () => {
  const rule = { only: { siteTypes: ['cn'], locales: ['zh-CN', 'en-US'] }, except: { countries: ['US'] } } as const;
  expect(holdsAt(rule, here({ siteType: 'cn' }))).toBe(true);
  expect(holdsAt(rule, here())).toBe(false);
  expect(holdsAt(rule, here({ siteType: 'cn', locale: 'ar' }))).toBe(false);
  expect(holdsAt(rule, here({ siteType: 'cn', country: 'US' }))).toBe(false);
  expect(holdsAt({}, here())).toBe(true);
  expect(holdsAt({ only: { countries: [] } }, here({ country: 'KR' }))).toBe(false);
});

test('an operator names sites and languages, and is told of what is no such thing', () => {
  expect(contentRule.safeParse({ only: { siteTypes: ['cn'] }, except: { locales: ['en-GB'] } }).success).toBe(true);
  for (const wrong of [{ only: { siteTypes: ['mars'] } }, { only: { countries: ['KR'] } }, { unless: {} }])
    expect(contentRule.safeParse(wrong).success).toBe(false);
});
