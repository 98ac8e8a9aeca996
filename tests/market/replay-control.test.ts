// A replay under an operator's hand: faster, stopped, sought, several markets at once; and the same trades come out.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readRecordings } from '#server/market/replay/recordings.ts';
import { startReplay, type Replay } from '#server/market/replay/start-replay.ts';
import { recordedCandles, recordingText, tradesOf } from './recorded-candles.ts';
import { timedVenue, type Print, type TimedVenue } from './timed-venue.ts';

const minuteMs = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'meridian-replay-control-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ethFile = fileURLToPath(new URL('../fixtures/eth-usdt-trades.csv', import.meta.url));
/** Straight from the text, in hundredths of a dollar and hundred-thousandths of an ether. */
const ethRows = readFileSync(ethFile, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [time, price, quantity, side = ''] = line.split(',');
    return { timeMs: Number(time), price: Math.round(Number(price) * 100), quantity: Math.round(Number(quantity) * 100_000), side };
  });
const firstMs = ethRows[0]?.timeMs ?? 0;
const fromMs = Math.floor(firstMs / minuteMs) * minuteMs;
const toMs = ethRows.at(-1)?.timeMs ?? 0;
/** 40.25 s into a minute of the venue. */
const openedMs = Date.UTC(2026, 4, 14, 10, 30, 40, 250);
const startMs = Date.UTC(2026, 4, 14, 10, 31);

let venue: TimedVenue;
let replay: Replay;
const play = (recordings: readonly { symbol: string; file: string }[]): void => {
  const read = readRecordings(venue.venue.listings, recordings);
  replay = startReplay({ client: venue.client, venue: venue.venue, recordings: read, log: venue.log });
};
const untimed = ({ price, quantity, side }: Omit<Print, 'symbol' | 'timeMs'>): object => ({ price, quantity, side });
const rows = (list: readonly Omit<Print, 'symbol' | 'timeMs'>[]): object[] => list.map(untimed);

beforeEach(async () => {
  vi.useFakeTimers();
  venue = await timedVenue(openedMs);
  play([{ symbol: 'ETHUSDT', file: ethFile }]);
});
afterEach(async () => {
  await replay.stop();
  vi.useRealTimers();
  const refused = venue.replies.filter((reply) => !reply.ok);
  assert.deepEqual([venue.errors, refused, venue.exchange.checkInvariants()], [[], [], []]);
});
const runTo = (venueMs: number): Promise<unknown> => vi.advanceTimersByTimeAsync(venueMs - Date.now());

test('at speed 1 each trade prints at its own millisecond, from the next full minute on', async () => {
  await runTo(startMs + toMs - fromMs);
  expect(venue.prints()).toEqual(ethRows.map((row) => ({ symbol: 'ETHUSDT', ...row, timeMs: row.timeMs - fromMs + startMs })));
  expect(replay.state()).toEqual({
    mode: 'replay',
    state: 'finished',
    markets: ['ETHUSDT'],
    clockMs: toMs,
    speed: 1,
    venue: '',
    notice: null,
  });
});

test.each([10, 1000])('at speed %d the recording takes that much less time, and loses nothing', async (speed) => {
  await runTo(startMs);
  replay.replay.setSpeed(speed);
  await runTo(startMs + Math.ceil((toMs - fromMs) / speed) + 1);
  const prints = venue.prints();
  expect(rows(prints)).toEqual(rows(ethRows));
  // A thousand recorded milliseconds a millisecond: never early, never later than the timers' own millisecond.
  for (const [place, { timeMs }] of prints.entries()) {
    const lateMs = timeMs - startMs - ((ethRows[place]?.timeMs ?? 0) - fromMs) / speed;
    expect([place, lateMs >= 0 && lateMs < 2.001]).toEqual([place, true]);
  }
});

test('a tenth of the speed: after a minute six recorded seconds have been played', async () => {
  await runTo(startMs);
  replay.replay.setSpeed(0.1);
  await runTo(startMs + minuteMs);
  expect(replay.state()).toMatchObject({ state: 'playing', speed: 0.1, clockMs: fromMs + 6000 });
  expect(venue.prints()).toHaveLength(ethRows.filter(({ timeMs }) => timeMs <= fromMs + 6000).length);
});

test('paused, nothing prints for as long as one likes; then it goes on where it stood', async () => {
  const stopMs = firstMs + 20_000;
  await runTo(startMs + stopMs - fromMs);
  replay.replay.pause();
  const before = venue.prints().length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(ethRows.length);
  await runTo(Date.now() + 24 * 60 * minuteMs);
  expect(venue.prints()).toHaveLength(before);
  expect(replay.state()).toMatchObject({ state: 'paused', clockMs: stopMs });
  replay.replay.play();
  const resumedMs = Date.now();
  await runTo(resumedMs + toMs - stopMs);
  const after = venue.prints().slice(before);
  expect(after.map(({ timeMs }) => timeMs - resumedMs)).toEqual(ethRows.slice(before).map(({ timeMs }) => timeMs - stopMs));
  expect(rows(venue.prints())).toEqual(rows(ethRows));
});

test('sought ahead it leaves out what lies between; sought back it prints it again', async () => {
  const middleMs = ethRows[120]?.timeMs ?? 0;
  const later = ethRows.filter(({ timeMs }) => timeMs >= middleMs);
  await runTo(startMs);
  replay.replay.seek(middleMs);
  await runTo(startMs + toMs - middleMs);
  expect(rows(venue.prints())).toEqual(rows(later));
  expect(replay.state().state).toBe('finished');
  replay.replay.seek(fromMs);
  await runTo(Date.now() + toMs - fromMs);
  expect(rows(venue.prints())).toEqual(rows([...later, ...ethRows]));
});

test('sought while paused it stands there, with the book around the price that comes next', async () => {
  await runTo(startMs);
  replay.replay.pause();
  const next = ethRows.findIndex(({ price }) => Math.abs(price - (ethRows[0]?.price ?? 0)) > 50);
  const row = ethRows[next];
  if (row === undefined) throw new Error('the price never moves');
  replay.replay.seek(row.timeMs);
  await runTo(Date.now() + minuteMs);
  expect(venue.prints()).toEqual([]);
  expect(replay.state()).toMatchObject({ state: 'paused', clockMs: row.timeMs });
  const { bids, asks } = venue.exchange.book(venue.venue.listings.marketOf('ETHUSDT')?.marketId ?? -1, 1);
  expect([(bids[0]?.[0] ?? 0) < row.price, (asks[0]?.[0] ?? 0) > row.price]).toEqual([true, true]);
  expect((asks[0]?.[0] ?? 0) - (bids[0]?.[0] ?? 0)).toBeLessThan(100);
});

test('two moments sought at once: the last one counts, and is told at once', async () => {
  const middleMs = ethRows[120]?.timeMs ?? 0;
  await runTo(startMs + firstMs - fromMs);
  replay.replay.seek(fromMs);
  replay.replay.seek(middleMs);
  expect(replay.state()).toMatchObject({ state: 'playing', clockMs: middleMs });
  await runTo(Date.now() + toMs - middleMs);
  expect(rows(venue.prints())).toEqual(
    rows([...ethRows.filter(({ timeMs }) => timeMs === firstMs), ...ethRows.filter(({ timeMs }) => timeMs >= middleMs)]),
  );
});

test('a moment outside the recording is refused, and nothing moves', async () => {
  await runTo(startMs + 5000);
  for (const wrong of [fromMs - 1, toMs + 1, Number.NaN]) expect(() => replay.replay.seek(wrong)).toThrow(RangeError);
  expect(replay.state()).toMatchObject({ state: 'playing', clockMs: fromMs + 5000 });
});

test('several markets play under one clock, and each gives its own candles', async () => {
  await replay.stop();
  const solFile = join(folder, 'sol.csv');
  const candles = recordedCandles.slice(0, 10);
  writeFileSync(solFile, recordingText(candles.flatMap(tradesOf)));
  // The same ten minutes of ether, so that both fall together.
  const shiftMs = (candles[0]?.openMs ?? 0) - fromMs;
  const ethTogether = join(folder, 'eth.csv');
  const shifted = readFileSync(ethFile, 'utf8').replace(/^\d+/gm, (time) => String(Number(time) + shiftMs));
  writeFileSync(ethTogether, shifted);
  play([
    { symbol: 'ETHUSDT', file: ethTogether },
    { symbol: 'SOLUSDT', file: solFile },
  ]);
  await runTo(startMs + 10 * minuteMs);
  expect(replay.state()).toMatchObject({ state: 'finished', markets: ['ETHUSDT', 'SOLUSDT'] });
  expect(rows(venue.prints('ETHUSDT'))).toEqual(rows(ethRows));
  const sol = venue.prints('SOLUSDT');
  const rebuilt = candles.map((_, minute) => {
    const own = sol.filter(({ timeMs }) => Math.floor((timeMs - startMs) / minuteMs) === minute);
    const prices = own.map(({ price }) => price);
    const lots = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return [prices[0], Math.max(...prices), Math.min(...prices), prices.at(-1), lots];
  });
  const hundredths = (text: string): number => Math.round(Number(text) * 100);
  expect(rebuilt).toEqual(
    candles.map(({ open, high, low, close, volume }) => [...[open, high, low, close].map(hundredths), Math.round(Number(volume) * 10_000)]),
  );
  const times = venue.prints().map(({ timeMs }) => timeMs);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('a market that is not listed, or given twice, is refused', () => {
  expect(() => play([{ symbol: 'NOPEUSDT', file: ethFile }])).toThrow('NOPEUSDT is not listed');
  const twice = { symbol: 'ETHUSDT', file: ethFile };
  expect(() => play([twice, twice])).toThrow('ETHUSDT is given twice');
});
