// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';

import { asksFirst, useConfirmations } from './confirmations.ts';

const unread = useConfirmations.getState();
afterEach(() => useConfirmations.setState(unread));

test.each([
  ['all, at first', { oneClick: false, skipped: [] }, 'limit', false, true],
  ['not those that are skipped', { oneClick: false, skipped: ['limit'] }, 'limit', false, false],
  ['but the others', { oneClick: false, skipped: ['limit'] }, 'market', false, true],
  ['none with one click', { oneClick: true, skipped: [] }, 'market', false, false],
  ['what is dangerous, always', { oneClick: true, skipped: ['market'] }, 'market', true, true],
] as const)('%s', (_, chosen, kind, forced, asks) => {
  expect(asksFirst(chosen, kind, forced)).toBe(asks);
});

test('what is skipped can be asked about again', () => {
  const { skip } = useConfirmations.getState();
  skip('cancelAll', true);
  skip('cancelAll', true);
  expect(useConfirmations.getState().skipped).toEqual(['cancelAll']);
  skip('cancelAll', false);
  expect(asksFirst(useConfirmations.getState(), 'cancelAll', false)).toBe(true);
});

test.each(['0.5', '12', '100', '99.99'])('%s percent is taken', (text) => {
  useConfirmations.getState().setSlippagePercent(text);
  expect(useConfirmations.getState().slippagePercent).toBe(text);
});

test.each(['', '0', '0.00', '100.01', '5.', '1.234', '-1', '1e1'])('%s is no percentage to ask from', (text) => {
  useConfirmations.getState().setSlippagePercent(text);
  expect(useConfirmations.getState().slippagePercent).toBe('5');
});

test.each([
  [
    { oneClick: true, skipped: ['amend'] },
    { oneClick: true, skipped: ['amend'], slippagePercent: '5' },
  ],
  [
    { oneClick: false, skipped: [], slippagePercent: '2.5' },
    { oneClick: false, skipped: [], slippagePercent: '2.5' },
  ],
  [
    { oneClick: true, skipped: [], slippagePercent: '<b>' },
    { oneClick: false, skipped: [], slippagePercent: '5' },
  ],
])('of %o on the device is read %o', async (state, read) => {
  localStorage.setItem('confirmations', JSON.stringify({ state, version: 0 }));
  await useConfirmations.persist.rehydrate();
  expect(useConfirmations.getState()).toMatchObject(read);
  localStorage.clear();
});
