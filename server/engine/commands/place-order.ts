// Place an order: guards, then reserve → match → rest or give back.
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { addOpenOrder, mayTrade, openOrderLimit, rememberClientOrderId, type Account } from '../accounts/account.ts';
import { canReserve, freeze, givenAsset, reservation } from '../accounts/settle.ts';
import { AccountKind, type PlaceOrder } from '../command.ts';
import { CancelReason } from '../event.ts';
import { highestBuyTicks, lowestSellTicks, type Market } from '../market.ts';
import type { Order } from '../accounts/account.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { announceCancelled, crosses, match, opposite, survey, type Appetite } from './match.ts';

/** Printable ASCII, so that every way of writing it down gives the same id. */
const clientOrderIdPattern = /^[!-~]{0,64}$/;
const isPositive = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

export function placeOrder(context: Context, command: PlaceOrder): Outcome {
  const account = context.state.accounts.get(command.accountId);
  if (account === undefined || !mayTrade(account)) return refuse(RejectReason.unknownAccount);
  const market = context.state.markets.get(command.marketId);
  if (market === undefined) return refuse(RejectReason.unknownMarket);
  if (!clientOrderIdPattern.test(command.clientOrderId)) return refuse(RejectReason.invalidClientOrderId);
  const known = command.clientOrderId === '' ? undefined : account.clientOrderIds.get(command.clientOrderId);
  if (known !== undefined) return refuse(RejectReason.duplicateClientOrderId, known);
  return command.kind === 'limit' ? placeLimit(context, command, account, market) : placeMarket(context, command, account, market);
}

function newOrder(context: Context, command: PlaceOrder, account: Account): Order {
  const orderId = context.state.nextOrderId;
  context.state.nextOrderId += 1;
  rememberClientOrderId(account, command.clientOrderId, orderId);
  return draft(orderId, command, account);
}

const draft = (orderId: number, command: PlaceOrder, account: Account): Order => ({
  orderId,
  account,
  marketId: command.marketId,
  side: command.side,
  kind: command.kind,
  timeInForce: command.timeInForce,
  priceTicks: command.priceTicks,
  quantityLots: command.quantityLots,
  filledLots: 0,
  clientOrderId: command.clientOrderId,
  selfTradePrevention: command.selfTradePrevention,
});

function announceAccepted(context: Context, command: PlaceOrder, order: Order): void {
  if (order.account.kind !== AccountKind.user) return;
  context.events.push({
    type: 'order-accepted',
    orderId: order.orderId,
    accountId: command.accountId,
    marketId: command.marketId,
    side: command.side,
    kind: command.kind,
    timeInForce: command.timeInForce,
    priceTicks: command.priceTicks,
    quantityLots: command.quantityLots,
    amountUnits: command.amountUnits,
    clientOrderId: command.clientOrderId,
    selfTradePrevention: command.selfTradePrevention,
  });
}

/** Quantity and amount rules that hold for new and amended limit orders alike; null when they are kept. */
export function checkSize(market: Market, priceTicks: number, quantityLots: number): RejectReason | null {
  const { rules } = market;
  if (!isPositive(quantityLots)) return RejectReason.invalidQuantity;
  if (quantityLots < rules.minQuantityLots) return RejectReason.quantityBelowMinimum;
  if (quantityLots > rules.maxQuantityLots) return RejectReason.quantityAboveMaximum;
  // As wide integers: the product of two inputs is not bounded before this very check.
  const notional = BigInt(priceTicks) * BigInt(quantityLots) * BigInt(rules.tickLotUnits);
  if (notional < rules.minNotionalUnits) return RejectReason.notionalBelowMinimum;
  if (notional > rules.maxNotionalUnits) return RejectReason.notionalAboveMaximum;
  return null;
}

/** The price band, for new and amended limit orders of users; null when it is kept. */
export function checkBand(market: Market, account: Account, side: Side, priceTicks: number): RejectReason | null {
  if (account.kind !== AccountKind.user) return null;
  if (side === Side.buy && priceTicks > highestBuyTicks(market)) return RejectReason.priceAboveBand;
  if (side === Side.sell && priceTicks < lowestSellTicks(market)) return RejectReason.priceBelowBand;
  return null;
}

function placeLimit(context: Context, command: PlaceOrder, account: Account, market: Market): Outcome {
  const { priceTicks, quantityLots, side, timeInForce } = command;
  if (!isPositive(priceTicks)) return refuse(RejectReason.invalidPrice);
  if (command.amountUnits !== 0n) return refuse(RejectReason.invalidAmount);
  const size = checkSize(market, priceTicks, quantityLots) ?? checkBand(market, account, side, priceTicks);
  if (size !== null) return refuse(size);
  const rests = timeInForce === TimeInForce.gtc || timeInForce === TimeInForce.postOnly;
  if (rests && account.kind === AccountKind.user && (account.openPerMarket.get(command.marketId) ?? 0) >= openOrderLimit)
    return refuse(RejectReason.openOrderLimit);
  const best = market.book.bestPrice(opposite(side));
  const takes = best !== 0 && crosses(side, priceTicks, best);
  if (takes && timeInForce === TimeInForce.postOnly) return refuse(RejectReason.postOnlyWouldTake);
  const appetite: Appetite = { lots: quantityLots, amount: 0 };
  if (timeInForce === TimeInForce.fok && !survey(context, market, draft(0, command, account), priceTicks, appetite).complete) {
    return refuse(RejectReason.fillOrKillUnfilled);
  }
  const asset = givenAsset(market, side);
  const reserved = reservation(market, side, priceTicks, quantityLots);
  if (!canReserve(context, account, asset, reserved)) return refuse(RejectReason.insufficientBalance);

  const order = newOrder(context, command, account);
  announceAccepted(context, command, order);
  freeze(context, account, asset, reserved, order.orderId);
  const matched = takes ? match(context, market, { order, fromFrozen: true }, priceTicks, appetite) : null;
  const remaining = quantityLots - order.filledLots;
  if (remaining > 0) {
    if (rests && matched?.stopped !== true) rest(context, market, order, remaining);
    else {
      freeze(context, account, asset, -reservation(market, side, priceTicks, remaining), order.orderId);
      const reason = matched?.stopped === true ? CancelReason.selfTrade : CancelReason.unfilled;
      if (account.kind === AccountKind.user) announceCancelled(context, order, remaining, reason);
    }
  }
  return done(order.orderId, [], order.filledLots);
}

/** Puts what remains of an order into the book. */
export function rest(context: Context, market: Market, order: Order, remaining: number): void {
  context.touched.note(market, order.side, order.priceTicks);
  market.book.add(order.orderId, order.side, order.priceTicks, remaining);
  context.state.orders.set(order.orderId, order);
  addOpenOrder(order.account, order);
}

function placeMarket(context: Context, command: PlaceOrder, account: Account, market: Market): Outcome {
  const { side, timeInForce, quantityLots } = command;
  const { rules } = market;
  if (command.priceTicks !== 0) return refuse(RejectReason.invalidPrice);
  if (timeInForce === TimeInForce.postOnly) return refuse(RejectReason.invalidTimeInForce);
  const byAmount = command.amountUnits !== 0n;
  if (byAmount && (quantityLots !== 0 || command.amountUnits < 0n)) return refuse(RejectReason.invalidAmount);
  if (byAmount && command.amountUnits < rules.minNotionalUnits) return refuse(RejectReason.notionalBelowMinimum);
  if (byAmount && command.amountUnits > rules.maxNotionalUnits) return refuse(RejectReason.notionalAboveMaximum);
  if (!byAmount && !isPositive(quantityLots)) return refuse(RejectReason.invalidQuantity);
  if (!byAmount && quantityLots < rules.minQuantityLots) return refuse(RejectReason.quantityBelowMinimum);
  if (quantityLots > rules.maxQuantityLots) return refuse(RejectReason.quantityAboveMaximum);
  const banded = account.kind === AccountKind.user;
  const limitTicks =
    side === Side.buy ? (banded ? highestBuyTicks(market) : Number.POSITIVE_INFINITY) : banded ? lowestSellTicks(market) : 1;
  const appetite: Appetite = { lots: quantityLots, amount: Number(command.amountUnits) };
  const found = survey(context, market, draft(0, command, account), limitTicks, appetite);
  if (found.lots === 0 && !found.selfTrade)
    return refuse(
      market.book.front(opposite(side)) === -1
        ? RejectReason.noLiquidity
        : byAmount
          ? RejectReason.notionalBelowMinimum
          : RejectReason.noLiquidity,
    );
  if (timeInForce === TimeInForce.fok && !found.complete) return refuse(RejectReason.fillOrKillUnfilled);
  if (found.lots > rules.maxQuantityLots) return refuse(RejectReason.quantityAboveMaximum);
  if (found.notional > rules.maxNotionalUnits) return refuse(RejectReason.notionalAboveMaximum);
  if (!byAmount && found.lots > 0 && found.notional < rules.minNotionalUnits) return refuse(RejectReason.notionalBelowMinimum);
  const cost = side === Side.buy ? found.notional : found.lots * rules.lotUnits;
  if (!canReserve(context, account, givenAsset(market, side), cost)) return refuse(RejectReason.insufficientBalance);

  const order = newOrder(context, command, account);
  announceAccepted(context, command, order);
  const matched = match(context, market, { order, fromFrozen: false }, limitTicks, appetite);
  if (!matched.complete && account.kind === AccountKind.user) {
    const remaining = byAmount ? 0 : quantityLots - order.filledLots;
    announceCancelled(context, order, remaining, matched.stopped ? CancelReason.selfTrade : CancelReason.unfilled);
  }
  return done(order.orderId, [], order.filledLots);
}
