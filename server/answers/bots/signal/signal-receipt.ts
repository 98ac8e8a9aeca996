// The answer of calls about an alert: what has been read out of it, and what became of it when it arrived.
import type { SignalReceipt } from '#lib/contract/bots/signal/signal-inbox.ts';
import type { Arrival } from '#server/services/bots/signal/signals.ts';
import { orderText, sizeText } from '#server/services/bots/signal/refused-alerts.ts';

export function signalReceipt(arrival: Arrival, nowMs: number): SignalReceipt {
  const { alert } = arrival;
  return {
    fate: arrival.fate === null ? null : { code: arrival.fate, params: { ...arrival.params } },
    action: alert?.action ?? null,
    instrument: alert?.symbol ?? null,
    ageMs: alert === null ? null : nowMs - alert.timestampMs,
    order: alert === null ? null : orderText(alert),
    size: alert === null ? null : sizeText(alert),
  };
}
