// Another venue's tape in our ticks and lots: each trade once, no volume lost, nothing that our limits would refuse.
import { expect, test } from 'vitest';

import type { LiveTrade } from './live-exchange.ts';
import { createLiveTape, touchOf } from './live-tape.ts';
import { loadListings } from '../load-listings.ts';
import { limitsOf, sizeProblem } from '../printable.ts';

const found = loadListings().marketOf('ETHUSDT');
if (found === undefined) throw new Error('ETHUSDT is not listed');
/** Cents and hundred-thousandths. */
const market = found;

const trade = (timestamp: number, price: number, amount: number, side: 'buy' | 'sell' = 'buy', id?: string): LiveTrade => ({
  timestamp,
  price,
  amount,
  side,
  ...(id === undefined ? {} : { id }),
});
const told = (list: readonly { timeMs: number; priceTicks: number; quantityLots: number; takerSide: string }[]): unknown[] =>
  list.map(({ timeMs, priceTicks, quantityLots, takerSide }) => [timeMs, priceTicks, quantityLots, takerSide]);

test('prices and quantities come to the nearest tick and lot, a half up', () => {
  const tape = createLiveTape(market, 0);
  expect(told(tape.take([trade(1, 1666.795, 0.123455), trade(2, 1666.794, 0.123454, 'sell'), trade(3, 1.005, 10)]))).toEqual([
    [1, 166_680, 12_346, 'buy'],
    [2, 166_679, 12_345, 'sell'],
    [3, 101, 1_000_000, 'buy'],
  ]);
});

test('answers that overlap give each trade once, with ids or without', () => {
  for (const id of ['a', undefined]) {
    const tape = createLiveTape(market, 100);
    const [first, second, third] = [
      trade(100, 2000, 1, 'buy', id),
      trade(150, 2001, 2, 'sell', id && 'b'),
      trade(150, 2002, 1, 'buy', id && 'c'),
    ];
    expect(told(tape.take([trade(99, 1999, 1), first, second]))).toEqual([
      [100, 200_000, 100_000, 'buy'],
      [150, 200_100, 200_000, 'sell'],
    ]);
    expect(tape.sinceMs).toBe(150);
    expect(told(tape.take([second, third]))).toEqual([[150, 200_200, 100_000, 'buy']]);
    expect(tape.take([first, second, third])).toEqual([]);
  }
});

test('two trades alike in everything but the id are two; without ids, as many as an answer holds', () => {
  const twice = [trade(5, 2000, 1), trade(5, 2000, 1)];
  const tape = createLiveTape(market, 0);
  expect(tape.take(twice)).toHaveLength(2);
  expect(tape.take([...twice, trade(5, 2000, 1)])).toHaveLength(1);
});

test('newest first is understood as well', () => {
  expect(told(createLiveTape(market, 0).take([trade(20, 2001, 1), trade(10, 2000, 1)])).map(String)).toEqual([
    '10,200000,100000,buy',
    '20,200100,100000,buy',
  ]);
});

test('what is too small to print joins the next trade', () => {
  const tape = createLiveTape(market, 0);
  // At 2,000 the smallest amount of 1 USDT is 0.0005 ether: 50 lots.
  expect(tape.take([trade(1, 2000, 0.0002), trade(2, 2000, 0.00029)])).toEqual([]);
  expect(told(tape.take([trade(3, 2000, 0.00001, 'sell')]))).toEqual([[3, 200_000, 50, 'sell']]);
});

test('what is too large prints in parts, each within the limits, none lost', () => {
  // 10 million USDT at most: 5,000 ether at 2,000.
  const parts = createLiveTape(market, 0).take([trade(1, 2000, 12_345.67891)]);
  expect(parts.map(({ quantityLots }) => quantityLots)).toEqual([500_000_000, 500_000_000, 234_567_891]);
  expect(parts.every((part) => sizeProblem(limitsOf(market), part) === null)).toBe(true);
});

test('a trade that says not all is left out; one without a side follows the price', () => {
  const tape = createLiveTape(market, 0);
  const odd = [{ price: 1, amount: 1 }, { timestamp: 2, amount: 1 }, { timestamp: 2, price: 1 }, trade(2, Number.NaN, 1), trade(2, -5, 1)];
  expect(tape.take(odd)).toEqual([]);
  const silent = [2000, 1999, 1999, 2001].map((price, place) => ({ timestamp: 3 + place, price, amount: 1 }));
  expect(tape.take(silent).map(({ takerSide }) => takerSide)).toEqual(['buy', 'sell', 'buy', 'buy']);
});

test('the touch is the middle and half the spread; none from half a book or a crossed one', () => {
  expect(touchOf(market, { bids: [[1999.9, 3]], asks: [[2000.1, 1]] })).toEqual({ centreTicks: 200_000, halfSpreadTicks: 10 });
  expect(touchOf(market, { bids: [[2000, 3]], asks: [[2000.001, 1]] })).toEqual({ centreTicks: 200_000, halfSpreadTicks: 1 });
  expect(touchOf(market, { bids: [], asks: [[2000, 1]] })).toBeNull();
  expect(touchOf(market, { bids: [[2001, 1]], asks: [[2000, 1]] })).toBeNull();
});
