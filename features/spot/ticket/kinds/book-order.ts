// Orders that go into the book at once, at a price or at market: what the book of now would make of them.
import type { RequestOf } from '#lib/contract/call.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { SpotExit } from '#lib/contract/wire/orders/exit-fields.ts';
import { toPlaceRequest, type OrderSize, type SpotOrderTerms } from '#lib/contract/wire/orders/spot-order.ts';
import { fillAgainstBook, type BookFill, type Wanted } from '#lib/order-math/orders/book-fill.ts';
import { quantityFromPercent, sizeFromBalancePercent } from '#lib/order-math/orders/quantity-from-percent.ts';
import { sourceOf } from '#lib/ticket/best-offer-source.ts';
import { checkMaker, checkPrice, oppositeLevels } from '#lib/ticket/checks.ts';
import { problem, type TicketProblem } from '#lib/ticket/problem.ts';
import { orderPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import { ofLine, type SpotRequest } from '../form/spot-request.ts';
import { amountLine, coinsOf, priceLine, type SummaryLine } from '../form/summary-line.ts';
import { askAll, checkBalance, checkBand, checkSize } from '../form/ticket-checks.ts';
import { availableFor, marketBound, type TicketContext } from '../form/ticket-context.ts';
import { costOf, immediateFill, type BookOrder, type TicketCost } from '../form/ticket-cost.ts';
import { amountPlace, isZero, noSized, onLot, sizeAtPrice, type SizedTicket } from '../form/ticket-size.ts';
import { checkPresetExit, exitOf, exitRatios, pricedExit, triggerLines, type ExitForm } from './preset-exit.ts';
import type { KindPreview } from './spot-kind.ts';

/** A market order by quantity or by amount; the other one is what the book of now would make of it. */
function sizeAtMarket({ size, side }: ExitForm, context: TicketContext): SizedTicket {
  const { market, book } = context;
  const byAmount = size.by === 'amount' || (size.by === 'percent' && side === Side.buy);
  const decimals = byAmount ? amountPlace(market) : market.volumePlace;
  // A buy's share is of the balance itself, a sell's of what it can sell.
  const share = byAmount ? sizeFromBalancePercent : quantityFromPercent;
  const given = size.by === 'percent' ? (share({ whole: size.available, percent: String(size.percent), decimals }) ?? '') : size.text;
  const text = byAmount || size.by !== 'percent' ? given : onLot(given, market);
  if (text === '' || (size.by === 'percent' && isZero(text))) return noSized;
  const wanted: Wanted = byAmount ? { by: 'amount', amount: text, volumePlace: market.volumePlace } : { by: 'quantity', quantity: text };
  const bound = marketBound(side, context);
  const fill = fillAgainstBook(oppositeLevels(side, book), wanted, bound === null ? undefined : { side, price: bound });
  const shown = (estimate: string | undefined): string => (estimate === undefined || isZero(estimate) ? '' : estimate);
  return byAmount
    ? { quantity: shown(fill?.quantity), amount: text, estimated: 'quantity', size: { amount: text } }
    : { quantity: text, amount: shown(fill?.amount), estimated: 'amount', size: { quantity: text } };
}

/** The warnings from the book of now; another book may be there when the order arrives, so these only warn. */
function bookWarnings(order: BookOrder, sized: SizedTicket, fill: BookFill | null, context: TicketContext): TicketProblem[] {
  if (sized.size === null) return [];
  const atMarket = order.price === null;
  if (atMarket && oppositeLevels(order.side, context.book).length === 0) return [problem('warning', 'noLiquidity', [])];
  if (order.price !== null && order.timeInForce === TimeInForce.postOnly) {
    const takes = checkMaker(order.price, 'price', order.side, context.book);
    return takes === null ? [] : [takes];
  }
  const warnings: TicketProblem[] = [];
  if (!atMarket && order.timeInForce === TimeInForce.fok && fill?.complete !== true)
    warnings.push(problem('warning', 'fillOrKillUnfilled', ['quantity']));
  if ((atMarket || order.timeInForce === TimeInForce.ioc) && fill !== null && !fill.complete)
    warnings.push(bookShort(order, sized.size, fill, context));
  return warnings;
}

/** The rest that the book does not hold is cancelled: its size, and the price that the order reaches. */
function bookShort({ side, price }: BookOrder, size: OrderSize, fill: BookFill, context: TicketContext): TicketProblem {
  const byAmount = 'amount' in size;
  const [filled, wanted] = byAmount ? [fill.amount, size.amount] : [fill.quantity, size.quantity];
  const { baseCoin, quoteCoin } = context.market;
  return problem('warning', 'bookShort', [byAmount ? 'amount' : 'quantity'], {
    filled,
    wanted,
    coin: byAmount ? quoteCoin : baseCoin,
    bound: price ?? marketBound(side, context) ?? fill.worstPrice ?? '',
  });
}

/** The lines of every order that goes into the book at once. */
export function bookLines(cost: TicketCost | null, side: Side, market: SpotMarket): readonly SummaryLine[] {
  const [paid, received] = coinsOf(side, market);
  return [
    amountLine('pay', cost?.pay ?? null, paid),
    amountLine('fee', cost?.fee ?? null, received, true),
    amountLine('receive', cost?.receive ?? null, received, true),
    priceLine('averageFill', cost?.averagePrice ?? null, cost?.slippage),
    amountLine('remains', cost?.remains ?? null, paid),
  ];
}

function termsOf(state: ExitForm, order: BookOrder, sized: SizedTicket, exit: SpotExit | null, symbol: string): SpotOrderTerms | null {
  if (sized.size === null) return null;
  return {
    symbol,
    side: state.side,
    price: order.price,
    size: sized.size,
    timeInForce: order.timeInForce,
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    ...(order.price === null || state.bestOffer === null ? {} : { bestPrice: sourceOf(state.side, state.bestOffer) }),
    ...(exit === null ? {} : { exit }),
  };
}

/** The triggers of an exit that is given in percent are the exchange's to work out. */
const withRatios = (body: RequestOf<typeof placeOrder>, ratios: ReturnType<typeof exitRatios>): RequestOf<typeof placeOrder> =>
  ratios === null ? body : { ...body, presetTakeProfitPrice: undefined, presetStopLossPrice: undefined, ...ratios };

const requestOf = (terms: SpotOrderTerms, state: ExitForm, { market }: TicketContext): SpotRequest => ({
  ...requestTo(placeOrder, { ...withRatios(toPlaceRequest(terms), exitRatios(state)), ...ofLine(market) }, orderPlaced),
  side: terms.side,
  list: 'open',
  wanted:
    'amount' in terms.size
      ? { wanted: terms.size.amount, coin: market.quoteCoin, byAmount: true }
      : { wanted: terms.size.quantity, coin: market.baseCoin, byAmount: false },
  terms,
});

/** The price of a limit order as its field shows it: read from the book (null where the book has none), or typed. */
export type LimitPriceText = { readonly text: string; readonly readPrice?: string | null };

/** `limit`: null for an order at market. */
export function previewBookOrder(state: ExitForm, limit: LimitPriceText | null, context: TicketContext): KindPreview {
  const { market, book } = context;
  const { side, size } = state;
  const price = limit?.text ?? null;
  const order: BookOrder = { side, price, timeInForce: price === null ? TimeInForce.gtc : state.timeInForce };
  const sized = price === null ? sizeAtMarket(state, context) : sizeAtPrice({ side, size, market, price, units: 'both' });
  const available = availableFor(side, context.account);
  const fill = immediateFill(order, sized, context);
  const cost = costOf(order, sized, market, fill, available);

  const wrongPrice =
    price === null
      ? null
      : limit?.readPrice === null
        ? problem('wrong', 'noLiquidity', ['price'])
        : (checkPrice(price, 'price', market) ?? checkBand(price, 'price', side, context));
  // An amount at a price that cannot be is no second mistake.
  const wrongSize = checkSize({ size, sized, market, amounts: wrongPrice === null ? [sized.amount] : [] });
  const exitFrom = price ?? oppositeLevels(side, book)[0]?.[0] ?? '';
  const wrongExit = state.withExit ? checkPresetExit(state, exitFrom, context) : null;
  const asked = sized.size !== null && 'amount' in sized.size && side === Side.buy ? sized.size.amount : (cost?.pay ?? null);
  const problems = askAll(
    [wrongPrice, wrongSize, wrongExit],
    () => checkBalance(asked, side, size.by === 'amount' ? 'amount' : 'quantity', context),
    () => bookWarnings(order, sized, fill, context),
  );
  const exit = state.withExit ? exitOf(pricedExit(state, exitFrom, market.tickSize)) : null;
  const terms = termsOf(state, order, sized, exit, market.symbol);
  return {
    sized,
    units: 'both',
    ...(limit?.readPrice === undefined ? {} : { readPrice: limit.readPrice }),
    request: terms === null ? null : requestOf(terms, state, context),
    cost,
    fill,
    lines: [...bookLines(cost, side, market), ...triggerLines(state, exitFrom, market.tickSize)],
    problems,
  };
}
