// The consequences of a command: paired orders that go, conditions that are met, exits that open, fired plans that execute.
import { MarketState } from '#lib/contract/enums.ts';
import type { Order } from './accounts/account.ts';
import { closedSide, closesOnly, isClosing } from './accounts/positions/holding.ts';
import { withdrawAll } from './orders/cancel-order.ts';
import { CancelReason } from './orders/order-event.ts';
import { returnLoan } from './lending/fund-order.ts';
import { isMarginLiquidationDue, liquidateMargin } from './lending/liquidate-margin.ts';
import { isUnified } from './lending/margin-account.ts';
import { lookAtMargin } from './lending/watch-margin.ts';
import { isLiquidationDue, liquidate } from './liquidations/liquidate.ts';
import { settleFund } from './liquidations/settle-fund.ts';
import type { Market } from './markets/market.ts';
import type { Context, Emptied } from './outcome.ts';
import { armExit, openExit } from './plans/preset/arm-exit.ts';
import { cancelWaitingPlan } from './plans/close-plan.ts';
import { executePlan } from './plans/execute-plan.ts';
import type { Plan } from './plans/plan.ts';
import { rulesOf } from './plans/plan-kinds.ts';
import type { State } from './state.ts';
import { liquidateUnified } from './unified/liquidate-unified.ts';
import { checkMove } from './plans/waiting/check-conditions.ts';

/** Liquidations that are done with one command; the others wait for the clock. */
const liquidationLimit = 16;
/** Fired plans that execute with one command; the others wait for the clock. */
const executionLimit = 32;

/** Tells a plan that the order beside it has ended. */
function tellLinked(context: Context, order: Order): void {
  const planId = order.extra?.planId ?? 0;
  if (planId === 0) return;
  const plan = context.state.plans.get(planId);
  const market = context.state.markets.get(order.marketId);
  if (plan === undefined || market === undefined || plan.fired !== null) return;
  rulesOf(plan.terms).linked?.onEnded(context, market, plan, order);
}

/** The first fired plan whose market is open, taken out of the queue. */
function takeFired(context: Context): { readonly plan: Plan; readonly market: Market } | null {
  const { fired, markets } = context.state;
  for (const [place, plan] of fired.entries()) {
    const market = markets.get(plan.marketId);
    if (market?.state !== MarketState.online) continue;
    fired.splice(place, 1);
    return { plan, market };
  }
  return null;
}

/** One round: pairs, then conditions, then exits. */
function settle(context: Context): void {
  const { ended, moves } = context;
  for (const order of ended) {
    tellLinked(context, order);
    const market = context.state.markets.get(order.marketId);
    if (market !== undefined) returnLoan(context, market, order);
  }
  // Prices of a market that is not open wait until it is, and are then the present ones.
  for (const move of moves) if (move.market.state === MarketState.online) checkMove(context, move);
  moves.length = 0;
  const over = ended.filter((order) => order.extra?.exit !== null);
  ended.length = 0;
  const traded = Array.from(context.filled);
  context.filled.clear();
  for (const order of traded) armExit(context, order, false);
  for (const order of over) {
    if (order.extra?.exit?.fromFirstFill === true || order.extra?.armed !== undefined) armExit(context, order, true);
    else openExit(context, order);
  }
}

/** Orders that could only close a position go with it. */
function cancelClosing(context: Context, { holding, side }: Emptied): void {
  const account = context.state.accounts.get(holding.accountId);
  if (account === undefined || holding[side].lots > 0) return;
  const { marketId } = holding.contract.market;
  const closes = (order: Order): boolean => order.marketId === marketId && isClosing(order) && closedSide(order.side) === side;
  withdrawAll(context, account, CancelReason.nothingToReduce, closes, true);
  const market = context.state.markets.get(marketId);
  for (const planId of Array.from(account.plans ?? [])) {
    const plan = context.state.plans.get(planId);
    if (market === undefined || plan?.marketId !== marketId || plan.fired !== null || closedSide(plan.side) !== side) continue;
    if (closesOnly(plan.side, plan)) cancelWaitingPlan(context, market, plan, CancelReason.nothingToReduce);
  }
}

function firstOf<Waiting>(queue: Iterable<Waiting>, isWanted: (one: Waiting) => boolean): Waiting | undefined {
  for (const one of queue) if (isWanted(one)) return one;
  return undefined;
}

/**
 * Looks after what the insurance fund holds, then liquidates who was found at the limit, a few at a time, as far as their contracts are
 * open. In this order the fund is never in debt for what it held before when it takes over more.
 */
function settleLiquidations(context: Context): void {
  const { state, repriced } = context;
  for (const contract of repriced)
    if (state.markets.get(contract.market.marketId)?.state === MarketState.online) settleFund(context, contract, 0);
  repriced.clear();
  for (let room = liquidationLimit; room > 0; room -= 1) {
    const unit = firstOf(state.liquidations, (one) => isLiquidationDue(state, one));
    if (unit === undefined) break;
    state.liquidations.delete(unit);
    liquidate(context, unit);
  }
}

/** Looks at margin wallets that something has happened to, and liquidates those at their limit, a few at a time. */
function settleMargins(context: Context): void {
  const { moved } = context;
  const { liquidations } = context.state.lending;
  for (let room = liquidationLimit; ; room -= 1) {
    for (const margin of moved) lookAtMargin(context, margin);
    moved.clear();
    if (room === 0 || liquidations.size === 0) return;
    const next = firstOf(liquidations, (margin) => isMarginLiquidationDue(context.state, margin));
    if (next === undefined) return;
    liquidations.delete(next);
    if (isUnified(next)) liquidateUnified(context, next);
    else liquidateMargin(context, next);
  }
}

/** Does what prices and trades have left to be done with positions and margin wallets; cheap when there is nothing. */
export function settlePositions(context: Context): void {
  const { moved, emptied, repriced, state } = context;
  if (moved.size > 0 || state.lending.liquidations.size > 0) settleMargins(context);
  if (state.liquidations.size > 0 || repriced.size > 0) settleLiquidations(context);
  // A unified account may be deleveraged by another's liquidation, and be looked at for it.
  for (;;) {
    for (const one of emptied) cancelClosing(context, one);
    emptied.length = 0;
    if (moved.size === 0) return;
    settleMargins(context);
  }
}

/** True if somebody waits to be liquidated whose markets are open. */
export const areLiquidationsDue = (state: State): boolean =>
  firstOf(state.liquidations, (unit) => isLiquidationDue(state, unit)) !== undefined ||
  firstOf(state.lending.liquidations, (margin) => isMarginLiquidationDue(state, margin)) !== undefined;

/** Settles what a command has left, and executes fired plans as far as `executions` has room; answers how much room is left. */
export function settleAftermath(context: Context, executions: number = executionLimit): number {
  let room = executions;
  for (;;) {
    settlePositions(context);
    if (context.ended.length > 0 || context.moves.length > 0 || context.filled.size > 0) settle(context);
    if (context.state.fired.length === 0 || room === 0) return room;
    const next = takeFired(context);
    if (next === null) return room;
    room -= 1;
    const leg = next.plan.fired;
    if (leg !== null) executePlan(context, next.market, next.plan, leg);
  }
}

/** True if a fired plan waits whose market is open. */
export const isExecutionDue = ({ fired, markets }: State): boolean =>
  fired.some((plan) => markets.get(plan.marketId)?.state === MarketState.online);
