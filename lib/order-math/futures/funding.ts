// The payments between longs and shorts of a perpetual that keep its price near the index.
import { Amount, allRead, readAmount, readPositive, readSigned, writeResult } from '../amounts/amount.ts';
import { type BookLevel, fillAgainstBook } from '../orders/book-fill.ts';
import { type FuturesContract, readContract, valueAt } from './contract-value.ts';
import { clampBetween } from '../amounts/mean-and-median.ts';
import { directionOf, type PositionSide } from './position-side.ts';

const finestLot = 18;

/** The average price at which an amount of the quote coin would trade against one side of the book; null when it does not hold so much. */
export function impactPrice(levels: readonly BookLevel[], amount: string): string | null {
  if (readPositive(amount) === null) return null;
  const fill = fillAgainstBook(levels, { by: 'amount', amount, volumePlace: finestLot });
  return fill?.complete === true ? fill.averagePrice : null;
}

/**
 * The distance of the book from the index, as a share: the impact bid's distance above it less the impact ask's below it; zero while
 * the index lies between. Half up to 24 decimals. Null for bad input.
 */
export function premiumIndex(terms: {
  readonly impactBid: string;
  readonly impactAsk: string;
  readonly indexPrice: string;
}): string | null {
  const read = { bid: readPositive(terms.impactBid), ask: readPositive(terms.impactAsk), index: readPositive(terms.indexPrice) };
  if (!allRead(read)) return null;
  const above = Amount.max(read.bid.minus(read.index), 0);
  const below = Amount.max(read.index.minus(read.ask), 0);
  return writeResult(above.minus(below).dividedBy(read.index));
}

/**
 * The premium so far in the interval, oldest sample first: each weighs as much as its place, so that late ones count more. Half up to
 * 24 decimals. The predicted rate is the rate of it. Null for bad input and for no samples. The weighting is the one that other venues
 * print.
 */
export function averagePremium(samples: readonly string[]): string | null {
  let [sum, weights] = [new Amount(0), new Amount(0)];
  for (const [place, sample] of samples.entries()) {
    const premium = readSigned(sample);
    if (premium === null) return null;
    sum = sum.plus(premium.times(place + 1));
    weights = weights.plus(place + 1);
  }
  return weights.isZero() ? null : writeResult(sum.dividedBy(weights));
}

export type FundingRateTerms = {
  /** The interval's average premium. */
  readonly premium: string;
  /** 1, 2, 4 or 8. */
  readonly intervalHours: number;
  readonly lowestRate: string;
  readonly highestRate: string;
  /** The interest rate of eight hours: 0.0001 where nothing else is said. */
  readonly interestRate?: string;
};

/** The same for every contract: interest of so many hours, and by how much at most it pulls the premium. As decimal text. */
export const fundingRules = { interestRate: '0.0001', interestHours: 8, pull: '0.0005' } as const;
const pull = new Amount(fundingRules.pull);

/**
 * (premium + interest − premium held within ±0.05 %) ÷ (8 ÷ hours), held within the contract's own bounds; half up to 24 decimals.
 * Above zero longs pay. Null for bad input, other intervals, and bounds the wrong way round.
 * Source: https://www.bitget.com/support/articles/12560603838070.
 */
export function fundingRate(terms: FundingRateTerms): string | null {
  const read = {
    premium: readSigned(terms.premium),
    interest: readSigned(terms.interestRate ?? fundingRules.interestRate),
    lowest: readSigned(terms.lowestRate),
    highest: readSigned(terms.highestRate),
  };
  if (!allRead(read) || ![1, 2, 4, 8].includes(terms.intervalHours) || read.lowest.greaterThan(read.highest)) return null;
  const pulled = read.premium.plus(clampBetween(read.interest.minus(read.premium), pull.negated(), pull));
  return writeResult(clampBetween(pulled.times(terms.intervalHours).dividedBy(fundingRules.interestHours), read.lowest, read.highest));
}

export type FundingPaymentTerms = {
  readonly contract: FuturesContract;
  readonly side: PositionSide;
  readonly size: string;
  readonly markPrice: string;
  readonly rate: string;
};

/**
 * The amount that a position receives, below zero if it pays: value at the mark price × rate, in the margin coin, half up to 24 decimals.
 * Null for bad input or a price of zero.
 */
export function fundingPayment(terms: FundingPaymentTerms): string | null {
  const contract = readContract(terms.contract);
  const read = { size: readAmount(terms.size), mark: readPositive(terms.markPrice), rate: readSigned(terms.rate) };
  if (contract === null || !allRead(read)) return null;
  return writeResult(valueAt(contract, read.size, read.mark).times(read.rate).times(-directionOf(terms.side)));
}

/**
 * The part of a due amount that an isolated position can pay: its margin never goes below the maintenance margin for it, and those who
 * receive get that much less. Null for bad input.
 */
export function payableFunding(terms: {
  readonly due: string;
  readonly margin: string;
  readonly maintenanceMargin: string;
}): string | null {
  const read = { due: readAmount(terms.due), margin: readSigned(terms.margin), maintenance: readAmount(terms.maintenanceMargin) };
  if (!allRead(read)) return null;
  return writeResult(Amount.min(read.due, Amount.max(read.margin.minus(read.maintenance), 0)));
}
