// Change an order's price, quantity or both. It keeps its place only when nothing but the quantity goes down.
import { TimeInForce } from '#lib/contract/enums.ts';
import { lotsLeft, removeOpenOrder, shownLots, type Order } from '../accounts/account.ts';
import { isNearEnd } from '../accounts/positions/contract.ts';
import { isClosing } from '../accounts/positions/holding.ts';
import { changeHold, refuseChange, release } from '../accounts/order-hold.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { AmendOrder } from '../orders/order-command.ts';
import { CancelReason } from '../orders/order-event.ts';
import { refuseMarginChange } from '../lending/fund-order.ts';
import { closedTo, type Market } from '../markets/market.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { leave } from '../orders/resting.ts';
import { lots, ticks } from '../units.ts';
import { findOrder } from '../orders/find-order.ts';
import { announceCancelled, crosses, match, noteEnded, opposite } from '../orders/match.ts';
import { checkBand, checkSize, minDisplayLots, rest } from '../orders/place-order.ts';

export function amendOrder(context: Context, command: AmendOrder): Outcome {
  const found = findOrder(context, command.accountId, command.orderId);
  if ('ok' in found) return found;
  const { order, market } = found;
  if (order.extra !== null && order.extra.planId !== 0) return refuse(RejectReason.linkedOrder);
  return changeOrder(context, market, order, command);
}

type WantedOrder = Pick<AmendOrder, 'quantityLots'> & { readonly priceTicks: number };

const takesAt = (market: Market, { side }: Order, priceTicks: number): boolean => {
  const best = market.book.bestPrice(opposite(side));
  return best !== 0 && crosses(side, priceTicks, best);
};

/** Why an order that stands in the book cannot have another price or quantity, whatever its owner can pay; null when it can. */
export function refuseOrderTerms(context: Context, market: Market, order: Order, wanted: WantedOrder): RejectReason | null {
  const { account } = order;
  const closed = closedTo(market);
  if (closed !== null) return closed;
  if (market.contract !== null && isNearEnd(market.contract, context.timeMs) && !isClosing(order)) return RejectReason.closeOnly;
  const { priceTicks, quantityLots } = wanted;
  if (!Number.isSafeInteger(priceTicks) || priceTicks <= 0) return RejectReason.invalidPrice;
  if (priceTicks === order.priceTicks && quantityLots === order.quantityLots) return RejectReason.nothingToAmend;
  if (quantityLots - order.filledLots <= 0) return RejectReason.invalidQuantity;
  const size =
    checkSize(market, priceTicks, quantityLots, isClosing(order)) ??
    (priceTicks === order.priceTicks ? null : checkBand(market, account, order.side, priceTicks));
  if (size !== null) return size;
  if (order.extra !== null && order.extra.displayLots > 0 && order.extra.displayLots < minDisplayLots(quantityLots))
    return RejectReason.invalidDisplay;
  return takesAt(market, order, priceTicks) && order.timeInForce === TimeInForce.postOnly ? RejectReason.postOnlyWouldTake : null;
}

/** Gives an order that stands in the book another price or quantity, under all rules of its kind; a refusal leaves it as it is. */
export function changeOrder(context: Context, market: Market, order: Order, wanted: WantedOrder): Outcome {
  const wrong = refuseOrderTerms(context, market, order, wanted);
  if (wrong !== null) return refuse(wrong);
  const remaining = wanted.quantityLots - order.filledLots;
  const unpaid =
    refuseChange(context, market, order, wanted.priceTicks, remaining, lotsLeft(order)) ??
    refuseMarginChange(context, market, order, wanted.priceTicks, remaining);
  return unpaid === null ? giveOrderTerms(context, market, order, wanted) : refuse(unpaid);
}

/** The same for one of which its caller has asked whether it can be. */
export function giveOrderTerms(context: Context, market: Market, order: Order, { priceTicks, quantityLots }: WantedOrder): Outcome {
  const remaining = quantityLots - order.filledLots;
  const takes = takesAt(market, order, priceTicks);
  const keptPriority = priceTicks === order.priceTicks && quantityLots < order.quantityLots;
  changeHold(context, market, order, priceTicks, remaining, lotsLeft(order));
  announceAmended(context, order, priceTicks, quantityLots, keptPriority);
  const filledBefore = order.filledLots;
  const traded = replace(context, market, order, { priceTicks, quantityLots, remaining, keptPriority, takes });
  return done(order.orderId, undefined, order.filledLots - filledBefore, traded.units, traded.cancelReason);
}

function announceAmended(context: Context, order: Order, priceTicks: number, quantityLots: number, keptPriority: boolean): void {
  if (context.silent || order.account.kind !== AccountKind.user) return;
  context.events.push({
    type: 'order-amended',
    orderId: order.orderId,
    accountId: order.account.accountId,
    marketId: order.marketId,
    priceTicks: ticks(priceTicks),
    quantityLots: lots(quantityLots),
    keptPriority,
  });
}

type Change = {
  readonly priceTicks: number;
  readonly quantityLots: number;
  readonly remaining: number;
  readonly keptPriority: boolean;
  readonly takes: boolean;
};

/** Quote units that changed hands at once, and why what was left of the order has ended. */
type Traded = { readonly units: number; readonly cancelReason: CancelReason | null };
const nothing: Traded = { units: 0, cancelReason: null };

function replace(context: Context, market: Market, order: Order, change: Change): Traded {
  const { slot } = order;
  context.touched.noteOrder(market, order);
  if (change.keptPriority) {
    // Hidden lots go first.
    const shown = market.book.remaining(slot);
    if (shown > change.remaining) market.book.reduce(slot, shown - change.remaining);
    order.quantityLots = change.quantityLots;
    return nothing;
  }
  order.quantityLots = change.quantityLots;
  order.priceTicks = change.priceTicks;
  if (!change.takes) {
    const level = market.book.side(order.side).open(change.priceTicks);
    context.touched.noteLevel(market, order.side, level);
    market.book.moveTo(slot, level, shownLots(order, change.remaining));
    return nothing;
  }
  leave(context, market, order);
  context.state.orders.remove(order.orderId);
  removeOpenOrder(order.account, order);
  const matched = match(context, market, { order, fromFrozen: true }, change.priceTicks, { lots: change.remaining, amount: 0 });
  const left = change.remaining - matched.filledLots;
  if (left > 0 && !matched.stopped) {
    rest(context, market, order, left);
    return { units: matched.filledUnits, cancelReason: null };
  }
  if (left > 0) {
    release(context, market, order, left);
    if (order.account.kind === AccountKind.user) announceCancelled(context, order, left, CancelReason.selfTrade);
  }
  noteEnded(context, order);
  return { units: matched.filledUnits, cancelReason: left > 0 ? CancelReason.selfTrade : null };
}
