// Refused orders of a grid: they are tried again with the next price, and too many refusals in a row for one reason end it.
// Refusals by the price band do not count: it follows the market within seconds, or the grid ends by its own terms.
import { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { RejectReason } from '#server/engine/reject.ts';

import { isOfBand, isOfMarket, isTooMany, waitForBand } from '../life/refusals.ts';
import { cellOf, priceOf } from './grid-cells.ts';
import { type GridContext, isContract, say } from './grid-context.ts';
import { at } from './grid-state.ts';
import { show } from './grid-shown.ts';
import { openSmaller, placeSmaller } from './grid-smaller.ts';
import { isFunded } from './grid-start.ts';
import { over, stop } from './grid-stop.ts';

/** The contract ends soon or has ended. */
const ofTheEnd: readonly string[] = [RejectReason.closeOnly, RejectReason.contractEnded];

function halt(context: GridContext, reason: string): void {
  if (!context.state.isHalted) say(context, 'grid.halted', { reason });
  context.state.isHalted = true;
  show(context);
}

/** Orders that went out together and were refused count once. */
function count({ state }: GridContext, step: number, reason: string): number {
  if (step <= state.countedStep) return state.refusals;
  state.refusals = reason === state.refusedFor ? state.refusals + 1 : 1;
  state.refusedFor = reason;
  state.countedStep = Math.max(step, state.lastStep);
  return state.refusals;
}

/** An order is not out: it never was, or was taken away by the exchange. */
function lost(context: GridContext, step: number, reason: string): void {
  const { state } = context;
  if (isOfMarket(reason)) return halt(context, reason);
  if (ofTheEnd.includes(reason)) {
    if (state.phase === 'stopping') return over(context, state.stopReason ?? StopReason.delisted);
    return stop(context, StopReason.delisted, false);
  }
  state.retries = true;
  if (!isTooMany(count(context, step, reason))) return;
  if (state.phase !== 'stopping') {
    // The first trade of a start that cannot be paid for: nothing was begun.
    const isUnpaid = state.levels.length === 0 && reason === RejectReason.insufficientBalance;
    return stop(context, isUnpaid ? StopReason.insufficientBalance : StopReason.orderFailed, state.terms.sellsAtEnd);
  }
  const left = isContract(context.market) ? state.positionLots : Math.floor(state.baseUnits / context.market.rules.lotUnits);
  say(context, 'grid.unsold', { lots: left, reason });
  over(context, state.stopReason ?? StopReason.orderFailed);
}

export function onRefused(context: GridContext, step: number, reason: string): void {
  const { state } = context;
  if (state.phase === 'funding') {
    say(context, 'grid.action-refused', { reason });
    if (reason === RejectReason.insufficientBalance) return over(context, StopReason.insufficientBalance);
    return over(context, isFunded(context) ? StopReason.orderFailed : StopReason.assetsFailed);
  }
  if (step === state.market.step) {
    state.market.step = 0;
    if (reason === RejectReason.insufficientBalance && openSmaller(context)) return;
    say(context, 'grid.refused', { price: 0, lots: Math.abs(state.market.leftLots), reason });
    return lost(context, step, reason);
  }
  const cell = cellOf(state, step);
  if (cell < 0) {
    say(context, 'grid.action-refused', { reason });
    // A cancel of an order that has filled meanwhile needs nothing more. The cancel of a stop is sent again.
    if (state.phase === 'stopping') state.retries = true;
    return;
  }
  state.steps[cell] = 0;
  if (reason === RejectReason.insufficientBalance && placeSmaller(context, cell)) return;
  const isOutOfBand = isOfBand(reason) && state.phase === 'running';
  if (isOutOfBand && !waitForBand(state, context.timeMs)) return;
  say(context, 'grid.refused', { price: priceOf(state, cell), lots: at(state.wanted, cell) - at(state.filled, cell), reason });
  if (!isOutOfBand) lost(context, step, reason);
}

/** The exchange has taken an order of a cell out of the book without being asked. */
export function onTakenAway(context: GridContext, cell: number, step: number, remainingLots: number, reason: string): void {
  say(context, 'grid.order-ended', { price: priceOf(context.state, cell), lots: remainingLots, reason });
  lost(context, step, reason);
}
