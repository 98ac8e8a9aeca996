// The amount that a unified account in advanced mode can put into an order on spot, the amount that the order then borrows, and the cost of
// an hour of that.
import { Amount, allRead, readAmount, readPositive, readSigned, ROUND_DOWN, ROUND_UP, writeAmount } from '../amounts/amount.ts';
import { marginInterest } from './margin-limits.ts';
import { type MarginCoin, marginStanding } from './margin-wallet.ts';

/** The coin that an order gives. */
export type GivenCoin = MarginCoin & {
  /** Free to spend, without borrowing. */
  readonly available: string;
  readonly dailyRate: string;
  /** Most that may be owed of it, and what the venue has left to lend. */
  readonly limit: string;
  readonly pool: string;
};

export type UnifiedSpending = {
  /** The equity of the whole account, in the coin of account. */
  readonly equity: string;
  readonly initial: string;
  readonly given: GivenCoin;
  /** Null: a coin that stands behind nothing. */
  readonly taken: MarginCoin | null;
  /** Units of the coin taken for one of the coin given, at the order's price. */
  readonly rate: string;
  /** The order borrows what it lacks. */
  readonly borrows: boolean;
};

const decimals = 8;
const unit = new Amount(10).pow(-decimals);
const zero = new Amount(0);

type Standing = { readonly equity: Amount; readonly initial: Amount };

/** The equity and the initial margin of the coins that a trade changes. */
function standingOf(coins: readonly MarginCoin[]): Standing | null {
  const standing = marginStanding(coins);
  return standing === null ? null : { equity: new Amount(standing.equity), initial: new Amount(standing.initial) };
}

/** The coins after so much has been given for the other one, all of what was lacking borrowed, with the first hour of it. */
function coinsAfter({ given, taken, rate }: UnifiedSpending, amount: Amount): MarginCoin[] {
  const loan = Amount.max(0, amount.minus(given.available));
  const hour = marginInterest({ principal: writeAmount(loan), dailyRate: given.dailyRate, hours: 1, decimals }) ?? '0';
  const gave = {
    ...given,
    held: writeAmount(new Amount(given.held).plus(loan).minus(amount)),
    owed: writeAmount(new Amount(given.owed).plus(loan).plus(hour)),
  };
  if (taken === null) return [gave];
  return [gave, { ...taken, held: writeAmount(new Amount(taken.held).plus(amount.times(rate))) }];
}

/**
 * The most that an order can give, at its price, fees left out; to the eighth decimal, rounded down. Without borrowing, what is
 * available as far as the trade does not bring equity below initial margin and lower it; with it, as far as equity is enough for
 * everything afterwards, within the coin's highest tier and what is left to lend. Null for bad input. Source: the venue's rules for
 * unified accounts.
 */
export function unifiedSpendable(terms: UnifiedSpending): string | null {
  const { given, taken, borrows } = terms;
  const read = {
    equity: readSigned(terms.equity),
    initial: readAmount(terms.initial),
    available: readAmount(given.available),
    limit: readAmount(given.limit),
    pool: readAmount(given.pool),
    owed: readAmount(given.owed),
    rate: readPositive(terms.rate),
    dailyRate: readAmount(given.dailyRate),
  };
  const before = standingOf(taken === null ? [given] : [given, taken]);
  if (!allRead(read) || before === null) return null;
  const isBorne = (amount: Amount): boolean => {
    const after = standingOf(coinsAfter(terms, amount));
    if (after === null) return false;
    const equity = read.equity.plus(after.equity).minus(before.equity);
    const isEnough = equity.greaterThanOrEqualTo(read.initial.plus(after.initial).minus(before.initial));
    return isEnough || (amount.lessThanOrEqualTo(read.available) && equity.greaterThanOrEqualTo(read.equity));
  };
  const lent = Amount.max(0, Amount.min(read.limit.minus(read.owed), read.pool));
  const max = borrows ? read.available.plus(lent) : read.available;
  const isOwn = isBorne(read.available);
  return writeAmount(isOwn ? maxThat(isBorne, read.available, max) : maxThat(isBorne, zero, read.available));
}

/** The largest amount that passes between one that does and another: what is worth less with every unit passes up to a point. */
function maxThat(passes: (amount: Amount) => boolean, from: Amount, upTo: Amount): Amount {
  let [can, cannot] = [from, upTo.plus(unit)];
  while (cannot.minus(can).greaterThan(unit)) {
    const middle = can.plus(cannot.minus(can).dividedBy(2)).toDecimalPlaces(decimals, ROUND_DOWN);
    if (middle.lessThanOrEqualTo(can)) break;
    if (passes(middle)) can = middle;
    else cannot = middle;
  }
  return can;
}

/**
 * The part of a debt that would be charged interest: |min(available − borrowed + gain, 0)| less min(|min(gain, 0)|, the coin's amount).
 * Null for bad input. Source: the venue's rules for unified accounts.
 * @internal
 */
export function interestBearingDebt(terms: {
  readonly available: string;
  readonly borrowed: string;
  readonly gain: string;
  readonly interestFree: string;
}): string | null {
  const read = {
    available: readAmount(terms.available),
    borrowed: readAmount(terms.borrowed),
    gain: readSigned(terms.gain),
    interestFree: readAmount(terms.interestFree),
  };
  if (!allRead(read)) return null;
  const debt = Amount.max(0, read.borrowed.minus(read.available).minus(read.gain));
  const free = Amount.min(Amount.max(0, read.gain.negated()), read.interestFree);
  return writeAmount(Amount.max(0, debt.minus(free)));
}

export type UnifiedOrderPreview = {
  /** The amount to borrow of the coin that is given. */
  readonly borrow: string;
  /** The amount by which an hour costs more than before, in the same coin, while the gain of contracts stands still. */
  readonly hourlyInterest: string;
};

/** The preview of an order that gives an amount. Null for bad input. */
export function unifiedOrderPreview(terms: {
  readonly amount: string;
  readonly available: string;
  readonly borrowed: string;
  readonly gain: string;
  readonly interestFree: string;
  readonly dailyRate: string;
}): UnifiedOrderPreview | null {
  const { amount, available, dailyRate, borrowed, gain, interestFree } = terms;
  const read = { amount: readAmount(amount), available: readAmount(available), borrowed: readAmount(borrowed) };
  if (!allRead(read)) return null;
  const borrow = Amount.max(0, read.amount.minus(read.available)).toDecimalPlaces(decimals, ROUND_UP);
  const left = writeAmount(Amount.max(0, read.available.minus(read.amount)));
  const [before, after] = [
    interestBearingDebt({ available, borrowed, gain, interestFree }),
    interestBearingDebt({ available: left, borrowed: writeAmount(read.borrowed.plus(borrow)), gain, interestFree }),
  ];
  if (before === null || after === null) return null;
  const principal = writeAmount(Amount.max(0, new Amount(after).minus(before)));
  const hourlyInterest = marginInterest({ principal, dailyRate, hours: 1, decimals });
  return hourlyInterest === null ? null : { borrow: writeAmount(borrow), hourlyInterest };
}
