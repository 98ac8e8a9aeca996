// The effect of an order before it is sent: its fill by the book, its cost, and the state of the account after it.
import { MarginMode, TimeInForce, type Side } from '#lib/contract/enums.ts';
import { accountRisk, type RiskMarket } from '#lib/order-math/risk/account-risk.ts';
import { afterTrade } from '#lib/order-math/risk/after-trade.ts';
import { Amount, readAmount, writeAmount, writeResult } from '#lib/order-math/amounts/amount.ts';
import { fillAgainstBook, type BookFill } from '#lib/order-math/orders/book-fill.ts';
import { tradingFee } from '#lib/order-math/futures/contract-value.ts';
import { futuresOrderCost } from '#lib/order-math/futures/futures-order-cost.ts';
import { riskMarketOf, riskPositionOf } from '#lib/order-math/risk/line-risk.ts';
import type { ScaledOrder } from '#lib/order-math/orders/scaled-orders.ts';
import { oppositeLevels, takes } from '#lib/ticket/checks.ts';
import { isMakerOnly } from '../form/futures-form.ts';
import type { BookOrder } from '../kinds/futures-kind.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import { orderTerms, type SideTerms } from './side-terms.ts';
import { closedBy, isHedge, positionOf, settingsOf, walletOf, type TicketContext } from '../form/ticket-context.ts';
import { limitOpenPrice, marketBound } from '../form/ticket-price.ts';
import type { TicketState } from '../state/ticket-state.ts';

/** The order as it meets the book at once: its price, and its fill. Null for an order that waits for something else than its price. */
type Meeting = BookOrder & { readonly fill: BookFill | null };

function meetBook(state: TicketState, size: string, { side }: SideTerms, context: TicketContext): Meeting | null {
  const order = futuresKinds[state.kind].bookOrder(state, side, context);
  if (order === null) return null;
  if (size === '' || (order.price !== null && order.timeInForce === TimeInForce.postOnly)) return { ...order, fill: null };
  const bound = order.price ?? marketBound(side, context);
  const levels = oppositeLevels(side, context.book);
  return {
    ...order,
    fill: fillAgainstBook(levels, { by: 'quantity', quantity: size }, bound === null ? undefined : { side, price: bound }),
  };
}

/** True if the rest that the book does not hold is cancelled. */
export const endsUnfilled = (order: BookOrder): boolean => order.price === null || order.timeInForce === TimeInForce.ioc;

/** The size that an order will trade as the book stands: at most the book's size, if the order does not wait for the rest. */
const tradedSize = (size: string, meeting: Meeting | null): string =>
  meeting !== null && (meeting.fill?.averagePrice ?? null) !== null && endsUnfilled(meeting) ? (meeting.fill?.quantity ?? size) : size;

/** The price at which the position would most likely be opened. */
function tradePrice(state: TicketState, { side }: SideTerms, meeting: Meeting | null, context: TicketContext): string | null {
  const average = meeting?.fill?.averagePrice ?? null;
  if (meeting === null) return futuresKinds[state.kind].openPrice(state, side, context);
  if (meeting.price === null) return average ?? futuresKinds[state.kind].openPrice(state, side, context);
  return meeting.fill?.complete === true && average !== null ? average : meeting.price;
}

/** The price at which it is counted what an order may cost. */
export function costPrice(state: TicketState, side: Side, context: TicketContext): string | null {
  const kind = futuresKinds[state.kind];
  return (kind.costPrice ?? kind.openPrice)(state, side, context);
}

/** Each order at its own price; what closes the position against it takes nothing. */
function partsCost(parts: readonly ScaledOrder[], size: string, terms: SideTerms, context: TicketContext): string | null {
  const { side, leverage } = terms;
  let sum = new Amount(0);
  for (const { price, quantity } of parts) {
    const order = orderTerms(side, limitOpenPrice(price, side, context) ?? price, leverage, context);
    const cost = order === null ? null : futuresOrderCost({ ...order, size: quantity });
    if (cost === null) return null;
    sum = sum.plus(cost.total);
  }
  return writeResult(sum.times(openedOf(size, terms, context)).dividedBy(size));
}

/** In one-way mode what stands against it is closed first. */
function openedOf(size: string, { side }: SideTerms, context: TicketContext): Amount {
  const against = isHedge(context) ? '0' : (positionOf(context, closedBy(side))?.total ?? '0');
  return Amount.max(new Amount(size).minus(against), 0);
}

/** The cost of opening, from available: margin, fee and the loss of its first moment. Null while a price is missing; '0' when it closes. */
export function orderCost(state: TicketState, size: string, terms: SideTerms, context: TicketContext): string | null {
  const price = costPrice(state, terms.side, context);
  if (price === null || size === '') return null;
  if (terms.closes) return '0';
  const { parts: partsOf } = futuresKinds[state.kind];
  if (partsOf !== undefined) {
    const parts = partsOf(state, size, context);
    return parts === null ? null : partsCost(parts, size, terms, context);
  }
  const order = orderTerms(terms.side, price, terms.leverage, context);
  return order === null ? null : (futuresOrderCost({ ...order, size: writeAmount(openedOf(size, terms, context)) })?.total ?? null);
}

/** The size that trades at the taker's rate: of an order that waits, only the part that the book of now would take. */
function takenAtOnce(state: TicketState, size: string, side: Side, meeting: Meeting | null, context: TicketContext): Amount {
  if (meeting !== null && meeting.price !== null) return readAmount(meeting.fill?.quantity ?? '0') ?? new Amount(0);
  const { parts } = futuresKinds[state.kind];
  if (parts === undefined) return new Amount(size);
  const taking = isMakerOnly(state) ? [] : (parts(state, size, context) ?? []).filter(({ price }) => takes(price, side, context.book));
  return taking.reduce((sum, { quantity }) => sum.plus(quantity), new Amount(0));
}

/** At the taker's rate for what trades at once, at the maker's for what waits first. */
function feeOf(
  state: TicketState,
  size: string,
  price: string,
  side: Side,
  meeting: Meeting | null,
  market: RiskMarket,
  context: TicketContext,
): string | null {
  const now = takenAtOnce(state, size, side, meeting, context);
  const fee = (quantity: Amount, feeRate: string): string | null =>
    tradingFee({ contract: market.contract, size: writeAmount(quantity), price, feeRate });
  const [taken, made] = [
    fee(now, context.market.takerFeeRate),
    fee(Amount.max(new Amount(size).minus(now), 0), context.market.makerFeeRate),
  ];
  return taken === null || made === null ? null : writeResult(new Amount(taken).plus(made));
}

export type Impact = {
  /** Null of what does not meet the book at once. */
  readonly order: BookOrder | null;
  readonly fill: BookFill | null;
  /** In the margin coin, as all amounts. */
  readonly fee: string | null;
  /** The liquidation price of the position after the trade; null where there is no position, or no price that liquidates it. */
  readonly liquidationPrice: string | null;
  /** The margin ratio then, of the position's own margin or of the account, as a share; null where it is not known, or nothing is left. */
  readonly marginRatio: string | null;
  /** True if the account after the trade is known at all. */
  readonly known: boolean;
  readonly price: string | null;
};

/** By the one risk function, every other price held still. */
export function impactOf(state: TicketState, wanted: string, terms: SideTerms, context: TicketContext): Impact {
  const { account, markets, tickers } = context;
  const { side, holdSide, leverage, closes } = terms;
  const meeting = meetBook(state, wanted, terms, context);
  const fill = meeting?.fill ?? null;
  const size = tradedSize(wanted, meeting);
  const price = tradePrice(state, terms, meeting, context);
  const market = riskMarketOf(context.market, context.ticker);
  const nothing: Impact = { order: meeting, fill, fee: null, liquidationPrice: null, marginRatio: null, known: false, price };
  const wallet = walletOf(context);
  if (market === null || price === null || price === '' || size === '') return nothing;
  const fee = feeOf(state, size, price, side, meeting, market, context);
  if (account === null || wallet === null) return { ...nothing, fee };
  const coin = context.market.marginCoin;
  const held = account.positions.filter(({ symbolId }) => (markets.get(symbolId)?.marginCoin ?? coin) === coin);
  const others = held.flatMap(({ symbolId }) => {
    const [one, ticker] = [markets.get(symbolId), tickers.get(symbolId)];
    return symbolId === market.symbolId || one === undefined || ticker === undefined ? [] : (riskMarketOf(one, ticker) ?? []);
  });
  const after = afterTrade(
    { balance: wallet.available, positions: held.map(riskPositionOf) },
    {
      market,
      side,
      holdSide: isHedge(context) ? holdSide : null,
      size,
      price,
      marginMode: settingsOf(context).marginMode === MarginMode.isolated ? 'isolated' : 'cross',
      leverage,
      feeRate: market.takerFeeRate,
      closesOnly: closes,
    },
  );
  const risk = after === null ? null : accountRisk({ ...after, markets: [market, ...others], isUnified: account.isUnified });
  if (risk === null) return { ...nothing, fee };
  const own = risk.positions.find(({ position }) => position.symbolId === market.symbolId && isOf(position.holdSide, terms, side));
  return {
    order: meeting,
    fill,
    fee,
    liquidationPrice: own?.liquidationPrice ?? null,
    marginRatio: own === undefined ? risk.account.ratio : own.marginRatio,
    known: true,
    price,
  };
}

/** In one-way mode the only one; in hedge mode the one that the order is about. */
const isOf = (found: string, { holdSide, closes }: SideTerms, side: Side): boolean =>
  found === holdSide || (!closes && found === closedBy(side) && found !== holdSide);
