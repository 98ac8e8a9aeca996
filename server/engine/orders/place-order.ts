// Place an order: guards, then reserve → match → rest or give back.
import { EntryPoint, OrderSource, Side, TimeInForce } from '#lib/contract/enums.ts';
import {
  addOpenOrder,
  lotsLeft,
  mayTrade,
  openOrderLimit,
  rememberClientOid,
  type Account,
  type Order,
  type OrderExtra,
} from '../accounts/account.ts';
import { isNearEnd } from '../accounts/positions/contract.ts';
import { closesOnly } from '../accounts/positions/holding.ts';
import { hold, refuseHold, refusePayment, release } from '../accounts/order-hold.ts';
import { givenAsset } from '../accounts/settle.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { OrderId } from '../ids.ts';
import type { PlaceOrder } from './order-command.ts';
import { CancelReason } from './order-event.ts';
import { faceOf, loanFor } from '../lending/fund-order.ts';
import { borrowerOf } from '../lending/margin-account.ts';
import { takeLoan } from '../lending/loans.ts';
import { closedTo, highestBuyTicks, lowestSellTicks, type Market } from '../markets/market.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { copyExit } from '../plans/trigger-terms.ts';
import { RejectReason } from '../reject.ts';
import { stand } from './resting.ts';
import { lots, ticks, units } from '../units.ts';
import { bestPriceTicks, bestSourceOf } from './best-price.ts';
import { announceCancelled, crosses, match, noteEnded, opposite, survey, type Remaining } from './match.ts';
import { checkExit } from './preset-exit.ts';

/** Printable ASCII, so that every way of writing it down gives the same id. */
const clientOidPattern = /^[!-~]{0,64}$/;
const isPositive = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** An order that the core places by itself: for which plan, under which source code, and whether it is the linked order of the plan. */
export type Origin = {
  readonly planId: OrderId;
  readonly source: OrderSource | null;
  readonly entryPoint: EntryPoint;
  readonly isLinked: boolean;
  /** Turns a position around: closes and opens at once, in hedge mode too. */
  readonly turns?: boolean;
};

/** Why a client order id cannot be used, if it cannot: the outcome to answer with. */
export function refuseClientOid(account: Account, clientOid: string): Outcome | null {
  if (clientOid === '') return null;
  if (!clientOidPattern.test(clientOid)) return refuse(RejectReason.invalidClientOid);
  const known = account.clientOids.get(clientOid);
  return known === undefined ? null : refuse(RejectReason.duplicateClientOid, known);
}

export function placeOrder(context: Context, command: PlaceOrder, origin: Origin | null = null): Outcome {
  const owner = context.state.accounts.get(command.accountId);
  // The system places orders for the insurance fund.
  const isFund = origin !== null && owner?.kind === AccountKind.insurance;
  if (owner === undefined || (!mayTrade(owner) && !isFund)) return refuse(RejectReason.unknownAccount);
  const market = context.state.markets.get(command.marketId);
  if (market === undefined) return refuse(RejectReason.unknownMarket);
  const named = refuseClientOid(owner, command.clientOid);
  if (named !== null) return named;
  const account = faceOf(context, owner, market, command);
  if (typeof account === 'string') return refuse(account);
  const closed = closedTo(market) ?? checkContractTerms(context, market, command, account);
  if (closed !== null) return refuse(closed);
  if (command.kind === 'market') return placeMarket(context, command, account, market, origin);
  if (command.bestPrice === undefined) return placeLimit(context, command, account, market, origin);
  if (command.priceTicks !== 0) return refuse(RejectReason.invalidPrice);
  const best = bestPriceTicks(market, command.side, command.bestPrice);
  if (best === null) return refuse(RejectReason.noLiquidity);
  return placeLimit(context, { ...command, priceTicks: ticks(best) }, account, market, origin);
}

/** Terms about positions make sense in contracts alone, and near their end only closing does; the house stays to be closed against. */
function checkContractTerms(context: Context, { contract }: Market, command: PlaceOrder, account: Account): RejectReason | null {
  const { reduceOnly = false, holdSide, amountUnits } = command;
  if (contract === null) return reduceOnly || holdSide !== undefined ? RejectReason.invalidHoldSide : null;
  if (contract.deliveredTicks !== 0) return RejectReason.contractEnded;
  if (amountUnits !== 0n) return RejectReason.invalidAmount;
  const mayOpen = account.kind === AccountKind.house || !isNearEnd(contract, context.timeMs);
  return mayOpen || onlyCloses(command) ? null : RejectReason.closeOnly;
}

const onlyCloses = ({ side, reduceOnly = false, holdSide }: PlaceOrder): boolean =>
  closesOnly(side, { reduceOnly, holdSide: holdSide ?? null });

function extraOf(command: PlaceOrder, origin: Origin | null, borrowedUnits = 0): OrderExtra | null {
  const { displayLots = lots(0), exit = null, reduceOnly = false, holdSide = null, repay = false } = command;
  const planId = origin?.isLinked === true ? origin.planId : 0;
  const loan = borrowedUnits > 0 || repay ? { repay, borrowedUnits } : null;
  return displayLots === 0 && exit === null && planId === 0 && !reduceOnly && holdSide === null && loan === null
    ? null
    : { displayLots, exit: exit === null ? null : copyExit(exit), planId, netUnits: 0, reduceOnly, holdSide, loan };
}

function sourceOf(command: PlaceOrder): OrderSource {
  if (command.kind === 'market') return OrderSource.market;
  if (command.bestPrice !== undefined) return bestSourceOf(command.side, command.bestPrice);
  return command.displayLots === undefined ? OrderSource.normal : OrderSource.icebergLimit;
}

const draft = (orderId: number, command: PlaceOrder, account: Account, extra: OrderExtra | null): Order => ({
  orderId,
  account,
  marketId: command.marketId,
  side: command.side,
  kind: command.kind,
  timeInForce: command.timeInForce,
  priceTicks: command.priceTicks,
  quantityLots: command.quantityLots,
  filledLots: 0,
  clientOid: command.clientOid,
  selfTradePrevention: command.selfTradePrevention,
  extra,
  holding: null,
  slot: -1,
});

/** Gives the order its number, lends what it needs, and tells of it. */
function enter(context: Context, command: PlaceOrder, account: Account, origin: Origin | null, borrowed: number): Order {
  const orderId = context.state.nextOrderId;
  context.state.nextOrderId += 1;
  rememberClientOid(account, command.clientOid, orderId);
  const margin = borrowerOf(account);
  const given = givenAsset(marketOf(context, command), command.side);
  if (borrowed > 0 && margin !== null) takeLoan(context, margin, given, borrowed, orderId);
  const order = draft(orderId, command, account, extraOf(command, origin, borrowed));
  if (context.silent || account.kind !== AccountKind.user) return order;
  context.events.push({
    type: 'order-accepted',
    orderId,
    accountId: command.accountId,
    marketId: command.marketId,
    side: command.side,
    kind: command.kind,
    timeInForce: command.timeInForce,
    priceTicks: command.priceTicks,
    quantityLots: command.quantityLots,
    amountUnits: command.amountUnits,
    clientOid: command.clientOid,
    selfTradePrevention: command.selfTradePrevention,
    displayLots: command.displayLots ?? lots(0),
    source: origin?.source ?? sourceOf(command),
    entryPoint: origin?.entryPoint ?? command.entryPoint ?? EntryPoint.api,
    planId: origin?.planId ?? 0,
    exit: command.exit ?? null,
    ...(command.reduceOnly === true ? { reduceOnly: true } : {}),
    ...(command.holdSide === undefined ? {} : { holdSide: command.holdSide }),
    ...(command.wallet === undefined ? {} : { wallet: command.wallet }),
    ...(borrowed === 0 ? {} : { borrowedUnits: units(BigInt(borrowed)) }),
    ...(command.repay === true ? { repay: true } : {}),
  });
  return order;
}

function marketOf({ state }: Context, { marketId }: PlaceOrder): Market {
  const market = state.markets.get(marketId);
  if (market === undefined) throw new Error(`no market ${marketId}`);
  return market;
}

/** Quantity and amount rules that hold for new and amended limit orders alike; null when they are kept. However little is left, it can be closed. */
export function checkSize(market: Market, priceTicks: number, quantityLots: number, closes: boolean): RejectReason | null {
  const { rules } = market;
  if (!isPositive(quantityLots)) return RejectReason.invalidQuantity;
  if (!closes && quantityLots < rules.minQuantityLots) return RejectReason.quantityBelowMinimum;
  if (quantityLots > rules.maxQuantityLots) return RejectReason.quantityAboveMaximum;
  // Rounding is monotone and the limits are safe integers: a product too large to be exact is still seen to be above them.
  const notional = priceTicks * quantityLots * rules.tickLotUnits;
  if (!closes && notional < market.minNotional) return RejectReason.notionalBelowMinimum;
  return notional > market.maxNotional ? RejectReason.notionalAboveMaximum : null;
}

/** The price band, for new and amended limit orders of users; null when it is kept. */
export function checkBand(market: Market, account: Account, side: Side, priceTicks: number): RejectReason | null {
  if (account.kind !== AccountKind.user) return null;
  if (side === Side.buy && priceTicks > highestBuyTicks(market)) return RejectReason.priceAboveBand;
  if (side === Side.sell && priceTicks < lowestSellTicks(market)) return RejectReason.priceBelowBand;
  return null;
}

/** The fewest lots that an iceberg may show: a hundredth of the order, rounded up. */
export const minDisplayLots = (quantityLots: number): number => Math.ceil(quantityLots / 100);

function checkDisplay(market: Market, { displayLots, quantityLots, timeInForce }: PlaceOrder): RejectReason | null {
  if (displayLots === undefined) return null;
  const rests = timeInForce === TimeInForce.gtc || timeInForce === TimeInForce.postOnly;
  const min = Math.max(market.rules.minQuantityLots, minDisplayLots(quantityLots));
  const sound = isPositive(displayLots) && displayLots >= min && displayLots < quantityLots;
  return rests && sound ? null : RejectReason.invalidDisplay;
}

/**
 * All that a limit order must keep before money is looked at, but the rules of its time in force. What the system closes has no
 * least and no most: its limit is how far it may go, not what it is worth.
 */
function checkLimit(market: Market, account: Account, command: PlaceOrder, isOfSystem: boolean): RejectReason | null {
  const { priceTicks, quantityLots, side } = command;
  if (!isPositive(priceTicks)) return RejectReason.invalidPrice;
  if (command.amountUnits !== 0n) return RejectReason.invalidAmount;
  return (
    (isOfSystem ? null : checkSize(market, priceTicks, quantityLots, onlyCloses(command))) ??
    checkBand(market, account, side, priceTicks) ??
    checkDisplay(market, command) ??
    checkExit(account, side, priceTicks, command.exit)
  );
}

function placeLimit(context: Context, command: PlaceOrder, account: Account, market: Market, origin: Origin | null): Outcome {
  const { priceTicks, quantityLots, side, timeInForce } = command;
  const isOfSystem = origin?.entryPoint === EntryPoint.system && origin.planId === 0;
  const wrong = checkLimit(market, account, command, isOfSystem);
  if (wrong !== null) return refuse(wrong);
  const rests = timeInForce === TimeInForce.gtc || timeInForce === TimeInForce.postOnly;
  if (rests && account.kind === AccountKind.user && (account.openPerMarket.get(command.marketId) ?? 0) >= openOrderLimit)
    return refuse(RejectReason.openOrderLimit);
  const best = market.book.bestPrice(opposite(side));
  const takes = best !== 0 && crosses(side, priceTicks, best);
  if (takes && timeInForce === TimeInForce.postOnly) return refuse(RejectReason.postOnlyWouldTake);
  const remaining: Remaining = { lots: quantityLots, amount: 0 };
  if (timeInForce === TimeInForce.fok && !survey(context, market, draft(0, command, account, null), priceTicks, remaining).complete) {
    return refuse(RejectReason.fillOrKillUnfilled);
  }
  const notional = priceTicks * quantityLots * market.rules.tickLotUnits;
  const borrowed = isOfSystem && origin.source === null ? 0 : loanFor(context, account, market, command, quantityLots, notional);
  if (typeof borrowed === 'string') return refuse(borrowed);
  const wanted = { account, side, extra: extraOf(command, origin) };
  const unpaid = borrowed > 0 ? null : refuseHold(context, market, wanted, priceTicks, quantityLots);
  if (unpaid !== null) return refuse(unpaid);

  const order = enter(context, command, account, origin, borrowed);
  hold(context, market, order, quantityLots);
  const matched = takes ? match(context, market, { order, fromFrozen: true }, priceTicks, remaining) : null;
  const unfilled = lotsLeft(order);
  if (unfilled > 0 && rests && matched?.stopped !== true) {
    rest(context, market, order, unfilled);
    return done(order.orderId, undefined, order.filledLots, matched?.filledUnits);
  }
  const reason = unfilled === 0 ? null : matched?.stopped === true ? CancelReason.selfTrade : CancelReason.unfilled;
  if (reason !== null) {
    release(context, market, order, unfilled);
    if (account.kind === AccountKind.user) announceCancelled(context, order, unfilled, reason);
  }
  noteEnded(context, order);
  return done(order.orderId, undefined, order.filledLots, matched?.filledUnits, reason);
}

export function rest(context: Context, market: Market, order: Order, remaining: number): void {
  stand(context, market, order, remaining);
  context.state.orders.add(order);
  addOpenOrder(order.account, order);
}

/** The checks of a market order before the book is looked at. */
function checkMarket(market: Market, account: Account, command: PlaceOrder): RejectReason | null {
  const { side, quantityLots, amountUnits } = command;
  const { rules } = market;
  if (command.priceTicks !== 0 || command.bestPrice !== undefined) return RejectReason.invalidPrice;
  if (command.displayLots !== undefined) return RejectReason.invalidDisplay;
  if (command.timeInForce === TimeInForce.postOnly) return RejectReason.invalidTimeInForce;
  const byAmount = amountUnits !== 0n;
  if (byAmount && (quantityLots !== 0 || amountUnits < 0n)) return RejectReason.invalidAmount;
  if (byAmount && amountUnits < rules.minNotionalUnits) return RejectReason.notionalBelowMinimum;
  if (byAmount && amountUnits > rules.maxNotionalUnits) return RejectReason.notionalAboveMaximum;
  if (!byAmount && !isPositive(quantityLots)) return RejectReason.invalidQuantity;
  if (!byAmount && quantityLots < rules.minQuantityLots && !onlyCloses(command)) return RejectReason.quantityBelowMinimum;
  if (quantityLots > rules.maxQuantityLots) return RejectReason.quantityAboveMaximum;
  const facing = market.book.bestPrice(opposite(side));
  return facing === 0 ? null : checkExit(account, side, facing, command.exit);
}

/** The limit of a market order: the band for users, none for the house. */
function marketLimitTicks(market: Market, account: Account, side: Side): number {
  if (account.kind !== AccountKind.user) return side === Side.buy ? Number.POSITIVE_INFINITY : 1;
  return side === Side.buy ? highestBuyTicks(market) : lowestSellTicks(market);
}

function placeMarket(context: Context, command: PlaceOrder, account: Account, market: Market, origin: Origin | null): Outcome {
  const { side, timeInForce, quantityLots } = command;
  const { rules } = market;
  const wrong = checkMarket(market, account, command);
  if (wrong !== null) return refuse(wrong);
  const byAmount = command.amountUnits !== 0n;
  const limitTicks = marketLimitTicks(market, account, side);
  const remaining: Remaining = { lots: quantityLots, amount: Number(command.amountUnits) };
  const found = survey(context, market, draft(0, command, account, null), limitTicks, remaining);
  if (found.lots === 0 && !found.selfTrade) {
    const empty = market.book.front(opposite(side)) === -1;
    return refuse(byAmount && !empty ? RejectReason.notionalBelowMinimum : RejectReason.noLiquidity);
  }
  if (timeInForce === TimeInForce.fok && !found.complete) return refuse(RejectReason.fillOrKillUnfilled);
  if (found.lots > rules.maxQuantityLots) return refuse(RejectReason.quantityAboveMaximum);
  if (found.notional > market.maxNotional) return refuse(RejectReason.notionalAboveMaximum);
  const isSmall = !byAmount && found.lots > 0 && found.notional < market.minNotional;
  if (isSmall && !onlyCloses(command)) return refuse(RejectReason.notionalBelowMinimum);
  const borrowed = loanFor(context, account, market, command, found.lots, found.notional);
  if (typeof borrowed === 'string') return refuse(borrowed);
  const wanted = { account, side, extra: extraOf(command, origin), turns: origin?.turns === true };
  const unpaid = borrowed > 0 ? null : refusePayment(context, market, wanted, found);
  if (unpaid !== null) return refuse(unpaid);

  const order = enter(context, command, account, origin, borrowed);
  // A contract's order trades in a holding, which it may be the first to need.
  if (market.contract !== null) hold(context, market, order, 0);
  const matched = match(context, market, { order, fromFrozen: false }, limitTicks, remaining);
  const reason = matched.complete ? null : matched.stopped ? CancelReason.selfTrade : CancelReason.unfilled;
  if (reason !== null && account.kind === AccountKind.user) {
    announceCancelled(context, order, byAmount ? 0 : lotsLeft(order), reason);
  }
  noteEnded(context, order);
  return done(order.orderId, undefined, order.filledLots, matched.filledUnits, reason);
}
