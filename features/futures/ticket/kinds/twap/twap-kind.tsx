// A TWAP order of a contract: one size, traded in slices over time.
import { TwapFields } from '#components/trading/ticket/twap-fields.tsx';
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { orderAmount } from '#lib/order-math/orders/order-amount.ts';
import { sliceSize, timeSlices } from '#lib/order-math/orders/time-slices.ts';
import { marketOrderPrice } from '#lib/order-math/prices/market-order-price.ts';
import type { Pieces } from '#lib/ticket/iceberg.ts';
import { problem, type Answer } from '#lib/ticket/problem.ts';
import { planPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import { checkSliceLimit, checkTime, checkVariance, slicesFields, twapTexts } from '#lib/ticket/twap.ts';
import type { FuturesForm } from '../../form/futures-form.ts';
import { placing } from '../../form/futures-request.ts';
import { quantityCoinOf, type TicketContext } from '../../form/ticket-context.ts';
import { limitOpenPrice } from '../../form/ticket-price.ts';
import { typedPrices, type FuturesKind } from '../futures-kind.ts';

type Text = keyof typeof twapTexts;
type Form = FuturesForm<Text>;

/** The slices and the average one; null while time or size is missing. */
function slicesOf({ texts }: Form, size: string, { market }: TicketContext): Pieces | null {
  const slices = timeSlices(texts.durationMinutes, texts.intervalSeconds);
  const each = slices === null ? null : sliceSize(size, slices.count, market.volumePlace);
  return slices === null || each === null ? null : { count: slices.count, each };
}

/** The average slice has to be one that the contract takes by itself. */
function checkSlice(form: Form, size: string, context: TicketContext): Answer {
  const slices = slicesOf(form, size, context);
  if (slices === null || checkTime(form.texts) !== null) return null;
  const { minQuantity, minAmount, quoteCoin, form: lineForm } = context.market;
  if (readAmount(slices.each)?.lessThan(minQuantity) !== false)
    return problem('wrong', 'sliceTooSmall', ['size'], { minimum: minQuantity, coin: quantityCoinOf(context) });
  if (lineForm === 'inverse') return null;
  const worth = orderAmount(form.texts.sliceLimit || context.ticker.lastPrice, slices.each) ?? '';
  return readAmount(worth)?.lessThan(minAmount) === true
    ? problem('wrong', 'sliceTooSmall', ['size'], { minimum: minAmount, coin: quoteCoin })
    : null;
}

export const twapKind: FuturesKind<Text> = {
  texts: twapTexts,
  group: 'strategy',
  lines: contractLineKeys,
  priceFields: ['sliceLimit'],
  takesExit: false,
  waits: null,
  about: 'plan',
  help: 'futuresOrders',
  Fields: ({ form }) => <TwapFields form={form} />,
  typedIn: (form) => typedPrices(form, ['sliceLimit']),
  limitPrices: () => [],
  bookPrices: () => [],
  bookOrder: () => null,
  openPrice: ({ texts }, side, context) =>
    texts.sliceLimit === ''
      ? (marketOrderPrice(context.book) ?? context.ticker.lastPrice)
      : limitOpenPrice(texts.sliceLimit, side, context),
  pieces: slicesOf,
  piecesName: 'slices',
  check: ({ texts }, _side, context) => [checkTime(texts), checkSliceLimit(texts, context.market), checkVariance(texts)],
  checkSize: checkSlice,
  term: ({ texts }) => ({ name: 'field.limitPrice', price: texts.sliceLimit === '' ? null : texts.sliceLimit }),
  request: ({ texts }, order, context) => {
    const { side, closes, size } = order;
    const slices = slicesFields(texts);
    if (slices === null) return null;
    const body = { ...placing(order, context), ...slices };
    return { ...requestTo(placeTwap, body, planPlaced), side, closes, size, list: 'plans' };
  },
};
