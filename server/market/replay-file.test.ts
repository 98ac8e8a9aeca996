// A recording is read to the last line or refused with the line that is wrong.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { loadListings } from './load-listings.ts';
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

test('prices become ticks of a cent and quantities lots of a hundred-thousandth', () => {
  expect(read(heading, '1675329600138,1666.8,26.062,buy', '1675329600138,1666.79,0.152,sell', '')).toEqual([
    { timeMs: 1675329600138, priceTicks: 166680, quantityLots: 2606200, takerSide: 'buy' },
    { timeMs: 1675329600138, priceTicks: 166679, quantityLots: 15200, takerSide: 'sell' },
  ]);
});

test('line ends of either kind are read', () => {
  expect(read(`${heading}\r`, '1,2000,1,buy\r', '')).toHaveLength(1);
});

const good = '5000,2000.00,1.5,buy';
test.each([
  ['a price finer than a cent', '6000,2000.001,1,buy', 'price 2000.001'],
  ['a price of zero', '6000,0,1,buy', 'price 0'],
  ['a negative price', '6000,-2000,1,buy', 'price -2000'],
  ['an exponent', '6000,2e3,1,buy', 'price 2e3'],
  ['full-width digits', '6000,２000,1,buy', 'price ２000'],
  ['a price beyond all numbers', '6000,1e309,1,buy', 'price 1e309'],
  ['a quantity finer than a lot', '6000,2000,0.000001,buy', 'quantity 0.000001'],
  ['no quantity', '6000,2000,,buy', 'quantity '],
  ['a trade below the smallest amount', '6000,2000,0.00049,buy', 'too small'],
  ['a trade above the largest amount', '6000,2000,5000.1,buy', 'too large'],
  ['a side that is none', '6000,2000,1,hold', 'taker side hold'],
  ['a field too many', '6000,2000,1,buy,7', 'not a trade'],
  ['a field too few', '6000,2000,1', 'taker side'],
  ['a time that is none', 'noon,2000,1,buy', 'not a trade'],
  ['a time before the line before', '4999,2000,1,buy', 'earlier'],
])('%s is refused with its line', (_what, row, reason) => {
  expect(() => read(heading, good, row)).toThrow(/line 3: /);
  expect(() => read(heading, good, row)).toThrow(reason);
});

test('a file without the heading, without trades, or without itself is refused', () => {
  expect(() => read('time,price', good)).toThrow('line 1');
  expect(() => read(heading)).toThrow('no trades');
  expect(() => readRecording(join(folder, 'missing.csv'), ethUsdt)).toThrow('missing.csv');
});
