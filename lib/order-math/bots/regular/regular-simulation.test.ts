// The past of an auto-invest, beside figures that were worked out by hand.
import { expect, test } from 'vitest';

import { firstRegularTerms, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';

import { type PastCoin, simulateRegular } from './regular-simulation.ts';

const dayMs = 86_400_000;
const startMs = Date.parse('2026-03-02T00:00:00Z');

const terms: RegularTerms = {
  ...firstRegularTerms,
  coins: [{ coin: 'AAA', weight: '1', maxPrice: null }],
  amount: '100',
  period: 'daily',
};

/** Days that close at these prices; a lot is 0.01, at least 1 USDT, without a fee unless one is said. */
const coin = (closes: readonly string[], takerFeeRate = '0'): PastCoin => ({
  market: { baseCoin: 'AAA', pricePlace: 2, volumePlace: 2, minQuantity: '0.01', minAmount: '1', takerFeeRate },
  candles: closes.map((close, day) => ({ openMs: startMs + (day - 1) * dayMs, close })),
});

test('rounds are bought at the closes that are known, beside everything at once', () => {
  // Three rounds: 99.5 buy 1.99 at 50 (99.50). Then 100.50, of which 99.9975 buy 2.49 at 40 (99.60), then 100.90, of which 100.3955 buy 1.67 at 60 (100.20).
  const result = simulateRegular(terms, [coin(['50', '40', '60'])], dayMs, startMs);
  expect(result).toMatchObject({ fromMs: startMs, toMs: startMs + 2 * dayMs, rounds: 3, paid: '299.3', worth: '369', profit: '69.7' });
  // 299.3 at 50 are 5.986, worth 359.16 at 60.
  expect([result?.atOnceProfit, result?.atOnceRate, result?.rate]).toEqual(['59.86', '0.2', '0.232877']);
  expect(result?.points.map(({ paid }) => paid)).toEqual(['99.5', '199.1', '299.3', '299.3']);
});

test('the fee is taken of the coins', () => {
  const result = simulateRegular(terms, [coin(['50', '50'], '0.001')], dayMs, startMs);
  // 1.99 and 2 coins (100.50 × 0.995 ÷ 50 = 1.9999 is 1.99), less a thousandth.
  expect([result?.paid, result?.worth]).toEqual(['199', '198.801']);
});

test('the shortest history begins it, and the most that is put in ends its rounds', () => {
  const long = coin(['50', '50', '50', '50']);
  const short = { ...long, candles: long.candles.slice(2) };
  const two = [
    { coin: 'AAA', weight: '0.5', maxPrice: null },
    { coin: 'BBB', weight: '0.5', maxPrice: null },
  ];
  const result = simulateRegular({ ...terms, coins: two, maxTotal: '150' }, [long, short], dayMs, startMs);
  expect([result?.fromMs, result?.rounds]).toEqual([startMs + 2 * dayMs, 2]);
  expect(simulateRegular({ ...terms, maxTotal: '150' }, [long], dayMs, startMs)?.rounds).toBe(2);
});

test('a share that is too small waits until it is large enough', () => {
  const result = simulateRegular({ ...terms, amount: '0.6' }, [coin(['50', '50', '50', '50'])], dayMs, startMs);
  // 1.20 after two rounds buy 0.02; then 0.20 and 1.20 are 1.40 after four, which buy 0.02 again.
  expect(result?.paid).toBe('2');
});

test('what a market takes at least is reached exactly, in coins or in money', () => {
  const days = (minQuantity: string, minAmount: string): PastCoin => {
    const past = coin(['50', '50', '50', '50']);
    return { ...past, market: { ...past.market, minQuantity, minAmount } };
  };
  // 0.02 × 50 a round: 0.995, 1.99 and 2.985 buy no 0.05, 0.05 and 0.05; a fourth round has 1.50, of which 1.4925 buy less.
  expect(simulateRegular({ ...terms, amount: '1' }, [days('0.05', '0')], dayMs, startMs)?.paid).toBe('2.5');
  // 0.60, 1.20 and 1.80: 0.597 and 1.194 buy 0.50 and 1.00, too little; 1.791 buy 1.50. The fourth has 0.90.
  expect(simulateRegular({ ...terms, amount: '0.6' }, [days('0.01', '1.5')], dayMs, startMs)?.paid).toBe('1.5');
});

test.each([
  ['no candles', [coin([])], terms],
  ['no coins', [], { ...terms, coins: [] }],
  ['no amount', [coin(['50', '50'])], { ...terms, amount: '0' }],
] as const)('%s: there is nothing to show', (_, past, asked) => {
  expect(simulateRegular({ ...asked, coins: [...asked.coins] }, past, dayMs, startMs)).toBeNull();
});
