// Kinds that look back are told the candles from before the time that is played, through the call: they act with the first candle that says so.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { strategyKindOf, strategyTypes, tradesIn } from '#lib/contract/bots/strategy-kinds.ts';
import { runBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/run.ts';
import { getBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/state.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { lawSamples } from '#tests/automation/law-samples.ts';
import { sampleCta, sampleMartingale } from '#tests/automation/sample-terms.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { minuteMs, wavePast } from './wave-past.ts';

const hourMs = 60 * minuteMs;
const wave = wavePast(Date.now(), { BTCUSDT: 100, BTCUSDT_UMCBL: 10 });
const [period, buyBelow] = [6, 30];

/** By Wilder, over the closes of whole hours up to a moment, as a textbook has it. */
function rsiAt(endMs: number): number {
  const closes = Array.from({ length: 60 }, (_, ago) => wave.priceAt(endMs - ago * hourMs)).toReversed();
  const changes = closes.slice(1).map((close, place) => close - (closes[place] ?? close));
  const meanOf = (sign: 1 | -1): number => {
    const moves = changes.map((change) => Math.max(change * sign, 0));
    const first = moves.slice(0, period).reduce((sum, move) => sum + move, 0) / period;
    return moves.slice(period).reduce((mean, move) => (mean * (period - 1) + move) / period, first);
  };
  const [rise, fall] = [meanOf(1), meanOf(-1)];
  return 100 - 100 / (1 + rise / fall);
}

/** The end of the first hour, three waves in, that brings the index below its threshold. */
function crossing(): number {
  let endMs = Math.ceil((wave.wavesFromMs + 3 * 2000 * minuteMs) / hourMs) * hourMs;
  while (!(rsiAt(endMs - hourMs) > buyBelow && rsiAt(endMs) < buyBelow)) endMs += hourMs;
  return endMs;
}

const cta = sampleCta({ indicator: { type: 'rsi', period, buyBelow, sellAbove: 70 }, interval: '1H' });
const martingale = sampleMartingale({
  start: { by: 'rsi', interval: '1H', period, threshold: buyBelow, side: 'below' },
  firstAmount: '100',
  investment: '5000',
});

const looksBack: readonly { readonly symbolId: string; readonly bot: BotTerms }[] = [
  { symbolId: 'BTCUSDT_SPBL', bot: { kind: 'cta', terms: cta } },
  { symbolId: 'BTCUSDT_UMCBL', bot: { kind: 'cta', terms: cta } },
  { symbolId: 'BTCUSDT_SPBL', bot: { kind: 'martingale', terms: martingale } },
  { symbolId: 'BTCUSDT_UMCBL', bot: { kind: 'martingale', terms: martingale } },
  { symbolId: 'BTCUSDT_UMCBL', bot: { kind: 'wise', terms: { tier: 'steady', preset: { kind: 'cta', terms: cta } } } },
];

let exchange: TestExchange;
let trader: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange({ history: wave });
  trader = await createTrader(exchange);
});
afterAll(() => exchange.close());

test('these are all kinds that look back', () => {
  const kinds = strategyTypes.filter((type) => lawSamples[type].some(({ terms }) => (botKind(type)?.history(terms, 0) ?? null) !== null));
  const tried = strategyTypes.filter((type) =>
    looksBack.some(
      ({ symbolId, bot: { kind } }) =>
        strategyKindOf(type).kind === kind && tradesIn(type, symbolId.endsWith('_UMCBL') ? 'futures' : 'spot'),
    ),
  );
  expect(kinds.length).toBeGreaterThan(0);
  expect(tried).toEqual(expect.arrayContaining(kinds));
});

test.each(looksBack)(
  'in $symbolId $bot.kind trades at the end of the first hour that crosses its threshold, two hours after the start',
  async ({ symbolId, bot }) => {
    const atMs = crossing();
    let run = await trader.call(runBacktest, { symbolId, fromMs: atMs - 2 * hourMs, toMs: atMs + hourMs, bot });
    while (run.state === 'running') run = await trader.call(getBacktest, { runId: run.runId });
    expect(run.result?.fills[0]).toMatchObject({ side: 'buy', timeMs: atMs - 1 });
  },
);
