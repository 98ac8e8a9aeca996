// The inputs that answer an action: fills, an order that has ended or was refused, and what is done.
import type { CopyEdit } from '#lib/contract/bots/copy/copy-terms.ts';
import { priceGap } from '#lib/order-math/copy/copy-size.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { ManyMarketsInput } from '../../many-markets-kind.ts';
import { bookEntry, bookExit } from '../held-position.ts';
import { isOfMarket, isOfPosition } from '../life/refusals.ts';
import { tryLess } from './copy-act.ts';
import { average, endClosing } from './copy-closing.ts';
import { copyLife } from './copy-life.ts';
import type { CopyOrder, Setting } from './copy-state.ts';
import { type LegTurn, legTurns, type Turn, tell } from './copy-turn.ts';

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
    if (closing !== null && !isOfPosition(reason)) copyLife.refuseClosing(turn, reason);
    return;
  }
  if (order.filled > 0) return tellEntry(turn, order);
  const { order: number, traded, limitTicks: worstPrice } = order;
  if (reason !== CancelReason.unfilled) return tell(turn, 'copy.failed', { order: number, reason });
  tell(turn, 'copy.skipped-deviation', { order: number, leaderPrice: average(traded), worstPrice });
}

function refuseOrder(turn: LegTurn, order: CopyOrder, reason: RejectReason): void {
  const { own } = turn;
  own.order = null;
  if (!order.isEntry) {
    if (isOfMarket(reason)) own.holdsBack = true;
    else if (own.closing !== null) copyLife.refuseClosing(turn, reason);
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
  copyLife.refusePending(turn, step, reason);
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
  copyLife.takeDone(turn, { step });
}
