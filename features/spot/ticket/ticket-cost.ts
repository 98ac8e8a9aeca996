// What an order takes and brings: the part that trades at once against the book of now, and the part that then waits.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { Amount, ROUND_UP, readAmount, writeAmount } from '#lib/order-math/amount.ts';
import { fillAgainstBook, type BookFill } from '#lib/order-math/book-fill.ts';
import { oppositeLevels, type SizedTicket } from './ticket-size.ts';
import type { TicketState } from './ticket-state.ts';

export type TicketCost = {
  /** What leaves the available balance: quote coin for a buy, base coin for a sell. */
  readonly pay: string;
  /** In the coin that is received, at the rates of taker and maker for the part that each applies to. Rounded up. */
  readonly fee: string;
  /** After the fee. */
  readonly receive: string;
  /** Of the part that trades at once; null when nothing does. */
  readonly averagePrice: string | null;
  readonly slippage: string;
  /** Base coin that trades at once. */
  readonly fillsNow: string;
  /** Base coin that then waits in the book; '0' when nothing does. */
  readonly waits: string;
  /** What is left available afterwards; null when the balance is not known or does not suffice. */
  readonly remains: string | null;
};

/** Decimals of a coin's smallest unit, as far as a form knows them. */
const coinDecimals = 8;

/** The part that trades at once, at the book of now. Nothing for an order that only makes. */
export function immediateFill(state: TicketState, sized: SizedTicket, market: SpotMarket, book: DepthBook): BookFill | null {
  if (sized.size === null || (state.kind === 'limit' && state.timeInForce === TimeInForce.postOnly)) return null;
  const wanted =
    'amount' in sized.size
      ? ({ by: 'amount', amount: sized.size.amount, volumePlace: market.volumePlace } as const)
      : ({ by: 'quantity', quantity: sized.size.quantity } as const);
  const limit = state.kind === 'limit' ? { side: state.side, price: state.price } : undefined;
  return fillAgainstBook(oppositeLevels(state.side, book), wanted, limit);
}

const times = (one: string, other: string): Amount => (readAmount(one) ?? new Amount(0)).times(readAmount(other) ?? 0);

/** Null while there is no quantity. `available` is of the coin that the side spends; null when it is not known. */
export function costOf(
  state: TicketState,
  sized: SizedTicket,
  market: SpotMarket,
  fill: BookFill | null,
  available: string | null,
): TicketCost | null {
  const quantity = readAmount(sized.quantity);
  if (quantity === null || quantity.isZero()) return null;
  const buys = state.side === Side.buy;
  const now = readAmount(fill?.quantity ?? '0') ?? new Amount(0);
  const rests = state.kind === 'limit' && (state.timeInForce === TimeInForce.gtc || state.timeInForce === TimeInForce.postOnly);
  const later = rests ? Amount.max(quantity.minus(now), 0) : new Amount(0);
  const laterAmount = later.times(readAmount(state.price) ?? 0);
  const nowAmount = readAmount(fill?.amount ?? '0') ?? new Amount(0);
  const gross = buys ? [now, later] : [nowAmount, laterAmount];
  const fee = (gross[0] ?? now)
    .times(market.takerFeeRate)
    .plus((gross[1] ?? later).times(market.makerFeeRate))
    .toDecimalPlaces(coinDecimals, ROUND_UP);
  const received = (gross[0] ?? now).plus(gross[1] ?? later);
  const reserved = state.kind === 'limit' ? times(state.price, sized.quantity) : nowAmount;
  const pay = buys ? reserved : quantity;
  const left = available === null ? null : (readAmount(available)?.minus(pay) ?? null);
  return {
    pay: writeAmount(pay),
    fee: writeAmount(fee),
    receive: writeAmount(Amount.max(received.minus(fee), 0)),
    averagePrice: fill?.averagePrice ?? null,
    slippage: fill?.slippage ?? '0',
    fillsNow: writeAmount(now),
    waits: writeAmount(later),
    remains: left === null || left.isNegative() ? null : writeAmount(left),
  };
}
