// Lays a plan out as cells: orders that stay as they are stay in the book, only the differences are taken back and sent.
import { type GridContext, isContract } from './grid-context.ts';
import { placeMissing } from './grid-cells.ts';
import { buyLots } from './grid-turn.ts';
import { at, type GridState, type PlannedGrid, Turn } from './grid-state.ts';

type Cell = { readonly turn: number; readonly wanted: number };

/** Cells that begin against the direction of the grid can trade so much: coins, or the position; by cell, from the price outwards. */
function heldFor(context: GridContext): number {
  const { state, market } = context;
  if (!isContract(market)) return Math.floor(state.baseUnits / market.rules.lotUnits);
  return state.terms.direction === 'short' ? Math.max(0, -state.positionLots) : Math.max(0, state.positionLots);
}

function sellSize({ market, state }: GridContext, { lots, ownsBase }: PlannedGrid, cell: number): number {
  const size = at(lots, cell);
  if (isContract(market) || ownsBase || state.terms.direction === 'short') return size;
  return Math.floor((size * (1_000_000 - market.rules.takerFeePpm)) / 1_000_000);
}

/**
 * The first turn of every cell. Sells of spot and of a long position, and buys of a short one, go as far as there is something to
 * trade; the cells beyond wait until the price has passed them.
 */
function cellsOf(context: GridContext, planned: PlannedGrid): Cell[] {
  const { state, market } = context;
  const { lots, empty } = planned;
  const { direction } = state.terms;
  let held = heldFor(context);
  const take = (size: number): number => {
    // Contracts trade whole cells; a last cell of spot may be smaller by what fees have taken.
    const taken = held >= size ? size : isContract(market) || held * 100 < size * 99 ? 0 : held;
    held -= taken;
    return taken;
  };
  const cells: Cell[] = lots.map((size) => ({ turn: Turn.buy, wanted: size }));
  for (let cell = empty; cell < lots.length; cell += 1) {
    const size = sellSize(context, planned, cell);
    const isFree = isContract(market) && direction !== 'long';
    const wanted = isFree ? size : take(size);
    cells[cell] = wanted === 0 ? { turn: Turn.none, wanted: 0 } : { turn: Turn.sell, wanted };
  }
  if (!isContract(market) || direction !== 'short') return cells;
  for (let cell = empty - 1; cell >= 0; cell -= 1) {
    const wanted = take(at(lots, cell));
    cells[cell] = wanted === 0 ? { turn: Turn.none, wanted: 0 } : { turn: Turn.buy, wanted };
  }
  return cells;
}

const keyOf = (turn: number, priceTicks: number): string => `${turn} ${priceTicks}`;

/** The cells whose orders are out, by side and price. */
function standing({ levels, turns, steps }: GridState): Map<string, number> {
  const found = new Map<string, number>();
  for (const [cell, step] of steps.entries())
    if (step !== 0) found.set(keyOf(at(turns, cell), at(levels, turns[cell] === Turn.sell ? cell + 1 : cell)), cell);
  return found;
}

/** An order may stay when what is left of it is the size that is planned, or less by no more than a hundredth. */
const fits = (left: number, wanted: number): boolean => left <= wanted && left * 100 >= wanted * 99;

/** The cell whose order does for a planned one; -1: none. */
function keptFor(context: GridContext, found: Map<string, number>, planned: PlannedGrid, cell: number, { turn, wanted }: Cell): number {
  const { state } = context;
  const old = found.get(keyOf(turn, at(planned.levels, turn === Turn.sell ? cell + 1 : cell)));
  if (old === undefined) return -1;
  return fits(at(state.wanted, old) - at(state.filled, old), wanted) ? old : -1;
}

/** Takes an order back. What it still fills until then is no cell's. */
export function leave({ state, act }: GridContext, cell: number): void {
  const step = at(state.steps, cell);
  if (step === 0) return;
  act.cancel(step);
  state.leaving.push(step);
  state.steps[cell] = 0;
}

/** Before a trade at the market: sets free what the orders hold that will not stay. @returns how many stay and go */
export function takeBackOthers(context: GridContext, planned: PlannedGrid): { readonly kept: number; readonly cancelled: number } {
  const { state } = context;
  const found = standing(state);
  const stays = new Set(cellsOf(context, planned).map((cell, index) => keptFor(context, found, planned, index, cell)));
  let cancelled = 0;
  for (let cell = 0; cell < state.steps.length; cell += 1) {
    if (state.steps[cell] === 0 || stays.has(cell)) continue;
    leave(context, cell);
    cancelled += 1;
  }
  stays.delete(-1);
  return { kept: stays.size, cancelled };
}

/** Sets the cells up and sends what is not out yet. */
export function layOut(context: GridContext, planned: PlannedGrid): void {
  const { state } = context;
  const cells = cellsOf(context, planned);
  const found = standing(state);
  const old = {
    steps: state.steps,
    wanted: state.wanted,
    filled: state.filled,
    money: state.money,
    coinFees: state.coinFees,
    basis: state.basis,
  };
  const from = cells.map((cell, index) => keptFor(context, found, planned, index, cell));
  takeBackOthers(context, planned);
  const kept = (list: readonly number[]): number[] => from.map((cell) => at(list, cell));
  state.levels = [...planned.levels];
  state.lots = [...planned.lots];
  state.turns = cells.map(({ turn }) => turn);
  state.steps = kept(old.steps);
  state.filled = kept(old.filled);
  state.money = kept(old.money);
  state.coinFees = kept(old.coinFees);
  state.basis = kept(old.basis);
  state.lastCell = Math.min(planned.empty, cells.length - 1);
  state.planned = null;
  state.wanted = cells.map(({ turn, wanted }, cell) => {
    const stays = at(from, cell);
    if (stays >= 0) return at(old.wanted, stays);
    return turn === Turn.buy && !isContract(context.market) ? buyLots(context, cell) : wanted;
  });
  placeMissing(context);
}

/** A cell that waited for the price to pass it joins in: it buys below (short: sells above). */
export function wakeCell(context: GridContext, cell: number): void {
  const { state } = context;
  state.turns[cell] = state.terms.direction === 'short' ? Turn.sell : Turn.buy;
  state.wanted[cell] = at(state.lots, cell);
  state.filled[cell] = 0;
  state.basis[cell] = 0;
}
