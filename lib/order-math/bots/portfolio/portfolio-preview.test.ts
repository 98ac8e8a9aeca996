// Previews, limits and trades of portfolios, with values worked out by hand.
import { describe, expect, test } from 'vitest';

import { firstPortfolioTerms, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { equalWeights, portfolioRangeProblems } from './portfolio-limits.ts';
import { type PortfolioMarket, portfolioPreview } from './portfolio-preview.ts';
import { dividedBy, isAway, targetsOf } from './portfolio-trades.ts';

const bitcoin: PortfolioMarket = { baseCoin: 'BTC', lotSize: '0.000001', minQuantity: '0.000001', minAmount: '1', lastPrice: '100000' };
const ether: PortfolioMarket = { baseCoin: 'ETH', lotSize: '0.0001', minQuantity: '0.001', minAmount: '1', lastPrice: '4000' };

const terms: PortfolioTerms = {
  ...firstPortfolioTerms,
  coins: [
    { coin: 'BTC', weight: '0.5' },
    { coin: 'ETH', weight: '0.3' },
    { coin: 'USDT', weight: '0.2' },
  ],
  investment: '1000',
};

/** Above zero so much is to be bought, below zero to be sold. */
const tradesTo = (values: readonly bigint[], weights: readonly number[], total: bigint): readonly bigint[] =>
  targetsOf(total, weights).map((target, place) => target - (values[place] ?? 0n));

describe('what is bought', () => {
  test('each coin gets its part, in whole lots, with half a per cent left for a worse price', () => {
    const { coins, problems } = portfolioPreview(terms, [ether, bitcoin]);
    expect(problems).toEqual([]);
    // 500 × 0.995 ÷ 100,000 = 0.004975; 300 × 0.995 ÷ 4,000 = 0.074625, down to 0.0746.
    expect(coins.map(({ coin, amount, price, quantity }) => [coin, amount, price, quantity])).toEqual([
      ['BTC', '500', '100000', '0.004975'],
      ['ETH', '300', '4000', '0.0746'],
      ['USDT', '200', '1', '200'],
    ]);
  });

  test('the least investment is that of the smallest part', () => {
    // 10 USDT each: 10 ÷ 0.5 = 20 and 10 ÷ 0.3 = 33.33…, up to the cent.
    expect(portfolioPreview(terms, [bitcoin, ether]).minInvestment).toBe('33.34');
    // A market that takes 50 USDT at least: (50 + a lot of 0.4) ÷ 0.995 ÷ 0.3 = 168.844…
    expect(portfolioPreview(terms, [bitcoin, { ...ether, minAmount: '50' }]).minInvestment).toBe('168.85');
  });

  test.each([
    ['too little', { investment: '33.33' }, 'investment', 'botInvestmentMinimum'],
    ['nothing', { investment: '0' }, 'investment', 'invalidField'],
    ['more than can be counted', { investment: '50000001' }, 'investment', 'invalidField'],
  ])('%s is refused', (_, change, field, code) => {
    const { problems } = portfolioPreview({ ...terms, ...change }, [bitcoin, ether]);
    expect(problems.map((problem) => [problem.field, problem.code])).toEqual([[field, code]]);
  });

  test('a coin without a market, and one without a price', () => {
    expect(portfolioPreview(terms, [bitcoin]).problems).toMatchObject([{ code: 'symbolNotOpen', params: { symbol: 'ETHUSDT' } }]);
    const { problems, minInvestment } = portfolioPreview(terms, [bitcoin, { ...ether, lastPrice: null }]);
    expect(problems).toMatchObject([{ code: 'noWatchedPrice' }]);
    expect(minInvestment).toBeNull();
  });
});

const coins = (...weights: readonly string[]) => weights.map((weight, place) => ({ coin: `C${place}`, weight }));

describe('limits', () => {
  test.each<[string, Partial<PortfolioTerms>, string | null]>([
    ['two coins', { coins: coins('0.5', '0.5') }, null],
    ['twenty coins', { coins: coins(...equalWeights(20)) }, null],
    ['one coin', { coins: coins('1') }, 'coinCount'],
    ['twenty-one coins', { coins: coins(...equalWeights(21)) }, 'coinCount'],
    ['a coin twice', { coins: [...coins('0.5'), { coin: 'C0', weight: '0.5' }] }, 'coinTwice'],
    ['weights of 99.99 %', { coins: coins('0.5', '0.4999') }, 'weightsSum'],
    ['weights of 100.01 %', { coins: coins('0.5', '0.5001') }, 'weightsSum'],
    ['a weight below 1 %', { coins: coins('0.995', '0.005') }, 'termOutOfRange'],
    ['a weight finer than 0.01 %', { coins: coins('0.50001', '0.49999') }, 'invalidField'],
    ['a threshold of 1 %', { mode: { by: 'proportional', threshold: '0.01' } }, null],
    ['a threshold of 50 %', { mode: { by: 'proportional', threshold: '0.5' } }, null],
    ['a threshold below 1 %', { mode: { by: 'proportional', threshold: '0.0099' } }, 'termOutOfRange'],
    ['a threshold above 50 %', { mode: { by: 'proportional', threshold: '0.51' } }, 'termOutOfRange'],
    ['half an hour', { mode: { by: 'timed', intervalMinutes: 30 } }, null],
    ['28 days', { mode: { by: 'timed', intervalMinutes: 28 * 24 * 60 } }, null],
    ['29 minutes', { mode: { by: 'timed', intervalMinutes: 29 } }, 'termOutOfRange'],
    ['more than 28 days', { mode: { by: 'timed', intervalMinutes: 40_321 } }, 'termOutOfRange'],
    ['half a minute more', { mode: { by: 'timed', intervalMinutes: 30.5 } }, 'termOutOfRange'],
    ['a loss of everything', { stopLossRate: '1' }, 'termOutOfRange'],
    ['a profit of nothing', { takeProfitRate: '0' }, 'termOutOfRange'],
  ])('%s', (_, change, code) => {
    expect(portfolioRangeProblems({ ...terms, ...change }).map((problem) => problem.code)).toEqual(code === null ? [] : [code]);
  });

  test('equal weights are 100 % together, and no two are further apart than a hundredth of a per cent', () => {
    expect(equalWeights(3)).toEqual(['0.3334', '0.3333', '0.3333']);
    expect(equalWeights(7)).toEqual(['0.1429', '0.1429', '0.1429', '0.1429', '0.1428', '0.1428', '0.1428']);
  });
});

describe('trades', () => {
  test('four coins of a quarter each, two of which have moved', () => {
    // 130, 80, 100 and 100 of 410: a target of 102.5 each.
    const quarter = [250_000, 250_000, 250_000, 250_000];
    expect(tradesTo([13_000n, 8_000n, 10_000n, 10_000n], quarter, 41_000n)).toEqual([-2_750n, 2_250n, 250n, 250n]);
  });

  test('targets are rounded down: together never more than there is', () => {
    const thirds = [333_400, 333_300, 333_300];
    expect(tradesTo([0n, 0n, 0n], thirds, 100n)).toEqual([33n, 33n, 33n]);
  });

  test.each([
    [105n, true, true],
    [104n, true, false],
    [95n, true, true],
    [96n, true, false],
    // By more than it.
    [105n, false, false],
    [106n, false, true],
  ])('%i of 100 at 5 %%, at least: %s', (value, atLeast, isSo) => {
    expect(isAway(value, 100n, 50_000, atLeast)).toBe(isSo);
  });

  test('a coin without a target is away from it as soon as there is one', () => {
    expect([isAway(0n, 0n, 50_000, true), isAway(1n, 0n, 50_000, true)]).toEqual([false, true]);
  });

  test('an amount is divided as other amounts are among each other', () => {
    expect(dividedBy(100n, [1n, 2n, 3n])).toEqual([16n, 33n, 50n]);
    expect(dividedBy(100n, [0n, 0n])).toEqual([0n, 0n]);
  });
});
