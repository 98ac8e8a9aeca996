// A smart portfolio on the past: what its own code makes of prices that come and go, beside who bought by the weights and kept it.
import { expect, test } from 'vitest';

import { firstPortfolioTerms, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { MarketPast } from '#server/backtest/play/leg-past.ts';
import { runCandles } from '#server/backtest/run-candles.ts';
import { testedBot } from '#server/backtest/tested-bot.ts';
import { portfolioMarket } from '../automation/portfolio/portfolio-venue.ts';
import { candles } from './scripted-bot.ts';

const terms: PortfolioTerms = {
  ...firstPortfolioTerms,
  coins: [
    { coin: 'BTC', weight: '0.5' },
    { coin: 'USDT', weight: '0.5' },
  ],
  investment: '1000',
};

/** Minutes at these prices in dollars. */
const past = (dollars: readonly number[]): MarketPast => ({
  columns: candles(dollars.map((price) => [price * 100, price * 100, price * 100, price * 100])),
  funding: [],
});
const minutes = (price: number, count: number): readonly number[] => Array.from({ length: count }, () => price);

function tried(change: Partial<PortfolioTerms>, prices: Readonly<Record<string, readonly number[]>>) {
  const markets = Object.keys(prices).map((code, place) => portfolioMarket(code, place + 1));
  const kind = botKind(19);
  if (kind === null) throw new Error('there is no such kind');
  const bot = testedBot(kind, { kind: 'portfolio', terms: { ...terms, ...change } });
  const symbols = markets.map(({ symbol }) => symbol);
  const outcome = runCandles(
    { symbols, markets, pasts: Object.values(prices).map(past), bot },
    () => 0,
    () => true,
  );
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.result;
}

test('a coin that falls by half and comes back leaves a gain, of which holding has none', () => {
  const { figures, fillCount } = tried({}, { BTC: [...minutes(100, 10), ...minutes(50, 10), ...minutes(100, 10)] });
  // Some 497.5 spent buy 4.970025 coins. At 50 they are 248.5 of 751: 125.2 is bought. Back at 100 the coins are 746 of 1,124: 184 is sold.
  expect(fillCount).toBe(3);
  expect(figures).toMatchObject({ buys: 2, sells: 1, matchedCount: 2, invested: '1000' });
  expect(Number(figures.totalProfit)).toBeGreaterThan(120);
  expect(Number(figures.totalProfit)).toBeLessThan(126);
  expect(Number(figures.holdProfit)).toBe(0);
});

test('who holds keeps the part of USDT as money', () => {
  const { figures } = tried({ mode: { by: 'unbalanced' } }, { BTC: [...minutes(100, 10), ...minutes(150, 10)] });
  // Half of 1,000, up by half. Its own 4.975 coins cost a tick more than 100, and 0.1 % of them.
  expect(Number(figures.holdProfit)).toBe(250);
  expect(Number(figures.totalProfit)).toBeCloseTo(4.970025 * 150 - 4.975 * 100.01, 4);
});

test('two coins at prices that stand still are bought once, and nothing else happens', () => {
  const coins = [
    { coin: 'BTC', weight: '0.5' },
    { coin: 'ETH', weight: '0.5' },
  ];
  const result = tried({ coins, mode: { by: 'timed', intervalMinutes: 30 } }, { BTC: minutes(100, 600), ETH: minutes(10, 600) });
  expect(result.fillCount).toBe(2);
  expect(result.figures.matchedCount).toBe(0);
  // Fees of 0.1 % of 995, and a tick for each of 4.975 and 49.75 coins.
  expect(Number(result.figures.totalProfit)).toBeCloseTo(-0.995 - 0.04975 - 0.4975, 4);
});
