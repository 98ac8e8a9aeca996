// The candles of a start are those that were over when it was asked, and the running one is apart.
import { expect, test } from 'vitest';

import { lawSamples } from '#tests/automation/law-samples.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { ClosedCandle } from '#server/automation/bot-kind.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { startHistory } from './start-history.ts';

const minuteMs = 60_000;
const [sample] = lawSamples[StrategyType.spotDca].filter(({ terms }) => terms.kind === 'martingale' && terms.terms.start.by === 'rsi');
const [still] = lawSamples[StrategyType.spotDca];
const entry = botKind(StrategyType.spotDca);
if (sample === undefined || still === undefined || entry === null) throw new Error('there is no sample');

const market: MarketListing = {
  marketId: 0,
  listedMs: 0,
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 2,
  quantityDecimals: 4,
  minQuantityLots: 1,
  maxQuantityLots: 1000,
  minAmount: '1',
  maxAmount: '1000',
  makerFeePpm: 0,
  takerFeePpm: 0,
  priceBandPpm: 0,
};

const candle = (minute: number): ClosedCandle => ({
  interval: '1m',
  openMs: minute * minuteMs,
  open: 100,
  high: 110,
  low: 90,
  close: 100 + minute,
  volumeLots: minute,
});

/** As a store answers: the newest ones of ten. */
const readCandles = (_market: MarketListing, _interval: string, limit: number) =>
  Promise.resolve(Array.from({ length: 10 }, (_, minute) => candle(minute)).slice(-limit));

test('six periods of an index, and the candle that is running', async () => {
  const asked: number[] = [];
  const read: typeof readCandles = (one, interval, limit) => {
    asked.push(limit);
    return readCandles(one, interval, limit);
  };
  const told = await startHistory(entry, sample.terms, [market], { readCandles: read, now: () => 9 * minuteMs + 1 });
  expect(asked).toEqual([31]);
  expect(told).toEqual([
    {
      leg: 0,
      interval: '1m',
      lastOpenMs: 8 * minuteMs,
      closes: [100, 101, 102, 103, 104, 105, 106, 107, 108],
      volumes: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      running: candle(9),
    },
  ]);
});

test('a candle is over with the moment in which the next one begins', async () => {
  const [told] = await startHistory(entry, sample.terms, [market], { readCandles, now: () => 10 * minuteMs });
  expect(told).toMatchObject({ lastOpenMs: 9 * minuteMs, running: null });
});

test('nothing is read for terms that ask for nothing, and nothing is told of a market without candles', async () => {
  const none = { readCandles: () => Promise.resolve([]), now: () => 0 };
  expect(await startHistory(entry, still.terms, [market], { readCandles, now: () => 0 })).toEqual([]);
  expect(await startHistory(entry, sample.terms, [market], none)).toEqual([]);
});
