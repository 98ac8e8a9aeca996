// The prices at which a form reckons with an order that has none yet, or another than it names.
import { Side } from '#lib/contract/enums.ts';
import { Amount, readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { bestOfferPrice } from '#lib/order-math/prices/best-offer-price.ts';
import { protectionPrice } from '#lib/order-math/risk/protection-price.ts';
import type { FuturesForm } from './futures-form.ts';
import type { TicketContext } from './ticket-context.ts';

/** The price of a limit order: as typed, or as the book has it; '' while there is none. */
export function limitPrice({ bestOffer, texts }: FuturesForm<'price'>, side: Side, { book, market }: TicketContext): string {
  return bestOffer === null ? texts.price : (bestOfferPrice(book, side, bestOffer, market.tickSize) ?? '');
}

/** A sell is not counted below the best ask. */
export function limitOpenPrice(price: string, side: Side, { book }: TicketContext): string | null {
  const typed = readPositive(price);
  if (typed === null || side === Side.buy) return typed === null ? null : writeAmount(typed);
  return writeAmount(Amount.max(typed, readAmount(book.asks[0]?.[0] ?? '') ?? 0));
}

/** The worst price that an order at market trades at; null where nothing bounds it. */
export const marketBound = (side: Side, { market, ticker }: Pick<TicketContext, 'market' | 'ticker'>): string | null =>
  protectionPrice(side, {
    referencePrice: ticker.indexPrice ?? ticker.lastPrice,
    bandRate: market.priceBandRate,
    tickSize: market.tickSize,
  });
