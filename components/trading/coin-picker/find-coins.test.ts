// Coins by code before coins by name; one's own first.
import { expect, test } from 'vitest';

import { findCoins } from './find-coins.ts';

const coins = [
  ['USDT', 'Tether'],
  ['BTC', 'Bitcoin'],
  ['BCH', 'Bitcoin Cash'],
  ['ETC', 'Ethereum Classic'],
  ['TON', 'Toncoin'],
].map(([coin = '', name = '']) => ({ coin, name }));
const codes = (search: string, held: Record<string, string> | null = null): string =>
  findCoins(coins, search, held === null ? null : new Map(Object.entries(held)))
    .map(({ coin }) => coin)
    .join(' ');

test.each([
  ['', 'USDT BTC BCH ETC TON'],
  ['btc', 'BTC'],
  ['t', 'TON USDT BTC BCH ETC'],
  ['bitc', 'BTC BCH'],
  ['classic', 'ETC'],
  ['zzz', ''],
])('%j finds %s', (search, found) => {
  expect(codes(search)).toBe(found);
});

test('what one holds stands first', () => {
  expect(codes('', { TON: '3', BCH: '1' })).toBe('BCH TON USDT BTC ETC');
});
