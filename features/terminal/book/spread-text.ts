// The spread of bid and ask.
import { scaledInteger, scaledText } from '#components/trading/order-book/scaled-integer.ts';
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';

const percent = (millionths: number): string => formatPercent(scaledText(millionths, 6), { decimals: 3 });
/** Millionths of the middle; less would be shown as nothing. */
const leastShown = 10;

/** 0.10 (0.001%), or (<0.001%) for a spread that would round to none; empty for a book that lacks a side. */
export function spreadText(book: DepthBook, market: SpotMarket): string {
  const bid = scaledInteger(book.bids[0]?.[0] ?? '', market.pricePlace);
  const ask = scaledInteger(book.asks[0]?.[0] ?? '', market.pricePlace);
  if (bid === null || ask === null || bid + ask === 0) return '';
  const millionths = Math.round(((ask - bid) / ((ask + bid) / 2)) * 1_000_000);
  const share = ask > bid && millionths < leastShown ? `<${percent(leastShown)}` : percent(millionths);
  return `${shortPrice(scaledText(ask - bid, market.pricePlace), market.pricePlace)} (${share})`;
}
