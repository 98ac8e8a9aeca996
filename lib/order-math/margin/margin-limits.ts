// The limits of a margin wallet of spot: what it can still do, what its debt costs, and how far it is from its liquidation.
import {
  Amount,
  allRead,
  readAmount,
  readPositive,
  readSigned,
  ROUND_DOWN,
  ROUND_UP,
  writeAmount,
  writeResult,
} from '../amounts/amount.ts';

const transferDecimals = 8;

/**
 * The amount that must stay ÷ equity, as a share: at 1 the wallet is liquidated. '0' without a debt, null for bad input, and '1' where
 * equity is gone while something is owed. Half up to 24 decimals.
 */
export function marginRiskRatio(terms: { readonly equity: string; readonly maintenance: string; readonly debts: string }): string | null {
  const read = { equity: readSigned(terms.equity), maintenance: readAmount(terms.maintenance), debts: readAmount(terms.debts) };
  if (!allRead(read)) return null;
  if (read.debts.isZero()) return '0';
  if (read.equity.lessThanOrEqualTo(read.maintenance)) return '1';
  return writeResult(read.maintenance.dividedBy(read.equity));
}

/**
 * Interest of so many hours that have begun: each a twenty-fourth of the day's rate of the principal, rounded up to the coin's last
 * decimal. Null for bad input. Source: https://www.bitget.com/support/articles/12560603799000 (00:10 to 02:30 is three hours).
 */
export function marginInterest(terms: {
  readonly principal: string;
  readonly dailyRate: string;
  readonly hours: number;
  readonly decimals: number;
}): string | null {
  const read = { principal: readAmount(terms.principal), rate: readAmount(terms.dailyRate) };
  if (!allRead(read) || !Number.isSafeInteger(terms.hours) || terms.hours < 0) return null;
  const hourly = read.principal.times(read.rate).dividedBy(24).toDecimalPlaces(terms.decimals, ROUND_UP);
  return writeAmount(hourly.times(terms.hours));
}

/**
 * Hours that have begun between two times, each counted: at least the one that it was borrowed in.
 * @internal
 */
export const hoursBegun = (fromMs: number, toMs: number): number => Math.floor(toMs / 3_600_000) - Math.floor(fromMs / 3_600_000) + 1;

/**
 * The most that can be borrowed of a coin: (equity − initial margin of what is owed) × (leverage − 1) ÷ price, within the limit of the
 * tier and what the venue has left to lend; rounded down. The leverage is the one of the tier that the debt is in. Never below 0, null
 * for bad input. Source: https://www.bitget.com/support/articles/12560603778706.
 * @internal
 */
export function maxBorrowable(terms: {
  readonly equity: string;
  readonly initial: string;
  readonly leverage: string;
  readonly price: string;
  readonly limit: string;
  readonly pool: string;
  readonly decimals: number;
}): string | null {
  const read = {
    equity: readSigned(terms.equity),
    initial: readAmount(terms.initial),
    leverage: readPositive(terms.leverage),
    price: readPositive(terms.price),
    limit: readAmount(terms.limit),
    pool: readAmount(terms.pool),
  };
  if (!allRead(read)) return null;
  const room = read.equity.minus(read.initial).times(read.leverage.minus(1)).dividedBy(read.price);
  return writeAmount(Amount.max(0, Amount.min(room, read.limit, read.pool)).toDecimalPlaces(terms.decimals, ROUND_DOWN));
}

/**
 * The amount that can be taken out of a margin wallet, in the coin: the lesser of (a) what is free, less what is owed, interest and
 * experience money when nothing may leave under debt, at the valuation price, and (b) net equity less the debt times a coefficient; divided
 * by that price, rounded down to 8 decimals, never below 0. Under debt the valuation price is the lower of index and ticker. Null for bad
 * input. Source: specification, point 5.
 * @internal
 */
export function transferableAmount(terms: {
  readonly free: string;
  readonly borrowed: string;
  readonly interest: string;
  readonly experience: string;
  readonly forbidOutIfDebt: boolean;
  /** The net equity of the whole wallet, in the coin that it is counted in, and so is the debt. */
  readonly net: string;
  readonly debt: string;
  readonly coefficient: string;
  readonly indexPrice: string;
  readonly tickerPrice: string;
}): string | null {
  const read = {
    free: readAmount(terms.free),
    borrowed: readAmount(terms.borrowed),
    interest: readAmount(terms.interest),
    experience: readAmount(terms.experience),
    net: readSigned(terms.net),
    debt: readAmount(terms.debt),
    coefficient: readAmount(terms.coefficient),
    index: readPositive(terms.indexPrice),
    ticker: readPositive(terms.tickerPrice),
  };
  if (!allRead(read)) return null;
  const price = read.debt.isZero() ? read.index : Amount.min(read.index, read.ticker);
  const kept = terms.forbidOutIfDebt ? read.borrowed.plus(read.interest).plus(read.experience) : new Amount(0);
  const free = read.free.minus(kept).times(price);
  const beyond = read.net.minus(read.debt.times(read.coefficient));
  return writeAmount(Amount.max(0, Amount.min(free, beyond)).dividedBy(price).toDecimalPlaces(transferDecimals, ROUND_DOWN));
}

/**
 * The index price of the base coin at which an isolated wallet's equity is down to what must stay, when nothing else changes:
 * p = (quoteOwed × (1 + rate) − quoteHeld) ÷ (baseHeld − baseOwed × (1 + rate)). One rate for both coins, of the tier that the debt is
 * in. Null for bad input and where no price above zero does it. Source: the form of OKX's quick margin, without its fee.
 */
export function marginLiquidationPrice(terms: {
  readonly baseHeld: string;
  readonly baseOwed: string;
  readonly quoteHeld: string;
  readonly quoteOwed: string;
  readonly maintenanceRate: string;
}): string | null {
  const read = {
    baseHeld: readAmount(terms.baseHeld),
    baseOwed: readAmount(terms.baseOwed),
    quoteHeld: readAmount(terms.quoteHeld),
    quoteOwed: readAmount(terms.quoteOwed),
    rate: readAmount(terms.maintenanceRate),
  };
  if (!allRead(read)) return null;
  const asked = read.rate.plus(1);
  const quote = read.quoteOwed.times(asked).minus(read.quoteHeld);
  const base = read.baseHeld.minus(read.baseOwed.times(asked));
  if (base.isZero()) return null;
  const price = quote.dividedBy(base);
  return price.greaterThan(0) ? writeResult(price) : null;
}
