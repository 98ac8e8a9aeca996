// A quote as the dialog shows it: of one coin, or of a sweep of several.
import type { ConvertedPart } from '#lib/contract/money/convert.ts';
import type { ConvertQuote } from '#lib/contract/calls/v1/spot/convert/quotedPrice.ts';
import type { SweepQuote } from '#lib/contract/calls/v1/spot/convert/dust.ts';

export type Offer = {
  readonly traceId: string;
  readonly toCoin: string;
  readonly toCoinSize: string;
  readonly parts: readonly { readonly fromCoin: string; readonly fromCoinSize: string; readonly toCoinSize: string }[];
  /** The coins that a sweep cannot take along just now. */
  readonly left: readonly ConvertedPart[];
  /** The price of one coin. */
  readonly price: string | null;
  readonly validMs: number;
};

export const offerOfQuote = ({ traceId, fromCoin, fromCoinSize, toCoin, toCoinSize, cnvtPrice, validMs }: ConvertQuote): Offer => ({
  traceId,
  toCoin,
  toCoinSize,
  parts: [{ fromCoin, fromCoinSize, toCoinSize }],
  left: [],
  price: cnvtPrice,
  validMs,
});

export const offerOfSweep = ({ traceId, toCoin, toCoinSize, parts, left, validMs }: SweepQuote): Offer => ({
  traceId,
  toCoin,
  toCoinSize,
  parts,
  left,
  price: null,
  validMs,
});
