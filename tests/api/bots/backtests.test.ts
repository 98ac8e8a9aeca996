// Backtests over the wire: the past is a wave that can be worked out by hand.
import { Decimal } from 'decimal.js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { firstPortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { Suggestion } from '#lib/contract/bots/backtest.ts';
import { cancelBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/cancel.ts';
import { forgetBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/forget.ts';
import { keepBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/keep.ts';
import { getKeptBacktests } from '#lib/contract/calls/v1/trigger/strategy/backtest/kept.ts';
import { runBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/run.ts';
import { getBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/state.ts';
import { getSuggestions } from '#lib/contract/calls/v1/trigger/strategyPlatform/ai/selectAiRecommendList.ts';
import { getBotWeeks } from '#lib/contract/calls/v1/trigger/strategy/backtest/weeks.ts';
import type { RequestOf, ResponseOf } from '#lib/contract/call.ts';
import { toGridTerms } from '#lib/contract/wire/bots/grid-fields.ts';
import { keptBacktests } from '#server/store/schema/bots/strategies.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { minuteMs, waveMs, wavePast } from './wave-past.ts';

const waveMinutes = waveMs / minuteMs;
/** Ticks of a cent. */
const wave = wavePast(Date.now(), { BTCUSDT: 100 });
const firstMs = wave.wavesFromMs;

let exchange: TestExchange;
let trader: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange({ history: wave });
  trader = await createTrader(exchange);
  stranger = await createTrader(exchange);
});
afterAll(() => exchange.close());

const terms = toGridTerms({
  strategyNum: 4,
  strategyMinPrice: '90000',
  strategyMaxPrice: '110000',
  tokenBaseInvestAmount: '0',
  tokenQuoteInvestAmount: '4000',
  strategyModel: 1,
  strategyModelGrade: 0,
  gridType: 'positive',
  moving: false,
  opensPosition: true,
  reinvest: false,
  marginMode: 2,
  leverage: 1,
  endOperate: 1,
});
const twoWaves: RequestOf<typeof runBacktest> = {
  symbolId: 'BTCUSDT_SPBL',
  fromMs: firstMs,
  toMs: firstMs + 2 * waveMs,
  bot: { kind: 'grid', terms },
};

/** As it ends: on a busy machine a run is asked for again. */
async function played(request: RequestOf<typeof runBacktest>): Promise<ResponseOf<typeof getBacktest>> {
  const { runId } = await trader.call(runBacktest, request);
  return vi.waitUntil(
    async () => {
      const run = await trader.call(getBacktest, { runId });
      return run.state === 'running' ? null : run;
    },
    { timeout: 60_000 },
  );
}

test('a grid over two waves trades at the levels that the wave touches, and its profits add up', async () => {
  const { state, result, progress } = await played(twoWaves);
  expect([state, progress]).toEqual(['done', null]);
  expect(result).toMatchObject({ symbolId: 'BTCUSDT_SPBL', coin: 'USDT', model: 'candles', candles: 2 * waveMinutes, state: 'running' });
  const fills = (result?.fills ?? []).map(({ side, price }) => `${side} ${Number(price)}`);
  // The first wave sells at 105,000 what the start bought; each wave makes a pair below, the second one above as well.
  const wavesFills = ['buy 95000', 'sell 100000', 'sell 105000', 'buy 100000'];
  // The first close is 99,990; a ten-thousandth more, up to the cent, is 100,000.
  expect(fills).toEqual(['buy 100000', ...wavesFills, ...wavesFills]);
  const { figures } = result ?? {};
  expect(figures).toMatchObject({ matchedCount: 3, buys: 5, sells: 4 });
  expect(new Decimal(figures?.matchedProfit ?? 0).plus(figures?.unpairedProfit ?? 0).toFixed()).toBe(
    new Decimal(figures?.totalProfit ?? 1).toFixed(),
  );
});

test('a result is there for whoever asked for it, and can be kept beside others', async () => {
  const run = await played(twoWaves);
  const { runId, result } = run;
  expect(await trader.call(getBacktest, { runId })).toEqual(run);
  const kept = await trader.call(keepBacktest, { runId, name: 'two waves' });
  expect(kept).toMatchObject({ name: 'two waves', request: twoWaves, coin: 'USDT', figures: result?.figures, modelVersion: 2 });
  expect(await trader.call(getKeptBacktests, { symbolId: 'BTCUSDT_SPBL' })).toEqual({ list: [kept] });
  expect(await trader.call(getKeptBacktests, { symbolId: 'ETHUSDT_SPBL' })).toEqual({ list: [] });
  for (const call of [getBacktest, cancelBacktest, keepBacktest])
    expect(await stranger.try(call, { runId })).toMatchObject({ code: '50269' });
  expect(await stranger.try(forgetBacktest, { keptId: kept.keptId })).toMatchObject({ code: '50269' });
  expect(await stranger.call(getKeptBacktests, {})).toEqual({ list: [] });
  await trader.call(forgetBacktest, { keptId: kept.keptId });
  expect(await trader.call(getKeptBacktests, {})).toEqual({ list: [] });
});

test('a backtest that was kept before models had versions is still there, as one of the first', async () => {
  const { runId } = await played(twoWaves);
  const { modelVersion: _, ...kept } = await trader.call(keepBacktest, { runId });
  const { request, coin, figures, keptId } = kept;
  const former = JSON.stringify({ request, coin, figures });
  await exchange.store.db
    .update(keptBacktests)
    .set({ kept: former })
    .where(eq(keptBacktests.id, Number(keptId)));
  expect(await trader.call(getKeptBacktests, {})).toEqual({ list: [{ ...kept, modelVersion: 1 }] });
  await trader.call(forgetBacktest, { keptId });
});

/** Two minutes at 100,000 and two at 94,000. */
const file = [
  'time,open,high,low,close',
  ...[0, 1, 2, 3].map((place) => `${1_700_000_040 + place * 60},${place < 2 ? '100000,100000,100000,100000' : '94000,94000,94000,94000'}`),
].join('\n');
const overFile = { ...twoWaves, fromMs: 1_700_000_040_000, toMs: 1_700_000_280_000, file, fileName: 'btc.csv' };

test('a file of candles is played in place of the market’s own, and kept by its name alone', async () => {
  const { runId, result } = await played(overFile);
  expect(result).toMatchObject({ candles: 4, fromMs: 1_700_000_040_000, toMs: 1_700_000_280_000, figures: { buys: 2, sells: 0 } });
  // The start buys at 100,000, a cent-rounded ten-thousandth above it; the grid buys at 95,000 on the way down.
  expect(result?.fills.map(({ side, price }) => `${side} ${Number(price)}`)).toEqual(['buy 100010', 'buy 95000']);
  const kept = await trader.call(keepBacktest, { runId });
  expect(kept.request).toEqual({ ...twoWaves, fromMs: 1_700_000_040_000, toMs: 1_700_000_280_000, fileName: 'btc.csv' });
  await trader.call(forgetBacktest, { keptId: kept.keptId });
});

test('a file that cannot be played is refused with its line', async () => {
  const wrong = { ...overFile, file: file.replace('94000,94000', '94000,93000') };
  expect(await trader.try(runBacktest, wrong)).toMatchObject({
    code: '52770',
    msg: 'The file can’t be used. Line 4: these are no prices of a candle: 94000, 93000, 94000, 94000',
  });
  expect(await trader.try(runBacktest, { ...overFile, file: '' })).toMatchObject({ code: '40020' });
  const symbols = ['BTCUSDT_SPBL', 'ETHUSDT_SPBL'];
  expect(await trader.try(runBacktest, { ...overFile, symbols })).toMatchObject({ code: '40020' });
});

test.each([
  ['a market without a past', { symbolId: 'ETHUSDT_SPBL' }, '50270'],
  ['an unknown market', { symbolId: 'NONEUSDT_SPBL' }, '50046'],
  ['a contract that no bot trades', { symbolId: 'BTCUSD_DMCBL' }, '50254'],
  ['an end before its beginning', { toMs: firstMs }, '40020'],
  ['a time before all prices', { fromMs: firstMs - 9 * waveMs, toMs: firstMs - 8 * waveMs }, '50270'],
  ['a range that is none', { bot: { kind: 'grid', terms: { ...terms, upperPrice: '90000' } } }, '50240'],
])('%s is refused', async (_, change, code) => {
  expect(await trader.try(runBacktest, { ...twoWaves, ...change })).toMatchObject({ code });
});

test('terms are suggested from backtests of the market’s own past, and the same backtest brings the same', async () => {
  const asked = { symbolId: 'BTCUSDT_SPBL', strategyType: 1 } as const;
  let list: readonly Suggestion[] = [];
  let dropped = 0;
  for (let tries = 0; tries < 40; tries += 1) {
    const answer = await stranger.call(getSuggestions, asked);
    ({ list } = answer);
    dropped = answer.dropped.length;
    if (!answer.pending) break;
  }
  expect(new Set(list.map(({ aiId }) => aiId)).size).toBe(list.length);
  expect(list.length + dropped).toBeGreaterThan(0);
  // The wave comes back to where it was: what was chosen on its earlier part gains on the later one too, in one window at least.
  const [one] = list;
  if (one === undefined) throw new Error('nothing is suggested');
  for (const { fromMs, toMs, figures } of [one.judged, one.chosen]) {
    const { result } = await played({ symbolId: one.symbolId, fromMs, toMs, bot: one.bot });
    expect(result?.figures).toEqual(figures);
  }
}, 60_000);

test('the week of each kind is told to whoever asks, and the same backtest brings the same', async () => {
  await vi.waitFor(async () => expect((await stranger.call(getBotWeeks, {})).pending).toBe(false), {
    timeout: 50_000,
    interval: 200,
  });
  const { list } = await stranger.call(getBotWeeks, {});
  expect(list.map(({ markets }) => markets.join(' '))).toContain('BTC/USDT');
  for (const { symbols, fromMs, toMs, bot, figures } of list) {
    const { result } = await played({ symbolId: symbols[0] ?? '', symbols, fromMs, toMs, bot });
    expect(result?.figures).toEqual(figures);
  }
}, 60_000);

test('a bot of several coins is tried in all of its markets', async () => {
  const ask = (coins: readonly string[], symbols: readonly string[]): RequestOf<typeof runBacktest> => ({
    symbolId: 'BTCUSDT_SPBL',
    symbols: [...symbols],
    fromMs: firstMs + waveMs,
    toMs: firstMs + 2 * waveMs,
    bot: {
      kind: 'portfolio',
      terms: {
        ...firstPortfolioTerms,
        coins: coins.map((coin) => ({ coin, weight: '0.5' })),
        mode: { by: 'proportional', threshold: '0.02' },
        investment: '1000',
      },
    },
  });
  const { result } = await played(ask(['BTC', 'USDT'], ['BTCUSDT_SPBL']));
  expect(result).toMatchObject({ symbols: ['BTCUSDT_SPBL'], figures: { invested: '1000' } });
  // The wave comes back to where it began, of which the first close is ten dollars short; half of the money has been sold high and bought low.
  expect(Number(result?.figures.holdProfit)).toBeCloseTo((500 / 99_990) * 10, 5);
  expect(result?.figures.matchedCount).toBeGreaterThan(2);
  expect(Number(result?.figures.totalProfit)).toBeGreaterThan(0);
  // The main one comes first, and all of them are listed.
  expect(await trader.try(runBacktest, ask(['BTC', 'ETH'], ['ETHUSDT_SPBL', 'BTCUSDT_SPBL']))).toMatchObject({ code: '40020' });
  expect(await trader.try(runBacktest, ask(['BTC', 'NONE'], ['BTCUSDT_SPBL', 'NONEUSDT_SPBL']))).toMatchObject({ code: '50046' });
});
