// Margin wallets of spot: sourced figures, and the spec's transferable amount.
import { describe, expect, test } from 'vitest';

import { hoursBegun, marginInterest, marginLiquidationPrice, marginRiskRatio, maxBorrowable, transferableAmount } from './margin-limits.ts';
import { marginStanding } from './margin-wallet.ts';

const full = [{ upTo: '9007199254740991', valueRatio: '1' }];

describe('interest', () => {
  test('10,000 at 0.0126279 % a day from 00:10 to 02:30 is three hours: 0.15784875', () => {
    const hours = hoursBegun(Date.UTC(2026, 0, 1, 0, 10), Date.UTC(2026, 0, 1, 2, 30));
    expect(hours).toBe(3);
    expect(marginInterest({ principal: '10000', dailyRate: '0.000126279', hours, decimals: 8 })).toBe('0.15784875');
  });
  test('less than the last decimal is charged as one of it', () => {
    expect(marginInterest({ principal: '0.00000001', dailyRate: '0.0001', hours: 2, decimals: 8 })).toBe('0.00000002');
    expect(marginInterest({ principal: 'x', dailyRate: '0.0001', hours: 2, decimals: 8 })).toBeNull();
  });
});

describe('standing', () => {
  test('debts by slices: 390,000 and 39,000 dollars ask for 75,327.1 to be taken and 31,330 to stay', () => {
    // Leverages that give 11.12 %, 14.29 % and 20 %: 1 + 1 ÷ share would not be whole, so maintenance is what is asked here.
    const tier = (upTo: string, maintenanceRate: string) => ({ upTo, leverage: '5', maintenanceRate });
    const btc = { held: '0', owed: '390000', price: '1', collateral: [], debts: [tier('50000', '0.05'), tier('100000', '0.07'), tier('900000', '0.08')] }; // prettier-ignore
    const eth = { held: '0', owed: '39000', price: '1', collateral: [], debts: [tier('30000', '0.05'), tier('900000', '0.07')] };
    expect(marginStanding([btc, eth])).toMatchObject({ maintenance: '31330', debts: '429000', equity: '-429000', initial: '107250' });
  });
  test('collateral by slices: 660 bitcoins at 100,000 count 64,570,000', () => {
    const collateral = [['500', '0.98'], ['600', '0.975'], ['700', '0.97']].map(([upTo = '', valueRatio = '']) => ({ upTo, valueRatio })); // prettier-ignore
    expect(marginStanding([{ held: '660', owed: '0', price: '100000', collateral, debts: [] }])?.equity).toBe('64570000');
    // Above the last slice nothing counts, and what is owed of the same coin is taken off first.
    expect(marginStanding([{ held: '860', owed: '0', price: '1', collateral, debts: [] }])?.equity).toBe('684.5');
    expect(marginStanding([{ held: '860', owed: '200', price: '1', collateral, debts: [] }])?.equity).toBe('645.7');
  });
  test('bad input is null', () => {
    expect(marginStanding([{ held: '1', owed: '0', price: '1', collateral: [{ upTo: '0', valueRatio: '1' }], debts: [] }])).toBeNull();
    expect(marginStanding([{ held: '-1', owed: '0', price: '1', collateral: full, debts: [] }])).toBeNull();
    expect(
      marginStanding([{ held: '1', owed: '0', price: '1', collateral: full, debts: [{ upTo: '1', leverage: '1', maintenanceRate: '0' }] }]),
    ).toBeNull();
  });
  test('the ratio is 1 at the limit and beyond it, 0 without a debt', () => {
    expect(marginRiskRatio({ equity: '100', maintenance: '25', debts: '1' })).toBe('0.25');
    expect(marginRiskRatio({ equity: '25', maintenance: '25', debts: '1' })).toBe('1');
    expect(marginRiskRatio({ equity: '-3', maintenance: '25', debts: '1' })).toBe('1');
    expect(marginRiskRatio({ equity: '0', maintenance: '0', debts: '0' })).toBe('0');
  });
});

describe('limits', () => {
  const max = { equity: '100', initial: '0', leverage: '10', price: '1', limit: '5000', pool: '5000', decimals: 8 };
  test('100 at ten times borrow 900, within tier and pool', () => {
    expect(maxBorrowable(max)).toBe('900');
    expect(maxBorrowable({ ...max, limit: '700' })).toBe('700');
    expect(maxBorrowable({ ...max, pool: '0.5' })).toBe('0.5');
    expect(maxBorrowable({ ...max, initial: '101' })).toBe('0');
    expect(maxBorrowable({ ...max, price: '7' })).toBe('128.57142857');
  });

  const out = {
    free: '1.5',
    borrowed: '0.2',
    interest: '0.01',
    experience: '0',
    forbidOutIfDebt: true,
    net: '70000',
    debt: '20000',
    coefficient: '1.5',
    indexPrice: '50000',
    tickerPrice: '49900',
  };
  test.each([
    ['net less debt times coefficient, at the lower price', {}, '0.8016032'],
    ['at the index where that is lower', { tickerPrice: '50001' }, '0.8'],
    ['what is free beyond its own debt', { net: '900000' }, '1.29'],
    ['experience money stays', { net: '900000', experience: '0.3' }, '0.99'],
    ['nothing is kept back where it may leave', { net: '900000', forbidOutIfDebt: false }, '1.5'],
    ['without a debt the index price alone', { debt: '0', borrowed: '0', interest: '0', net: '75000', tickerPrice: '1' }, '1.5'],
    ['never below nothing', { net: '10' }, '0'],
    ['rounded down at the eighth decimal', { net: '30000.0001', tickerPrice: '3' }, '0.00003333'],
  ])('taken out: %s', (_what, changed, expected) => {
    expect(transferableAmount({ ...out, ...changed })).toBe(expected);
  });
  test('bad input is null', () => {
    expect(transferableAmount({ ...out, free: '' })).toBeNull();
    expect(transferableAmount({ ...out, indexPrice: '0' })).toBeNull();
  });

  test('the price of the end: of a long below, of a short above, of neither none', () => {
    const none = { baseHeld: '0', baseOwed: '0', quoteHeld: '0', quoteOwed: '0', maintenanceRate: '0.05' };
    // 0.4 held for 3,000 owed: 3,150 ÷ 0.4.
    expect(marginLiquidationPrice({ ...none, baseHeld: '0.4', quoteOwed: '3000' })).toBe('7875');
    // 5,040 held for 0.3 owed: 5,040 ÷ 0.315.
    expect(marginLiquidationPrice({ ...none, quoteHeld: '5040', baseOwed: '0.3' })).toBe('16000');
    expect(marginLiquidationPrice({ ...none, baseHeld: '1', quoteHeld: '5' })).toBeNull();
    expect(marginLiquidationPrice(none)).toBeNull();
  });
});
