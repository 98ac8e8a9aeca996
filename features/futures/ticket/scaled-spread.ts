// Scaled orders of a contract: how one size is spread over prices, what it costs on average, and what is wrong about it.
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { readAmount, readPositive } from '#lib/order-math/amount.ts';
import { averageOfScaled, orderCounts, scaledOrders, skews, type ScaledOrder, type ScaledSpread } from '#lib/order-math/scaled-orders.ts';
import { oppositeLevels, type TicketDesk } from './ticket-desk.ts';
import { problem, type TicketProblem } from './ticket-problem.ts';
import type { TicketState } from './ticket-state.ts';

const spreadOf = ({ texts }: TicketState, { market }: TicketDesk): ScaledSpread => ({
  startPrice: texts.startPrice,
  endPrice: texts.endPrice,
  orderCount: Number(texts.orderCount),
  sizeSkew: texts.skew,
  tickSize: market.tickSize,
});

/** At which a size in margin or value is counted, of a sell no order below the best ask; null while a number is missing. */
export const averagePrice = (state: TicketState, side: Side, desk: TicketDesk): string | null =>
  averageOfScaled(spreadOf(state, desk), side === Side.buy ? null : (desk.book.asks[0]?.[0] ?? null));

/** Null for other kinds, while something is missing, and where a part would have no size. */
export const partsOf = (state: TicketState, size: string, desk: TicketDesk): readonly ScaledOrder[] | null =>
  state.kind !== 'scaled' || size === '' ? null : scaledOrders({ ...spreadOf(state, desk), quantity: size, lotSize: desk.market.lotSize });

export const isMakerOnly = ({ timeInForce }: TicketState): boolean => timeInForce === TimeInForce.postOnly;

/** Whether a limit of that price would trade against the book of now. */
export function takes(price: string, side: Side, { book }: TicketDesk): boolean {
  const [limit, best] = [readPositive(price), readPositive(oppositeLevels(side, book)[0]?.[0] ?? '')];
  if (limit === null || best === null) return false;
  return side === Side.buy ? limit.greaterThanOrEqualTo(best) : limit.lessThanOrEqualTo(best);
}

/** How many there are, and how much larger the last is than the first. */
export function checkSpread({ texts }: TicketState): readonly (TicketProblem | null)[] {
  const [count, skew] = [Number(texts.orderCount), readAmount(texts.skew)];
  const isCount = Number.isInteger(count) && count >= orderCounts.min && count <= orderCounts.max;
  const isSkew = skew !== null && skew.greaterThanOrEqualTo(skews.min) && skew.lessThanOrEqualTo(skews.max);
  return [
    isCount ? null : problem(texts.orderCount === '' ? 'missing' : 'wrong', 'orderCountOutOfRange', ['orderCount']),
    isSkew ? null : problem(skew === null ? 'missing' : 'wrong', 'skewOutOfRange', ['skew']),
  ];
}

/** Each order has to be one that the contract takes by itself; what closes may be small. */
export function checkParts(state: TicketState, size: string, closes: boolean, desk: TicketDesk): TicketProblem | null {
  if (state.kind !== 'scaled' || closes || size === '' || spreadIsWrong(state, desk)) return null;
  const parts = partsOf(state, size, desk);
  const { minQuantity, minAmount, baseCoin, quoteCoin, form } = desk.market;
  const coin = form === 'inverse' ? quoteCoin : baseCoin;
  if (parts === null || parts.some(({ quantity }) => readAmount(quantity)?.lessThan(minQuantity) !== false))
    return problem('wrong', 'partTooSmall', ['size'], { minimum: minQuantity, coin });
  if (form === 'inverse') return null;
  const isPoor = parts.some(({ price, quantity }) => readAmount(quantity)?.times(price).lessThan(minAmount) !== false);
  return isPoor ? problem('wrong', 'partTooSmall', ['size'], { minimum: minAmount, coin: quoteCoin }) : null;
}

const spreadIsWrong = (state: TicketState, desk: TicketDesk): boolean => averageOfScaled(spreadOf(state, desk)) === null;
