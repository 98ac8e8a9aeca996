// The questions that an order of a contract has to answer, one problem each.
import { type Side, TimeInForce } from '#lib/contract/enums.ts';
import { Amount, readAmount, readPositive, writeResult, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { maxValueAtLeverage } from '#lib/order-math/risk/maintenance-margin.ts';
import { limitProblem, orderAmount } from '#lib/order-math/orders/order-amount.ts';
import { checkMaker } from '#lib/ticket/checks.ts';
import { problem, quantityNotEnough, type Answer, type TicketProblem } from '#lib/ticket/problem.ts';
import { unusualAbout, type UnusualLimits } from '#lib/ticket/unusual.ts';
import { isMakerOnly } from '../form/futures-form.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import { availableMargin, type SideTerms } from './side-terms.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import { endsUnfilled, type Impact } from './ticket-impact.ts';
import { marketBound } from '../form/ticket-price.ts';
import type { TicketState } from '../state/ticket-state.ts';

/** In the contract's quantity and, of an open order, in the quote coin. */
export function checkSize(size: string, price: string | null, { closes }: SideTerms, { market }: TicketContext): Answer {
  const quantity = readPositive(size);
  if (quantity === null) return problem('missing', quantityNotEnough, ['size']);
  const { minQuantity, maxQuantity, minAmount, maxAmount, quoteCoin } = market;
  const off = limitProblem(size, { minimum: minQuantity, maximum: maxQuantity });
  if (off === 'below-minimum') return problem('wrong', 'quantityBelowMinimum', ['size'], { minimum: minQuantity });
  if (off === 'above-maximum') return problem('wrong', 'quantityAboveMaximum', ['size'], { maximum: maxQuantity });
  if (price === null || closes || market.form === 'inverse') return null;
  const worth = limitProblem(writeResult(quantity.times(price)), { minimum: minAmount, maximum: maxAmount });
  if (worth === 'below-minimum') return problem('wrong', 'amountBelowMinimum', ['size'], { minimum: minAmount, coin: quoteCoin });
  return worth === null ? null : problem('wrong', 'amountAboveMaximum', ['size'], { maximum: maxAmount, coin: quoteCoin });
}

/** The check that there is enough to close, or to open with. */
export function checkMeans(size: string, price: string | null, max: string | null, terms: SideTerms, context: TicketContext): Answer {
  const quantity = readPositive(size);
  if (max === null || quantity === null) return null;
  if (terms.closes && readPositive(max) === null) return problem('wrong', 'noPosition', ['size']);
  if (quantity.lessThanOrEqualTo(max)) return null;
  if (terms.closes) return problem('wrong', 'positionNotEnough', ['size']);
  const cap = readAmount(maxValueAtLeverage(terms.leverage, context.market.tiers) ?? '');
  const value = context.market.form === 'inverse' || price === null ? quantity : quantity.times(price);
  return cap !== null && value.greaterThan(cap)
    ? problem('wrong', 'riskLimit', ['size'], { maximum: writeAmount(cap), coin: context.market.quoteCoin })
    : problem('wrong', 'insufficientBalance', ['size']);
}

/** The check of the contract's own restrictions now. `timeMs`: the time of the venue. */
export function checkMarket({ closes }: SideTerms, { market, ticker }: TicketContext): Answer {
  if (market.status === 'halted') return problem('wrong', 'marketHalted', []);
  if (market.status === 'cancel-only') return problem('wrong', 'marketCancelOnly', []);
  if ((ticker.contract?.markPrice ?? null) === null) return problem('wrong', 'noMarkPrice', []);
  const closing = market.deliveryMs > 0 && ticker.timeMs >= market.deliveryMs - market.closeOnlyMs;
  return closing && !closes ? problem('wrong', 'closeOnly', []) : null;
}

const atRisk = '0.8';

/** The part of the size that the book holds, where the rest would be cancelled. */
function bookShort({ order, fill }: Impact, side: Side, size: string, context: TicketContext): Answer {
  if (order === null || fill === null || fill.complete || !endsUnfilled(order)) return null;
  const { form, baseCoin, quoteCoin } = context.market;
  return problem('warning', 'bookShort', ['size'], {
    filled: fill.quantity,
    wanted: size,
    coin: form === 'inverse' ? quoteCoin : baseCoin,
    bound: order.price ?? marketBound(side, context) ?? fill.worstPrice ?? '',
  });
}

type Look = {
  readonly state: TicketState;
  readonly terms: SideTerms;
  readonly size: string;
  /** The price at which it is counted. */
  readonly price: string | null;
  /** In the margin coin. */
  readonly cost: string | null;
  readonly impact: Impact;
  readonly context: TicketContext;
  readonly limits: UnusualLimits;
};

/** The warnings about an unusual order. Closing takes nothing of the available balance. */
function unusual({ state, terms, size, price, cost, impact, context, limits }: Look): readonly TicketProblem[] {
  const { market, book, ticker } = context;
  return unusualAbout({
    side: terms.side,
    limitPrices: futuresKinds[state.kind].limitPrices(state),
    worth: market.form === 'inverse' ? size : (orderAmount(price ?? '', size) ?? ''),
    taken: terms.closes ? '' : (cost ?? ''),
    available: availableMargin(context) ?? '',
    takenCoin: market.marginCoin,
    fill: impact.fill,
    sizeField: 'size',
    book,
    lastPrice: ticker.lastPrice,
    quoteCoin: market.quoteCoin,
    limits,
  });
}

/** The warnings about an order that can be sent. */
export function warningsOf(look: Look): readonly TicketProblem[] {
  const { state, terms, size, impact, context } = look;
  const { side } = terms;
  const { order, fill, marginRatio } = impact;
  const prices = isMakerOnly(state) ? futuresKinds[state.kind].bookPrices(state, side, context) : [];
  const found = [
    prices.map(({ field, price }) => checkMaker(price, field, side, context.book)).find((one) => one !== null) ?? null,
    order !== null && order.price !== null && order.timeInForce === TimeInForce.fok && fill?.complete === false
      ? problem('warning', 'fillOrKillUnfilled', ['size'])
      : null,
    bookShort(impact, side, size, context),
    marginRatio !== null && new Amount(marginRatio).greaterThanOrEqualTo(atRisk)
      ? problem('warning', 'atRisk', ['size'], { ratio: marginRatio })
      : null,
  ];
  return [...found.filter((one) => one !== null), ...unusual(look)];
}
