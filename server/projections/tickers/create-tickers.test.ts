// The 24-hour line of a market, worked out by hand and against a slow sum over all trades.
import { expect, test } from 'vitest';

import { ticks } from '#server/engine/units.ts';
import { sampleListings, seededRandom, traded } from '../sample-events.ts';
import { flatCandle } from '../candles/tick-candle.ts';
import { changeRate } from './change-rate.ts';
import { createTickers } from './create-tickers.ts';

const minute = 60_000;
const day = 1440 * minute;
const start = Date.parse('2026-03-01T00:00:00Z');
const noBest = () => ({ bidTicks: null, askTicks: null });

test('rises, falls out of the window, and keeps the last price for ever', () => {
  let now = start;
  const tickers = createTickers(
    sampleListings,
    () => ({ bidTicks: 9_990, askTicks: null }),
    () => now,
  );
  expect(tickers.ticker('BTCUSDT')).toBeNull();
  tickers.addTrade(traded(1, 10_000, 5), now);
  expect(tickers.ticker('BTCUSDT')?.indexPrice).toBeNull();
  tickers.setIndexPrice({ marketId: traded(1, 1, 1).marketId, priceTicks: ticks(10_950) });
  tickers.addTrade(traded(2, 12_000, 10), now + 30_000);
  now = start + 10 * minute;
  tickers.addTrade(traded(3, 11_000, 1), now);
  expect(tickers.ticker('BTCUSDT')).toEqual({
    symbol: 'BTCUSDT',
    lastPrice: '110.00',
    openPrice: '100.00',
    highPrice: '120.00',
    lowPrice: '100.00',
    changeRate: '0.1',
    baseVolume: '0.0016',
    // 100 × 0.0005 + 120 × 0.001 + 110 × 0.0001
    quoteVolume: '0.181',
    bestBid: '99.90',
    bestAsk: null,
    indexPrice: '109.50',
    timeMs: now,
  });
  // The first minute leaves: the window opens where it closed.
  now = start + day;
  expect(tickers.ticker('BTCUSDT')).toMatchObject({
    openPrice: '120.00',
    highPrice: '110.00',
    lowPrice: '110.00',
    baseVolume: '0.0001',
    changeRate: '-0.083333',
  });
  now = start + 3 * day;
  expect(tickers.ticker('BTCUSDT')).toMatchObject({
    lastPrice: '110.00',
    openPrice: '110.00',
    highPrice: '110.00',
    baseVolume: '0.0000',
    changeRate: '0',
  });
  expect(tickers.tickers().map((ticker) => ticker.symbol)).toEqual(['BTCUSDT']);
});

test('agrees with a sum over the trades of the last 1,440 minutes', () => {
  const random = seededRandom(3);
  const seen: { timeMs: number; ticks: number; lots: number }[] = [];
  let now = start;
  const tickers = createTickers(sampleListings, noBest, () => now);
  for (let tradeId = 1; tradeId <= 2000; tradeId += 1) {
    now += Math.floor(random() * 4 * minute);
    const trade = { timeMs: now, ticks: 5000 + Math.floor(random() * 1000), lots: 1 + Math.floor(random() * 99) };
    seen.push(trade);
    tickers.addTrade(traded(tradeId, trade.ticks, trade.lots), now);
    if (tradeId % 50 !== 0) continue;
    const fromMs = Math.floor(now / minute) * minute - 1439 * minute;
    const inside = seen.filter((one) => one.timeMs >= fromMs);
    const before = seen.filter((one) => one.timeMs < fromMs).at(-1);
    expect(tickers.ticker('BTCUSDT')).toMatchObject({
      highPrice: (Math.max(...inside.map((one) => one.ticks)) / 100).toFixed(2),
      lowPrice: (Math.min(...inside.map((one) => one.ticks)) / 100).toFixed(2),
      openPrice: ((before ?? inside[0] ?? trade).ticks / 100).toFixed(2),
      baseVolume: (inside.reduce((sum, one) => sum + one.lots, 0) / 10_000).toFixed(4),
    });
  }
});

test('volumes of any size are added up to the last unit, while their minutes come and go', () => {
  let now = start;
  const tickers = createTickers(sampleListings, noBest, () => now);
  const large = 2n ** 70n + 1n;
  const volumes = (): readonly (string | undefined)[] => {
    const found = tickers.ticker('BTCUSDT');
    return [found?.baseVolume, found?.quoteVolume];
  };
  const at = (openTimeMs: number, baseLots: bigint, quoteUnits: bigint) => ({ ...flatCandle(openTimeMs, 7000), baseLots, quoteUnits });
  tickers.addMinutes(0, [at(start, large, large), at(start + minute, 3n, 5n)]);
  now = start + minute;
  // 2^70 + 4 lots of a ten-thousandth, 2^70 + 6 units of a hundred-millionth.
  expect(volumes()).toEqual(['118059162071741130.3428', '11805916207174.1130343']);
  // A day and more of minutes goes by: each place is taken a second time.
  for (let after = 2; after < 3000; after += 1) tickers.addMinutes(0, [at(start + after * minute, 1n, 2n)]);
  now = start + 2999 * minute;
  expect(volumes()).toEqual(['0.1440', '0.0000288']);
});

test('a flat minute before the window gives the opening price only', () => {
  const tickers = createTickers(sampleListings, noBest, () => start);
  tickers.addMinutes(0, [flatCandle(start - day - minute, 7000)]);
  tickers.addTrade(traded(1, 7700, 1), start);
  expect(tickers.ticker('BTCUSDT')).toMatchObject({ openPrice: '70.00', lowPrice: '77.00', changeRate: '0.1' });
});

test.each([
  [100, 100, '0'],
  [100, 101, '0.01'],
  [300, 100, '-0.666667'],
  [8_000_000, 8_000_004, '0.000001'],
  [0, 5, '0'],
])('from %i to %i is %s', (open, last, rate) => {
  expect(changeRate(open, last)).toBe(rate);
});
