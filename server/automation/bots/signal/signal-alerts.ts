// Takes alerts into the queues of their markets, in the order of their times; exits before entries of the same moment.
import * as z from 'zod/mini';

import { isExit, type SignalAlert, signalAlert } from '#lib/contract/bots/signal-alert.ts';
import type { QueuedAlert, SignalLeg } from './signal-state.ts';
import { type LegTurn, legTurns, say, type Turn } from './signal-turn.ts';

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

const sizeText = ({ size }: SignalAlert): string => (size === null ? '' : `${size.investmentType} ${size.amount}`);

function takeIn({ own, state, symbol, actions }: LegTurn, alert: QueuedAlert): void {
  const told = { alert: alert.number, symbol };
  if (state.ending !== null) return say({ actions }, 'signal.ending', told);
  if (state.isPaused) return say({ actions }, 'signal.paused', told);
  if (isOutOfOrder(alert, own)) return say({ actions }, 'signal.out-of-order', told);
  if (own.queue.length >= queueLimit) return say({ actions }, 'signal.queue-full', told);
  enqueue(own, alert);
}

export function takeMessage(turn: Turn, text: string, arrivedMs: number): void {
  const { state } = turn;
  const alert = readAlert(text);
  if (alert === null) return say(turn, 'signal.not-understood', {});
  state.alerts += 1;
  const { action, symbol, source, timestampMs: sentMs } = alert;
  const order = alert.orderType === 'market' ? 'market' : `limit ${alert.offset}`;
  say(turn, 'signal.received', { alert: state.alerts, action, symbol, order, size: sizeText(alert), source, sentMs, arrivedMs });
  const leg = legTurns(turn).find((one) => one.symbol === symbol);
  if (leg === undefined) return say(turn, 'signal.unknown-market', { alert: state.alerts, symbol });
  takeIn(leg, { ...alert, number: state.alerts, arrivedMs });
}

/** Drops everything that waits. */
export function dropQueues(turn: Turn, code: 'signal.paused' | 'signal.ending'): void {
  for (const { own, symbol } of legTurns(turn)) {
    for (const { number: alert } of own.queue) say(turn, code, { alert, symbol });
    own.queue = [];
  }
}

/** Takes the alert at the head of the queue out: its turn is over. */
export function endTurn({ own }: Pick<LegTurn, 'own'>): void {
  const alert = own.queue.shift();
  if (alert === undefined || isBefore(alert, own.lastMs, own.wasExit)) return;
  own.lastMs = alert.timestampMs;
  own.wasExit = isExit(alert);
}
