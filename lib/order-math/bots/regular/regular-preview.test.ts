// A round of an auto-invest: its purchases, and the limits of its markets, beside figures worked out by hand.
import { expect, test } from 'vitest';

import { firstRegularTerms, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { type RegularLeg, regularPreview } from './regular-preview.ts';

const terms: RegularTerms = {
  ...firstRegularTerms,
  coins: [
    { coin: 'AAA', weight: '0.75', maxPrice: null },
    { coin: 'BBB', weight: '0.25', maxPrice: null },
  ],
  amount: '100',
};
const leg = (baseCoin: string, lastPrice: string | null, change: Partial<RegularLeg['market']> = {}): RegularLeg => ({
  market: {
    baseCoin,
    quoteCoin: 'USDT',
    lotSize: '0.01',
    minQuantity: '0.01',
    maxQuantity: '1000',
    minAmount: '5',
    maxAmount: '10000',
    ...change,
  },
  lastPrice,
});
const legs = [leg('AAA', '50'), leg('BBB', '3')];
const look = (some: readonly RegularLeg[] = legs, change: Partial<RegularTerms> = {}) => regularPreview({ ...terms, ...change }, some, 0);
const said = (some: readonly RegularLeg[], change: Partial<RegularTerms> = {}) =>
  look(some, change).problems.map(({ field, code, params }) => [field, code, params]);

test('a round is shared out by weight, in whole lots of what is counted on', () => {
  // 75 × 0.995 ÷ 50 = 1.4925 and 25 × 0.995 ÷ 3 = 8.2916…, down to lots of 0.01.
  expect(look().coins).toEqual([
    { coin: 'AAA', amount: '75', quantity: '1.49', everyRounds: 1 },
    { coin: 'BBB', amount: '25', quantity: '8.29', everyRounds: 1 },
  ]);
  // The least of AAA is 0.1 at 50, 5 ÷ 0.995 ÷ 0.75 = 6.7002; of BBB 1.67 at 3, 5.01 ÷ 0.995 ÷ 0.25 = 20.1407…, up to the cent.
  expect(look().fullAmount).toBe('20.15');
});

test('a share below the least of its market makes one purchase of several rounds', () => {
  // A quarter of 10 is 2.50, and 5.01 ÷ 0.995 = 5.0352 are needed: three rounds.
  expect(look(legs, { amount: '10' }).coins.map(({ everyRounds }) => everyRounds)).toEqual([1, 3]);
});

test('without a price there is no quantity, and no amount at which every coin is bought', () => {
  const { coins, fullAmount, problems } = look([leg('AAA', null), leg('BBB', '3')]);
  expect(coins[0]).toEqual({ coin: 'AAA', amount: '75', quantity: null, everyRounds: null });
  expect([fullAmount, problems]).toEqual([null, []]);
});

test.each<[string, readonly RegularLeg[], Partial<RegularTerms>, readonly unknown[]]>([
  ['the least that any of its markets takes', legs, { amount: '5' }, []],
  ['less than that', legs, { amount: '4.99' }, [['amount', 'amountBelowMinimum', { minimum: '5', coin: 'USDT' }]]],
  ['as much as a market takes', [leg('AAA', '50', { maxAmount: '75' }), leg('BBB', '3')], {}, []],
  [
    'a share above what its market takes',
    [leg('AAA', '50', { maxAmount: '74.99' }), leg('BBB', '3')],
    {},
    [['amount', 'amountAboveMaximum', { maximum: '74.99', coin: 'USDT' }]],
  ],
  ['as many coins as a market takes', [leg('AAA', '50', { maxQuantity: '1.5' }), leg('BBB', '3')], {}, []],
  [
    'more coins than that',
    [leg('AAA', '50', { maxQuantity: '1.49' }), leg('BBB', '3')],
    {},
    [['amount', 'quantityAboveMaximum', { maximum: '1.49' }]],
  ],
  ['a market without a price', [leg('AAA', null, { maxQuantity: '1' }), leg('BBB', '3')], {}, []],
  ['a market of another coin', [leg('AAA', '50'), leg('CCC', '3')], {}, [['coins', 'symbolNotOpen', { symbol: 'BBBUSDT' }]]],
  [
    'a market that is paid in another coin',
    [leg('AAA', '50', { quoteCoin: 'EUR' }), leg('BBB', '3')],
    {},
    [['coins', 'symbolNotOpen', { symbol: 'AAAUSDT' }]],
  ],
])('%s', (_, some, change, problems) => expect(said(some, change)).toEqual(problems));
