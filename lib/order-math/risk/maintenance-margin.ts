// The part of a position's margin that must remain, and the risk tiers that say so: the larger the position, the more.
import { Amount, allRead, readAmount, readPositive, writeAmount, writeResult } from '../amounts/amount.ts';
import { type FuturesContract, type ReadContract, quoteValueAt, readContract } from '../futures/contract-value.ts';

export type RiskTier = {
  /** Largest value in the quote coin that still belongs to the tier. */
  readonly upTo: string;
  readonly maxLeverage: string;
  /** A share: 0.004 is 0.4 %. */
  readonly maintenanceRate: string;
};

export type ReadTier = {
  /** The tier below ends here. */
  readonly above: Amount;
  readonly upTo: Amount;
  readonly maxLeverage: Amount;
  readonly rate: Amount;
  /** The amount that value × rate asks too much, because the slices below have lower rates. In the quote coin. */
  readonly deduction: Amount;
};

export type ReadTiers = { readonly list: readonly ReadTier[]; readonly last: ReadTier };

/** Null unless there is at least one tier, each bound is above the one before, no rate falls and none reaches 1. */
export function readTiers(tiers: readonly RiskTier[]): ReadTiers | null {
  const list: ReadTier[] = [];
  for (const tier of tiers) {
    const read = {
      upTo: readPositive(tier.upTo),
      maxLeverage: readPositive(tier.maxLeverage),
      rate: readAmount(tier.maintenanceRate),
    };
    if (!allRead(read) || read.rate.greaterThanOrEqualTo(1)) return null;
    const below = list.at(-1);
    const above = below?.upTo ?? new Amount(0);
    const step = read.rate.minus(below?.rate ?? read.rate);
    if (read.upTo.lessThanOrEqualTo(above) || step.isNegative()) return null;
    list.push({ above, ...read, deduction: above.times(step).plus(below?.deduction ?? 0) });
  }
  const last = list.at(-1);
  return last === undefined ? null : { list, last };
}

/**
 * A bound belongs to the tier below it. What is larger than every tier is in the last.
 * @internal
 */
export function tierOf({ list, last }: ReadTiers, value: Amount): ReadTier {
  return list.find(({ upTo }) => value.lessThanOrEqualTo(upTo)) ?? last;
}

/** The maintenance margin of a value in the quote coin, and in it. */
function maintenanceOf(tiers: ReadTiers, value: Amount, takerFeeRate: Amount): Amount {
  const { rate, deduction } = tierOf(tiers, value);
  return value.times(rate.plus(takerFeeRate)).minus(deduction);
}

/** The maintenance margin of a size at a price, in the margin coin. */
export function maintenanceAt(contract: ReadContract, size: Amount, price: Amount, tiers: ReadTiers, takerFeeRate: Amount): Amount {
  const inQuote = maintenanceOf(tiers, quoteValueAt(contract, size, price), takerFeeRate);
  return inQuote.dividedBy(contract.inverse ? price : contract.index);
}

/**
 * Slice by slice: each tier's part of the value × (its rate + taker fee rate); written short as value × (rate + fee) − deduction of the
 * tier reached. In the unit of the value (quote coin), exact. The rate is the account's own, the value is taken at the mark price.
 * Null for bad input. Source: https://www.bitget.com/support/articles/12560603841952.
 */
export function maintenanceMargin(terms: {
  readonly value: string;
  readonly tiers: readonly RiskTier[];
  readonly takerFeeRate: string;
}): string | null {
  const tiers = readTiers(terms.tiers);
  const read = { value: readAmount(terms.value), fee: readAmount(terms.takerFeeRate) };
  return tiers === null || !allRead(read) ? null : writeResult(maintenanceOf(tiers, read.value, read.fee));
}

/** The same of a position at a price (mark), in its margin coin, half up to 24 decimals. Null for bad input or a price of zero. */
export function positionMaintenance(terms: {
  readonly contract: FuturesContract;
  readonly size: string;
  readonly price: string;
  readonly tiers: readonly RiskTier[];
  readonly takerFeeRate: string;
}): string | null {
  const [contract, tiers] = [readContract(terms.contract), readTiers(terms.tiers)];
  const read = { size: readAmount(terms.size), price: readPositive(terms.price), fee: readAmount(terms.takerFeeRate) };
  if (contract === null || tiers === null || !allRead(read)) return null;
  return writeResult(maintenanceAt(contract, read.size, read.price, tiers, read.fee));
}

/** The amount that each tier takes off value × rate, in the quote coin: nothing for the first. Null for bad tiers. */
export function tierDeductions(tiers: readonly RiskTier[]): readonly string[] | null {
  return readTiers(tiers)?.list.map(({ deduction }) => writeAmount(deduction)) ?? null;
}

/** The number of the tier that a value in the quote coin falls into, from 1; its bound still belongs to it. Null for bad input. */
export function tierNumber(value: string, tiers: readonly RiskTier[]): number | null {
  const [amount, read] = [readAmount(value), readTiers(tiers)];
  return amount === null || read === null ? null : read.list.indexOf(tierOf(read, amount)) + 1;
}

/** The highest leverage for a position of that value in the quote coin. Null for bad input and for a value above every tier. */
export function maxLeverageAt(value: string, tiers: readonly RiskTier[]): string | null {
  const [amount, read] = [readAmount(value), readTiers(tiers)];
  if (amount === null || read === null || amount.greaterThan(read.last.upTo)) return null;
  return writeAmount(tierOf(read, amount).maxLeverage);
}

/** The largest value in the quote coin that a leverage may hold; '0' where no tier allows it. Null for bad input. */
export function maxValueAtLeverage(leverage: string, tiers: readonly RiskTier[]): string | null {
  const [wanted, read] = [readPositive(leverage), readTiers(tiers)];
  return wanted === null || read === null ? null : writeAmount(valueCapAt(read, wanted));
}

/** In the quote coin. */
export function valueCapAt({ list }: ReadTiers, leverage: Amount): Amount {
  return list.findLast(({ maxLeverage }) => maxLeverage.greaterThanOrEqualTo(leverage))?.upTo ?? new Amount(0);
}
