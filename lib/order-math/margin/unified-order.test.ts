// The debt of a unified account, the part of it that bears interest, and the amount it can spend: printed examples of venues, and figures
// worked out by hand.
import { describe, expect, test } from 'vitest';

import { marginStanding } from './margin-wallet.ts';
import { interestBearingDebt, unifiedOrderPreview, unifiedSpendable } from './unified-order.ts';

const full = [{ upTo: '80000000', valueRatio: '1' }];
const nine = [{ upTo: '50', valueRatio: '0.9' }];
/** Leverage 3: half of what is owed must be one's own. */
const debts = [{ upTo: '100000', leverage: '3', maintenanceRate: '0.05' }];

describe('printed examples', () => {
  const none = { borrowed: '0', gain: '0', interestFree: '0', available: '0' };
  test.each([
    // https://www.bitget.com/support/articles/12560603822305
    ['50 dollars that lose 100 are 50 in debt', { available: '50', gain: '-100' }, '50'],
    ['a fee of 1.5 without a dollar is a debt of 1.5', { borrowed: '1.5' }, '1.5'],
    ['300 bought with 100 owe 200', { borrowed: '200' }, '200'],
    ['what an unrealised loss owes is free up to the amount', { available: '50', gain: '-100', interestFree: '2000' }, '0'],
    ['beyond the amount it is not', { available: '0', gain: '-2500', interestFree: '2000' }, '500'],
    ['gains make a debt cheaper', { borrowed: '200', gain: '150', interestFree: '2000' }, '50'],
  ])('%s', (_what, terms, interestBearing) => {
    expect(interestBearingDebt({ ...none, ...terms })).toBe(interestBearing);
  });

  test.each([
    // kucoin.com 48142946141533, mexc.com multi_asset, support.bit.com 4407171451545
    ['660 bitcoins in three slices', '660', '100000', [['500', '0.98'], ['600', '0.975'], ['700', '0.97']], '64570000'], // prettier-ignore
    ['two in two slices', '2', '1', [['1', '0.9'], ['100', '0.8']], '1.7'], // prettier-ignore
    ['a haircut of five per cent', '10', '500', [['1000', '0.95']], '4750'], // prettier-ignore
  ] as const)('%s', (_what, held, price, slices, equity) => {
    const collateral = slices.map(([upTo, valueRatio]) => ({ upTo, valueRatio }));
    expect(marginStanding([{ held, owed: '0', price, collateral, debts: [] }])?.equity).toBe(equity);
  });

  test('an unrealised loss counts like the coin that it is made in: 2,000 less 18.34', () => {
    const coin = { held: '2000', owed: '0', gain: '-18.34', price: '1', collateral: full, debts: [] };
    expect(marginStanding([coin])?.equity).toBe('1981.66');
  });
});

describe('what can be spent', () => {
  const dollars = { held: '1000', owed: '0', price: '1', collateral: full, debts, available: '1000', dailyRate: '0', limit: '100000', pool: '100000' }; // prettier-ignore
  const bitcoin = { held: '0', owed: '0', price: '10000', collateral: nine, debts };
  const spending = { equity: '1000', initial: '0', given: dollars, taken: bitcoin, rate: '0.0001', borrows: true };

  test('1,000 dollars buy bitcoin that counts nine tenths: as much as 1000 − a tenth of it bears half of what is owed', () => {
    // 0.9x − (x − 1000) = (x − 1000) ÷ 2, so x = 1500 ÷ 0.6.
    expect(unifiedSpendable(spending)).toBe('2500');
    expect(unifiedSpendable({ ...spending, borrows: false })).toBe('1000');
  });

  test('what is held of the coin taken counts before the order as after it', () => {
    // 900 of bitcoin besides: 1900 − 0.1x = (x − 1000) ÷ 2, so x = 2400 ÷ 0.6.
    expect(unifiedSpendable({ ...spending, equity: '1900', taken: { ...bitcoin, held: '0.1' } })).toBe('4000');
  });

  test('within the highest tier and what is left to lend; the first hour is taken off', () => {
    expect(unifiedSpendable({ ...spending, given: { ...dollars, limit: '400' } })).toBe('1400');
    expect(unifiedSpendable({ ...spending, given: { ...dollars, pool: '30' } })).toBe('1030');
    expect(Number(unifiedSpendable({ ...spending, given: { ...dollars, dailyRate: '0.24' } }))).toBeLessThan(2480);
  });

  test('what stands behind contracts stays: of 1,000 with 950 asked for, a swap that costs a tenth goes up to 500', () => {
    expect(unifiedSpendable({ ...spending, initial: '950', borrows: false })).toBe('500');
    // Into nothing that counts: no more than what is free.
    expect(unifiedSpendable({ ...spending, initial: '950', taken: null })).toBe('50');
  });

  test('an account that has too little may still do what costs it nothing', () => {
    const even = { ...bitcoin, collateral: full };
    expect(unifiedSpendable({ ...spending, initial: '1200', taken: even, borrows: false })).toBe('1000');
    expect(unifiedSpendable({ ...spending, initial: '1200' })).toBe('0');
  });

  test('bad input is null', () => {
    expect(unifiedSpendable({ ...spending, rate: '0' })).toBeNull();
    expect(unifiedSpendable({ ...spending, given: { ...dollars, price: '' } })).toBeNull();
  });
});

test('an order that gives 1,500 of 1,000 borrows 500; an hour of it at 0.024 % a day is half a cent', () => {
  const terms = { amount: '1500', available: '1000', borrowed: '0', gain: '0', interestFree: '2000', dailyRate: '0.00024' };
  expect(unifiedOrderPreview(terms)).toEqual({ borrow: '500', hourlyInterest: '0.005' });
  expect(unifiedOrderPreview({ ...terms, amount: '900' })).toEqual({ borrow: '0', hourlyInterest: '0' });
  // The gain of contracts stands against it.
  expect(unifiedOrderPreview({ ...terms, gain: '500' })).toEqual({ borrow: '500', hourlyInterest: '0' });
  expect(unifiedOrderPreview({ ...terms, amount: 'x' })).toBeNull();
});
