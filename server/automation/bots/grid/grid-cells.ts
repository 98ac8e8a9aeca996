// The orders of a grid: which cell one belongs to, which ones go out, and which must wait for a neighbour.
import { Side, TimeInForce } from '#lib/contract/enums.ts';

import { type GridContext, isContract, say, valueOf } from './grid-context.ts';
import { at, type GridState, trades, Turn } from './grid-state.ts';
import { completeTurn } from './grid-turn.ts';

/** The cell whose order has this step; -1: none. Looked for from the cell that filled last, since prices move from level to level. */
export function cellOf({ steps, lastCell }: GridState, step: number): number {
  const count = steps.length;
  for (let distance = 0; distance < count; distance += 1) {
    if (steps[lastCell + distance] === step) return lastCell + distance;
    if (steps[lastCell - distance] === step) return lastCell - distance;
  }
  return -1;
}

/** The level at which a cell's order stands, in ticks. */
export const priceOf = ({ levels, turns }: GridState, cell: number): number => at(levels, turns[cell] === Turn.sell ? cell + 1 : cell);

/** The neighbour's order of the other side still stands at the level: the two would trade with each other. */
function isTaken({ turns, steps }: GridState, cell: number): boolean {
  if (turns[cell] === Turn.sell) return turns[cell + 1] === Turn.buy && at(steps, cell + 1) !== 0;
  return turns[cell - 1] === Turn.sell && at(steps, cell - 1) !== 0;
}

const isPlaceable = ({ market }: GridContext, lots: number, priceTicks: number): boolean =>
  lots >= market.rules.minQuantityLots && valueOf(market, priceTicks, lots) >= Number(market.rules.minNotionalUnits);

/** Lots that are too few for an order: the turn is over with what it has, or begins again where that is too little as well. */
function settleRest(context: GridContext, cell: number): void {
  const { state } = context;
  const filled = at(state.filled, cell);
  const price = priceOf(state, cell);
  say(context, 'grid.rest-too-small', { price, lots: at(state.wanted, cell) - filled });
  // A hundredth more than the least, so that what a fee leaves of it can be sold.
  if (isPlaceable(context, Math.floor((filled * 99) / 100), price)) return completeTurn(context, cell);
  state.filled[cell] = 0;
  state.money[cell] = 0;
  state.coinFees[cell] = 0;
}

/** Sends the order of a cell, if it has one that is not out and may be. */
export function placeCell(context: GridContext, cell: number): void {
  const { state, act } = context;
  const { turns, steps, wanted, filled } = state;
  if (!trades(state) || cell < 0 || cell >= turns.length || turns[cell] === Turn.none || steps[cell] !== 0) return;
  if (at(filled, cell) > 0 && !isPlaceable(context, at(wanted, cell) - at(filled, cell), priceOf(state, cell))) settleRest(context, cell);
  if (isTaken(state, cell)) return;
  const step = act.place({
    side: turns[cell] === Turn.buy ? Side.buy : Side.sell,
    kind: 'limit',
    priceTicks: priceOf(state, cell),
    lots: at(wanted, cell) - at(filled, cell),
    timeInForce: TimeInForce.gtc,
    reduceOnly: false,
  });
  steps[cell] = step;
  state.lastStep = step;
}

/** Sends every order that should be out and is not. */
export function placeMissing(context: GridContext): void {
  const { turns } = context.state;
  for (let cell = 0; cell < turns.length; cell += 1) placeCell(context, cell);
}

/** After an order has filled completely: the other side of its pair goes out, and what a neighbour held back. */
export function turnCell(context: GridContext, cell: number): void {
  const { state } = context;
  const wasBuy = state.turns[cell] === Turn.buy;
  completeTurn(context, cell);
  state.lastCell = cell;
  placeCell(context, cell);
  placeCell(context, wasBuy ? cell - 1 : cell + 1);
}

/** Money that the buys of all cells need beside what they have; contracts hold margin instead. */
export function moneyOfBuys({ state, market }: GridContext): number {
  if (isContract(market)) return 0;
  let units = 0;
  for (let cell = 0; cell < state.turns.length; cell += 1)
    if (state.turns[cell] === Turn.buy) units += valueOf(market, priceOf(state, cell), at(state.wanted, cell) - at(state.filled, cell));
  return units;
}
