// The spread of bid and ask.
import { scaledInteger, scaledText } from '#components/trading/order-book/scaled-integer.ts';
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';

/** 0.10 (0.001%); empty for a book that lacks a side. */
export function spreadText(book: DepthBook, market: SpotMarket): string {
  const bid = scaledInteger(book.bids[0]?.[0] ?? '', market.pricePlace);
  const ask = scaledInteger(book.asks[0]?.[0] ?? '', market.pricePlace);
  if (bid === null || ask === null || bid + ask === 0) return '';
  const millionths = Math.round(((ask - bid) / ((ask + bid) / 2)) * 1_000_000);
  return `${shortPrice(scaledText(ask - bid, market.pricePlace), market.pricePlace)} (${formatPercent(scaledText(millionths, 6), { decimals: 3 })})`;
}
