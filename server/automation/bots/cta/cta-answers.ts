// The inputs that answer an action: an order that has ended or was refused, and what is done.
import { RejectReason } from '#server/engine/reject.ts';
import { isOfPosition } from '../life/refusals.ts';
import { endFunding, endReturning } from './cta-funds.ts';
import { countRefusal, refusedByMarket } from './cta-refusals.ts';
import { tryLess } from './cta-trade.ts';
import { type Told, type Turn, beginEnd, say } from './cta-turn.ts';

/** An entry that has filled in part is as large as it gets: the bot is in. What is left of an exit is tried again at the next price. */
export function takeEnd(turn: Turn, { step, remainingLots, reason }: Told<'ended'>): void {
  const { state } = turn;
  const { order, trade } = state;
  if (order === null || order.step !== step) return;
  state.order = null;
  say(turn, 'cta.order-ended', { reason, lots: remainingLots });
  const isIn = order.isEntry && trade.side !== 'flat';
  if (!isIn && !isOfPosition(reason)) countRefusal(turn, reason);
}

export function takeRefusal(turn: Turn, { step, reason }: Told<'refused'>): void {
  const { state } = turn;
  const { order } = state;
  if (order?.step === step) {
    state.order = null;
    if (order.isEntry && reason === RejectReason.insufficientBalance && tryLess(turn, order)) return;
    if (!refusedByMarket(turn, reason)) countRefusal(turn, reason);
    return;
  }
  const place = state.pending.indexOf(step);
  if (place === -1) return;
  state.pending.splice(place, 1);
  if (state.phase !== 'funding') {
    say(turn, 'cta.refused', { reason, times: 1 });
    endReturning(turn);
    return;
  }
  say(turn, 'cta.funds-refused', { reason });
  const isFunds = step === state.fundsStep;
  if (isFunds) state.fundsStep = 0;
  beginEnd(turn, !isFunds ? 'order-failed' : reason === RejectReason.insufficientBalance ? 'insufficient-balance' : 'assets-failed');
  endFunding(turn);
}

export function takeDone(turn: Turn, { step }: Told<'done'>): void {
  const { state } = turn;
  const place = state.pending.indexOf(step);
  if (place === -1) return;
  state.pending.splice(place, 1);
  endFunding(turn);
  endReturning(turn);
}
