// The addresses of a pair's ads: read, written, and those that make no sense.
import { expect, test } from 'vitest';

import { boardAddress, readBoardView, wholeBoard } from './board-view.ts';

const pair = { coin: 'BTC', quote: 'EUR' };
const read = (query: string) => readBoardView(new URLSearchParams(query), ['sepa', 'wise'], 2);

test.each(['', '?side=sell', '?amount=1500.5&scheme=wise', '?side=sell&amount=20&page=3'])('%s is read and written alike', (query) => {
  expect(boardAddress(pair, read(query))).toBe(`/crypto-c2c/BTC/EUR${query}`);
});

test('what makes no sense shows all ads to buy from', () => {
  expect(read('side=both&amount=-5&scheme=pix&page=0')).toEqual(wholeBoard('buy'));
  expect(read('amount=0&page=1.5')).toEqual(wholeBoard('buy'));
  expect(read('amount=ten&page=101')).toEqual(wholeBoard('buy'));
});

test('an amount is read as it is typed', () => {
  expect(read('amount=1,500.129').amount).toBe('1500.12');
});
