// Backtests over a file: by the thread that plays them, the same as over the market's own minutes; bounded, and refused by its line.
import { afterEach, expect, test } from 'vitest';

import type { BacktestRequest } from '#lib/contract/bots/backtest.ts';
import { createBacktests, type BacktestOutcome, type Backtests } from '#server/backtest/runs/run-backtests.ts';
import { martingale } from './bot-terms.ts';
import { candlesOf, day, marketOf, pastEndMs } from './simulated-past.ts';

const ports = { marketOf, candlesOf, log: { error: (text: string) => expect.unreachable(text) } };
let backtests: Backtests = createBacktests(ports);
afterEach(async () => {
  await backtests.close();
  backtests = createBacktests(ports);
});

const span = { fromMs: pastEndMs - 2 * day, toMs: pastEndMs };
const ofMarket: BacktestRequest = { symbolId: 'BTCUSDT', ...span, bot: martingale() };

/** The minutes of the market as somebody would have them in a file: prices of BTCUSDT have two decimals, its quantities six. */
async function minutesIn(unit: 's' | 'ms' | 'us'): Promise<string> {
  const { columns } = await candlesOf('BTCUSDT', span.fromMs, span.toMs);
  const market = marketOf('BTCUSDT');
  const [priceScale, lotScale] = [10 ** (market?.priceDecimals ?? 0), 10 ** (market?.quantityDecimals ?? 0)];
  const rows = Array.from({ length: columns.count }, (_, place) => {
    const openMs = columns.fromMs + place * columns.intervalMs;
    const time = unit === 's' ? openMs / 1000 : unit === 'ms' ? openMs : `${openMs}000`;
    const prices = [columns.open, columns.high, columns.low, columns.close].map((column) => (column[place] ?? 0) / priceScale);
    return [time, ...prices, ((columns.volume[place] ?? 0) / lotScale).toFixed(8)].join();
  });
  return ['time,open,high,low,close,Volume', ...rows].join('\n');
}

const run = (request: BacktestRequest, id = 'one', ownerId = 'ann'): Promise<BacktestOutcome> =>
  backtests.run({ id, ownerId, request }, () => undefined);
const untimed = (outcome: BacktestOutcome): unknown => (outcome.ok ? { ...outcome.result, elapsedMs: 0 } : outcome);

test('a file of the market’s own minutes brings what the market brings, in whatever unit its times are', async () => {
  const expected = untimed(await run(ofMarket));
  expect(expected).toMatchObject({ candles: 2880 });
  for (const unit of ['s', 'ms', 'us'] as const)
    expect(untimed(await run({ ...ofMarket, file: await minutesIn(unit), fileName: 'btc.csv' }))).toEqual(expected);
});

test('a part of a file is played, and its candles may be longer than a minute and last longer than a year', async () => {
  const text = await minutesIn('s');
  const part = await run({ ...ofMarket, fromMs: pastEndMs - day, file: text });
  expect(part).toMatchObject({ ok: true, result: { candles: 1440, fromMs: pastEndMs - day } });
  const days = Array.from({ length: 800 }, (_, place) => {
    const price = 90_000 + (place % 7) * 1000;
    return `${new Date(Date.UTC(2022, 0, 1) + place * day).toISOString()},${price},${price + 500},${price - 500},${price + 100}`;
  });
  const file = ['time,open,high,low,close', ...days].join('\n');
  const years = await run({ ...ofMarket, fromMs: Date.UTC(2022, 0, 1), toMs: Date.UTC(2024, 2, 11), file });
  expect(years).toMatchObject({ ok: true, result: { candles: 800, fromMs: Date.UTC(2022, 0, 1), toMs: Date.UTC(2024, 2, 11) } });
});

test.each([
  ['prices that contradict each other', 'noCandle', 3, 'time,open,high,low,close\n1700000040,1,2,1,2\n1700000100,1,2,3,2'],
  ['trades', 'notWanted', 1, 'ts_ms,price,qty,taker_side\n1700000000000,1,1,buy'],
  ['prices below the tick', 'outsideMarket', 2, 'time,open,high,low,close\n1700000040,0.001,0.002,0.001,0.002\n1700000100,1,2,1,2'],
  [
    'more candles than are played, by their gaps',
    'tooMany',
    3,
    'time,open,high,low,close\n1700000040,1,2,1,2\n1800000000,1,2,1,2\n1700000100,1,2,1,2',
  ],
])('%s are refused', async (_what, fault, line, file) => {
  expect(await run({ ...ofMarket, file })).toMatchObject({ ok: false, why: 'file', refusal: { fault, line } });
});

test('files that wait are bounded, and each is of one market', async () => {
  const file = await minutesIn('s');
  const runs = Array.from({ length: 13 }, (_, place) => run({ ...ofMarket, file }, String(place), String(place)));
  const whys = (await Promise.all(runs)).map((outcome) => (outcome.ok ? 'ok' : outcome.why));
  expect(whys.filter((why) => why === 'busy')).toHaveLength(2);
  expect(await run({ ...ofMarket, symbols: ['BTCUSDT', 'ETHUSDT'], file })).toEqual({ ok: false, why: 'unknown-market' });
});
