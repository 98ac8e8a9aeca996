// Alerts of a list as a backtest tells a bot of them: read as the webhook reads them, each at its own time.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { namedMarket } from '#lib/contract/bots/signal/named-market.ts';
import { type ReadAs, readsAs, readSignalMessage } from '#lib/contract/bots/signal/read-signal-message.ts';
import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import type { BotMarket, TermsProblem } from '#server/automation/bot-kind.ts';
import type { PlayedMessage } from './play/bot-play.ts';

type Read = { readonly ok: true; readonly message: PlayedMessage } | { readonly ok: false; readonly why: string };

function readAlert(text: string, markets: readonly BotMarket[], as: ReadAs): Read {
  const reading = readSignalMessage(text, as);
  if ('problem' in reading) return { ok: false, why: `${reading.problem.field} ${reading.problem.reason}` };
  const { instrument, timestampMs, ...read } = reading.read;
  if (timestampMs === null) return { ok: false, why: 'timestamp is missing' };
  const market = namedMarket(markets, instrument);
  if (market === null) return { ok: false, why: `instrument ${instrument} is none of its markets` };
  const alert: SignalAlert = { ...read, timestampMs, symbol: market.symbol, source: 'test' };
  return { ok: true, message: { timeMs: timestampMs, text: JSON.stringify(alert) } };
}

/** In the order of their times; or the first that cannot be read, by its number. */
export function alertMessages(
  texts: readonly string[],
  markets: readonly BotMarket[],
  bot: BotTerms,
): readonly PlayedMessage[] | TermsProblem {
  const as = readsAs(bot);
  const messages: PlayedMessage[] = [];
  for (const [place, text] of texts.entries()) {
    const read = readAlert(text, markets, as);
    if (!read.ok) return { field: 'alerts', code: 'invalidField', params: { field: 'alerts', reason: `${place + 1}: ${read.why}` } };
    messages.push(read.message);
  }
  return messages.toSorted((one, other) => one.timeMs - other.timeMs);
}

export const isProblem = (read: readonly PlayedMessage[] | TermsProblem): read is TermsProblem => 'field' in read;
