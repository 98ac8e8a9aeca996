// Takes alerts into the queues of their markets, in the order of their times; exits before entries of the same moment.
import * as z from 'zod/mini';

import { isExit, type SignalAlert, signalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import { heldSide } from '../held-position.ts';
import type { QueuedAlert, SignalLeg } from './signal-state.ts';
import { type LegTurn, legTurns, say, tell, type Turn } from './signal-turn.ts';

/** Alerts that wait in one market. */
const queueLimit = 20;

function readAlert(text: string): SignalAlert | null {
  try {
    const read = z.safeParse(signalAlert, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** True if the one alert has its turn before the other. */
const isBefore = (one: SignalAlert, timeMs: number, isOfExit: boolean): boolean =>
  one.timestampMs < timeMs || (one.timestampMs === timeMs && isExit(one) && !isOfExit);

/** An alert behind which a later one has had its turn already: what it asks for is over. Nothing waits for it before. */
const isOutOfOrder = (alert: SignalAlert, { lastMs, wasExit }: SignalLeg): boolean => isBefore(alert, lastMs, wasExit);

function enqueue(own: SignalLeg, alert: QueuedAlert): void {
  const place = own.queue.findIndex(({ timestampMs, ...other }) => isBefore(alert, timestampMs, isExit(other)));
  own.queue.splice(place === -1 ? own.queue.length : place, 0, alert);
}

function noteStated(own: SignalLeg, { stated: position, timestampMs: timeMs, number: alert }: QueuedAlert): void {
  if (position !== undefined && timeMs >= (own.stated?.timeMs ?? 0)) own.stated = { alert, timeMs, position };
}

/** When a market has come to rest: the strategy's position and the bot's own are one, or its owner is told. */
export function compareStated(turn: LegTurn): void {
  const { own, leg, state, actions, place } = turn;
  const { stated } = own;
  const isAtRest = own.queue.length === 0 && own.order === null && own.closing === null;
  if (stated === undefined || !isAtRest || state.phase === 'funding') return;
  delete own.stated;
  const held = heldSide(own, leg.market, leg.prices) ?? 'flat';
  if (held === stated.position || state.ending !== null) return;
  tell(turn, 'signal.position-differs', { after: stated.alert, stated: stated.position, held });
  actions.notify('position-differs', place);
}

function takeIn(turn: LegTurn, alert: QueuedAlert): void {
  const { own, state } = turn;
  const told = { alert: alert.number };
  if (state.ending !== null) return tell(turn, 'signal.ending', told);
  if (isOutOfOrder(alert, own)) return tell(turn, 'signal.out-of-order', told);
  // An alert that is dropped has moved its strategy all the same.
  noteStated(own, alert);
  if (state.isPaused) return tell(turn, 'signal.paused', told);
  if (own.queue.length >= queueLimit) return tell(turn, 'signal.queue-full', told);
  enqueue(own, alert);
}

export function takeMessage(turn: Turn, text: string, arrivedMs: number): void {
  const { state } = turn;
  const read = readAlert(text);
  const leg = read === null ? undefined : legTurns(turn).find((one) => one.leg.market.symbol === read.symbol);
  if (read === null || leg === undefined) return say(turn, 'signal.not-understood', {});
  state.alerts += 1;
  const alert: QueuedAlert = { ...read, number: state.alerts, arrivedMs };
  const { action, source, timestampMs: sentMs, orderType, offset, size, number, named = 'fields' } = alert;
  const order = orderType === 'market' ? orderType : `${orderType} ${offset}`;
  const sizeText = size === null ? '' : `${size.investmentType} ${size.amount}`;
  const includesClose = alert.includesClose ? 1 : 0;
  tell(leg, 'signal.received', { alert: number, action, order, size: sizeText, includesClose, source, sentMs, arrivedMs, named });
  takeIn(leg, alert);
}

/** Drops everything that waits. */
export function dropQueues(turn: Turn, code: 'signal.paused' | 'signal.ending'): void {
  for (const leg of legTurns(turn)) {
    for (const { number: alert } of leg.own.queue) tell(leg, code, { alert });
    leg.own.queue = [];
  }
}

/** Takes the alert at the head of the queue out: its turn is over. */
export function endTurn({ own }: Pick<LegTurn, 'own'>): void {
  const alert = own.queue.shift();
  if (alert === undefined || isBefore(alert, own.lastMs, own.wasExit)) return;
  own.lastMs = alert.timestampMs;
  own.wasExit = isExit(alert);
}
