// The income of an arbitrage from funding, by the examples that other venues print, and what is made of bad input.
import { expect, test } from 'vitest';

import { basisOf, fundingApr, netApr, settlementIncome, settlementsPerYear } from './arbitrage-income.ts';

// https://www.pionex.com/blog/for-spot-future-arbitrage-bot-is-there-any-limit-for-leverage-number-in-order-to-get-maximum-profit-what-is-maximum-apr-this-trading-bot-can-earn/
test('10,000 at 0.01 % bring 1 a settlement; three times a day that is 10.95 % a year, and 0.75 % are 821.25 %', () => {
  expect(settlementIncome('10000', '0.0001')).toBe('1');
  expect(fundingApr('0.0001', 8)).toBe('0.1095');
  expect(fundingApr('0.0075', 8)).toBe('8.2125');
  expect(fundingApr('-0.0001', 8)).toBe('-0.1095');
});

// https://orbitperpscreener.com/docs/funding-arbitrage
test('settlements of a year', () => {
  expect([1, 4, 8].map(settlementsPerYear)).toEqual([8760, 2190, 1095]);
});

test('20 % a year less 0.2 % of costs, held for 30 days, are 17.57 %', () => {
  expect(Number(netApr('0.2', '0.002', '30'))).toBeCloseTo(0.1757, 4);
  expect(netApr('0.2', '0.002', '0')).toBeNull();
});

test('the basis is signed, and nothing is made of what is no number', () => {
  expect(basisOf('100', '101')).toBe('0.01');
  expect(basisOf('100', '99')).toBe('-0.01');
  expect([basisOf('', '1'), settlementIncome('1', 'x'), fundingApr('', 8), fundingApr('0.1', 0)]).toEqual([null, null, null, null]);
});
