// The cost and proceeds of an order: the part that trades at once against the book of now, and the part that then waits.
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { Amount, ROUND_UP, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { fillAgainstBook, type BookFill } from '#lib/order-math/orders/book-fill.ts';
import { spotOrderCost } from '#lib/order-math/spot/spot-order-cost.ts';
import { oppositeLevels } from '#lib/ticket/checks.ts';
import { marketBound, type TicketContext } from './ticket-context.ts';
import type { SizedTicket } from './ticket-size.ts';

export type TicketCost = {
  /** The amount that leaves the available balance: quote coin for a buy, base coin for a sell. */
  readonly pay: string;
  /** In the coin that is received, at the rates of taker and maker for the part that each applies to. Rounded up. */
  readonly fee: string;
  /** After the fee. */
  readonly receive: string;
  /** The average price of the part that trades at once; null when nothing does. */
  readonly averagePrice: string | null;
  readonly slippage: string;
  /** Base coin that trades at once. */
  readonly fillsNow: string;
  /** Base coin that then waits in the book; '0' when nothing does. */
  readonly waits: string;
  /** The available balance afterwards; null when the balance is not known or does not suffice. */
  readonly remains: string | null;
};

/** As far as the book is concerned. `price` of null: at market. */
export type BookOrder = { readonly side: Side; readonly price: string | null; readonly timeInForce: TimeInForce };

/** Decimals of a coin's smallest unit, as far as a form knows them. */
export const coinDecimals = 8;

/** The part that trades at once, at the book of now. Nothing for an order that only makes. */
export function immediateFill(order: BookOrder, sized: SizedTicket, context: TicketContext): BookFill | null {
  const { market, book } = context;
  const { side, price } = order;
  if (sized.size === null || (price !== null && order.timeInForce === TimeInForce.postOnly)) return null;
  const wanted =
    'amount' in sized.size
      ? ({ by: 'amount', amount: sized.size.amount, volumePlace: market.volumePlace } as const)
      : ({ by: 'quantity', quantity: sized.size.quantity } as const);
  const bound = price ?? marketBound(side, context);
  return fillAgainstBook(oppositeLevels(side, book), wanted, bound === null ? undefined : { side, price: bound });
}

const zero = new Amount(0);
const times = (one: string, other: string): Amount => (readAmount(one) ?? zero).times(readAmount(other) ?? 0);

/** The rest of the available balance; null when it is not known or does not suffice. */
export function remainsAfter(hold: string | null, available: string | null): string | null {
  const [taken, whole] = [readAmount(hold ?? ''), readAmount(available ?? '')];
  if (taken === null || whole === null || taken.greaterThan(whole)) return null;
  return writeAmount(whole.minus(taken));
}

/** Null while there is no quantity. `available` is of the coin that the side spends; null when it is not known. */
export function costOf(
  order: BookOrder,
  sized: SizedTicket,
  market: SpotMarket,
  fill: BookFill | null,
  available: string | null,
): TicketCost | null {
  const quantity = readAmount(sized.quantity);
  if (quantity === null || quantity.isZero()) return null;
  const buys = order.side === Side.buy;
  const now = readAmount(fill?.quantity ?? '0') ?? zero;
  const rests = order.price !== null && (order.timeInForce === TimeInForce.gtc || order.timeInForce === TimeInForce.postOnly);
  const later = rests ? Amount.max(quantity.minus(now), 0) : zero;
  const laterAmount = later.times(readAmount(order.price ?? '') ?? 0);
  const nowAmount = readAmount(fill?.amount ?? '0') ?? zero;
  const [takes, makes] = buys ? [now, later] : [nowAmount, laterAmount];
  const fee = takes.times(market.takerFeeRate).plus(makes.times(market.makerFeeRate)).toDecimalPlaces(coinDecimals, ROUND_UP);
  const reserved = order.price === null ? nowAmount : times(order.price, sized.quantity);
  const pay = writeAmount(buys ? reserved : quantity);
  return {
    pay,
    fee: writeAmount(fee),
    receive: writeAmount(Amount.max(takes.plus(makes).minus(fee), 0)),
    averagePrice: fill?.averagePrice ?? null,
    slippage: fill?.slippage ?? '0',
    fillsNow: writeAmount(now),
    waits: writeAmount(later),
    remains: remainsAfter(pay, available),
  };
}

export type Outcome = { readonly fee: string; readonly receive: string };

/** The outcome of a quantity traded later at one price; null while either is missing. Fee and result in the coin that is received. */
export function outcomeAt(side: Side, quantity: string, price: string | null, feeRate: string): Outcome | null {
  if (price === null || price === '' || quantity === '') return null;
  return spotOrderCost({ side, price, quantity, feeRate, baseDecimals: coinDecimals, quoteDecimals: coinDecimals });
}
