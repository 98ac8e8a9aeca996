// The end of a turn: an order of a cell is complete, so the cell trades the other way next; a pair that it closes is booked.
import { say, isContract, type GridContext } from './grid-context.ts';
import { at, Turn } from './grid-state.ts';

/** Coins that a buy has brought, its fee taken off, in whole lots. The rest of a lot stays in the account. */
function sellableLots({ state, market }: GridContext, cell: number): number {
  const bought = at(state.filled, cell);
  if (isContract(market)) return bought;
  const { lotUnits } = market.rules;
  const net = Math.floor((bought * lotUnits - at(state.coinFees, cell)) / lotUnits);
  // A short grid buys its fee on top, and sells no more than its quantity.
  return state.terms.direction === 'short' ? Math.min(net, at(state.lots, cell)) : net;
}

/** The lots of a cell's next buy. Short on spot: so many that the fee leaves what was sold. */
export function buyLots({ state, market }: GridContext, cell: number): number {
  const lots = at(state.lots, cell);
  if (isContract(market) || state.terms.direction !== 'short') return lots;
  const million = 1_000_000;
  return Math.ceil((lots * million) / (million - market.rules.makerFeePpm));
}

/** Closes a pair, opens one, or unloads what was traded at the start; says so. */
function book(context: GridContext, cell: number, isBuy: boolean, nextPrice: number): number {
  const { state } = context;
  const { direction } = state.terms;
  const money = at(state.money, cell);
  const basis = at(state.basis, cell);
  const price = at(state.levels, isBuy ? cell : cell + 1);
  const lots = at(state.filled, cell);
  if (basis !== 0) {
    const profitUnits = isBuy ? basis - money : money - basis;
    state.matchedUnits += profitUnits;
    state.matchedCount += 1;
    say(context, isBuy ? 'grid.bought-profit' : 'grid.sold-profit', { price, lots, nextPrice, profitUnits });
    return 0;
  }
  // Without a fill to close, a long grid's sell (a short one's buy) gives back what the start has taken: that is no pair.
  if (direction === (isBuy ? 'short' : 'long')) {
    say(context, 'grid.unloaded', { price, lots, nextPrice });
    return 0;
  }
  say(context, isBuy ? 'grid.bought' : 'grid.sold', { price, lots, nextPrice });
  return money;
}

/**
 * The counter-order follows when an order is complete, and not with each part of it: so no level ever has two orders, and none is
 * smaller than the market allows.
 */
export function completeTurn(context: GridContext, cell: number): void {
  const { state } = context;
  const isBuy = state.turns[cell] === Turn.buy;
  const sellable = isBuy ? sellableLots(context, cell) : 0;
  state.basis[cell] = book(context, cell, isBuy, at(state.levels, isBuy ? cell + 1 : cell));
  state.turns[cell] = isBuy ? Turn.sell : Turn.buy;
  state.wanted[cell] = isBuy ? sellable : buyLots(context, cell);
  state.steps[cell] = 0;
  state.filled[cell] = 0;
  state.money[cell] = 0;
  state.coinFees[cell] = 0;
}
