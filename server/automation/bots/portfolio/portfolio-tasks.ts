// The actions of a portfolio that trade: each begins with what it has to sell and to buy, and goes on as orders are answered.
import { dividedBy } from '#lib/order-math/bots/portfolio/portfolio-trades.ts';
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { canTrade, closePart, placeParts, purchase, sale } from './portfolio-parts.ts';
import type { Part, Task, TradingAction } from './portfolio-state.ts';
import { legAt, say, type Turn } from './portfolio-turn.ts';
import { heldLots, legValues, lotValue, targetsNow, totalOf, weightsOf } from './portfolio-worth.ts';

const million = 1_000_000;

function begin(turn: Turn, action: TradingAction, parts: Part[], purchases: number, units = 0): void {
  const sales = parts.filter(({ side }) => side === 'sell').length;
  turn.state.task = { action, phase: sales > 0 ? 'selling' : 'buying', parts, units };
  say(turn, 'portfolio.begins', { action, worthUnits: totalOf(turn), sales, purchases });
}

/** Money that was put in, divided by the weights; what is below a unit, and the part of USDT, stays money. */
export function divideAdded({ state }: Turn): void {
  const weights = weightsOf(state);
  const action = state.paidInUnits === state.addedUnits ? 'initial' : 'add';
  for (const [place, own] of state.legs.entries()) {
    const share = mulDivDown(state.addedUnits, weights[place] ?? 0, million);
    if (share === 0) continue;
    if (own.carriedUnits === 0) own.carriedFor = action;
    own.carriedUnits += share;
  }
  state.addedUnits = 0;
}

/** Buys each coin with what is kept for it. False: nothing can be bought now. */
export function beginPurchases(turn: Turn): boolean {
  const { state } = turn;
  const isKept = state.legs.flatMap(({ carriedUnits }, leg) => (carriedUnits > 0 ? [purchase(leg, carriedUnits)] : []));
  const [first] = isKept;
  if (first === undefined) return false;
  const action = legAt(turn, first.leg).own.carriedFor;
  const parts = isKept.filter((part) => canTrade(turn, action, part, part.units));
  if (parts.length === 0) return false;
  begin(turn, action, parts, parts.length);
  return true;
}

/** The lots of a coin above its target, rounded down; all of them where it has no target. */
function surplusLots(turn: Turn, leg: number, target: number, value: number): number {
  const { own, seen } = legAt(turn, leg);
  const held = heldLots(seen.market, own.held);
  const price = lotValue(seen);
  if (price === 0 || value <= target) return 0;
  return target === 0 ? held : Math.min(held, Math.floor((value - target) / price));
}

/** Purchases of what each coin lacks, as far as there is money beside its own part. */
function missingParts(turn: Turn): Part[] {
  const { state } = turn;
  const { legs: targets, quote } = targetsNow(turn);
  const needs = legValues(turn).map((value, leg) => BigInt(Math.max(0, (targets[leg] ?? 0) - value)));
  const free = BigInt(Math.max(0, state.quoteUnits - quote));
  const needed = needs.reduce((sum, need) => sum + need, 0n);
  const budgets = needed <= free ? needs : dividedBy(free, needs);
  return budgets.flatMap((units, leg) => (units > 0n ? [purchase(leg, Number(units))] : []));
}

/** Sells what lies above its target, and buys the rest with what has arrived. False: nothing can be traded now. */
export function beginRebalance(turn: Turn): boolean {
  const { state } = turn;
  // Money that was kept for coins is a part of the whole.
  for (const own of state.legs) own.carriedUnits = 0;
  const { legs: targets } = targetsNow(turn);
  const values = legValues(turn);
  const surplus = values.map((value, leg) => ({ leg, value: value - (targets[leg] ?? 0) })).filter(({ value }) => value > 0);
  const sales = surplus.flatMap(({ leg, value }) => {
    const part = sale(leg, surplusLots(turn, leg, targets[leg] ?? 0, values[leg] ?? 0));
    return canTrade(turn, 'rebalance', part, value) ? [part] : [];
  });
  const missing = values.map((value, leg) => purchase(leg, (targets[leg] ?? 0) - value)).filter(({ units }) => units > 0);
  const purchases = missing.filter((part) => canTrade(turn, 'rebalance', part, part.units));
  const parts = sales.length > 0 ? sales : tradable(turn, missingParts(turn));
  if (parts.length === 0) return false;
  begin(turn, 'rebalance', parts, purchases.length);
  return true;
}

const tradable = (turn: Turn, parts: readonly Part[]): Part[] => parts.filter((part) => canTrade(turn, 'rebalance', part, part.units));

/** Sells of every coin as large a share as is taken out of the whole, with the fee on top, up to the lot. */
export function beginExtraction(turn: Turn): void {
  const { state } = turn;
  const { wantedUnits } = state;
  state.wantedUnits = 0;
  const values = legValues(turn);
  const shares = dividedBy(BigInt(wantedUnits), [...values.map(BigInt), BigInt(state.quoteUnits)]);
  const parts = values.flatMap((_, leg) => {
    const { own, seen } = legAt(turn, leg);
    const share = Number(shares[leg] ?? 0n);
    const price = lotValue(seen);
    if (share === 0 || price === 0) return [];
    const wanted = Math.ceil(mulDivUp(share, million, million - seen.market.rules.takerFeePpm) / price);
    const part = sale(leg, Math.min(wanted, heldLots(seen.market, own.held)));
    return canTrade(turn, 'extraction', part, share) ? [part] : [];
  });
  begin(turn, 'extraction', parts, 0, wantedUnits);
}

/** Sells everything. */
export function beginTermination(turn: Turn): void {
  const parts = turn.legs.flatMap(({ market }, leg) => {
    const lots = heldLots(market, legAt(turn, leg).own.held);
    return lots > 0 ? [sale(leg, lots)] : [];
  });
  begin(turn, 'termination', parts, 0);
}

/** Pays out what was asked for, as far as it is there and not kept for a coin. */
function pay({ state, legs, actions }: Turn, task: Task): void {
  task.phase = 'paying';
  const kept = state.legs.reduce((sum, { carriedUnits }) => sum + carriedUnits, state.addedUnits);
  task.units = Math.min(task.units, Math.max(0, state.quoteUnits - kept));
  const quote = legs[0]?.market.quote.assetId;
  if (task.units > 0 && quote !== undefined) state.payStep = actions.returnFunds(quote, task.units, 'spot');
  else state.task = null;
}

/** Less is kept for the purchases that are left where one has cost more than its money. */
function keepNoMore({ state }: Turn): void {
  let free = Math.max(0, state.quoteUnits);
  for (const own of state.legs) {
    own.carriedUnits = Math.min(own.carriedUnits, free);
    free -= own.carriedUnits;
  }
}

function endTask(turn: Turn, task: Task): void {
  const { state } = turn;
  keepNoMore(turn);
  if (task.action === 'rebalance' && task.parts.some(({ filledLots }) => filledLots > 0)) state.rebalances += 1;
  // Whatever is left of the coins then cannot be sold.
  if (task.action === 'termination') state.sells = false;
  state.task = null;
}

/** Goes on with an action as far as it gets now. */
export function advance(turn: Turn, task: Task): void {
  const { state } = turn;
  if (task.phase === 'paying') return;
  // A second stop may say that the coins are not to be sold.
  const isDropped = task.action === 'termination' ? !state.sells : state.isPaused || state.ending !== null;
  if (isDropped && task.action !== 'extraction') drop(turn, task);
  else placeParts(turn, task);
  if (!task.parts.every(({ isOver }) => isOver)) return;
  if (task.action === 'extraction' && state.ending === null) return pay(turn, task);
  if (task.action !== 'rebalance' || task.phase !== 'selling' || isDropped) return endTask(turn, task);
  task.phase = 'buying';
  task.parts.push(...tradable(turn, missingParts(turn)));
  placeParts(turn, task);
  if (task.parts.every(({ isOver }) => isOver)) endTask(turn, task);
}

/** No further orders; what is on its way comes in. */
function drop(turn: Turn, task: Task): void {
  if (task.action === 'rebalance') turn.state.isIncomplete = true;
  for (const part of task.parts) if (part.step === 0) closePart(turn, task, part);
}
