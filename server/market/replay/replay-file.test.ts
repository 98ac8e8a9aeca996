// A recording is brought into its market by the rule of the live source, and what had to be done is counted.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { createLiveTape } from '../live/live-tape.ts';
import { loadListings } from '../load-listings.ts';
import { limitsOf, sizeProblem } from '../printable.ts';
import { readRecording } from './replay-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-recording-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const market = loadListings().marketOf('ETHUSDT');
if (market === undefined) throw new Error('ETHUSDT is not listed');
const ethUsdt = market;
const heading = 'ts_ms,price,qty,taker_side';

function read(...lines: readonly string[]): ReturnType<typeof readRecording> {
  const path = join(folder, 'trades.csv');
  writeFileSync(path, lines.join('\n'));
  return readRecording(path, ethUsdt);
}

const trades = (...rows: readonly string[]) =>
  read(heading, ...rows).trades.map(({ timeMs, priceTicks, quantityLots, takerSide }) => [timeMs, priceTicks, quantityLots, takerSide]);

test('prices become ticks of a cent and quantities lots of a hundred-thousandth', () => {
  expect(trades('1675329600138,1666.8,26.062,buy', '1675329600138,1666.79,0.152,sell', '')).toEqual([
    [1675329600138, 166680, 2606200, 'buy'],
    [1675329600138, 166679, 15200, 'sell'],
  ]);
  expect(read(heading, '5,2000,1,buy').note).toBe(`${join(folder, 'trades.csv')} for ETHUSDT: 1 told`);
});

test('line ends of either kind are read, and numbers as data tools write them', () => {
  expect(read(`${heading}\r`, '1,2000,1,buy\r', '').trades).toHaveLength(1);
  expect(trades('1,2e3,1E+0,buy', '2,2000,5e-4,sell')).toEqual([
    [1, 200_000, 100_000, 'buy'],
    [2, 200_000, 50, 'sell'],
  ]);
});

test('what is finer than the market is rounded, and no volume is lost by it', () => {
  // 100,000.4 lots, then 0.4 more each time: the third trade has 1.2 to make up for.
  const rows = [1, 2, 3].map((time) => `${time},2000.004,1.000004,buy`);
  expect(trades(...rows)).toEqual([
    [1, 200_000, 100_000, 'buy'],
    [2, 200_000, 100_001, 'buy'],
    [3, 200_000, 100_000, 'buy'],
  ]);
  expect(read(heading, ...rows).note).toContain('3 told, 3 rounded to the tick and lot');
});

test('what is too small joins the next trade, what is too large prints in parts', () => {
  // The smallest amount of 1 USDT is 50 lots at 2,000, the largest of 10 million is 500 million lots.
  const rows = ['1,2000,0.0002,buy', '2,2000,0.0003,sell', '3,2000,12345.67891,buy'];
  expect(trades(...rows)).toEqual([
    [2, 200_000, 50, 'sell'],
    [3, 200_000, 500_000_000, 'buy'],
    [3, 200_000, 500_000_000, 'buy'],
    [3, 200_000, 234_567_891, 'buy'],
  ]);
  expect(read(heading, ...rows).note).toContain(
    '3 told, 1 too small by themselves and joined to the next, 1 too large and printed in parts',
  );
});

const good = '5000,2000.00,1.5,buy';
test.each([
  ['a price of zero', '6000,0,1,buy'],
  ['a negative price', '6000,-2000,1,buy'],
  ['full-width digits', '6000,２000,1,buy'],
  ['a price beyond all numbers', '6000,1e99,1,buy'],
  ['an amount that no number of parts prints', '6000,2000,1e12,buy'],
  ['no quantity', '6000,2000,,buy'],
  ['no quantity at all', '6000,2000'],
  ['a field too many', '6000,2000,1,buy,7'],
  ['a time that is none', 'noon,2000,1,buy'],
])('%s is passed over and counted, and the others play', (_what, row) => {
  const { trades: played, note } = read(heading, good, row, '7000,2001,1,sell');
  expect(played.map(({ timeMs }) => timeMs)).toEqual([5000, 7000]);
  expect(note).toContain('3 told, 1 passed over');
});

test('the first line that is no trade is named', () => {
  expect(read(heading, good, '6000,2000,,buy', 'noon,2000,1,buy').note).toContain('the first that is no trade is line 3');
});

test('a taker side that is none follows the price', () => {
  expect(trades('1,2000,1,hold', '2,1999,1,', '3,1999,1', '4,2001,1,').map(([, , , side]) => side)).toEqual(['buy', 'sell', 'buy', 'buy']);
});

test('a time before the line before is put in its place', () => {
  const { trades: played, note } = read(heading, good, '4999,2000,1,sell');
  expect(played.map(({ timeMs }) => timeMs)).toEqual([4999, 5000]);
  expect(note).toContain('1 put into the order of time');
});

test('a file without the heading, without trades that can be printed, or without itself is refused', () => {
  expect(() => read('time,price', good)).toThrow('line 1');
  expect(() => read(heading)).toThrow('no trades');
  expect(() => read(heading, '1,2000,0.0001,buy', 'never')).toThrow('2 told, 1 too small');
  expect(() => readRecording(join(folder, 'missing.csv'), ethUsdt)).toThrow('missing.csv');
});

test('the live source would print the same of the same trades, whatever they are, and all of it could be printed', () => {
  const number = (min: number, max: number) => fc.double({ min: min, max: max, noNaN: true, noDefaultInfinity: true });
  const told = fc.record({ price: number(0.5, 90_000), amount: number(1e-7, 20_000), side: fc.constantFrom('buy', 'sell', '') });
  fc.assert(
    fc.property(fc.array(told, { minLength: 1, maxLength: 20 }), (list) => {
      const rows = list.map(({ price, amount, side }, at) => `${at + 1},${price},${amount},${side}`);
      const live = createLiveTape(ethUsdt, 0).take(
        list.map(({ price, amount, side }, at) => ({ timestamp: at + 1, price, amount, ...(side === '' ? {} : { side }) })),
      );
      if (live.length === 0) return;
      expect(read(heading, ...rows).trades).toEqual(live);
      expect(live.every((trade) => sizeProblem(limitsOf(ethUsdt), trade) === null)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
