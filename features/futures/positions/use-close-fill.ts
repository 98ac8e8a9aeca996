// The fill that closing at the market would meet in the book of now.
import { HoldSide } from '#lib/contract/enums.ts';
import { type BookFill, fillAgainstBook } from '#lib/order-math/orders/book-fill.ts';
import type { OrderSide } from '#lib/order-math/futures/position-side.ts';
import { protectionPrice } from '#lib/order-math/risk/protection-price.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import type { BookShort } from '#components/trading/order-end/use-book-short-text.ts';
import type { PositionRow } from './position-row.ts';

export type CloseFill = {
  readonly fill: BookFill;
  /** The shortfall if the book does not hold enough of it; the rest would stay open. */
  readonly short: BookShort | null;
};

/** Null until the book is known, and of a `quantity` of null: nothing is closed at the market. */
export function useCloseFill({ position, market, ticker }: PositionRow, quantity: string | null): CloseFill | null {
  const book = useChannel(useHub(), 'depth', quantity === null ? null : market.symbol).data;
  if (book === null || quantity === null) return null;
  const side: OrderSide = position.holdSide === HoldSide.long ? 'sell' : 'buy';
  const { priceBandRate: bandRate, tickSize, form, baseCoin, quoteCoin } = market;
  const bound = protectionPrice(side, { referencePrice: ticker?.indexPrice ?? ticker?.lastPrice ?? '', bandRate, tickSize });
  const limit = bound === null ? undefined : { side, price: bound };
  const fill = fillAgainstBook(side === 'buy' ? book.asks : book.bids, { by: 'quantity', quantity }, limit);
  if (fill === null) return null;
  const coin = form === 'inverse' ? quoteCoin : baseCoin;
  return { fill, short: fill.complete ? null : { filled: fill.quantity, wanted: quantity, coin, bound: bound ?? fill.worstPrice ?? '' } };
}
