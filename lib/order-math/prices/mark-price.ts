// The price that positions are measured at: three views of a fair price, of which one that is pushed away loses its vote.
import { Amount, readPositive, readSigned, writeResult } from '../amounts/amount.ts';
import { clampBetween, meanOf, medianOf } from '../amounts/mean-and-median.ts';

export type FundingPriceTerms = {
  readonly indexPrice: string;
  readonly fundingRate: string;
  /** Until the next payment, and from one to the next. */
  readonly minutesLeft: number;
  readonly intervalMinutes: number;
};

/** Minutes may have a fraction, but no exponent and no sign. */
const minutes = (value: number): Amount | null => (Number.isFinite(value) && value >= 0 ? new Amount(value) : null);

function fairAtFunding(terms: FundingPriceTerms): Amount | null {
  const [index, rate] = [readPositive(terms.indexPrice), readSigned(terms.fundingRate)];
  const [left, interval] = [minutes(terms.minutesLeft), minutes(terms.intervalMinutes)];
  if (index === null || rate === null || left === null || interval === null) return null;
  if (interval.isZero() || left.greaterThan(interval)) return null;
  return index.plus(index.times(rate).times(left).dividedBy(interval));
}

/**
 * Index × (1 + rate × what is left of the interval), half up to 24 decimals. Null for bad input and for more time left than an
 * interval has. Source: https://www.bitget.com/support/articles/12560603824106.
 */
export function fundingFairPrice(terms: FundingPriceTerms): string | null {
  const fair = fairAtFunding(terms);
  return fair === null ? null : writeResult(fair);
}

/** Texts that are no numbers are left out; none left: no basis known. */
function meanBasis(samples: readonly string[]): Amount | null {
  return meanOf(samples.map(readSigned).filter((value) => value !== null));
}

/** The distance of the middle of the book from the index: one sample, below zero where the book is lower. Null for bad input. */
export function basisOf(bestBid: string, bestAsk: string, indexPrice: string): string | null {
  const [bid, ask, index] = [readPositive(bestBid), readPositive(bestAsk), readPositive(indexPrice)];
  return bid === null || ask === null || index === null ? null : writeResult(bid.plus(ask).dividedBy(2).minus(index));
}

/** The mean of the samples, half up to 24 decimals; samples that are no numbers are left out, '0' when nothing is left. */
export const meanOfBasis = (samples: readonly string[]): string => writeResult(meanBasis(samples) ?? new Amount(0));

/**
 * Index and the mean of the samples, half up to 24 decimals; the index alone without any. Null when the index is no price.
 * @internal
 */
export function basisFairPrice(indexPrice: string, basisSamples: readonly string[]): string | null {
  const index = readPositive(indexPrice);
  return index === null ? null : writeResult(index.plus(meanBasis(basisSamples) ?? 0));
}

/** Not farther than the cap's share from the index. */
function capped(price: Amount, index: Amount, premiumCap: string | null): Amount | null {
  if (premiumCap === null) return price.greaterThan(0) ? price : null;
  const cap = readSigned(premiumCap);
  if (cap === null || cap.isNegative() || cap.greaterThanOrEqualTo(1)) return null;
  return clampBetween(price, index.minus(index.times(cap)), index.plus(index.times(cap)));
}

export type MarkPriceTerms = FundingPriceTerms & {
  /** Null before the first trade. */
  readonly lastPrice: string | null;
  /** Middle of the book less index: every five seconds of the last five minutes. */
  readonly basisSamples: readonly string[];
  /** The mark may stand this share from the index: 0.03 is 3 %. Null: no bound. */
  readonly premiumCap: string | null;
};

/**
 * The median of the last price, the index moved by what is left of the funding, and the index moved by the mean basis, kept within
 * the cap; half up to 24 decimals. A view that is missing counts as the one by funding, so that the one that is left cannot be alone.
 * Null for bad input. Source: https://www.bitget.com/support/articles/12560603824106; the cap 12560603845668.
 */
export function markPrice(terms: MarkPriceTerms): string | null {
  const [index, byFunding] = [readPositive(terms.indexPrice), fairAtFunding(terms)];
  if (index === null || byFunding === null) return null;
  const last = readPositive(terms.lastPrice ?? '') ?? byFunding;
  const basis = meanBasis(terms.basisSamples);
  const byBasis = basis === null ? byFunding : index.plus(basis);
  const median = medianOf([last, byFunding, byBasis]);
  const mark = median === null ? null : capped(median, index, terms.premiumCap);
  return mark === null ? null : writeResult(mark);
}

export type DeliveryMarkTerms = {
  readonly indexPrice: string;
  readonly basisSamples: readonly string[];
  readonly premiumCap: string | null;
  /** The index prices of the settlement hour so far; empty before it begins. */
  readonly settlementSamples: readonly string[];
};

/**
 * A contract with delivery: the index moved by the mean basis, kept within the cap; in the last hour the mean of the index so far,
 * which is what it will be delivered at. Half up to 24 decimals. Null for bad input. Our own rule, after what other venues do.
 */
export function deliveryMarkPrice(terms: DeliveryMarkTerms): string | null {
  const settling = meanOf(terms.settlementSamples.map(readPositive).filter((value) => value !== null));
  if (settling !== null) return writeResult(settling);
  const index = readPositive(terms.indexPrice);
  const mark = index === null ? null : capped(index.plus(meanBasis(terms.basisSamples) ?? 0), index, terms.premiumCap);
  return mark === null ? null : writeResult(mark);
}
