// The holds of open orders: coins that are frozen or, for a contract, a claim on free margin.
import { AccountKind } from '../identity/account-kind.ts';
import type { Market } from '../markets/market.ts';
import { mulDivDown, mulDivUp } from '../arithmetic/mul-div.ts';
import type { Context } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { Account, Order } from './account.ts';
import { checkMargin, type WantedOrder } from './risk/check-margin.ts';
import { valueOf, type Contract, type Holding } from './positions/contract.ts';
import { pledge } from './positions/holding.ts';
import { openHolding } from './positions/open-holding.ts';
import { canReserve, freeze, givenAsset, reservation } from './settle.ts';

type Wanted = Pick<Order, 'account' | 'side' | 'extra'> & { readonly turns?: boolean };

/** The house's orders need a wallet to be settled in, and no margin. */
function refuseMargin(context: Context, contract: Contract, account: Account, request: WantedOrder): RejectReason | null {
  if (account.kind !== AccountKind.user) return account.futures === null ? RejectReason.insufficientBalance : null;
  return checkMargin(context.state.ledger, account, contract, request);
}

/**
 * The price at which an order that may trade better than its limit takes the most margin:
 * a sell at the best bid, an inverse buy at the best ask.
 */
function dearestTicks({ rules }: Contract, side: 'buy' | 'sell', limitTicks: number, bestTicks: number): number {
  if (bestTicks === 0) return limitTicks;
  if (rules.form === 'inverse') return side === 'buy' ? Math.min(limitTicks, bestTicks) : limitTicks;
  return side === 'sell' ? Math.max(limitTicks, bestTicks) : limitTicks;
}

/** Why some lots of an order cannot be held back at a limit price; null when they can. */
export function refuseHold(
  context: Context,
  market: Market,
  { account, side, extra }: Wanted,
  priceTicks: number,
  lots: number,
): RejectReason | null {
  const { contract } = market;
  if (contract === null) {
    const can = canReserve(context, account, givenAsset(market, side), reservation(market, side, priceTicks, lots));
    return can ? null : RejectReason.insufficientBalance;
  }
  const best = market.book.bestPrice(side === 'buy' ? 'sell' : 'buy');
  const costTicks = dearestTicks(contract, side, priceTicks, best);
  return refuseMargin(context, contract, account, { side, extra, lots, value: valueOf(contract, priceTicks, lots), priceTicks, costTicks });
}

/** Why an account cannot pay a market order: lots and quote units as the book gives them. */
export function refusePayment(
  context: Context,
  market: Market,
  { account, side, extra, turns = false }: Wanted,
  found: { lots: number; notional: number },
): RejectReason | null {
  const { contract, rules } = market;
  if (contract === null) {
    const cost = side === 'buy' ? found.notional : found.lots * rules.lotUnits;
    return canReserve(context, account, givenAsset(market, side), cost) ? null : RejectReason.insufficientBalance;
  }
  // It meets nothing but orders of its own owner, and still has to have a wallet to trade in.
  if (found.lots === 0) return account.futures === null ? RejectReason.insufficientBalance : null;
  // The average price, rounded against the taker.
  const tickLots = found.notional / rules.tickLotUnits;
  const priceTicks = side === 'buy' ? mulDivUp(tickLots, 1, found.lots) : mulDivDown(tickLots, 1, found.lots);
  return refuseMargin(context, contract, account, {
    side,
    extra,
    turns,
    lots: found.lots,
    value: valueOf(contract, priceTicks, found.lots),
    priceTicks,
    costTicks: priceTicks,
  });
}

/** Holds back some lots of an order at its own price. The caller has asked whether that can be. */
export function hold(context: Context, market: Market, order: Order, lots: number): void {
  const { contract } = market;
  if (contract === null) {
    freeze(context, order.account, givenAsset(market, order.side), reservation(market, order.side, order.priceTicks, lots), order.orderId);
    return;
  }
  claim(contract, order, { lots: 0, ticks: order.priceTicks }, { lots, ticks: order.priceTicks });
}

/** Gives back what some lots of an order have held: all that is left of it. */
export function release(context: Context, market: Market, order: Order, lots: number): void {
  const { contract } = market;
  if (contract === null) {
    freeze(context, order.account, givenAsset(market, order.side), -reservation(market, order.side, order.priceTicks, lots), order.orderId);
    return;
  }
  claim(contract, order, { lots, ticks: order.priceTicks }, { lots: 0, ticks: order.priceTicks });
}

type Held = { readonly lots: number; readonly ticks: number };

function holdingFor(account: Account, contract: Contract): Holding {
  if (account.futures === null) throw new Error(`account ${account.accountId} has no futures wallet`);
  return openHolding(account.futures, account, contract);
}

function claim(contract: Contract, order: Order, from: Held, to: Held): void {
  order.holding ??= holdingFor(order.account, contract);
  pledge(order.holding, order, from, to);
}

/** Why what is left of an order cannot be held at another price or size; null when it can. */
export function refuseChange(
  context: Context,
  market: Market,
  order: Order,
  priceTicks: number,
  lots: number,
  lotsBefore: number,
): RejectReason | null {
  if (market.contract === null) {
    const { side, account } = order;
    const change = reservation(market, side, priceTicks, lots) - reservation(market, side, order.priceTicks, lotsBefore);
    return change > 0 && !canReserve(context, account, givenAsset(market, side), change) ? RejectReason.insufficientBalance : null;
  }
  // Asked as for a new order, without the one that it replaces.
  release(context, market, order, lotsBefore);
  const wrong = refuseHold(context, market, order, priceTicks, lots);
  hold(context, market, order, lotsBefore);
  return wrong;
}

/** Holds what is left of an order at another price or size instead. */
export function changeHold(context: Context, market: Market, order: Order, priceTicks: number, lots: number, lotsBefore: number): void {
  const { contract } = market;
  if (contract === null) {
    const { side } = order;
    const change = reservation(market, side, priceTicks, lots) - reservation(market, side, order.priceTicks, lotsBefore);
    freeze(context, order.account, givenAsset(market, side), change, order.orderId);
    return;
  }
  claim(contract, order, { lots: lotsBefore, ticks: order.priceTicks }, { lots, ticks: priceTicks });
}
