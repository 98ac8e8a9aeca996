// Moves of the range: a moving grid shifts by one interval, an infinity grid gets another level above.
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { infinityAbove } from '#lib/order-math/bots/grid-reading.ts';
import { levelAbove, mostGrids } from '#lib/order-math/bots/grid-levels.ts';
import { levelsBeyond } from '#lib/order-math/bots/grid-shift.ts';
import { contractCosts, marginShare, startReserveRate } from '#lib/order-math/bots/grid-quantity.ts';

import { placeCell, placeMissing } from './grid-cells.ts';
import { leave } from './grid-layout.ts';
import { type GridContext, isContract, say, valueOf } from './grid-context.ts';
import { feeRates } from './grid-market.ts';
import { at, type GridState, Turn } from './grid-state.ts';

/** The next price at which a moving grid shifts; 0: it does not. */
export function shiftTicks({ terms, levels, exits }: GridState): number {
  if (!terms.moves || levels.length < 2) return 0;
  const { above, below } = levelsBeyond(levels, terms.spacing);
  // It goes no further than its stop price.
  if (terms.direction === 'long') return exits.stopTicks !== 0 && above > exits.stopTicks ? 0 : above;
  return below < exits.stopTicks ? 0 : below;
}

type Cells = 'turns' | 'lots' | 'steps' | 'wanted' | 'filled' | 'money' | 'coinFees' | 'basis';
const cells: readonly Cells[] = ['turns', 'lots', 'steps', 'wanted', 'filled', 'money', 'coinFees', 'basis'];

function removeCell(context: GridContext, cell: number): void {
  const { state } = context;
  leave(context, cell);
  for (const name of cells) state[name].splice(cell, 1);
  state.levels.splice(cell === 0 ? 0 : cell + 1, 1);
}

type NewCell = { readonly turn: number; readonly lots: number; readonly wanted: number };

function addCell({ state }: GridContext, isTop: boolean, priceTicks: number, { turn, lots, wanted }: NewCell): void {
  const values: Readonly<Record<Cells, number>> = { turns: turn, lots, steps: 0, wanted, filled: 0, money: 0, coinFees: 0, basis: 0 };
  for (const name of cells) {
    if (isTop) state[name].push(values[name]);
    else state[name].unshift(values[name]);
  }
  if (isTop) state.levels.push(priceTicks);
  else state.levels.unshift(priceTicks);
}

/** The quantity that the money covers at every level of the new range. */
function coveredLots({ state, market }: GridContext): number {
  const { levels } = state;
  const isShort = state.terms.direction === 'short';
  if (!isContract(market) && isShort) return Math.floor(state.baseUnits / market.rules.lotUnits / (levels.length - 1));
  const prices = levels.slice(isShort ? 1 : 0, isShort ? undefined : -1);
  if (!isContract(market))
    return Math.floor(
      state.quoteUnits /
        valueOf(
          market,
          prices.reduce((sum, price) => sum + price, 0),
          1,
        ),
    );
  const edge = new Amount(at(levels, isShort ? levels.length - 1 : 0));
  const share = marginShare(state.terms.leverage, feeRates(market).taker);
  const costs = contractCosts(
    prices.map((price) => new Amount(price)),
    edge,
    share,
  );
  const usable = new Amount(state.quoteUnits).times(new Amount(1).minus(startReserveRate));
  return usable.dividedBy(costs.times(market.rules.tickLotUnits)).floor().toNumber();
}

/** By one interval: the furthest order is taken back, and one goes out where the edge of the range was. */
function shiftOnce(context: GridContext, toTicks: number): void {
  const { state } = context;
  const isUp = state.terms.direction === 'long';
  const turn = isUp ? Turn.buy : Turn.sell;
  const last = state.lots.length - 1;
  const lots = at(state.lots, isUp ? last : 0);
  removeCell(context, isUp ? 0 : last);
  addCell(context, isUp, toTicks, { turn, lots, wanted: lots });
  const covered = coveredLots(context);
  if (covered >= lots) return;
  for (let cell = 0; cell < state.lots.length; cell += 1) {
    leave(context, cell);
    state.lots[cell] = covered;
    state.wanted[cell] = covered;
    state.filled[cell] = 0;
    state.money[cell] = 0;
    state.coinFees[cell] = 0;
  }
}

/** Shifts until the price is less than an interval beyond. Only when all of it has been sold (short: bought back). */
export function shift(context: GridContext): void {
  const { state, prices } = context;
  const isUp = state.terms.direction === 'long';
  const turn = isUp ? Turn.buy : Turn.sell;
  const isReached = (ticks: number): boolean => ticks > 0 && (isUp ? prices.lastTicks >= ticks : prices.lastTicks <= ticks);
  let moved = false;
  for (let ticks = shiftTicks(state); isReached(ticks); ticks = shiftTicks(state)) {
    if (state.turns.some((one) => one !== turn)) break;
    shiftOnce(context, ticks);
    moved = true;
  }
  if (!moved) return;
  const { levels } = state;
  state.lastCell = isUp ? state.lots.length - 1 : 0;
  say(context, 'grid.moved', { lowerPrice: at(levels, 0), upperPrice: at(levels, levels.length - 1), lots: at(state.lots, 0) });
  placeMissing(context);
}

/**
 * Infinity: a cell above the others, with coins of the value that the grid keeps. When there are as many levels as a market allows
 * orders, the lowest is given up: the price is far from it.
 */
export function extend(context: GridContext, soldCell: number): void {
  const { state, market } = context;
  const count = state.lots.length;
  if (state.terms.upperPrice !== null || count - 1 - soldCell >= infinityAbove) return;
  const top = at(state.levels, count);
  const lots = Math.floor((at(state.lots, count - 1) * at(state.levels, count - 1)) / top);
  const inSells = state.turns.reduce(
    (sum, turn, cell) => (turn === Turn.sell ? sum + at(state.wanted, cell) - at(state.filled, cell) : sum),
    0,
  );
  const free = Math.floor(state.baseUnits / market.rules.lotUnits) - inSells;
  const wanted = Math.min(free, Math.floor((lots * (1_000_000 - market.rules.takerFeePpm)) / 1_000_000));
  if (wanted < market.rules.minQuantityLots) return;
  if (count >= mostGrids) {
    removeCell(context, 0);
    state.lastCell = Math.max(0, state.lastCell - 1);
  }
  const upperPrice = levelAbove(top, new Amount(state.terms.intervalRate ?? '0'));
  addCell(context, true, upperPrice, { turn: Turn.sell, lots, wanted });
  say(context, 'grid.extended', { upperPrice });
  placeCell(context, state.lots.length - 1);
}
