// The prices and times that a grid waits for, and what it does when one is reached.
import { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { millionthsUp } from '#server/engine/arithmetic/millionths.ts';

import { placeCell, placeMissing } from './grid-cells.ts';
import { type GridContext, isContract, say, valueOf, watchedTicks } from './grid-context.ts';
import { wakeCell } from './grid-layout.ts';
import { shift, shiftTicks } from './grid-shift.ts';
import { show } from './grid-shown.ts';
import { begin, goOnOpening, planAnew } from './grid-start.ts';
import { at, type GridState, noWaits, type GridWaits, trades, Turn } from './grid-state.ts';
import { goOnStopping, stop } from './grid-stop.ts';

/** The exits above and below the price; 0: none. Short: the take-profit is the lower one. */
function limits({ exits, terms }: GridState): { readonly above: number; readonly below: number } {
  const { takeProfitTicks, stopLossTicks } = exits;
  return terms.direction === 'short' ? { above: stopLossTicks, below: takeProfitTicks } : { above: takeProfitTicks, below: stopLossTicks };
}

/** Contracts: the account at the mark price. */
const equityUnits = ({ state, market, prices }: GridContext): number =>
  state.quoteUnits + valueOf(market, prices.markTicks, state.positionLots);

/** The equity at which a trailing stop ends it: down by its share from the highest, up to a unit. */
const trailingUnits = ({ highestUnits, exits }: GridState): number => highestUnits - millionthsUp(highestUnits, exits.trailingPpm);

/** @returns true if it was stopped */
function trailed(context: GridContext): boolean {
  const { state } = context;
  if (state.exits.trailingPpm === 0 || !isContract(context.market)) return false;
  const units = equityUnits(context);
  if (units > state.highestUnits) state.highestUnits = units;
  if (units > trailingUnits(state)) return false;
  say(context, 'grid.trailing-stop', { price: context.prices.markTicks, units, highestUnits: state.highestUnits });
  stop(context, StopReason.trailingStop, state.terms.sellsAtEnd);
  return true;
}

/** Ends it where an exit is reached; these hold while it is paused, too. @returns true if it was stopped */
function exited(context: GridContext): boolean {
  const { state, prices } = context;
  const { exits, terms } = state;
  const price = watchedTicks(context);
  const { above, below } = limits(state);
  const isShort = terms.direction === 'short';
  const [isAbove, isBelow] = [above !== 0 && price >= above, below !== 0 && price <= below];
  if (isAbove || isBelow) {
    const takesProfit = isAbove !== isShort;
    say(context, takesProfit ? 'grid.take-profit' : 'grid.stop-loss', { price, limitPrice: isAbove ? above : below });
    stop(context, takesProfit ? StopReason.takeProfit : StopReason.stopLoss, terms.sellsAtEnd);
    return true;
  }
  const { stopTicks } = exits;
  const last = prices.lastTicks;
  if (terms.moves && stopTicks !== 0 && (isShort ? last <= stopTicks : last >= stopTicks)) {
    say(context, 'grid.stop-price', { price: last, limitPrice: stopTicks });
    stop(context, isShort ? StopReason.minStopPrice : StopReason.maxStopPrice, terms.sellsAtEnd);
    return true;
  }
  return trailed(context);
}

/** The cell that joins in next, of those that wait for the price to pass them; -1: none. */
function nextAsleep({ turns, terms }: GridState): number {
  return terms.direction === 'short' ? turns.lastIndexOf(Turn.none) : turns.indexOf(Turn.none);
}

/** The price that wakes it: its far side. */
const wakingTicks = ({ levels, terms }: GridState, cell: number): number => at(levels, terms.direction === 'short' ? cell : cell + 1);

function wakeCells(context: GridContext): void {
  const { state, prices } = context;
  const isShort = state.terms.direction === 'short';
  for (let cell = nextAsleep(state); cell !== -1; cell = nextAsleep(state)) {
    const ticks = wakingTicks(state, cell);
    if (isShort ? prices.lastTicks > ticks : prices.lastTicks < ticks) return;
    wakeCell(context, cell);
    say(context, 'grid.level-opened', { price: at(state.levels, isShort ? cell + 1 : cell), lots: at(state.lots, cell) });
    placeCell(context, cell);
  }
}

/** Says when the price leaves the range, and when it comes back. */
function lookAtRange(context: GridContext): void {
  const { state, prices } = context;
  const { levels, terms } = state;
  const [lower, upper] = [at(levels, 0), at(levels, levels.length - 1)];
  const price = prices.lastTicks;
  const outside = price < lower ? -1 : price > upper && terms.upperPrice !== null ? 1 : 0;
  if (outside === state.outside) return;
  state.outside = outside;
  if (outside > 0) say(context, 'grid.above-range', { price, upperPrice: upper });
  else if (outside < 0) say(context, 'grid.below-range', { price, lowerPrice: lower });
  else say(context, 'grid.back-in-range', { price });
}

function watchRunning(context: GridContext): void {
  const { state } = context;
  if (exited(context)) return;
  if (trades(state)) {
    if (state.mustPlan) planAnew(context);
    if (!trades(state)) return;
    if (state.terms.moves) shift(context);
    wakeCells(context);
    if (state.retries) {
      state.retries = false;
      placeMissing(context);
    }
  }
  lookAtRange(context);
  show(context);
}

/** Its trade at the market may have been all that was missing. */
function watchBegun(context: GridContext): void {
  if (context.state.phase === 'running') watchRunning(context);
}

export function onPrice(context: GridContext): void {
  const { state } = context;
  switch (state.phase) {
    case 'new':
    case 'waiting':
      if (!state.isPaused) begin(context);
      return;
    case 'opening':
      if (exited(context)) return;
      if (state.retries) goOnOpening(context);
      return watchBegun(context);
    case 'running':
      return watchRunning(context);
    case 'stopping':
      if (state.retries) goOnStopping(context);
      return;
    case 'funding':
    case 'over':
  }
}

/** The orders that the price band refused go out again. */
export function onTime(context: GridContext): void {
  delete context.state.bandRetryAtMs;
  placeMissing(context);
}

/** The nearer of two prices above (0: none), and of two below. */
const lower = (one: number, other: number): number => (one === 0 ? other : other === 0 ? one : Math.min(one, other));
const higher = (one: number, other: number): number => Math.max(one, other);

function rangeWaits({ levels, outside, terms }: GridState): { readonly above: number; readonly below: number } {
  const [bottom, top] = [at(levels, 0), at(levels, levels.length - 1)];
  if (outside > 0) return { above: 0, below: top };
  if (outside < 0) return { above: bottom, below: 0 };
  return { above: terms.upperPrice === null ? 0 : top + 1, below: bottom - 1 };
}

/** Contracts: the mark prices at which the trailing stop ends it, or its equity is higher than ever. */
function trailingWaits({ state, market }: GridContext): { readonly above: number; readonly below: number } {
  const { exits, positionLots, quoteUnits, highestUnits } = state;
  if (exits.trailingPpm === 0 || positionLots === 0) return { above: 0, below: 0 };
  const each = valueOf(market, 1, positionLots);
  const [stopAt, riseAt] = [(trailingUnits(state) - quoteUnits) / each, (highestUnits + 1 - quoteUnits) / each];
  // A price is never above what it should be: a bot that is woken too early looks and waits again.
  if (positionLots > 0) return { above: Math.max(1, Math.floor(riseAt)), below: Math.max(0, Math.ceil(stopAt)) };
  return { above: Math.max(1, Math.floor(stopAt)), below: Math.max(0, Math.ceil(riseAt)) };
}

function runningWaits(context: GridContext): GridWaits {
  const { state, market } = context;
  const range = rangeWaits(state);
  const exits = limits(state);
  const isShort = state.terms.direction === 'short';
  const asleep = nextAsleep(state);
  const woken = asleep === -1 ? 0 : wakingTicks(state, asleep);
  const moving = state.terms.moves ? lower(shiftTicks(state), isShort ? 0 : state.exits.stopTicks) : 0;
  const further = isShort ? 0 : lower(moving, woken);
  const nearer = isShort ? higher(higher(shiftTicks(state), state.terms.moves ? state.exits.stopTicks : 0), woken) : 0;
  const last = { above: lower(range.above, further), below: higher(range.below, nearer) };
  if (!isContract(market))
    return { ...noWaits, lastAtOrAbove: lower(last.above, exits.above), lastAtOrBelow: higher(last.below, exits.below) };
  const trailing = trailingWaits(context);
  return {
    lastAtOrAbove: last.above,
    lastAtOrBelow: last.below,
    markAtOrAbove: lower(exits.above, trailing.above),
    markAtOrBelow: higher(exits.below, trailing.below),
  };
}

/** Any price at all. */
const anyPrice: GridWaits = { ...noWaits, lastAtOrAbove: 1 };

function wantedWaits(context: GridContext): GridWaits {
  const { state, market, prices } = context;
  const { triggerTicks } = state.exits;
  switch (state.phase) {
    case 'waiting':
      if (state.isPaused) return noWaits;
      if (prices.lastTicks === 0 || triggerTicks === 0) return anyPrice;
      if (isContract(market))
        return { ...noWaits, ...(state.triggerSide > 0 ? { markAtOrAbove: triggerTicks } : { markAtOrBelow: triggerTicks }) };
      return { ...noWaits, ...(state.triggerSide > 0 ? { lastAtOrAbove: triggerTicks } : { lastAtOrBelow: triggerTicks }) };
    case 'opening':
    case 'running':
      if (state.retries || state.mustPlan || state.levels.length === 0) return anyPrice;
      return state.bandRetryAtMs === undefined ? runningWaits(context) : { ...runningWaits(context), atMs: state.bandRetryAtMs };
    case 'stopping':
      return state.retries ? anyPrice : noWaits;
    case 'new':
    case 'funding':
    case 'over':
      return noWaits;
  }
}

/** Tells the mechanism what it waits for, when that has changed. */
export function updateWaits(context: GridContext): void {
  const { state, act } = context;
  if (state.phase === 'over') return;
  const wanted = wantedWaits(context);
  const { waits } = state;
  if (
    wanted.lastAtOrAbove === waits.lastAtOrAbove &&
    wanted.lastAtOrBelow === waits.lastAtOrBelow &&
    wanted.markAtOrAbove === waits.markAtOrAbove &&
    wanted.markAtOrBelow === waits.markAtOrBelow &&
    wanted.atMs === waits.atMs
  )
    return;
  state.waits = wanted;
  act.waitFor(wanted);
}
