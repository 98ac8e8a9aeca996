// The income of an arbitrage from funding: by settlement, for a year, and what of it is left after its costs.
import { allRead, readAmount, readPositive, readSigned, writeAmount, writeResult } from '../../amounts/amount.ts';

const hoursOfYear = 8760;
const daysOfYear = 365;

/**
 * In a year of 365 days. Intervals divide a day.
 * @internal
 */
export const settlementsPerYear = (intervalHours: number): number => hoursOfYear / intervalHours;

/** Paid to who is short of so much at a settlement, exact; below zero: paid by. Null for bad input. */
export function settlementIncome(notional: string, rate: string): string | null {
  const read = { notional: readAmount(notional), rate: readSigned(rate) };
  return allRead(read) ? writeAmount(read.notional.times(read.rate)) : null;
}

/** The rate of a settlement as a share a year, without compounding. Half up to 24 decimals. Null for bad input. */
export function fundingApr(rate: string, intervalHours: number): string | null {
  const read = readSigned(rate);
  return read === null || intervalHours <= 0 ? null : writeResult(read.times(settlementsPerYear(intervalHours)));
}

/** A share a year less costs (a share, once) that are spread over so many days. Half up to 24 decimals. Null for bad input. */
export function netApr(apr: string, cost: string, holdDays: string): string | null {
  const read = { apr: readSigned(apr), cost: readAmount(cost), days: readPositive(holdDays) };
  if (!allRead(read)) return null;
  return writeResult(read.apr.minus(read.cost.times(daysOfYear).dividedBy(read.days)));
}

/** The rate of a settlement as who is long of the perpetual receives it. Null for bad input. */
export function receivedByLong(rate: string): string | null {
  const read = readSigned(rate);
  return read === null ? null : writeAmount(read.negated());
}

/** A share a year less the interest of a day, on every day of it. Half up to 24 decimals. Null for bad input. */
export function lessInterest(apr: string, dailyRate: string): string | null {
  const read = { apr: readSigned(apr), daily: readAmount(dailyRate) };
  return allRead(read) ? writeResult(read.apr.minus(read.daily.times(daysOfYear))) : null;
}

/** The premium of the perpetual over spot, as a share of spot. Half up to 24 decimals. Null for bad input. */
export function basisOf(spotPrice: string, contractPrice: string): string | null {
  const read = { spot: readPositive(spotPrice), contract: readPositive(contractPrice) };
  return allRead(read) ? writeResult(read.contract.minus(read.spot).dividedBy(read.spot)) : null;
}
