// The loan of a backtest by hand: a coin at 100, lent ten times with a twentieth to be kept, at 0.01 % an hour; takers pay 0.1 %.
import { expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { botMarket } from '#tests/automation/venue/venue-markets.ts';
import { createLoanAccount } from './loan-account.ts';
import { newPurses } from './purses.ts';

const coin = 100_000_000;
const price = 10_000;
const terms = { dailyRateE9: 2_400_000, tiers: [{ upToUnits: 10 * coin, leverage: 10, maintenancePpm: 50_000 }] };
const hour = 3_600_000;

function sold() {
  const { spot } = newPurses();
  const account = createLoanAccount(botMarket, spot, terms);
  const { loan } = account;
  if (loan === null) throw new Error('nothing is lent');
  account.take(1, 100 * coin);
  expect(loan.transfer(1, 60 * coin, 'in')).toBeNull();
  return { spot, account, loan };
}

test('what is borrowed costs its first hour at once, later ones as they begin, and is repaid interest first', () => {
  const { spot, account, loan } = sold();
  expect(loan.borrow(coin, 5 * hour + 1, price)).toBeNull();
  expect(loan.owed()).toBe(coin + 10_000);
  expect(account.fill(Side.sell, price, 10_000, 1_000, true)).toBe(coin / 10);
  expect(account.direction()).toBe(-coin - 10_000);
  expect([loan.charge(5 * hour + 9), loan.charge(8 * hour), loan.charge(8 * hour)]).toEqual([0, 30_000, 0]);
  // 160 of money less 0.1 of fee, and 1.0004 coins at 100 are owed.
  expect(account.held(price) + spot.free).toBe(100 * coin + 100 * coin - coin / 10 - 100.04 * coin);
  expect(loan.repay(0)).toBe(0);
  account.fill(Side.buy, 9_000, 10_020, 1_000, true);
  expect(loan.repay(0)).toBe(coin + 40_000);
  expect([loan.owed(), account.direction()]).toEqual([0, 100_200_000 - 100_200 - 100_040_000]);
});

test('money behind a loan stays, and bounds it', () => {
  const { loan } = sold();
  expect(loan.transfer(1, 50 * coin, 'in')).toBe(RejectReason.insufficientBalance);
  // A ninth of 540 has to stay.
  expect(loan.borrow(5.4 * coin, 0, price)).toBe(RejectReason.marginNotEnough);
  expect(loan.borrow(5.3 * coin, 0, price)).toBeNull();
  expect(loan.borrow(5 * coin, 0, price)).toBe(RejectReason.loanLimit);
  expect(loan.transfer(1, coin, 'out')).toBe(RejectReason.insufficientBalance);
});

test('at its limit all that is owed is bought, with the fee, and what else there is stays', () => {
  const { spot, account, loan } = sold();
  loan.borrow(coin, 0, price);
  account.fill(Side.sell, price, 10_000, 1_000, true);
  // 159.9 of money carry 1.0001 coins and a twentieth of them: 152.27.
  expect(account.liquidationTicks()).toBe(15_227);
  expect(account.liquidate(15_227)).toBe(10_001);
  expect(loan.owed()).toBe(0);
  // 199.9 less 1.0001 coins at 152.27 and a fiftieth of that.
  expect(spot.free / coin).toBeCloseTo(199.9 - 1.0001 * 152.27 * 1.02, 6);
});
