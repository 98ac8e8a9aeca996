// An arbitrage with borrowed coins, by hand: a coin at 100, lent ten times with a twentieth to be kept, at 0.03 % a day.
import { describe, expect, test } from 'vitest';

import { firstArbitrageTerms, type ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { receivedByLong, lessInterest } from './arbitrage-income.ts';
import type { MartingaleMarket } from '../martingale-market.ts';
import type { ArbitrageLoan } from './arbitrage-loan.ts';
import { type ArbitrageAsked, arbitrageAprs, arbitragePreview } from './arbitrage-preview.ts';

const market = {
  baseCoin: 'BTC',
  quoteCoin: 'USDT',
  tickSize: '0.01',
  lotSize: '0.0001',
  minQuantity: '0.0001',
  maxQuantity: '100000',
  minAmount: '5',
  maxAmount: '10000000',
};
const fees = { maker: '0.001', taker: '0.001' };
const contract: MartingaleMarket = {
  ...market,
  form: 'linear',
  tiers: [{ upTo: '1000000', maxLeverage: '50', maintenanceRate: '0.005' }],
  openCostUpRatio: '0',
  feeRateUpRatio: '0',
};
const loan = {
  dailyRate: '0.0003',
  tiers: [
    { upTo: '20', leverage: 10, maintenanceRate: '0.05' },
    { upTo: '60', leverage: 3, maintenanceRate: '0.1' },
  ],
  left: '50',
};
const asked: ArbitrageAsked = {
  spot: { market, fees, lastPrice: '100' },
  contract: { market: contract, fees, lastPrice: '100' },
  fundingRate: '-0.0005',
  intervalHours: 8,
  loan,
};
const terms: ArbitrageTerms = {
  ...firstArbitrageTerms,
  direction: 'negative',
  investment: '1000',
  sliceAmount: '100',
};
const shown = (changed: Partial<ArbitrageTerms> = {}, more: Partial<ArbitrageAsked> = {}) =>
  arbitragePreview({ ...terms, ...changed }, { ...asked, ...more });

test('size, loan, income and liquidations', () => {
  const { problems, ...told } = shown();
  expect(problems).toEqual([]);
  // Behind a coin 100.5 × (1 ÷ 2 + 2 × 0.1 %) = 50.451, as its margin 100.5 × (1 ÷ 2 + 0.1 %) = 50.3505: 970 ÷ 100.8015 = 9.6228.
  expect(told).toMatchObject({ quantity: '9.6228', value: '962.28', slices: 10, income: '0.48114', apr: '0.5475' });
  expect(Number(told.collateral)).toBeCloseTo(9.6228 * 50.451, 6);
  expect(Number(told.margin)).toBeCloseTo(9.6228 * 50.3505, 6);
  expect(Number(told.interest)).toBeCloseTo(962.28 * 0.0003, 8);
  // 54.75 % less 0.03 % a day and 0.4 % of fees twelve and a sixth times a year.
  expect(Number(told.netApr)).toBeCloseTo(0.5475 - 0.1095 - (0.004 * 365) / 30, 8);
  expect(Number(told.investedApr)).toBeCloseTo(0.96228 * Number(told.netApr), 8);
  // 0.05 % less 0.01 % of interest in eight hours: 0.4 % in ten of them.
  expect(told.breakEven).toBe(10);
  // (50.451 + 99.9) ÷ 1.05; and 100 − 50.3505 of money at a maintenance of 0.5 % with the fee.
  expect(Number(told.loanLiquidationPrice)).toBeCloseTo(150.351 / 1.05, 6);
  expect(Number(told.liquidationPrice)).toBeCloseTo(49.6495 / (1 - 0.006), 6);
});

describe('what stands against it', () => {
  const large: ArbitrageLoan = { ...loan, left: '1000' };
  test.each<[string, Partial<ArbitrageTerms>, ArbitrageLoan | null, readonly { field: string; code: string }[]]>([
    ['a coin that is not lent', {}, null, [{ field: 'direction', code: 'notLent' }]],
    ['an empty pool', {}, { ...loan, left: '9' }, [{ field: 'investment', code: 'lendingPoolEmpty' }]],
    ['not quite what the tiers lend', { investment: '10000', leverage: 1 }, large, []],
    ['more than they lend at all', { investment: '13000', leverage: 1 }, large, [{ field: 'investment', code: 'loanLimit' }]],
    // Twenty coins of a ninth and 39.1 of a half: 2,177; 1,991 stand behind the 59.1.
    ['more leverage than the tiers have', { investment: '4100', leverage: 3 }, large, [{ field: 'leverage', code: 'invalidLeverage' }]],
    ['which a coin that is bought does not care for', { direction: 'positive' }, null, []],
  ])('%s', (_, changed, lent, problems) => {
    const told = shown(changed, { loan: lent });
    expect(told.problems.map(({ field, code }) => ({ field, code }))).toEqual(problems);
  });

  test('nothing where its terms are not known', () => {
    const { loan: _loan, ...unknown } = asked;
    const { problems, interest, loanLiquidationPrice } = arbitragePreview(terms, unknown);
    expect([problems, interest, loanLiquidationPrice]).toEqual([[], null, null]);
  });
});

test('a rate is the opposite for the other side, and interest is taken off for every day of the year', () => {
  expect([receivedByLong('-0.0005'), receivedByLong('0.0001'), receivedByLong('x')]).toEqual(['0.0005', '-0.0001', null]);
  expect([lessInterest('0.5475', '0.0003'), lessInterest('', '1')]).toEqual(['0.438', null]);
  const rates = { fundingRate: '0.0001', intervalHours: 8, loan };
  expect(arbitrageAprs(rates, '0').netApr).toBe('0.1095');
  expect(arbitrageAprs({ ...rates, direction: 'negative' }, '0').netApr).toBe('-0.219');
  expect(arbitrageAprs({ fundingRate: null, intervalHours: 8, direction: 'negative' }, '0')).toEqual({ apr: null, netApr: null });
});
