// An alert to a signal bot as the journal keeps it: read, matched to one of its markets, and without the token that it came with.
import * as z from 'zod/mini';

import { amount } from '../../wire/fields.ts';
import { signalActions } from './signal-action.ts';
import { signalSize } from './signal-terms.ts';

/** `webhook` comes from outside, `test` from the console on the bot's page; `replay` is an earlier one that is told again. */
export const signalSources = ['webhook', 'test', 'replay'] as const;

/**
 * The mark that tells an alert from others. `id` is its id, with its time, action and market; `fields` are all its fields. `bytes` is of one that
 * states no time: the same text is a repeat for five seconds.
 */
export const signalNamings = ['id', 'fields', 'bytes'] as const;
export type SignalNaming = (typeof signalNamings)[number];

export const statedPositions = ['long', 'short', 'flat'] as const;
export type StatedPosition = (typeof statedPositions)[number];

export const signalAlert = z.object({
  action: z.enum(signalActions),
  /** One of the bot's markets, by the name that the exchange has for it. */
  symbol: z.string(),
  /** The time that its sender has put on it; without one, that of its arrival. */
  timestampMs: z.number(),
  /** An entry that could not be placed within this after its arrival is dropped. */
  maxLagMs: z.number(),
  orderType: z.enum(['market', 'limit']),
  /** `limit` is in per cent from the last price, below it to buy and above it to sell. */
  offset: amount,
  /** Null: it names none. */
  size: z.nullable(signalSize),
  /** The size of a turn from one side to the other: what it closes is in it. */
  includesClose: z.boolean(),
  source: z.enum(signalSources),
  /** Left out: time, action and market name it, as in former releases. */
  named: z.optional(z.enum(signalNamings)),
  /** The position that its strategy says it has now. Left out: it says nothing. */
  stated: z.optional(z.enum(statedPositions)),
});
export type SignalAlert = z.output<typeof signalAlert>;

/** Entries come behind exits of the same moment. */
export const isExit = ({ action }: Pick<SignalAlert, 'action'>): boolean => action === 'EXIT_LONG' || action === 'EXIT_SHORT';

export const sideOfSignal = ({ action }: Pick<SignalAlert, 'action'>): 'long' | 'short' =>
  action === 'ENTER_LONG' || action === 'EXIT_LONG' ? 'long' : 'short';
