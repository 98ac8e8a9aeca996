// The parts of an index and of a mark price, written as the page shows them.
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { ROUND_HALF_UP, readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { fundingFairPrice } from '#lib/order-math/prices/mark-price.ts';
import { none, percentText } from '../figures-text.ts';

const shareDecimals = 4;

/** As a percentage with two decimals; a source that counts nothing has none. */
export function shareText(share: string): string {
  const read = readAmount(share);
  return read === null || read.isZero() ? none : percentText(writeAmount(read.toDecimalPlaces(shareDecimals, ROUND_HALF_UP)));
}

/** The part that a source adds to the index, in its quote coin at the market's precision; all together are the index. Null: nothing. */
export function contribution(source: { readonly share: string; readonly price: string | null }, pricePlace: number): string | null {
  const [share, price] = [readPositive(source.share), readPositive(source.price ?? '')];
  return share === null || price === null ? null : formatPrice(writeAmount(share.times(price)), pricePlace);
}

type FairTerms = {
  readonly indexPrice: string | null;
  readonly fundingRate: string | null;
  readonly nextMs: number;
  readonly nowMs: number;
  readonly intervalMs: number;
  readonly pricePlace: number;
};
type Fair = {
  readonly index: string;
  readonly rate: string;
  readonly minutesLeft: string;
  readonly minutes: string;
  readonly price: string;
};

const minuteMs = 60_000;

/** The view of the mark price that follows from funding, with what it was reckoned from. Null where something is missing. */
export function fairPrice({ indexPrice, fundingRate, nextMs, nowMs, intervalMs, pricePlace }: FairTerms): Fair | null {
  const read = readPositive(indexPrice ?? '');
  if (read === null || fundingRate === null || intervalMs === 0) return null;
  const index = writeAmount(read.toDecimalPlaces(pricePlace, ROUND_HALF_UP));
  const intervalMinutes = intervalMs / minuteMs;
  const minutesLeft = Math.min(intervalMinutes, Math.max(0, Math.ceil((nextMs - nowMs) / minuteMs)));
  const price = fundingFairPrice({ indexPrice: index, fundingRate, minutesLeft, intervalMinutes });
  const rounded = readPositive(price ?? '');
  if (rounded === null) return null;
  return {
    index,
    rate: fundingRate,
    minutesLeft: String(minutesLeft),
    minutes: String(intervalMinutes),
    price: writeAmount(rounded.toDecimalPlaces(pricePlace + 2, ROUND_HALF_UP)),
  };
}
