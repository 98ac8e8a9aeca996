// Gives the alerts of a market their turns, one after the other, and closes what is to be closed.
import { isExit, sideOfSignal } from '#lib/contract/bots/signal/signal-alert.ts';
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { isOnline } from '../life/many-markets.ts';
import { canClose, inOneOrder, isLargeEnough, isSpot } from '../order-sizes.ts';
import { endTurn } from './signal-alerts.ts';
import { entrySize, exitLots } from './signal-money.ts';
import { shareOf } from './signal-plan.ts';
import { rateScale } from '../whole-terms.ts';
import { heldLots, heldSide, ownExits, reachedExit } from '../held-position.ts';
import type { Closing, QueuedAlert } from './signal-state.ts';
import { beginClosing, type LegTurn, place, takeBack, tell } from './signal-turn.ts';

/** The price of a limit order: per cent from the last price, to buy below it (down), to sell above it (up). At least one tick. */
function limitTicks({ orderType, offset }: QueuedAlert, lastTicks: number, buys: boolean): number {
  if (orderType === 'market') return 0;
  const share = shareOf(offset);
  return Math.max(1, buys ? mulDivDown(lastTicks, rateScale - share, rateScale) : mulDivUp(lastTicks, rateScale + share, rateScale));
}

/** The progress of an alert: its turn is over, or it goes on when the market, an order or a closing lets it. */
type Progress = 'over' | 'waits' | 'again';

function exit(turn: LegTurn, alert: QueuedAlert): Progress {
  const { own, leg } = turn;
  const told = { alert: alert.number };
  const side = sideOfSignal(alert);
  if (!takeBack(turn)) return 'waits';
  if (heldSide(own, leg.market, leg.prices) !== side) {
    tell(turn, 'signal.nothing-to-close', told);
    return 'over';
  }
  const priceTicks = limitTicks(alert, leg.prices.lastTicks, side === 'short');
  const lots = exitLots(turn, alert.size, priceTicks || leg.prices.lastTicks);
  if (!canClose(leg.market, leg.prices.lastTicks, lots)) {
    tell(turn, 'signal.below-minimum', { ...told, lots });
    return 'over';
  }
  if (priceTicks === 0) beginClosing(turn, { why: 'alert', alert: alert.number, lots });
  else {
    const placed = inOneOrder(leg.market, priceTicks, lots);
    place(turn, { isEntry: false, side, alert: alert.number, priceTicks, lots: placed });
    tell(turn, 'signal.exits', { ...told, lots: placed, price: priceTicks });
  }
  return 'over';
}

/** The reason for which an entry is not taken whatever its size; null: it is. */
function refusalOf({ state, leg, own, timeMs }: LegTurn, alert: QueuedAlert) {
  const side = sideOfSignal(alert);
  if (timeMs - alert.arrivedMs > alert.maxLagMs) return 'signal.too-old';
  const { direction, limitOrders, entries } = state.terms;
  if ((direction !== 'both' && direction !== side) || (side === 'short' && isSpot(leg.market))) return 'signal.direction-not-taken';
  if (alert.orderType === 'limit' && !limitOrders) return 'signal.limit-not-taken';
  return entries === 'single' && heldSide(own, leg.market, leg.prices) === side ? 'signal.already-held' : null;
}

function enter(turn: LegTurn, alert: QueuedAlert): Progress {
  const { own, leg } = turn;
  const told = { alert: alert.number };
  const side = sideOfSignal(alert);
  const refusal = refusalOf(turn, alert);
  if (refusal !== null) {
    tell(turn, refusal, told);
    return 'over';
  }
  if (!takeBack(turn)) return 'waits';
  const held = heldSide(own, leg.market, leg.prices);
  if (held !== null && held !== side) {
    const lots = heldLots(own, leg.market);
    tell(turn, 'signal.turns', { ...told, lots });
    beginClosing(turn, { why: 'turn', alert: alert.number, lots });
    if (alert.includesClose && alert.size?.investmentType === 'contract') own.turned = { alert: alert.number, lots };
    return 'again';
  }
  const priceTicks = limitTicks(alert, leg.prices.lastTicks, side === 'long');
  const price = priceTicks || leg.prices.lastTicks;
  const { lots, free, stoppedBy } = entrySize(turn, alert, price);
  if (stoppedBy === 'maximum') tell(turn, 'signal.at-maximum', told);
  else if (stoppedBy === 'funds') tell(turn, 'signal.no-funds', { ...told, free });
  else if (!isLargeEnough(leg.market, price, lots)) tell(turn, 'signal.below-minimum', { ...told, lots });
  else {
    place(turn, { isEntry: true, side, alert: alert.number, priceTicks, lots });
    tell(turn, 'signal.enters', { ...told, lots, price });
  }
  return 'over';
}

/** Goes on with what is being closed; true: it is over. */
function close(turn: LegTurn, closing: Closing): boolean {
  const { own, leg } = turn;
  if (!takeBack(turn)) return false;
  const { lastTicks } = leg.prices;
  const lots = inOneOrder(leg.market, lastTicks, Math.min(closing.lots, heldLots(own, leg.market)));
  if (own.side === null || !canClose(leg.market, lastTicks, lots)) {
    own.closing = null;
    return true;
  }
  place(turn, { isEntry: false, side: own.side, alert: closing.alert, priceTicks: 0, lots });
  if (closing.alert === 0) tell(turn, 'signal.closes', { lots });
  else tell(turn, 'signal.exits', { alert: closing.alert, lots, price: lastTicks });
  return false;
}

/** Begins to close a position that has come to its own stop or target. */
function watchExits(turn: LegTurn): void {
  const { state, own, leg } = turn;
  if (own.closing !== null || heldSide(own, leg.market, leg.prices) === null) return;
  const exits = ownExits(own, leg.market, state.plan);
  const why = reachedExit(own, leg.market, leg.prices, exits);
  if (why === null) return;
  const price = isSpot(leg.market) ? leg.prices.lastTicks : leg.prices.markTicks;
  if (why === 'stop') tell(turn, 'signal.stop-reached', { price, stopPrice: exits.stopTicks });
  else tell(turn, 'signal.take-reached', { price, takePrice: exits.takeTicks });
  beginClosing(turn, { why, alert: 0, lots: heldLots(own, leg.market) });
}

const isBusy = ({ own: { order } }: LegTurn): boolean => order !== null && (order.kind === 'market' || order.cancelStep !== 0);

/** Alerts that have come and cannot have their turn yet are told so once, when they come. */
export function sayWaits(turn: LegTurn, from: number): void {
  const { own } = turn;
  for (const { number: alert } of own.queue) if (alert > from && own.closing?.alert !== alert) tell(turn, 'signal.waits', { alert });
}

/** Brings what stands to what should stand: one thing leads to the next until an answer has to be waited for. */
export function act(turn: LegTurn): void {
  const { state, own, leg } = turn;
  if (state.phase === 'running') watchExits(turn);
  while (!own.holdsBack && isOnline(turn) && leg.prices.lastTicks > 0 && !isBusy(turn)) {
    if (own.closing !== null) {
      if (!close(turn, own.closing)) return;
      continue;
    }
    const alert = own.queue[0];
    if (alert === undefined || state.isPaused || state.phase !== 'running') return;
    const progress = isExit(alert) ? exit(turn, alert) : enter(turn, alert);
    if (progress === 'waits') return;
    if (progress === 'over') endTurn(turn);
  }
}
