// The end of a grid: its orders are taken back, what it holds is sold if it was told so, and then it is over.
import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';

import { type GridContext, isContract, say } from './grid-context.ts';
import { sendTrade } from './grid-trade.ts';
import { show } from './grid-shown.ts';
import type { GridState } from './grid-state.ts';

/** Its orders that may still be in the book. */
export const ordersOut = ({ steps, leaving }: GridState): number =>
  steps.reduce((count, step) => (step === 0 ? count : count + 1), leaving.length);

export function over({ state, act }: GridContext, reason: StopReason): void {
  state.phase = 'over';
  state.stopReason = reason;
  act.end(reason);
}

/** Begins the end. `sells`: everything is sold or closed; otherwise it is given back as it is (a contract's position is closed then too). */
export function stop(context: GridContext, reason: StopReason, sells: boolean): void {
  const { state, act } = context;
  const { phase } = state;
  if (phase === 'over') return;
  if (phase === 'stopping') {
    // Told again: the owner may change his mind about selling, as long as it has not happened.
    state.sellsAtStop = sells;
    return goOnStopping(context);
  }
  if (phase === 'new' || phase === 'waiting' || phase === 'funding') return over(context, reason);
  state.phase = 'stopping';
  state.stopReason = reason;
  state.sellsAtStop = sells;
  state.retries = false;
  state.refusals = 0;
  const orders = ordersOut(state);
  say(context, 'grid.stopping', { reason, orders });
  if (orders > 0) act.cancelAll();
  show(context);
  goOnStopping(context);
}

/** As far as it gets: orders first, since they hold coins; nothing is sold while the market stands still. */
export function goOnStopping(context: GridContext): void {
  const { state, market, act } = context;
  if (state.market.step !== 0) return;
  if (ordersOut(state) > 0) {
    // A refused one: the market took no cancels either.
    if (state.retries) act.cancelAll();
    state.retries = false;
    return;
  }
  if (state.sellsAtStop) {
    if (state.isHalted) return;
    state.market.leftLots = 0 - (isContract(market) ? state.positionLots : Math.floor(state.baseUnits / market.rules.lotUnits));
    state.retries = false;
    if (sendTrade(context, true)) return;
  }
  over(context, state.stopReason ?? 'manual');
}
