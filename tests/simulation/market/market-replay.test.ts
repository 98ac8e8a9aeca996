// A recording played through the real book prints trade for trade, and gives the candles that one computes from the file by hand.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import type { MarketListing } from '#server/engine/listings.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import { readRecording } from '#server/market/replay/replay-file.ts';
import { replayBatch, replayOffsetMs, replayQuotes } from '#server/market/replay/replay.ts';
import { loadVenue } from '#server/market/venue.ts';
import { engineClient, type EngineClient } from '../engine-client.ts';

const minuteMs = 60_000;
const file = fileURLToPath(new URL('../../fixtures/eth-usdt-trades.csv', import.meta.url));
const venue = loadVenue();
const found = venue.listings.marketOf('ETHUSDT');
if (found === undefined) throw new Error('ETHUSDT is not listed');
const market: MarketListing = found;
const depth = { halfSpreadTicks: 1, stepTicks: 15, levels: 40, quantityLots: 50_000 };

type Row = { timeMs: number; price: number; quantity: number; side: string };
/** Straight from the text, in hundredths of a dollar and hundred-thousandths of an ether. */
const rows: Row[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [time, price, quantity, side = ''] = line.split(',');
    return { timeMs: Number(time), price: Math.round(Number(price) * 100), quantity: Math.round(Number(quantity) * 100_000), side };
  });

function candles(trades: readonly Row[]): Map<number, { open: number; high: number; low: number; close: number; volume: number }> {
  const byMinute = Object.groupBy(trades, ({ timeMs }) => Math.floor(timeMs / minuteMs));
  return new Map(
    Object.entries(byMinute).map(([minute, list = []]) => {
      const prices = list.map(({ price }) => price);
      const volume = list.reduce((sum, { quantity }) => sum + quantity, 0);
      return [
        Number(minute),
        { open: prices[0] ?? 0, high: Math.max(...prices), low: Math.min(...prices), close: prices.at(-1) ?? 0, volume },
      ];
    }),
  );
}

const printed = (engine: EngineClient, from: number): Row[] =>
  engine.records
    .slice(from)
    .flatMap(({ timeMs, events }) =>
      events.flatMap((event) =>
        event.type === 'trade-executed'
          ? [{ timeMs, price: Number(event.priceTicks), quantity: Number(event.quantityLots), side: event.takerSide }]
          : [],
      ),
    );

/** Plays the recording, shifted in time, in batches of everything due at once. */
async function play(offsetMs: number, stepMs: number): Promise<Row[]> {
  const engine = engineClient();
  await openVenue({ client: engine.client, venue, nowMs: Date.now() });
  const trades = readRecording(file, market).trades;
  const [first] = trades;
  if (first === undefined) throw new Error('nothing to play');
  const from = engine.records.length;
  await engine.client.submitAll(replayQuotes(market, first, depth));
  let quoted = first.priceTicks;
  for (let next = 0; next < trades.length;) {
    const nowMs = Math.ceil((trades[next]?.timeMs ?? 0) / stepMs) * stepMs;
    const due = trades.slice(next).filter(({ timeMs }) => timeMs <= nowMs);
    engine.timeMs = nowMs + offsetMs;
    await engine.client.submitAll(replayBatch(market, depth, due, quoted));
    quoted = due.at(-1)?.priceTicks ?? quoted;
    next += due.length;
  }
  expect(engine.replies.filter((reply) => !reply.ok)).toEqual([]);
  expect(engine.exchange.checkInvariants()).toEqual([]);
  return printed(engine, from);
}

test('every trade prints at its price, its size and its taker side, with a book around it', async () => {
  expect(rows).toHaveLength(200);
  expect(await play(0, 1)).toEqual(rows);
});

test('the candles are those of the file, minute for minute, shifted by whole minutes', async () => {
  const offsetMs = 3 * minuteMs;
  const wanted = new Map([...candles(rows)].map(([minute, candle]) => [minute + 3, candle]));
  expect(wanted.size).toBeGreaterThan(2);
  expect(candles(await play(offsetMs, 1))).toEqual(wanted);
});

test('trades that fall due together still print one by one as recorded', async () => {
  const untimed = ({ price, quantity, side }: Row): object => ({ price, quantity, side });
  expect((await play(0, 5000)).map(untimed)).toEqual(rows.map(untimed));
});

test('a recording starts in the next full minute, as far into it as it was recorded', () => {
  // Recorded 17.25 s into its minute; now is 40 s into another.
  const recordedMs = 1_000 * minuteMs + 17_250;
  const nowMs = 5_000 * minuteMs + 40_000;
  expect(recordedMs + replayOffsetMs(recordedMs, nowMs)).toBe(5_001 * minuteMs + 17_250);
});
