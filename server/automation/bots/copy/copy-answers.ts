// The inputs that answer an action: fills, an order that has ended or was refused, and what is done.
import type { CopyEdit } from '#lib/contract/bots/copy/copy-terms.ts';
import { priceGap } from '#lib/order-math/copy/copy-size.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { ManyMarketsInput } from '../../many-markets-kind.ts';
import { bookEntry, bookExit } from '../held-position.ts';
import { isOfMarket, isOfPosition, isTooMany } from '../life/refusals.ts';
import { isSpot } from '../order-sizes.ts';
import { tryLess } from './copy-act.ts';
import { average, endClosing } from './copy-closing.ts';
import { beginDay } from './copy-day.ts';
import { endReturning } from './copy-end.ts';
import type { Closing, CopyOrder, Setting } from './copy-state.ts';
import { beginEnd, type LegTurn, legTurns, say, type Turn, tell } from './copy-turn.ts';

type Input<Type> = Extract<ManyMarketsInput<CopyEdit>, { readonly type: Type }>;

/** An entry is over: how it compares with the leader's. */
function tellEntry(turn: LegTurn, { order, traded, value, filled: lots, asked }: CopyOrder): void {
  const { own } = turn;
  own.copies += 1;
  const copied = { value, lots };
  const gapPpm = priceGap(own.side === 'long' ? 'buy' : 'sell', traded, copied);
  const told = { order, leaderPrice: average(traded), price: average(copied), lots, gapPpm };
  if (lots === asked) tell(turn, 'copy.copied', told);
  else tell(turn, 'copy.partly', { ...told, askedLots: asked });
}

export function takeFill(turn: LegTurn, fill: Input<'filled'>): void {
  const { own, state, leg } = turn;
  const { order, closing } = own;
  if (order === null || order.step !== fill.step) return;
  own.refusals = 0;
  order.value += fill.priceTicks * fill.lots;
  order.filled += fill.lots;
  if (fill.isLast) own.order = null;
  if (order.isEntry) {
    if (own.costLots === 0) own.openedMs = turn.timeMs;
    state.quoteUnits += bookEntry(own, leg.market, fill);
    if (fill.isLast) tellEntry(turn, order);
    return;
  }
  const before = own.resultUnits;
  state.quoteUnits += bookExit(own, leg.market, fill);
  if (closing === null) return;
  closing.lots -= fill.lots;
  closing.filled += fill.lots;
  closing.value += fill.priceTicks * fill.lots;
  closing.profitUnits += own.resultUnits - before;
  if (closing.lots === 0) endClosing(turn, closing);
}

export function takeEnd(turn: LegTurn, { step, reason }: Input<'ended'>): void {
  const { own } = turn;
  const { order, closing } = own;
  if (order === null || order.step !== step) return;
  own.order = null;
  if (!order.isEntry) {
    if (closing !== null && !isOfPosition(reason)) refuseClosing(turn, closing, reason);
    return;
  }
  if (order.filled > 0) return tellEntry(turn, order);
  const { order: number, traded, limitTicks: worstPrice } = order;
  if (reason !== CancelReason.unfilled) return tell(turn, 'copy.failed', { order: number, reason });
  tell(turn, 'copy.skipped-deviation', { order: number, leaderPrice: average(traded), worstPrice });
}

/** A closing that fails is tried anew at the next price: of contracts always, of coins until the fifth failure. */
function refuseClosing(turn: LegTurn, closing: Closing, reason: string): void {
  const { own, leg, state } = turn;
  own.refusals += 1;
  own.holdsBack = true;
  tell(turn, 'copy.closing-refused', { reason, times: own.refusals });
  if (!isTooMany(own.refusals) || !isSpot(leg.market)) return;
  own.refusals = 0;
  endClosing(turn, closing);
  if (state.ending !== null) state.sells = false;
}

function refuseOrder(turn: LegTurn, order: CopyOrder, reason: RejectReason): void {
  const { own } = turn;
  own.order = null;
  if (!order.isEntry) {
    if (isOfMarket(reason)) own.holdsBack = true;
    else if (own.closing !== null) refuseClosing(turn, own.closing, reason);
    return;
  }
  const { order: number } = order;
  if (isOfMarket(reason)) return tell(turn, 'copy.skipped-market', { order: number });
  if (reason === RejectReason.insufficientBalance) {
    if (!tryLess(turn, order)) tell(turn, 'copy.skipped-funds', { order: number, free: 0 });
    return;
  }
  // The price band, too: the leader's price is of its moment, and is not tried again when the band has followed.
  tell(turn, 'copy.failed', { order: number, reason });
}

function takeSetting(own: LegTurn['own'], step: number): Setting | null {
  const place = own.settings.findIndex((one) => one.step === step);
  return place === -1 ? null : (own.settings.splice(place, 1)[0] ?? null);
}

export function takeRefusal(turn: Turn, { step, reason }: Input<'refused'>): void {
  for (const leg of legTurns(turn)) {
    const { own } = leg;
    if (own.order?.step === step) return refuseOrder(leg, own.order, reason);
    const setting = takeSetting(own, step);
    if (setting === null) continue;
    return tell(leg, setting.sets === 'margin' ? 'copy.margin-refused' : 'copy.setting-refused', { reason });
  }
  takeRequestRefusal(turn, step, reason);
}

function takeRequestRefusal(turn: Turn, step: number, reason: RejectReason): void {
  const { state } = turn;
  const place = state.pending.indexOf(step);
  if (place === -1) return;
  state.pending.splice(place, 1);
  if (state.phase !== 'funding') return endReturning(turn);
  say(turn, 'copy.funds-refused', { reason });
  state.fundsStep = 0;
  beginEnd(turn, reason === RejectReason.insufficientBalance ? 'insufficient-balance' : 'assets-failed');
  endFunding(turn);
}

export function takeDone(turn: Turn, { step }: Input<'done'>): void {
  for (const { own } of legTurns(turn)) {
    const setting = takeSetting(own, step);
    if (setting === null) continue;
    if (setting.sets === 'leverage') own.leverage = setting.leverage;
    else if (setting.sets === 'margin-mode') own.marginMode = setting.marginMode;
    else own.addedMarginUnits += setting.units;
    return;
  }
  const { pending } = turn.state;
  const place = pending.indexOf(step);
  if (place === -1) return;
  pending.splice(place, 1);
  endFunding(turn);
  endReturning(turn);
}

/** All that was asked for at the start is there. */
function endFunding(turn: Turn): void {
  const { state } = turn;
  if (state.phase !== 'funding' || state.pending.length > 0) return;
  state.isFunded = state.fundsStep !== 0;
  state.phase = state.ending === null ? 'running' : 'ending';
  if (state.ending !== null) return;
  beginDay(turn);
  say(turn, 'copy.follows', {});
}
