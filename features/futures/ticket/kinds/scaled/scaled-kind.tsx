// Scaled: several limit orders between two prices; how one size is spread over them, what it costs on average, and what is wrong about it.
import { ScaledFields } from '#components/trading/ticket/scaled-fields.tsx';
import { placeScaledContract } from '#lib/contract/calls/v1/mcp/order/placeScaled.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { averageOfScaled, type ScaledOrder, scaledOrders, type ScaledSpread } from '#lib/order-math/orders/scaled-orders.ts';
import { checkSpread } from '#lib/ticket/checks.ts';
import { type Answer, problem } from '#lib/ticket/problem.ts';
import { ordersPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import type { LimitPrice } from '#lib/ticket/unusual.ts';
import { type FuturesForm, isMakerOnly } from '../../form/futures-form.ts';
import { placing, takingBack } from '../../form/futures-request.ts';
import { checkBookPrice } from '../../form/price-checks.ts';
import { quantityCoinOf, type TicketContext } from '../../form/ticket-context.ts';
import { type FuturesKind, typedPrices } from '../futures-kind.ts';

const scaledTexts = { startPrice: '', endPrice: '', orderCount: '5', skew: '1' };
type ScaledForm = FuturesForm<keyof typeof scaledTexts>;

const spreadOf = ({ texts }: ScaledForm, { market }: TicketContext): ScaledSpread => ({
  startPrice: texts.startPrice,
  endPrice: texts.endPrice,
  orderCount: Number(texts.orderCount),
  sizeSkew: texts.skew,
  tickSize: market.tickSize,
});

/** The price at which a size in margin or value is counted, of a sell no order below the best ask; null while a number is missing. */
const averagePrice = (form: ScaledForm, side: Side, context: TicketContext): string | null =>
  averageOfScaled(spreadOf(form, context), side === Side.buy ? null : (context.book.asks[0]?.[0] ?? null));

/** Null while something is missing, and where a part would have no size. */
const partsOf = (form: ScaledForm, size: string, context: TicketContext): readonly ScaledOrder[] | null =>
  size === '' ? null : scaledOrders({ ...spreadOf(form, context), quantity: size, lotSize: context.market.lotSize });

/** Each order has to be one that the contract takes by itself. */
function checkParts(form: ScaledForm, size: string, context: TicketContext): Answer {
  if (size === '' || averageOfScaled(spreadOf(form, context)) === null) return null;
  const parts = partsOf(form, size, context);
  const { minQuantity, minAmount, quoteCoin, form: lineForm } = context.market;
  if (parts === null || parts.some(({ quantity }) => readAmount(quantity)?.lessThan(minQuantity) !== false))
    return problem('wrong', 'partTooSmall', ['size'], { minimum: minQuantity, coin: quantityCoinOf(context) });
  if (lineForm === 'inverse') return null;
  const isPoor = parts.some(({ price, quantity }) => readAmount(quantity)?.times(price).lessThan(minAmount) !== false);
  return isPoor ? problem('wrong', 'partTooSmall', ['size'], { minimum: minAmount, coin: quoteCoin }) : null;
}

const ends = ({ texts }: ScaledForm): readonly LimitPrice[] => [
  { field: 'startPrice', price: texts.startPrice },
  { field: 'endPrice', price: texts.endPrice },
];

export const scaledKind: FuturesKind<keyof typeof scaledTexts> = {
  texts: scaledTexts,
  group: 'strategy',
  lines: contractLineKeys,
  priceFields: ['startPrice', 'endPrice'],
  takesExit: false,
  waits: 'makerOnly',
  about: 'plan',
  help: 'futuresPlans',
  Fields: ({ form }) => <ScaledFields form={form} />,
  typedIn: (form) => typedPrices(form, ['startPrice', 'endPrice']),
  limitPrices: ends,
  bookPrices: ends,
  bookOrder: () => null,
  openPrice: averagePrice,
  parts: partsOf,
  check: (form, side, context) => [
    ...ends(form).map(({ field, price }) => checkBookPrice(price, field, side, context)),
    ...checkSpread(form.texts),
  ],
  // A closing order may be small.
  checkSize: (form, size, context, closes) => (closes ? null : checkParts(form, size, context)),
  term: ({ texts }) => ({ name: 'summary.orders', count: Number(texts.orderCount), from: texts.startPrice, to: texts.endPrice }),
  request: (form, order, context) => {
    const { side, closes, size } = order;
    const { startPrice, endPrice, orderCount, skew } = form.texts;
    const body = {
      ...placing(order, context),
      ...takingBack(order),
      startPrice,
      endPrice,
      orderCount: Number(orderCount),
      sizeSkew: skew,
      timeInForceValue: isMakerOnly(form) ? TimeInForce.postOnly : TimeInForce.gtc,
    };
    return { ...requestTo(placeScaledContract, body, ordersPlaced), side, closes, size, list: 'open' };
  },
};
