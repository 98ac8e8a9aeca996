// The order in which positions are closed when the insurance fund is used up: the queue of auto-deleveraging and the five lights that show
// one's place.
import { allRead, readPositive, readSigned, writeAmount, writeResult } from '../amounts/amount.ts';

export type AdlTerms = {
  /** In the margin coin. */
  readonly unrealizedPnl: string;
  readonly entryValue: string;
  /** The margin ratio of the cross account, or of the isolated position: near 1 is near liquidation. */
  readonly marginRatio: string;
};

/**
 * Return on the entry value: a gain × margin ratio, a loss ÷ margin ratio, so that the most gained at the most risk comes first. Half
 * up to 24 decimals. Null for bad input, an entry value or a ratio of zero.
 * Source: https://www.bitget.com/support/articles/12560603800805.
 */
export function adlScore(terms: AdlTerms): string | null {
  const read = {
    pnl: readSigned(terms.unrealizedPnl),
    value: readPositive(terms.entryValue),
    ratio: readPositive(terms.marginRatio),
  };
  if (!allRead(read)) return null;
  const gained = read.pnl.dividedBy(read.value);
  return writeResult(gained.greaterThan(0) ? gained.times(read.ratio) : gained.dividedBy(read.ratio));
}

const lights = 5;

/**
 * One to five lights for each score of one side of a market, in the order given: the highest fifth has five. Equal scores have equal
 * lights, those of the first of them. A score that is no number has none.
 * @internal
 */
export function adlLights(scores: readonly string[]): readonly number[] {
  const read = scores.map(readSigned);
  const ranked = read.filter((score) => score !== null).toSorted((one, other) => other.comparedTo(one));
  const places = new Map<string, number>();
  for (const [place, score] of ranked.entries()) {
    const text = writeAmount(score);
    if (!places.has(text)) places.set(text, place);
  }
  return read.map((score) => {
    const place = score === null ? undefined : places.get(writeAmount(score));
    return place === undefined ? 0 : lights - Math.floor((place * lights) / ranked.length);
  });
}
