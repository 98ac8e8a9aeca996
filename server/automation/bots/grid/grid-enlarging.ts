// Larger orders: out of funds that were added, and out of profit.
import { leave } from './grid-layout.ts';
import { placeCell } from './grid-cells.ts';
import { buyLots } from './grid-turn.ts';
import { type GridContext, isContract, say, valueOf } from './grid-context.ts';
import { at, Turn } from './grid-state.ts';

/** The cost of a buy of every cell. */
function costOfAll({ state, market }: GridContext): number {
  let cost = 0;
  for (let cell = 0; cell < state.lots.length; cell += 1) cost += valueOf(market, at(state.levels, cell), at(state.lots, cell));
  return cost;
}

/** The value that orders may grow by for so much money: as much on spot; contracts grow by the share that it adds to their equity. */
function orderValue(context: GridContext, units: number): number {
  const { state, market, prices } = context;
  if (!isContract(market)) return units;
  const before = state.quoteUnits + valueOf(market, prices.markTicks, state.positionLots) - units;
  return before <= 0 ? 0 : Number((BigInt(costOfAll(context)) * BigInt(units)) / BigInt(before));
}

/** Each cell grows by the same share, so that what was added covers the buys of all of them. @returns the value that they grew by */
function grow(context: GridContext, value: number, cost: number): number {
  const { state, market } = context;
  let used = 0;
  for (let cell = 0; cell < state.lots.length; cell += 1) {
    // Both are below 2^53, their product is not.
    const more = Number((BigInt(at(state.lots, cell)) * BigInt(value)) / BigInt(cost));
    state.lots[cell] = at(state.lots, cell) + more;
    used += valueOf(market, at(state.levels, cell), more);
  }
  return used;
}

/** From their next turn on; `atOnce`: orders of the opening side that are out are replaced. */
function enlarge(context: GridContext, value: number, units: number, atOnce: boolean): void {
  const { state, market } = context;
  const cost = costOfAll(context);
  if (cost === 0 || grow(context, value, cost) === 0) return;
  say(context, 'grid.enlarged', { units, lots: at(state.lots, 0) });
  if (!atOnce) return;
  const opens = state.terms.direction === 'short' ? Turn.sell : Turn.buy;
  for (let cell = 0; cell < state.lots.length; cell += 1) {
    if (state.turns[cell] !== opens || at(state.filled, cell) > 0 || at(state.basis, cell) !== 0) continue;
    leave(context, cell);
    state.wanted[cell] = opens === Turn.buy && !isContract(market) ? buyLots(context, cell) : at(state.lots, cell);
    placeCell(context, cell);
  }
}

/**
 * Funds have come while it runs. Each cell gets its share, those that wait to sell from their next buy on. A long grid of spot takes
 * money, a short one coins; the other coin is held and comes back at the end.
 */
export function addFunds(context: GridContext, isBase: boolean, units: number): void {
  const { state, market } = context;
  const sellsFirst = !isContract(market) && state.terms.direction === 'short';
  if (isBase !== sellsFirst) return;
  if (!isBase) return enlarge(context, orderValue(context, units), units, true);
  const all = state.lots.reduce((sum, lots) => sum + lots, 0);
  if (all === 0) return;
  const added = Math.floor(units / market.rules.lotUnits);
  enlarge(context, Number((BigInt(added) * BigInt(costOfAll(context))) / BigInt(all)), units, true);
}

/** Profit of pairs goes into larger orders when it is worth a hundredth of them: smaller steps would only move orders about. */
export function reinvest(context: GridContext): void {
  const { state } = context;
  const free = state.matchedUnits - state.withdrawnUnits - state.reinvestedUnits;
  if (free <= 0 || free * 100 < costOfAll(context)) return;
  state.reinvestedUnits += free;
  enlarge(context, orderValue(context, free), free, false);
}
