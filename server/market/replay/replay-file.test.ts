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
const start = Date.UTC(2026, 0, 31, 12);

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
  expect(read(heading, `${start + 5},2000,1,buy`).note).toBe(
    `${join(folder, 'trades.csv')} for ETHUSDT: 1 told; trades, times in milliseconds, 2026-01-31 12:00 UTC to 2026-01-31 12:00 UTC, 1 buys`,
  );
});

test('line ends of either kind are read, and numbers as data tools write them', () => {
  expect(read(`${heading}\r`, `${start + 1},2000,1,buy\r`, '').trades).toHaveLength(1);
  expect(trades(`${start + 1},2e3,1E+0,buy`, `${start + 2},2000,5e-4,sell`)).toEqual([
    [start + 1, 200_000, 100_000, 'buy'],
    [start + 2, 200_000, 50, 'sell'],
  ]);
});

test('what is finer than the market is rounded, and no volume is lost by it', () => {
  // 100,000.4 lots, then 0.4 more each time: the third trade has 1.2 to make up for.
  const rows = [1, 2, 3].map((time) => `${start + time},2000.004,1.000004,buy`);
  expect(trades(...rows)).toEqual([
    [start + 1, 200_000, 100_000, 'buy'],
    [start + 2, 200_000, 100_001, 'buy'],
    [start + 3, 200_000, 100_000, 'buy'],
  ]);
  expect(read(heading, ...rows).note).toContain('3 told, 3 rounded to the tick and lot');
});

test('what is too small joins the next trade, what is too large prints in parts', () => {
  // The smallest amount of 1 USDT is 50 lots at 2,000, the largest of 10 million is 500 million lots.
  const rows = [`${start + 1},2000,0.0002,buy`, `${start + 2},2000,0.0003,sell`, `${start + 3},2000,12345.67891,buy`];
  expect(trades(...rows)).toEqual([
    [start + 2, 200_000, 50, 'sell'],
    [start + 3, 200_000, 500_000_000, 'buy'],
    [start + 3, 200_000, 500_000_000, 'buy'],
    [start + 3, 200_000, 234_567_891, 'buy'],
  ]);
  expect(read(heading, ...rows).note).toContain(
    '3 told, 1 too small by themselves and joined to the next, 1 too large and printed in parts',
  );
});

const good = `${start + 5000},2000.00,1.5,buy`;
test.each([
  ['a price of zero', `${start + 6000},0,1,buy`],
  ['a negative price', `${start + 6000},-2000,1,buy`],
  ['full-width digits', `${start + 6000},２000,1,buy`],
  ['a price beyond all numbers', `${start + 6000},1e99,1,buy`],
  ['an amount that no number of parts prints', `${start + 6000},2000,1e12,buy`],
  ['no quantity', `${start + 6000},2000,,buy`],
  ['no quantity at all', `${start + 6000},2000`],
  ['a field too many', `${start + 6000},2000,1,buy,7`],
  ['a time that is none', 'noon,2000,1,buy'],
])('%s is passed over and counted, and the others play', (_what, row) => {
  const { trades: played, note } = read(heading, good, row, `${start + 7000},2001,1,sell`);
  expect(played.map(({ timeMs }) => timeMs)).toEqual([start + 5000, start + 7000]);
  expect(note).toContain('3 told, 1 passed over');
});

test('the first line that is no trade is named', () => {
  expect(read(heading, good, `${start + 6000},2000,,buy`, 'noon,2000,1,buy').note).toContain(
    '1 passed over without a number where one is needed, the first is line 3, 1 passed over without a time, the first is line 4',
  );
});

test('where the file says no taker side it follows the price; a side that is none is refused, with its line', () => {
  const rows = [`${start + 1},2000,1,`, `${start + 2},1999,1,`, `${start + 3},1999,1,unknown`, `${start + 4},2001,1,`];
  expect(trades(...rows).map(([, , , side]) => side)).toEqual(['buy', 'sell', 'buy', 'buy']);
  expect(read(`${start},2000,1`, `${start + 1},1999,1`).trades.map(({ takerSide }) => takerSide)).toEqual(['buy', 'sell']);
  expect(() => trades(good, `${start + 1},2000,1,hold`)).toThrow('trades.csv, line 3: hold is neither buy nor sell');
});

test('seconds, milliseconds and microseconds play alike, and candles are no recording', () => {
  const bySeconds = read(heading, '1700000000,2000,1,buy', '1700000001,2001,1,sell').trades;
  expect(bySeconds.map(({ timeMs }) => timeMs)).toEqual([1_700_000_000_000, 1_700_000_001_000]);
  for (const zeros of ['000', '000000'])
    expect(read(heading, `1700000000${zeros},2000,1,buy`, `1700000001${zeros},2001,1,sell`).trades).toEqual(bySeconds);
  expect(() => read('time,open,high,low,close', '1700000040,1,2,1,2', '1700000100,1,2,1,2')).toThrow(
    'the file has candles, and trades are wanted',
  );
});

test('a time before the line before is put in its place', () => {
  const { trades: played, note } = read(heading, good, `${start + 4999},2000,1,sell`);
  expect(played.map(({ timeMs }) => timeMs)).toEqual([start + 4999, start + 5000]);
  expect(note).toContain('1 put into the order of time');
});

test('a file of another form, without trades that can be printed, or without itself is refused', () => {
  expect(() => read('time,price', good)).toThrow('line 1: the heading has no column qty');
  expect(() => read(heading)).toThrow('line 2: no candle and no trade');
  expect(() => read(heading, `${start + 1},2000,0.0001,buy`, 'never')).toThrow('2 told, 1 too small');
  expect(() => read(heading, good, '5000,2000,1,buy')).toThrow('line 3: 5000 is no time from 2009');
  expect(() => readRecording(join(folder, 'missing.csv'), ethUsdt)).toThrow('missing.csv');
});

test('the live source would print the same of the same trades, whatever they are, and all of it could be printed', () => {
  const number = (min: number, max: number) => fc.double({ min: min, max: max, noNaN: true, noDefaultInfinity: true });
  const told = fc.record({ price: number(0.5, 90_000), amount: number(1e-7, 20_000), side: fc.constantFrom('buy', 'sell', '') });
  fc.assert(
    fc.property(fc.array(told, { minLength: 1, maxLength: 20 }), (list) => {
      const rows = list.map(({ price, amount, side }, at) => `${start + at},${price},${amount},${side}`);
      const live = createLiveTape(ethUsdt, 0).take(
        list.map(({ price, amount, side }, at) => ({ timestamp: start + at, price, amount, ...(side === '' ? {} : { side }) })),
      );
      if (live.length === 0) return;
      expect(read(heading, ...rows).trades).toEqual(live);
      expect(live.every((trade) => sizeProblem(limitsOf(ethUsdt), trade) === null)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
