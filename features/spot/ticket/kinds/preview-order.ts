// Limit and market orders: what the book of now would make of them.
import { OrderSource, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { OrderSize, SpotOrderTerms } from '#lib/contract/wire/spot-order.ts';
import { bestOfferPrice, type BestOffer } from '#lib/order-math/best-offer-price.ts';
import { fillAgainstBook, type BookFill, type Wanted } from '#lib/order-math/book-fill.ts';
import { quantityFromPercent } from '#lib/order-math/quantity-from-percent.ts';
import type { KindPreview } from '../kind-preview.ts';
import { amountLine, coinsOf, priceLine, type SummaryLine } from '../summary-line.ts';
import { askAll, checkBalance, checkBand, checkMaker, checkPrice, checkSize } from '../ticket-checks.ts';
import { costOf, immediateFill, type BookOrder, type TicketCost } from '../ticket-cost.ts';
import { availableFor, marketBound, oppositeLevels, type TicketDesk } from '../ticket-desk.ts';
import { problem, type TicketProblem } from '../ticket-problem.ts';
import { amountPlace, isZero, noSized, onLot, sizeAtPrice, type SizedTicket } from '../ticket-size.ts';
import type { TicketState } from '../ticket-state.ts';
import { checkPresetExit, exitOf } from './preset-exit.ts';

const sources: Readonly<Record<Side, Readonly<Record<BestOffer, OrderSource>>>> = {
  buy: {
    counterparty1: OrderSource.bestBuyCounterparty1,
    counterparty5: OrderSource.bestBuyCounterparty5,
    queue1: OrderSource.bestBuyQueue1,
    queue5: OrderSource.bestBuyQueue5,
  },
  sell: {
    counterparty1: OrderSource.bestSellCounterparty1,
    counterparty5: OrderSource.bestSellCounterparty5,
    queue1: OrderSource.bestSellQueue1,
    queue5: OrderSource.bestSellQueue5,
  },
};

/** A market order by quantity or by amount; the other one is what the book of now would make of it. */
function sizeAtMarket({ size, side }: TicketState, desk: TicketDesk): SizedTicket {
  const { market, book } = desk;
  const byAmount = size.by === 'amount' || (size.by === 'percent' && side === Side.buy);
  const decimals = byAmount ? amountPlace(market) : market.volumePlace;
  const share = (percent: number, whole: string): string => quantityFromPercent({ whole, percent: String(percent), decimals }) ?? '';
  const given = size.by === 'percent' ? share(size.percent, size.available) : size.text;
  const text = byAmount || size.by !== 'percent' ? given : onLot(given, market);
  if (text === '' || (size.by === 'percent' && isZero(text))) return noSized;
  const wanted: Wanted = byAmount ? { by: 'amount', amount: text, volumePlace: market.volumePlace } : { by: 'quantity', quantity: text };
  const bound = marketBound(side, desk);
  const fill = fillAgainstBook(oppositeLevels(side, book), wanted, bound === null ? undefined : { side, price: bound });
  const shown = (estimate: string | undefined): string => (estimate === undefined || isZero(estimate) ? '' : estimate);
  return byAmount
    ? { quantity: shown(fill?.quantity), amount: text, estimated: 'quantity', size: { amount: text } }
    : { quantity: text, amount: shown(fill?.amount), estimated: 'amount', size: { quantity: text } };
}

/** What the book of now would do; another book may be there when the order arrives, so these only warn. */
function bookWarnings(order: BookOrder, sized: SizedTicket, fill: BookFill | null, desk: TicketDesk): TicketProblem[] {
  if (sized.size === null) return [];
  const atMarket = order.price === null;
  if (atMarket && oppositeLevels(order.side, desk.book).length === 0) return [problem('warning', 'noLiquidity', [])];
  if (order.price !== null && order.timeInForce === TimeInForce.postOnly) {
    const takes = checkMaker(order.price, 'price', order.side, desk);
    return takes === null ? [] : [takes];
  }
  const warnings: TicketProblem[] = [];
  if (!atMarket && order.timeInForce === TimeInForce.fok && fill?.complete !== true)
    warnings.push(problem('warning', 'fillOrKillUnfilled', ['quantity']));
  if ((atMarket || order.timeInForce === TimeInForce.ioc) && fill !== null && !fill.complete)
    warnings.push(bookShort(order, sized.size, fill, desk));
  return warnings;
}

/** What the book does not hold is cancelled: how much of it there is, and how far the order goes. */
function bookShort({ side, price }: BookOrder, size: OrderSize, fill: BookFill, desk: TicketDesk): TicketProblem {
  const byAmount = 'amount' in size;
  const [filled, wanted] = byAmount ? [fill.amount, size.amount] : [fill.quantity, size.quantity];
  const { baseCoin, quoteCoin } = desk.market;
  return problem('warning', 'bookShort', [byAmount ? 'amount' : 'quantity'], {
    filled,
    wanted,
    coin: byAmount ? quoteCoin : baseCoin,
    bound: price ?? marketBound(side, desk) ?? fill.worstPrice ?? '',
  });
}

/** Of every order that goes into the book at once. */
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

function termsOf(state: TicketState, order: BookOrder, sized: SizedTicket, symbol: string): SpotOrderTerms | null {
  if (sized.size === null) return null;
  const exit = state.withExit ? exitOf(state) : null;
  return {
    symbol,
    side: state.side,
    price: order.price,
    size: sized.size,
    timeInForce: order.timeInForce,
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    ...(order.price === null || state.bestOffer === null ? {} : { bestPrice: sources[state.side][state.bestOffer] }),
    ...(exit === null ? {} : { exit }),
  };
}

export function previewOrder(state: TicketState, desk: TicketDesk): KindPreview {
  const { market, book } = desk;
  const { side, size } = state;
  const limit = state.kind === 'limit';
  const readPrice = limit && state.bestOffer !== null ? bestOfferPrice(book, side, state.bestOffer, market.tickSize) : undefined;
  const price = readPrice === undefined ? state.texts.price : (readPrice ?? '');
  const order: BookOrder = { side, price: limit ? price : null, timeInForce: limit ? state.timeInForce : TimeInForce.gtc };
  const sized = limit ? sizeAtPrice({ side, size, market, price, units: 'both' }) : sizeAtMarket(state, desk);
  const available = availableFor(side, desk.account);
  const fill = immediateFill(order, sized, desk);
  const cost = costOf(order, sized, market, fill, available);

  const wrongPrice = !limit
    ? null
    : readPrice === null
      ? problem('wrong', 'noLiquidity', ['price'])
      : (checkPrice(price, 'price', market) ?? checkBand(price, 'price', side, desk));
  // An amount at a price that cannot be is no second mistake.
  const wrongSize = checkSize({ size, sized, market, amounts: wrongPrice === null ? [sized.amount] : [] });
  const exitFrom = limit ? price : (oppositeLevels(side, book)[0]?.[0] ?? '');
  const wrongExit = state.withExit ? checkPresetExit(state, exitFrom, desk) : null;
  const asked = sized.size !== null && 'amount' in sized.size && side === Side.buy ? sized.size.amount : (cost?.pay ?? null);
  const problems = askAll(
    [wrongPrice, wrongSize, wrongExit],
    () => checkBalance(asked, side, size.by === 'amount' ? 'amount' : 'quantity', desk),
    () => bookWarnings(order, sized, fill, desk),
  );
  const terms = termsOf(state, order, sized, market.symbol);
  return {
    sized,
    units: 'both',
    ...(readPrice === undefined ? {} : { readPrice }),
    request: terms === null ? null : { call: 'order', terms },
    cost,
    fill,
    lines: bookLines(cost, side, market),
    problems,
  };
}
