import { expect, test } from 'vitest';

import { asksFirst } from './confirmations.ts';

test.each([
  ['all, at first', { oneClick: false, skipped: [] }, 'limit', false, true],
  ['not those that are skipped', { oneClick: false, skipped: ['limit'] }, 'limit', false, false],
  ['but the others', { oneClick: false, skipped: ['limit'] }, 'market', false, true],
  ['none with one click', { oneClick: true, skipped: [] }, 'market', false, false],
  ['what is dangerous, always', { oneClick: true, skipped: ['market'] }, 'market', true, true],
] as const)('%s', (_, chosen, kind, forced, asks) => {
  expect(asksFirst(chosen, kind, forced)).toBe(asks);
});
