// Quantity and amount of an order, however its size was given: the two fields and the slider always tell the same story.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { fillAgainstBook, type BookFill, type Wanted } from '#lib/order-math/book-fill.ts';
import { maxBuyQuantity, maxSellQuantity } from '#lib/order-math/max-quantity.ts';
import { orderAmount, quantityFromAmount } from '#lib/order-math/order-amount.ts';
import { percentOfWhole, quantityFromPercent } from '#lib/order-math/quantity-from-percent.ts';
import type { OrderSize } from '#lib/contract/wire/spot-order.ts';
import type { TicketState } from './ticket-state.ts';

/** Every amount of a market fits in this many decimals: prices and quantities multiplied. */
export const amountPlace = (market: SpotMarket): number => Math.min(8, market.pricePlace + market.volumePlace);

export type SizedTicket = {
  /** As the fields show them; empty when not known yet. */
  readonly quantity: string;
  readonly amount: string;
  /** The one that follows from the book as it is right now, and may come out differently. */
  readonly estimated: 'quantity' | 'amount' | null;
  /** What is sent; null while there is nothing to send. */
  readonly size: OrderSize | null;
};

const nothing: SizedTicket = { quantity: '', amount: '', estimated: null, size: null };
const isZero = (text: string): boolean => !/[1-9]/.test(text);

export const oppositeLevels = (side: Side, book: DepthBook): DepthBook['bids'] => (side === Side.buy ? book.asks : book.bids);

/** What a market order of this size would meet. */
function marketFill(state: TicketState, wanted: Wanted, book: DepthBook): BookFill | null {
  return fillAgainstBook(oppositeLevels(state.side, book), wanted);
}

/** The most that can be traded at the limit price: unrounded, so that shares of it are rounded only once. */
function wholeQuantity(state: TicketState, market: SpotMarket, available: string): string {
  const bounds = { price: state.price, volumePlace: 18, maxQuantity: market.maxQuantity, maxAmount: market.maxAmount };
  return state.side === Side.buy ? maxBuyQuantity(available, bounds) : maxSellQuantity(available, bounds);
}

function sizeLimit(state: TicketState, market: SpotMarket): SizedTicket {
  const { size, price } = state;
  if (size.by === 'amount') {
    const quantity = quantityFromAmount(size.text, price, market.volumePlace) ?? '';
    return { quantity, amount: size.text, estimated: null, size: quantity === '' ? null : { quantity } };
  }
  const quantity =
    size.by === 'quantity'
      ? size.text
      : (quantityFromPercent({
          whole: wholeQuantity(state, market, size.available),
          percent: String(size.percent),
          decimals: market.volumePlace,
        }) ?? '');
  const known = size.by === 'percent' && isZero(quantity) ? '' : quantity;
  return { quantity: known, amount: orderAmount(price, known) ?? '', estimated: null, size: known === '' ? null : { quantity: known } };
}

function sizeMarket(state: TicketState, market: SpotMarket, book: DepthBook): SizedTicket {
  const { size, side } = state;
  const place = amountPlace(market);
  const byAmount = size.by === 'amount' || (size.by === 'percent' && side === Side.buy);
  const text =
    size.by === 'percent'
      ? (quantityFromPercent({ whole: size.available, percent: String(size.percent), decimals: byAmount ? place : market.volumePlace }) ??
        '')
      : size.text;
  if (text === '' || (size.by === 'percent' && isZero(text))) return nothing;
  const wanted: Wanted = byAmount ? { by: 'amount', amount: text, volumePlace: market.volumePlace } : { by: 'quantity', quantity: text };
  const fill = marketFill(state, wanted, book);
  const shown = (estimate: string | undefined): string => (estimate === undefined || isZero(estimate) ? '' : estimate);
  return byAmount
    ? { quantity: shown(fill?.quantity), amount: text, estimated: 'quantity', size: { amount: text } }
    : { quantity: text, amount: shown(fill?.amount), estimated: 'amount', size: { quantity: text } };
}

export function sizeTicket(state: TicketState, market: SpotMarket, book: DepthBook): SizedTicket {
  return state.kind === 'limit' ? sizeLimit(state, market) : sizeMarket(state, market, book);
}

/** Where the slider stands: what the size takes of what is available, in whole percents. */
export function sizePercent(state: TicketState, sized: SizedTicket, available: string): number {
  if (state.size.by === 'percent') return state.size.percent;
  return percentOfWhole(state.side === Side.buy ? sized.amount : sized.quantity, available);
}
