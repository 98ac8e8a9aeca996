// An arbitrage bot on the past: its own code over the candles of both legs and what the perpetual was settled at.
import { describe, expect, test } from 'vitest';

import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { LoanTerms } from '#server/backtest/play/account.ts';
import type { MarketPast } from '#server/backtest/play/leg-past.ts';
import { runCandles } from '#server/backtest/run-candles.ts';
import { testedBot } from '#server/backtest/tested-bot.ts';
import { botMarket, contractRules } from '../automation/venue/venue-markets.ts';
import { sampleArbitrage } from '../automation/sample-terms.ts';
import { candles, minute } from './scripted-bot.ts';

const perpetual = { ...botMarket, marketId: 1, symbol: contractRules.symbol, rules: contractRules };

/** Minutes at these prices in dollars. */
const columnsAt = (dollars: readonly number[]): MarketPast['columns'] =>
  candles(dollars.map((price) => [price * 100, price * 100, price * 100, price * 100]));
const minutes = (price: number, count: number): readonly number[] => Array.from({ length: count }, () => price);

type Tried = { readonly funding?: MarketPast['funding']; readonly loan?: LoanTerms; readonly terms?: Partial<ArbitrageTerms> };

function tried(prices: readonly number[], { funding = [], loan, terms }: Tried = {}) {
  const kind = botKind(25);
  if (kind === null) throw new Error('there is no such kind');
  const outcome = runCandles(
    {
      symbols: [botMarket.symbol, perpetual.symbol],
      markets: [botMarket, perpetual],
      pasts: [
        { columns: columnsAt(prices), funding: [], ...(loan === undefined ? {} : { loan }) },
        { columns: columnsAt(prices), funding },
      ],
      bot: testedBot(kind, { kind: 'arbitrage', terms: sampleArbitrage(terms) }),
    },
    () => 0,
    () => true,
  );
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.result;
}

test('a price that rises by a tenth costs nothing but fees, and funding comes in', () => {
  const prices = [...minutes(100, 20), ...minutes(110, 20)];
  const without = tried(prices).figures;
  // 4.797 coins in either leg, in at 100: 0.1 % of each. What the coins have gained the short leg has lost.
  expect(Number(without.totalProfit)).toBeLessThan(-0.9);
  expect(Number(without.totalProfit)).toBeGreaterThan(-1.1);
  expect(without.matchedCount).toBe(0);
  // A holder has bought coins alone.
  expect(Number(without.holdProfit)).toBe(100);
});

test('a settlement pays the short leg its rate, and is counted', () => {
  const firstMs = Date.UTC(2024, 7, 1);
  const prices = minutes(100, 40);
  const [without, paid] = [tried(prices), tried(prices, { funding: [{ slotMs: firstMs + 30 * minute, rateE8: 100_000 }] })];
  expect(paid.figures.matchedCount).toBe(1);
  // 0.1 % of 4.797 coins at 100.
  expect(Number(paid.figures.matchedProfit)).toBeCloseTo(0.4797, 4);
  expect(Number(paid.figures.totalProfit) - Number(without.figures.totalProfit)).toBeCloseTo(0.4797, 4);
});

describe('with borrowed coins', () => {
  const dayMs = 86_400_000;
  /** Ten times, at 0.24 % a day: 0.01 % an hour. */
  const loan = { dailyRateE9: 2_400_000, tiers: [{ upToUnits: 100_000_000_000, leverage: 10, maintenancePpm: 50_000 }] };
  const reverse = (prices: readonly number[], more: Tried = {}) =>
    tried(prices, { loan, ...more, terms: { direction: 'negative', ...more.terms } });

  test('a price that goes up or down by a tenth costs fees and interest, and nothing else', () => {
    for (const price of [90, 110]) {
      const { figures } = reverse([...minutes(100, 30), ...minutes(price, 30)]);
      // 4.79 coins in either leg, in at 100: 0.1 % of each, and 0.01 % for the first hour and for the one that begins with the last minute.
      expect(Number(figures.totalProfit)).toBeLessThan(-0.95);
      expect(Number(figures.totalProfit)).toBeGreaterThan(-1.2);
    }
  });

  test('every hour costs its interest, and a settlement below zero pays the perpetual', () => {
    const firstMs = Date.UTC(2024, 7, 1);
    const prices = minutes(100, 24 * 60);
    const [without, paid] = [reverse(prices), reverse(prices, { funding: [{ slotMs: firstMs + 600 * minute, rateE8: -100_000 }] })];
    // 24 further hours of 0.01 % of 4.79 coins at 100, and one for each slice at its beginning.
    const coins = 4.7942;
    expect(Number(without.figures.matchedProfit)).toBeCloseTo(-25 * 0.0001 * coins * 100, 1);
    expect(Number(paid.figures.matchedProfit) - Number(without.figures.matchedProfit)).toBeCloseTo(0.001 * coins * 100, 2);
    expect(Number(paid.figures.totalProfit) - Number(without.figures.totalProfit)).toBeCloseTo(0.001 * coins * 100, 2);
    expect(prices.length * minute).toBe(dayMs);
  });

  test('where the coin is not lent nothing is sold', () => {
    const { figures } = tried(minutes(100, 20), { terms: { direction: 'negative' } });
    expect([Number(figures.totalProfit), figures.buys, figures.sells]).toEqual([0, 0, 0]);
  });
});
