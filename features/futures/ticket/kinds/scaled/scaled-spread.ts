// Scaled orders of a contract: how one size is spread over prices, what it costs on average, and what is wrong about it.
import { Side } from '#lib/contract/enums.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { averageOfScaled, scaledOrders, type ScaledOrder, type ScaledSpread } from '#lib/order-math/orders/scaled-orders.ts';
import { problem, type Answer } from '#lib/ticket/problem.ts';
import type { FuturesForm } from '../../form/futures-form.ts';
import { quantityCoinOf, type TicketContext } from '../../form/ticket-context.ts';

export const scaledTexts = { startPrice: '', endPrice: '', orderCount: '5', skew: '1' };
export type ScaledForm = FuturesForm<keyof typeof scaledTexts>;

const spreadOf = ({ texts }: ScaledForm, { market }: TicketContext): ScaledSpread => ({
  startPrice: texts.startPrice,
  endPrice: texts.endPrice,
  orderCount: Number(texts.orderCount),
  sizeSkew: texts.skew,
  tickSize: market.tickSize,
});

/** The price at which a size in margin or value is counted, of a sell no order below the best ask; null while a number is missing. */
export const averagePrice = (form: ScaledForm, side: Side, context: TicketContext): string | null =>
  averageOfScaled(spreadOf(form, context), side === Side.buy ? null : (context.book.asks[0]?.[0] ?? null));

/** Null while something is missing, and where a part would have no size. */
export const partsOf = (form: ScaledForm, size: string, context: TicketContext): readonly ScaledOrder[] | null =>
  size === '' ? null : scaledOrders({ ...spreadOf(form, context), quantity: size, lotSize: context.market.lotSize });

/** Each order has to be one that the contract takes by itself. */
export function checkParts(form: ScaledForm, size: string, context: TicketContext): Answer {
  if (size === '' || averageOfScaled(spreadOf(form, context)) === null) return null;
  const parts = partsOf(form, size, context);
  const { minQuantity, minAmount, quoteCoin, form: lineForm } = context.market;
  if (parts === null || parts.some(({ quantity }) => readAmount(quantity)?.lessThan(minQuantity) !== false))
    return problem('wrong', 'partTooSmall', ['size'], { minimum: minQuantity, coin: quantityCoinOf(context) });
  if (lineForm === 'inverse') return null;
  const isPoor = parts.some(({ price, quantity }) => readAmount(quantity)?.times(price).lessThan(minAmount) !== false);
  return isPoor ? problem('wrong', 'partTooSmall', ['size'], { minimum: minAmount, coin: quoteCoin }) : null;
}
