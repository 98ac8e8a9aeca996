// Scaled: one size spread over several limit orders between two prices.
import { placeScaled } from '#lib/contract/calls/v1/spot/order/placeScaled.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { Amount, ROUND_DOWN, ROUND_UP, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { orderAmount } from '#lib/order-math/orders/order-amount.ts';
import { averageOfScaled, scaledOrders, valueOfScaled, type ScaledOrder, type ScaledSpread } from '#lib/order-math/orders/scaled-orders.ts';
import { checkMaker, checkPrice, checkSpread, takes } from '#lib/ticket/checks.ts';
import { problem, type TicketProblem } from '#lib/ticket/problem.ts';
import { ordersPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import type { SpotForm } from '../../form/spot-form.ts';
import { placing } from '../../form/spot-request.ts';
import { amountLine, coinsOf, priceLine, type SummaryLine } from '../../form/summary-line.ts';
import { askAll, checkBalance, checkBand, checkSize } from '../../form/ticket-checks.ts';
import { availableFor, type TicketContext } from '../../form/ticket-context.ts';
import { coinDecimals, remainsAfter } from '../../form/ticket-cost.ts';
import { sizeAtPrice, type SizedTicket } from '../../form/ticket-size.ts';
import type { KindPreview } from '../spot-kind.ts';

export const scaledTexts = { startPrice: '', endPrice: '', orderCount: '5', skew: '1' };
type Form = SpotForm<keyof typeof scaledTexts>;

type Orders = readonly ScaledOrder[];
type Terms = { readonly texts: Form['texts']; readonly market: SpotMarket };

const zero = new Amount(0);

const spreadOf = ({ texts, market }: Terms): ScaledSpread => ({
  startPrice: texts.startPrice,
  endPrice: texts.endPrice,
  orderCount: Number(texts.orderCount),
  sizeSkew: texts.skew,
  tickSize: market.tickSize,
});

const ordersOf = (terms: Terms, quantity: string): Orders | null =>
  scaledOrders({ ...spreadOf(terms), quantity, lotSize: terms.market.lotSize });

/** A share of the balance may buy a few lots less: what rounding leaves over goes to the first orders, and they may be the dear ones. */
function fitBalance(sized: SizedTicket, state: Form, terms: Terms): SizedTicket {
  const { size } = state;
  const { market } = terms;
  if (size.by !== 'percent' || state.side === Side.sell || sized.quantity === '') return sized;
  const orders = ordersOf(terms, sized.quantity);
  if (orders === null || valueOfScaled(orders).lessThanOrEqualTo(readAmount(size.available) ?? 0)) return sized;
  const less = (readAmount(sized.quantity) ?? zero).minus((readAmount(market.lotSize) ?? zero).times(orders.length));
  if (less.lessThanOrEqualTo(0)) return sized;
  const quantity = writeAmount(less.toDecimalPlaces(market.volumePlace, ROUND_DOWN));
  return { ...sized, quantity, size: { quantity } };
}

/** Each order has to be one that the market takes by itself. */
function checkParts(orders: Orders | null, { minQuantity, minAmount, baseCoin, quoteCoin }: SpotMarket): TicketProblem | null {
  const short = orders === null || orders.some(({ quantity }) => readAmount(quantity)?.lessThan(minQuantity) !== false);
  if (short) return problem('wrong', 'partTooSmall', ['quantity'], { minimum: minQuantity, coin: baseCoin });
  const poor = orders.some(({ price, quantity }) => readAmount(orderAmount(price, quantity) ?? '')?.lessThan(minAmount) !== false);
  return poor ? problem('wrong', 'partTooSmall', ['quantity'], { minimum: minAmount, coin: quoteCoin }) : null;
}

/** Those that cross the book of now pay as takers, the others as makers. In the coin that is received, rounded up. */
function feeOf(orders: Orders, { side, makerOnly }: Form, { market, book }: TicketContext): string {
  const fees = orders.map(({ price, quantity }) => {
    const gross = readAmount(side === Side.buy ? quantity : (orderAmount(price, quantity) ?? '0')) ?? zero;
    return gross.times(!makerOnly && takes(price, side, book) ? market.takerFeeRate : market.makerFeeRate);
  });
  return writeAmount(fees.reduce((sum, fee) => sum.plus(fee), zero).toDecimalPlaces(coinDecimals, ROUND_UP));
}

function rangeLine(orders: Orders | null, coin: string): SummaryLine {
  const [first, last] = [orders?.[0], orders?.at(-1)];
  if (orders === null || first === undefined || last === undefined) return { name: 'orders', value: null };
  return { name: 'orders', value: { type: 'range', count: orders.length, from: first.quantity, to: last.quantity, coin } };
}

function problemsOf(state: Form, sized: SizedTicket, orders: Orders | null, hold: string | null, context: TicketContext): TicketProblem[] {
  const { side, size, texts, makerOnly } = state;
  const { market } = context;
  const terms = [
    checkPrice(texts.startPrice, 'startPrice', market) ?? checkBand(texts.startPrice, 'startPrice', side, context),
    checkPrice(texts.endPrice, 'endPrice', market) ?? checkBand(texts.endPrice, 'endPrice', side, context),
    ...checkSpread(texts),
  ];
  const wrongSize = checkSize({ size, sized, market, amounts: [] });
  const parts = wrongSize === null && terms.every((one) => one === null) ? checkParts(orders, market) : null;
  return askAll(
    [...terms, wrongSize, parts],
    () => checkBalance(hold, side, size.by === 'amount' ? 'amount' : 'quantity', context),
    () =>
      makerOnly
        ? [checkMaker(texts.startPrice, 'startPrice', side, context.book) ?? checkMaker(texts.endPrice, 'endPrice', side, context.book)]
        : [],
  );
}

export function previewScaled(state: Form, context: TicketContext): KindPreview {
  const { side, size, texts, makerOnly } = state;
  const { market } = context;
  const terms = { texts, market };
  const average = averageOfScaled(spreadOf(terms)) ?? '';
  const sized = fitBalance(sizeAtPrice({ side, size, market, price: average, units: 'both' }), state, terms);
  const orders = sized.size === null ? null : ordersOf(terms, sized.quantity);
  const total = orders === null ? null : valueOfScaled(orders);
  const hold = side === Side.sell ? sized.quantity || null : total === null ? null : writeAmount(total);
  const [paid, received] = coinsOf(side, market);
  const place = market.pricePlace + market.volumePlace;
  const shown = total === null || size.by === 'amount' ? sized.amount : writeAmount(total.toDecimalPlaces(place, ROUND_UP));
  return {
    sized: { ...sized, amount: shown },
    units: 'both',
    request:
      sized.size === null
        ? null
        : {
            ...requestTo(
              placeScaled,
              {
                ...placing(market, side, sized.quantity),
                startPrice: texts.startPrice,
                endPrice: texts.endPrice,
                orderCount: Number(texts.orderCount),
                sizeSkew: texts.skew,
                timeInForceValue: makerOnly ? TimeInForce.postOnly : TimeInForce.gtc,
              },
              ordersPlaced,
            ),
            side,
            list: 'open',
          },
    lines: [
      rangeLine(orders, market.baseCoin),
      priceLine('averagePrice', average === '' ? null : average),
      amountLine('pay', hold, paid),
      amountLine('fee', orders === null ? null : feeOf(orders, state, context), received, true),
      amountLine('remains', remainsAfter(hold, availableFor(side, context.account)), paid),
    ],
    problems: problemsOf(state, sized, orders, hold, context),
  };
}
