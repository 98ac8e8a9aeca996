// The inputs that answer an order: it has ended or was refused.
import { RejectReason } from '#server/engine/reject.ts';
import { isOfPosition } from '../life/refusals.ts';
import { ctaLife } from './cta-life.ts';
import { tryLess } from './cta-trade.ts';
import { type Told, type Turn, say } from './cta-turn.ts';

/** An entry that has filled in part is as large as it gets: the bot is in. What is left of an exit is tried again at the next price. */
export function takeEnd(turn: Turn, { step, remainingLots, reason }: Told<'ended'>): void {
  const { state } = turn;
  const { order, trade } = state;
  if (order === null || order.step !== step) return;
  state.order = null;
  say(turn, 'cta.order-ended', { reason, lots: remainingLots });
  const isIn = order.isEntry && trade.side !== 'flat';
  if (!isIn && !isOfPosition(reason)) ctaLife.refuse(turn, reason);
}

export function takeRefusal(turn: Turn, { step, reason }: Told<'refused'>): void {
  const { state } = turn;
  const { order } = state;
  if (order?.step === step) {
    state.order = null;
    if (order.isEntry && reason === RejectReason.insufficientBalance && tryLess(turn, order)) return;
    return ctaLife.refuse(turn, reason);
  }
  ctaLife.refuseRequest(turn, step, reason);
}
