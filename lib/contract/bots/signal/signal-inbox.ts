// The inbox of a signal bot: every alert that has come for it, and what became of it.
import * as z from 'zod/mini';

import { signalActions } from './signal-action.ts';
import { signalNamings, signalSources } from './signal-alert.ts';

/** An alert that the bot was never told of, because of what was found when it arrived. The words stand beside those of the bot's own rows. @internal */
export const arrivalFates = {
  'signal.unreadable': ['field', 'why'],
  'signal.wrong-token': [],
  'signal.unknown-instrument': ['instrument'],
  'signal.late': ['seconds', 'limit'],
  'signal.ahead': ['seconds', 'limit'],
  'signal.repeat': [],
  /** It states no time, and its very text has come a moment ago. */
  'signal.repeat-text': ['seconds'],
  'signal.bot-ended': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ArrivalFate = keyof typeof arrivalFates;

export const isArrivalFate = (code: string): code is ArrivalFate => Object.hasOwn(arrivalFates, code);

/** Of two messages that state no time the same text is a repeat within this, and a new one later. */
export const sameTextMs = 5000;

/** order: it has led to an order, or closed something. waits: its turn has not come. nothing: it has led to nothing. */
const signalOutcomes = ['order', 'waits', 'nothing'] as const;

export const signalInboxRow = z.object({
  alertId: z.string(),
  arrivedMs: z.number(),
  source: z.enum(signalSources),
  /** The mark that told it from others. Null: it could not be read, or came in a former release. */
  named: z.nullable(z.enum(signalNamings)),
  /** Null: it could not be read. */
  action: z.nullable(z.enum(signalActions)),
  /** The market's symbol; where it is none of the bot's, as it was named. Null: it could not be read. */
  instrument: z.nullable(z.string()),
  /** The time that its sender has put on it. Null: none that could be read. */
  sentMs: z.nullable(z.number()),
  /** The kind of order: market, or limit with its offset in per cent. */
  order: z.nullable(z.string()),
  /** The investmentType and the amount; empty: it names none. */
  size: z.nullable(z.string()),
  outcome: z.enum(signalOutcomes),
  /** Its words stand in the catalogue under the code, with the params as decisions have them. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type SignalInboxRow = z.output<typeof signalInboxRow>;

/** The reading of a message, and what would become (or has become) of it when it arrived. */
export const signalReceipt = z.object({
  /** Null: it was taken. */
  fate: z.nullable(z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
  action: z.nullable(z.enum(signalActions)),
  instrument: z.nullable(z.string()),
  ageMs: z.nullable(z.number()),
  order: z.nullable(z.string()),
  size: z.nullable(z.string()),
});
export type SignalReceipt = z.output<typeof signalReceipt>;

export const signalHook = z.object({
  strategyId: z.string(),
  /** The address under the exchange's own, to which alerts with the token inside them are sent. */
  path: z.string(),
  token: z.string(),
});
export type SignalHook = z.output<typeof signalHook>;

/** The number of characters of a message that are read. */
export const signalMessageLimit = 4000;
