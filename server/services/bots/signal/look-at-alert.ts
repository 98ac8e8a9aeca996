// Result of a message when it arrives: how it is read, which market it means, and how old it is.
import { namedMarket } from '#lib/contract/bots/signal/named-market.ts';
import type { SignalReading } from '#lib/contract/bots/signal/read-signal-message.ts';
import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { OwnedBot } from '../bots.ts';
import type { Arrival, FateParams } from './signals.ts';
import type { ArrivalFate } from '#lib/contract/bots/signal/signal-inbox.ts';

type Asked = {
  readonly bot: OwnedBot;
  readonly reading: SignalReading;
  readonly arrivedMs: number;
  readonly source: SignalAlert['source'];
  readonly markets: readonly { readonly symbol: string }[];
};

/** Age in whole seconds, up: what is refused is beyond the limit in words as well. */
const inSeconds = (ms: number): number => Math.ceil(ms / 1000);

/** Null: it is neither too old nor from too far ahead of the exchange's clock. */
function timeFate(
  { timestampMs, maxLagMs }: Pick<SignalAlert, 'timestampMs' | 'maxLagMs'>,
  arrivedMs: number,
): { fate: ArrivalFate; params: FateParams } | null {
  const age = arrivedMs - timestampMs;
  if (Math.abs(age) <= maxLagMs) return null;
  return { fate: age > 0 ? 'signal.late' : 'signal.ahead', params: { seconds: inSeconds(Math.abs(age)), limit: maxLagMs / 1000 } };
}

export function lookAtAlert({ bot, reading, arrivedMs, source, markets }: Asked): Arrival {
  if ('problem' in reading)
    return { fate: 'signal.unreadable', params: { field: reading.problem.field, why: reading.problem.reason }, alert: null };
  const { instrument, timestampMs, ...read } = reading.read;
  const market = namedMarket(markets, instrument);
  // Without a time of its sender's it was sent when it came.
  const named = reading.identity.by;
  const alert: SignalAlert = { ...read, symbol: market?.symbol ?? instrument, source, named, timestampMs: timestampMs ?? arrivedMs };
  if (bot.state === BotState.stopped || bot.state === BotState.stopping) return { fate: 'signal.bot-ended', params: {}, alert };
  if (market === null) return { fate: 'signal.unknown-instrument', params: { instrument }, alert };
  const time = timeFate(alert, arrivedMs);
  return time === null ? { fate: null, alert } : { ...time, alert };
}
