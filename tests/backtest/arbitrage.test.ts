// An arbitrage bot on the past: its own code over the candles of both legs and what the perpetual was settled at.
import { expect, test } from 'vitest';

import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { MarketPast } from '#server/backtest/play/leg-past.ts';
import { runCandles } from '#server/backtest/run-candles.ts';
import { testedBot } from '#server/backtest/tested-bot.ts';
import { botMarket, contractRules } from '../automation/bot-venue.ts';
import { sampleArbitrage } from '../automation/sample-terms.ts';
import { candles, minute } from './scripted-bot.ts';

const perpetual = { ...botMarket, marketId: 1, symbol: contractRules.symbol, rules: contractRules };

/** Minutes at these prices in dollars. */
const columnsAt = (dollars: readonly number[]): MarketPast['columns'] =>
  candles(dollars.map((price) => [price * 100, price * 100, price * 100, price * 100]));
const minutes = (price: number, count: number): readonly number[] => Array.from({ length: count }, () => price);

function tried(prices: readonly number[], funding: MarketPast['funding']) {
  const kind = botKind(25);
  if (kind === null) throw new Error('there is no such kind');
  const outcome = runCandles(
    {
      symbols: [botMarket.symbol, perpetual.symbol],
      markets: [botMarket, perpetual],
      pasts: [
        { columns: columnsAt(prices), funding: [] },
        { columns: columnsAt(prices), funding },
      ],
      bot: testedBot(kind, { kind: 'arbitrage', terms: sampleArbitrage() }),
    },
    () => 0,
    () => true,
  );
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.result;
}

test('a price that rises by a tenth costs nothing but fees, and funding comes in', () => {
  const prices = [...minutes(100, 20), ...minutes(110, 20)];
  const without = tried(prices, []).figures;
  // 4.797 coins in either leg, in at 100: 0.1 % of each. What the coins have gained the short leg has lost.
  expect(Number(without.totalProfit)).toBeLessThan(-0.9);
  expect(Number(without.totalProfit)).toBeGreaterThan(-1.1);
  expect(without.matchedCount).toBe(0);
  // Who holds has bought coins alone.
  expect(Number(without.holdProfit)).toBe(100);
});

test('a settlement pays the short leg its rate, and is counted', () => {
  const firstMs = Date.UTC(2024, 7, 1);
  const prices = minutes(100, 40);
  const [without, paid] = [tried(prices, []), tried(prices, [{ slotMs: firstMs + 30 * minute, rateE8: 100_000 }])];
  expect(paid.figures.matchedCount).toBe(1);
  // 0.1 % of 4.797 coins at 100.
  expect(Number(paid.figures.matchedProfit)).toBeCloseTo(0.4797, 4);
  expect(Number(paid.figures.totalProfit) - Number(without.figures.totalProfit)).toBeCloseTo(0.4797, 4);
});
