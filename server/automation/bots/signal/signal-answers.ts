// The inputs that answer an order: fills, and that it has ended or was refused.
import type { SignalEdit } from '#lib/contract/bots/signal/signal-terms.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import type { ManyMarketsInput } from '../../many-markets-kind.ts';
import { isOnline } from '../life/many-markets.ts';
import { countRefusal, isOfBand, isOfMarket, isOfPosition, isTooMany } from '../life/refusals.ts';
import { smallerOrder } from '../order-funds.ts';
import { canClose } from '../order-sizes.ts';
import { averageTicks, bookEntry, bookExit, endPosition, heldLots } from '../held-position.ts';
import { signalLife } from './signal-life.ts';
import type { SignalOrder } from './signal-state.ts';
import { type LegTurn, legTurns, place, type Turn, tell } from './signal-turn.ts';

type Input<Type> = Extract<ManyMarketsInput<SignalEdit>, { readonly type: Type }>;

/** Counts a position that is over. */
function countPosition(turn: LegTurn, alert: number): void {
  const { own, state } = turn;
  const profit = endPosition(own);
  state.matchedUnits += profit;
  state.matchedCount += 1;
  if (alert === 0) tell(turn, 'signal.closed', { profit });
  else tell(turn, 'signal.exited', { alert, profit });
}

const isFlat = ({ own, leg }: LegTurn, priceTicks: number): boolean => !canClose(leg.market, priceTicks, heldLots(own, leg.market));

export function takeFill(turn: LegTurn, fill: Input<'filled'>): void {
  const { own, state, leg } = turn;
  const { order } = own;
  if (order === null || order.step !== fill.step) return;
  state.refusals = 0;
  own.refusals = 0;
  state.quoteUnits += order.isEntry ? bookEntry(own, leg.market, fill) : bookExit(own, leg.market, fill);
  order.lots -= fill.lots;
  if (own.closing !== null && !order.isEntry) own.closing.lots -= fill.lots;
  if (fill.isLast) own.order = null;
  if (!order.isEntry && own.side !== null && isFlat(turn, fill.priceTicks)) return countPosition(turn, order.alert);
  if (!fill.isLast) return;
  if (order.isEntry)
    tell(turn, 'signal.entered', { alert: order.alert, lots: heldLots(own, leg.market), average: averageTicks(own, leg.market) });
  else if (order.alert !== 0) tell(turn, 'signal.exited', { alert: order.alert, profit: own.resultUnits });
}

export function takeEnd(turn: LegTurn, { step, remainingLots: lots, reason }: Input<'ended'>): void {
  const { own } = turn;
  const { order } = own;
  if (order === null || order.step !== step) return;
  own.order = null;
  if (order.alert !== 0 && reason === CancelReason.requested) tell(turn, 'signal.replaced', { alert: order.alert });
  else if (order.alert !== 0) tell(turn, 'signal.order-ended', { alert: order.alert, lots, reason });
  if (!order.isEntry && own.closing !== null && !isOfPosition(reason)) signalLife.refuseClosing(turn, reason);
}

/** An entry that was refused for want of balance is tried with less; false: it is given up. */
function tryLess(turn: LegTurn, { isEntry, alert, priceTicks, side, ...refused }: SignalOrder): boolean {
  const { state, leg } = turn;
  const smaller = smallerOrder(leg.market, priceTicks || leg.prices.lastTicks, refused);
  if (smaller === null || side === undefined || state.phase !== 'running' || state.isPaused || !isOnline(turn)) return false;
  place(turn, { isEntry, alert, priceTicks, side, ...smaller });
  tell(turn, 'signal.tries-less', { alert, lots: smaller.lots });
  return true;
}

function refuseOrder(turn: LegTurn, order: SignalOrder, reason: RejectReason): void {
  const { own, state } = turn;
  own.order = null;
  if (order.isEntry && reason === RejectReason.insufficientBalance && tryLess(turn, order)) return;
  if (order.alert !== 0) tell(turn, 'signal.order-refused', { alert: order.alert, reason });
  if (!order.isEntry && own.closing !== null) {
    if (isOfMarket(reason)) own.holdsBack = true;
    else signalLife.refuseClosing(turn, reason);
    return;
  }
  // An alert is of its moment: its order is not tried again when the band has followed, and is no reason to end.
  if (isOfMarket(reason) || isOfBand(reason)) return;
  if (isTooMany(countRefusal(state, reason))) signalLife.beginEnd(turn, 'order-failed');
}

/** The leg that an order of this step is of. */
const legOfStep = (turn: Turn, step: number): LegTurn | undefined =>
  legTurns(turn).find(({ own }) => own.order?.step === step || own.order?.cancelStep === step);

export function takeRefusal(turn: Turn, { step, reason }: Input<'refused'>): void {
  const leg = legOfStep(turn, step);
  const order = leg?.own.order;
  if (leg !== undefined && order !== undefined && order !== null) {
    if (order.step === step) return refuseOrder(leg, order, reason);
    // The order that was to be taken back is asked for again at the next price, unless its end comes first.
    order.cancelStep = 0;
    leg.own.holdsBack = true;
    return;
  }
  signalLife.refusePending(turn, step, reason);
}
