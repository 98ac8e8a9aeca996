import { expect, test } from 'vitest';

import { readTerms, writeTerm, type TermField } from './read-terms.ts';

const saying = (words: Partial<Record<TermField, string>>) => (field: TermField) => words[field] ?? '';

test('fields of the kind are read, of other kinds are not, and what no form asks for stays', () => {
  const where = { except: { locales: ['en-GB'] } };
  const words = { locations: '83, 86', href: '/markets', topic: 'start' };
  expect(readTerms('banner', { where, locations: [1] }, saying(words))).toEqual({ locations: [83, 86], href: '/markets', where });
  expect(readTerms('announcement', {}, saying({ category: 'listing', day: '2026-06-01T08:30' }))).toEqual({
    category: 'listing',
    atMs: Date.UTC(2026, 5, 1, 8, 30),
  });
  expect(readTerms('announcement', {}, saying({ category: 'nothing', day: '' }))).toEqual({});
  expect(readTerms('notice', { source: 'live', important: true }, saying({}))).toEqual({ source: 'live' });
});

test('what a form shows is what it reads', () => {
  const terms = { atMs: Date.UTC(2026, 0, 2, 3, 4), important: true };
  expect(readTerms('event', {}, (field) => writeTerm(terms, field))).toEqual(terms);
});
