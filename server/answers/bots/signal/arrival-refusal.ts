// The answer to whoever sends an alert that the bot is not told of.
import type { ArrivalFate } from '#lib/contract/bots/signal/signal-inbox.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { Arrival, FateParams } from '#server/services/bots/signal/signals.ts';
import { refuse, type Refusal } from '../../refusal/refusal.ts';

const keys: Readonly<Record<ArrivalFate, ErrorKey>> = {
  'signal.unreadable': 'invalidField',
  'signal.wrong-token': 'wrongSignalToken',
  'signal.unknown-instrument': 'signalInstrument',
  'signal.late': 'signalLate',
  'signal.ahead': 'signalAhead',
  'signal.repeat': 'signalRepeat',
  'signal.repeat-text': 'signalRepeat',
  'signal.bot-ended': 'strategyEnded',
};

/** The reason of a field is called so in the answers of all calls. */
const named = ({ why, ...params }: FateParams): FateParams => (why === undefined ? params : { ...params, reason: why });

/** Null: it was told. */
export const arrivalRefusal = (arrival: Arrival): Refusal | null =>
  arrival.fate === null ? null : refuse(keys[arrival.fate], named(arrival.params));
