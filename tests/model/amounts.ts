// Money on the blackboard: decimals of sixty digits, whole units of a coin.
import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 60 });
export type Amount = Decimal;

export const amount = (value: number | bigint): Amount => new Exact(value.toString());
export const nothing = amount(0);

/** Whole lots that an amount buys when one costs so much. */
export const wholeLots = (money: Amount, perLot: Amount): number => money.div(perLot).floor().toNumber();

/** value × (1,000,000 + ppm) / 1,000,000, not rounded; a negative share takes away. */
export const withShare = (value: number, ppm: number): Amount =>
  amount(value)
    .times(1_000_000 + ppm)
    .div(1_000_000);

/** A share of an amount in millionths, rounded up to the unit. */
export const shareUp = (money: Amount, ppm: number): Amount => money.times(ppm).div(1_000_000).ceil();

/** A share of a count in millionths, rounded down. */
export const shareDown = (money: Amount, ppm: number): Amount => money.times(ppm).div(1_000_000).floor();

export const min = (one: Amount, other: Amount): Amount => (one.lt(other) ? one : other);
