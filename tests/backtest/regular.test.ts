// An auto-invest on the past, by its own code: its rounds beside buying everything at once, and beside the simulation of its form.
import { expect, test } from 'vitest';

import { firstRegularTerms, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { simulateRegular } from '#lib/order-math/bots/regular/regular-simulation.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { runCandles } from '#server/backtest/run-candles.ts';
import { testedBot } from '#server/backtest/tested-bot.ts';
import { marketOf } from '../automation/regular-venue.ts';
import { candles } from './scripted-bot.ts';

const terms: RegularTerms = {
  ...firstRegularTerms,
  coins: [{ coin: 'AAA', weight: '1', maxPrice: null }],
  amount: '100',
  period: 'hourly',
  timeOfDay: '00:30',
};

function tried(change: Partial<RegularTerms>, dollars: readonly number[]) {
  const market = marketOf('AAA', 0);
  const kind = botKind(5);
  if (kind === null) throw new Error('there is no such kind');
  const columns = candles(dollars.map((price) => [price * 100, price * 100, price * 100, price * 100]));
  const bot = testedBot(kind, { kind: 'regular', terms: { ...terms, ...change } });
  const outcome = runCandles(
    { symbols: [market.symbol], markets: [market], pasts: [{ columns, funding: [] }], bot },
    () => 0,
    () => true,
  );
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.result;
}
const minutes = (price: number, count: number): readonly number[] => Array.from({ length: count }, () => price);

test('rounds are bought at the prices of their moments, and the gain is what the coins are worth beyond what was put in', () => {
  // One at the start at 50, three at half past at 40, and two at 60.
  const { figures, fillCount } = tried({}, [...minutes(50, 25), ...minutes(40, 180), ...minutes(60, 120)]);
  expect(fillCount).toBe(6);
  expect(figures).toMatchObject({ buys: 6, sells: 0, matchedCount: 6, matchedProfit: '0' });
  const simulated = simulateRegular(
    { ...terms, period: 'daily', timeOfDay: '00:00' },
    [
      {
        market: { baseCoin: 'AAA', pricePlace: 2, volumePlace: 2, minQuantity: '0.01', minAmount: '1', takerFeeRate: '0.001' },
        candles: ['50', '40', '40', '40', '60', '60'].map((close, day) => ({ openMs: (day - 1) * 86_400_000, close })),
      },
    ],
    86_400_000,
    0,
  );
  // The same six prices, and a tick for each of the coins: 1.99, 2.49, twice 2.50, 1.67 and 1.66. The money that was not spent lies in the
  // account of the bot, and is worth itself.
  expect(Number(figures.totalProfit)).toBeCloseTo(Number(simulated?.profit) - 12.81 * 0.01, 4);
});

test('a total ends it, and a gain that sells ends it with the profit', () => {
  expect(tried({ maxTotal: '250' }, minutes(50, 600))).toMatchObject({ fillCount: 3, stopReason: 'total-reached' });
  const sold = tried({ takeProfitRate: '0.1' }, [...minutes(50, 100), ...minutes(56, 100)]);
  expect(sold.stopReason).toBe('take-profit');
  expect(Number(sold.figures.totalProfit)).toBeGreaterThan(19);
});

test('a market that stands still costs the fees and the slippage', () => {
  const { figures, fills, fillCount } = tried({}, minutes(50, 600));
  // Ten at half past, and the one at the start.
  expect(fillCount).toBe(11);
  const coins = fills.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  // A thousandth of the coins at 50, and a tick for each.
  expect(Number(figures.totalProfit)).toBeCloseTo(-coins * (0.05 + 0.01), 4);
});
