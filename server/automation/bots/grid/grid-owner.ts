// The instructions of an owner to a grid that runs.
import { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { GridEdit, GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';

import type { OwnerAction } from '../../bot-kind.ts';
import { moneyOfBuys, placeMissing } from './grid-cells.ts';
import { type GridContext, isContract, say } from './grid-context.ts';
import { exitsOf } from './grid-exits.ts';
import { show } from './grid-shown.ts';
import { goOnOpening, planAnew } from './grid-start.ts';
import { trades } from './grid-state.ts';
import { ordersOut, stop } from './grid-stop.ts';

/** The terms after a change. What it leaves out stays. */
export const editedTerms = (terms: GridTerms, edit: GridEdit): GridTerms => ({
  ...terms,
  lowerPrice: edit.lowerPrice ?? terms.lowerPrice,
  upperPrice: edit.upperPrice === undefined ? terms.upperPrice : edit.upperPrice,
  grids: edit.grids ?? terms.grids,
  takeProfitPrice: edit.takeProfitPrice === undefined ? terms.takeProfitPrice : edit.takeProfitPrice,
  stopLossPrice: edit.stopLossPrice === undefined ? terms.stopLossPrice : edit.stopLossPrice,
  stopPrice: edit.stopPrice === undefined ? terms.stopPrice : edit.stopPrice,
  trailingStopRate: edit.trailingStopRate === undefined ? terms.trailingStopRate : edit.trailingStopRate,
  sellsAtEnd: edit.sellsAtEnd ?? terms.sellsAtEnd,
  moves: edit.moves ?? terms.moves,
  reinvests: edit.reinvests ?? terms.reinvests,
});

function edit(context: GridContext, change: GridEdit): void {
  const { state, market } = context;
  const before = state.terms;
  state.terms = editedTerms(before, change);
  state.exits = exitsOf(state.terms, market);
  say(context, 'grid.edited', {});
  const { lowerPrice, upperPrice, grids } = state.terms;
  const isSameRange = lowerPrice === before.lowerPrice && upperPrice === before.upperPrice && grids === before.grids;
  if (!isSameRange) planAnew(context);
}

function pause(context: GridContext): void {
  const { state, act } = context;
  if (state.isPaused) return;
  state.isPaused = true;
  say(context, 'grid.paused', {});
  if (ordersOut(state) > 0) act.cancelAll();
}

/** After a pause, or when its market trades again. */
export function goOn(context: GridContext): void {
  const { state } = context;
  goOnOpening(context);
  if (!trades(state)) return;
  if (state.mustPlan) planAnew(context);
  else placeMissing(context);
}

/** Profit of pairs, as far as it is money that no buy needs. */
function withdraw(context: GridContext, assetId: number, units: number): void {
  const { state, market, act } = context;
  const profit = state.matchedUnits - state.withdrawnUnits - state.reinvestedUnits;
  const free = isContract(market) ? profit : Math.min(profit, state.quoteUnits - moneyOfBuys(context));
  const mostUnits = Math.max(0, free);
  if (assetId !== market.quote.assetId || units > mostUnits) return say(context, 'grid.withdrawal-refused', { units, mostUnits });
  act.returnFunds(assetId, units);
}

export function onOwner(context: GridContext, told: OwnerAction<GridEdit>): void {
  const { state } = context;
  switch (told.action) {
    case 'pause':
      pause(context);
      return show(context);
    case 'resume':
      if (!state.isPaused) return;
      state.isPaused = false;
      say(context, 'grid.resumed', {});
      goOn(context);
      return show(context);
    case 'stop': {
      const isBegun = state.phase === 'opening' || state.phase === 'running' || state.phase === 'stopping';
      return stop(context, isBegun ? StopReason.manual : StopReason.cancelled, told.sells);
    }
    case 'edit':
      return edit(context, told.edit);
    case 'withdraw-profit':
      return withdraw(context, told.assetId, told.units);
    case 'last-round':
      // A grid has no rounds.
      return say(context, 'grid.action-refused', { reason: told.action });
    case 'add-funds':
    // They come by themselves, and are told then.
  }
}
