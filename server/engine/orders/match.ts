// The meeting of a taker with the book: what it could get, and the trades it makes.
import { LiquidityRole, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import { lotsLeft, removeOpenOrder, type Order } from '../accounts/account.ts';
import { tradableLots } from '../accounts/risk/check-margin.ts';
import { isNearEnd } from '../accounts/positions/contract.ts';
import { closingLots, isClosing } from '../accounts/positions/holding.ts';
import { release } from '../accounts/order-hold.ts';
import { preventionOf } from '../accounts/prevention-of.ts';
import { settleTrade, type Party } from '../accounts/settle.ts';
import { liableNumber } from '../accounts/liable-number.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { PriceSource } from '../plans/trigger-terms.ts';
import { CancelReason, type TradeLeg } from './order-event.ts';
import type { Market } from '../markets/market.ts';
import type { Context } from '../outcome.ts';
import { leave, stand } from './resting.ts';
import { lots, ticks, unitsOf } from '../units.ts';

export const opposite = (side: Side): Side => (side === Side.buy ? Side.sell : Side.buy);

/** True if a taker with this limit would trade at a maker's price. */
export const crosses = (side: Side, limitTicks: number, makerTicks: number): boolean =>
  side === Side.buy ? makerTicks <= limitTicks : makerTicks >= limitTicks;

/** The rest that a taker asks for: lots, or lots for at most an amount of quote units. */
export type Remaining = { lots: number; amount: number };

/** Lots of an remaining that can be had at a price, rounded down. */
function fillable(market: Market, remaining: Remaining, priceTicks: number, offered: number): number {
  if (remaining.amount === 0) return Math.min(remaining.lots, offered);
  return Math.min(offered, Math.floor(remaining.amount / (priceTicks * market.rules.tickLotUnits)));
}

/**
 * True if a taker that has just traded at a price is complete: no lots are left to get, or an amount is left that is worth
 * no further lot at the price that then stands next (an own order's too); where none does (0), at the one that it traded at.
 */
function isFilled(market: Market, left: Remaining, priceTicks: number, nextTicks: number): boolean {
  if (left.amount === 0) return left.lots === 0;
  return left.amount < (nextTicks === 0 ? priceTicks : nextTicks) * market.rules.tickLotUnits;
}

/** The result that a taker would meet in the book. */
export type Survey = { lots: number; notional: number; complete: boolean; selfTrade: boolean };

/** A walk through the book that touches nothing: what is found, what is still wanted, and the price of a trade that has just been made (0: none). */
type Walk = { readonly market: Market; readonly left: Remaining; readonly found: Survey; traded: number };

/** Comes to a price: true when the trade before it has left the taker with all it wants. */
function arrive(walk: Walk, price: number): boolean {
  const { market, left, found, traded } = walk;
  found.complete = traded > 0 && isFilled(market, left, traded, price);
  walk.traded = 0;
  return found.complete;
}

/** Takes what a price offers into the survey; true when the taker has all it wants or can afford no lot more. */
function meet(walk: Walk, price: number, offered: number): boolean {
  if (arrive(walk, price)) return true;
  const { market, left, found } = walk;
  const quantity = fillable(market, left, price, offered);
  if (quantity === 0) return true;
  const notional = quantity * price * market.rules.tickLotUnits;
  found.lots += quantity;
  found.notional += notional;
  if (left.amount === 0) left.lots -= quantity;
  else left.amount -= notional;
  walk.traded = price;
  // The next lot stands at the same price if the taker has not taken all of it.
  found.complete = quantity < offered || (left.lots === 0 && left.amount === 0);
  return found.complete;
}

/**
 * Walks the book without touching it: how many lots the taker could trade up to its limit, for how many quote units, and whether
 * that is all it wants. Within a price everything shown comes before what icebergs hide, which stands behind an own order too.
 */
export function survey(context: Context, market: Market, taker: Order, limitTicks: number, remaining: Remaining): Survey {
  const levels = market.book.side(opposite(taker.side));
  const found: Survey = { lots: 0, notional: 0, complete: false, selfTrade: false };
  const liable = liableNumber(taker.account);
  const walk: Walk = { market, left: { ...remaining }, found, traded: 0 };
  for (let rank = 0; rank < levels.count; rank += 1) {
    const level = levels.ranked(rank);
    const price = levels.priceOf(level);
    if (!crosses(taker.side, limitTicks, price)) break;
    let hidden = 0;
    for (let slot = levels.headOf(level); slot !== -1; slot = market.book.behind(slot)) {
      const maker = market.resting[slot];
      const prevention = maker === undefined ? null : preventionOf(taker, liable, maker);
      if (prevention !== null) {
        if (arrive(walk, price)) return found;
        found.selfTrade = true;
        if (prevention !== SelfTradePrevention.cancelMaker) return found;
        continue;
      }
      const shown = market.book.remaining(slot);
      const offered = maker === undefined ? shown : offeredLots(context, market, maker, price, shown);
      if (offered === 0) continue;
      if (maker !== undefined) hidden += lotsLeft(maker) - shown;
      if (meet(walk, price, offered)) return found;
    }
    if (hidden > 0 && meet(walk, price, hidden)) return found;
  }
  arrive(walk, 0);
  return found;
}

/** Takes a resting order out of the book and gives its frozen money back. */
export function withdraw(context: Context, market: Market, order: Order, reason: CancelReason): void {
  const remaining = lotsLeft(order);
  leave(context, market, order);
  context.state.orders.remove(order.orderId);
  removeOpenOrder(order.account, order);
  release(context, market, order, remaining);
  if (order.account.kind === AccountKind.user) announceCancelled(context, order, remaining, reason);
  noteEnded(context, order);
}

/** An order that means something to a plan is looked at when the command is done. */
export function noteEnded(context: Context, order: Order): void {
  if (order.extra === null) return;
  if (order.extra.toMarket !== undefined) context.state.schedule.removeOrder(order);
  context.ended.push(order);
}

export function announceCancelled(context: Context, order: Order, remaining: number, reason: CancelReason): void {
  context.events.push({
    type: 'order-cancelled',
    orderId: order.orderId,
    accountId: order.account.accountId,
    marketId: order.marketId,
    remainingLots: lots(remaining),
    reason,
  });
}

/**
 * The result of matching: lots traded and quote units that changed hands. `complete`: the taker has all that it asked for.
 * `stopped`: self-trade prevention ended it.
 */
export type Matched = { readonly filledLots: number; readonly filledUnits: number; readonly complete: boolean; readonly stopped: boolean };

/** Trades the taker against the book in price-time priority up to its limit, settling every trade. */
export function match(context: Context, market: Market, taker: Party, limitTicks: number, remaining: Remaining): Matched {
  const { book } = market;
  const { order } = taker;
  const liable = liableNumber(order.account);
  const side = opposite(order.side);
  const left: Remaining = { ...remaining };
  let filledLots = 0;
  let filledUnits = 0;
  let complete = false;
  let firstTicks = 0;
  for (let slot = book.front(side); slot !== -1; slot = book.front(side)) {
    const price = book.bestPrice(side);
    if (!crosses(order.side, limitTicks, price)) break;
    const maker = market.resting[slot];
    if (maker === undefined) throw new Error(`order ${book.orderId(slot)} stands in the book and nowhere else`);
    // Both are somebody's own, by whichever wallet and whichever strategy account; or a leader's and a copy's.
    const prevention = preventionOf(order, liable, maker);
    if (prevention !== null) {
      if (prevention !== SelfTradePrevention.cancelTaker) withdraw(context, market, maker, CancelReason.selfTrade);
      if (prevention === SelfTradePrevention.cancelMaker) continue;
      noteMove(context, market, firstTicks);
      return { filledLots, filledUnits, complete: false, stopped: true };
    }
    const offered = offeredLots(context, market, maker, price, book.remaining(slot));
    if (offered === 0) {
      withdraw(context, market, maker, whyNothing(context, market, maker));
      continue;
    }
    const quantity = fillable(market, left, price, offered);
    if (quantity === 0 || !mayTake(context, market, taker, price, quantity)) break;
    if (firstTicks === 0) firstTicks = price;
    const notional = quantity * price * market.rules.tickLotUnits;
    filledLots += quantity;
    filledUnits += notional;
    if (remaining.amount === 0) left.lots -= quantity;
    else left.amount -= notional;
    complete = trade(context, market, taker, limitTicks, maker, slot, quantity, left);
    if (complete) break;
  }
  noteMove(context, market, firstTicks);
  return { filledLots, filledUnits, complete, stopped: false };
}

/**
 * The lots that an order may trade of those that it shows: for a user's contract order, those that position and margin still allow,
 * and near the contract's end only those that close.
 */
function offeredLots(context: Context, market: Market, maker: Order, price: number, shown: number): number {
  const { contract } = market;
  if (contract === null || maker.account.kind !== AccountKind.user) return shown;
  const lots = isNearEnd(contract, context.timeMs) ? closableLots(maker, shown) : shown;
  return lots === 0 ? 0 : tradableLots(context.state.ledger, maker, price, lots);
}

/** The number of a contract order's lots that would close something. */
function closableLots(order: Order, lots: number): number {
  return order.holding === null ? 0 : closingLots(order.holding, order, lots);
}

/** Why an order that stands in the book has nothing to trade any more. */
function whyNothing({ timeMs }: Context, { contract }: Market, maker: Order): CancelReason {
  if (isClosing(maker) && closableLots(maker, 1) === 0) return CancelReason.nothingToReduce;
  return contract !== null && !isClosing(maker) && isNearEnd(contract, timeMs) ? CancelReason.delivery : CancelReason.margin;
}

/** A market order for a contract was judged by the book as it stood; orders that step aside lead it to other prices. */
function mayTake(context: Context, market: Market, { order, fromFrozen }: Party, price: number, lots: number): boolean {
  if (market.contract === null || fromFrozen || order.account.kind !== AccountKind.user) return true;
  return tradableLots(context.state.ledger, order, price, lots) === lots;
}

/** Remembers the prices that a taker has made, if anybody waits for one. */
function noteMove(context: Context, market: Market, firstTicks: number): void {
  if (firstTicks === 0 || market.conditions.count === 0) return;
  context.moves.push({ market, source: PriceSource.last, first: firstTicks, last: market.lastPriceTicks });
}

/** Takes what has traded off a resting order: gone when nothing is left, and an iceberg shows its next part at the end of the queue. */
function reduceMaker(context: Context, market: Market, maker: Order, slot: number, quantity: number): number {
  const shownLeft = market.book.remaining(slot) - quantity;
  context.touched.noteOrder(market, maker);
  maker.filledLots += quantity;
  const left = lotsLeft(maker);
  if (shownLeft > 0) {
    market.book.reduce(slot, quantity);
    return left;
  }
  leave(context, market, maker);
  if (left === 0) {
    context.state.orders.remove(maker.orderId);
    removeOpenOrder(maker.account, maker);
    noteEnded(context, maker);
  } else stand(context, market, maker, left);
  return left;
}

/** Counts what a fill brings an order that opens an exit for it. */
function countNet(context: Context, order: Order, received: number, fee: number): void {
  const { extra } = order;
  if (extra === null || extra.exit === null) return;
  extra.netUnits += received - fee;
  if (extra.exit.fromFirstFill === true) context.filled.add(order);
}

/** Makes one trade; true when the taker is complete with it. */
function trade(
  context: Context,
  market: Market,
  taker: Party,
  limitTicks: number,
  maker: Order,
  slot: number,
  quantity: number,
  left: Remaining,
): boolean {
  const { book, rules } = market;
  const { order } = taker;
  const price = maker.priceTicks;
  const makerLeft = reduceMaker(context, market, maker, slot, quantity);
  order.filledLots += quantity;
  const resting: Party = { order: maker, fromFrozen: true };
  const fees = settleTrade(context, market, taker, resting, price, quantity);
  const [base, notional] = [quantity * rules.lotUnits, price * quantity * rules.tickLotUnits];
  countNet(context, order, order.side === Side.buy ? base : notional, fees.taker);
  countNet(context, maker, maker.side === Side.buy ? base : notional, fees.maker);
  market.lastTradeId += 1;
  market.lastPriceTicks = price;
  const next = book.bestPrice(maker.side);
  const takerFilled = isFilled(market, left, price, crosses(order.side, limitTicks, next) ? next : 0);
  if (context.silent) return takerFilled;
  const leg = (party: Order, role: LiquidityRole, remaining: number, orderFilled: boolean): TradeLeg => ({
    role,
    orderId: party.orderId,
    accountId: party.account.accountId,
    side: party.side,
    feeAssetId: rules.contract?.marginAssetId ?? (party.side === Side.buy ? rules.baseAssetId : rules.quoteAssetId),
    feeUnits: unitsOf(fees[role]),
    remainingLots: lots(remaining),
    orderFilled,
  });
  context.events.push({
    type: 'trade-executed',
    tradeId: market.lastTradeId,
    marketId: rules.marketId,
    priceTicks: ticks(price),
    quantityLots: lots(quantity),
    notionalUnits: unitsOf(notional),
    takerSide: order.side,
    maker: leg(maker, LiquidityRole.maker, makerLeft, makerLeft === 0),
    taker: leg(order, LiquidityRole.taker, left.lots, takerFilled),
  });
  return takerFilled;
}
