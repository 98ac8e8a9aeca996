// The inputs that answer an order: it has ended or was refused.
import { RejectReason } from '#server/engine/reject.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import type { BotInput } from '../../bot-kind.ts';
import type { MartingaleEdit } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { forgetRefusals, isOfBand, isOfPosition, waitForBand } from '../life/refusals.ts';
import { smallerOrder } from '../order-funds.ts';
import { complete } from './martingale-fills.ts';
import { entryCoin, freeUnits, neededFor } from './martingale-money.ts';
import { isLong } from './martingale-state.ts';
import { martingaleLife } from './martingale-life.ts';
import { type Turn, place, say } from './martingale-turn.ts';

type Input<Type> = Extract<BotInput<MartingaleEdit>, { readonly type: Type }>;

export function takeEnd(turn: Turn, { step, remainingLots, reason }: Input<'ended'>): void {
  const { state } = turn;
  const order = state.live.find((one) => one.step === step);
  if (order === undefined) return;
  state.live.splice(state.live.indexOf(order), 1);
  // Whatever is left of a safety order may be placed again.
  state.round.nextOrder = 1;
  if (reason === CancelReason.requested) forgetRefusals(state);
  else {
    say(turn, 'martingale.order-ended', { reason, lots: remainingLots });
    const hasFilled = order.purpose === 'first' && state.round.costLots > 0;
    if (!hasFilled && !isOfPosition(reason)) martingaleLife.refuse(turn, reason);
  }
  complete(turn, order);
}

export function takeRefusal(turn: Turn, { step, reason }: Input<'refused'>): void {
  const { state } = turn;
  const order = state.live.find((one) => one.step === step);
  if (order !== undefined) refuseOrder(turn, order, reason);
  else if (state.pending.includes(step)) martingaleLife.refuseRequest(turn, step, reason);
  else {
    // Whatever could not be taken back is asked for again at the next price, unless its end comes first.
    const cancelled = state.live.filter(({ cancelStep }) => cancelStep === step);
    for (const one of cancelled) one.cancelStep = 0;
    if (cancelled.length > 0) martingaleLife.refuse(turn, reason);
  }
}

/** True if the last price pays at least what the profit order asks. */
function isProfitPassed({ state, prices }: Turn): boolean {
  const { profitTicks } = state.round;
  return isLong(state) ? prices.lastTicks >= profitTicks : prices.lastTicks > 0 && prices.lastTicks <= profitTicks;
}

/** The first order of a round that was refused for want of balance is tried with less; false: it is left at that. */
function tryLess(turn: Turn, order: Turn['state']['live'][number]): boolean {
  const { state, market, prices } = turn;
  const smaller = smallerOrder(market, prices.lastTicks, order);
  if (smaller === null || state.phase !== 'opening' || state.isPaused || !state.isMarketOpen) return false;
  place(turn, { purpose: 'first', order: 0, priceTicks: 0, ...smaller });
  say(turn, 'martingale.tries-less', { lots: smaller.lots });
  return true;
}

function refuseOrder(turn: Turn, order: Turn['state']['live'][number], reason: RejectReason): void {
  const { state } = turn;
  state.live.splice(state.live.indexOf(order), 1);
  state.round.nextOrder = 1;
  if (order.purpose === 'safety' && reason === RejectReason.insufficientBalance) {
    // The ladder ends before it until money comes. The orders that stand and the exits go on.
    state.round.refusedOrder = state.round.refusedOrder === 0 ? order.order : Math.min(state.round.refusedOrder, order.order);
    const needed = neededFor(state, turn.market, order.priceTicks, order.lots);
    const [free, coin] = [freeUnits(state, turn.market), entryCoin(state, turn.market).code];
    say(turn, 'martingale.orders-not-covered', { order: order.order, needed, free, coin });
    return;
  }
  if (order.purpose === 'first' && reason === RejectReason.insufficientBalance && tryLess(turn, order)) return;
  if (order.purpose === 'first' && reason === RejectReason.insufficientBalance && state.round.number === 1) {
    say(turn, 'martingale.funds-refused', { reason });
    martingaleLife.beginEnd(turn, 'insufficient-balance');
    return;
  }
  if (order.purpose === 'profit' && isOfBand(reason) && isProfitPassed(turn) && state.phase === 'holding') {
    // The market is so far beyond the take profit that its price is outside the band: the market pays more.
    say(turn, 'martingale.profit-at-market', { reason });
    state.phase = 'closing';
    return;
  }
  if (!isOfBand(reason)) martingaleLife.refuse(turn, reason);
  else if (waitForBand(state.round, turn.timeMs)) say(turn, 'martingale.refused', { reason, times: 1 });
}
