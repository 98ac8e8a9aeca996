// The price of a coin across several exchanges, so that no one of them can move it alone.
import { Amount, readAmount, readPositive, writeResult } from '../amounts/amount.ts';
import { medianOf } from '../amounts/mean-and-median.ts';

export type IndexSource = {
  /** Last price as the source gave it; null when it gave none. */
  readonly price: string | null;
  /** Its traded volume, or anything in the same proportion. */
  readonly weight: string;
  /** Since the price was heard. */
  readonly ageMs: number;
  /** Left out last time for being too far away. */
  readonly wasOut: boolean;
};

export type IndexRules = {
  /** An older price is none. */
  readonly maxAgeMs: number;
  /** Farther from the median than this share: out. */
  readonly outAbove: string;
  /** Once out, back within this share. */
  readonly backWithin: string;
};

/**
 * Out beyond 5 % of the median, back within 2 %; the age is the house's own choice.
 * @internal
 */
export const usualIndexRules: IndexRules = { maxAgeMs: 40_000, outAbove: '0.05', backWithin: '0.02' };

/** used: counts. out: too far from the median. silent: no price, one that is no number or not above zero, or too old. */
export type SourceState = 'used' | 'out' | 'silent';

export type IndexPrice = { /** Null when no source counts. */ readonly price: string | null; readonly states: readonly SourceState[] };

function heard(source: IndexSource, maxAgeMs: number): Amount | null {
  return source.price !== null && source.ageMs >= 0 && source.ageMs <= maxAgeMs ? readPositive(source.price) : null;
}

/**
 * The mean of the sources that count, weighted by volume, half up to 24 decimals. The median that they are measured from is the plain
 * one of every price heard: a wild source is one voice there, whatever its volume. Two sources that are far apart leave none, for
 * nothing tells which is right. Weights that are no numbers count as zero; when all are, the sources count alike. Null for bad rules.
 * Source: https://www.bitget.com/support/articles/12560603824105.
 */
export function indexPrice(sources: readonly IndexSource[], rules: IndexRules = usualIndexRules): IndexPrice | null {
  const [outAbove, backWithin] = [readAmount(rules.outAbove), readAmount(rules.backWithin)];
  if (outAbove === null || backWithin === null) return null;
  const prices = sources.map((source) => heard(source, rules.maxAgeMs));
  const median = medianOf(prices.filter((price) => price !== null));
  const states = sources.map(({ wasOut }, place): SourceState => {
    const price = prices[place] ?? null;
    if (price === null || median === null) return 'silent';
    const distance = price.minus(median).abs().dividedBy(median);
    return distance.greaterThan(wasOut ? backWithin : outAbove) ? 'out' : 'used';
  });
  const counted = sources.flatMap(({ weight }, place) => {
    const price = prices[place] ?? null;
    return states[place] === 'used' && price !== null ? [{ price, weight: readAmount(weight) ?? new Amount(0) }] : [];
  });
  return { price: weightedMean(counted), states };
}

function weightedMean(counted: readonly { readonly price: Amount; readonly weight: Amount }[]): string | null {
  if (counted.length === 0) return null;
  const alike = counted.every(({ weight }) => weight.isZero());
  let [sum, all] = [new Amount(0), new Amount(0)];
  for (const { price, weight } of counted) {
    const share = alike ? new Amount(1) : weight;
    sum = sum.plus(price.times(share));
    all = all.plus(share);
  }
  return writeResult(sum.dividedBy(all));
}
