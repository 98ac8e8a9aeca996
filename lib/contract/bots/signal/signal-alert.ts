// An alert to a signal bot as the journal keeps it: read, matched to one of its markets, and without the token that it came with.
import * as z from 'zod/mini';

import { amount } from '../../wire/fields.ts';
import { signalSize } from './signal-terms.ts';

export const signalActions = ['ENTER_LONG', 'EXIT_LONG', 'ENTER_SHORT', 'EXIT_SHORT'] as const;
export type SignalAction = (typeof signalActions)[number];

/** webhook: from outside. test: of the console on the bot's page. replay: an earlier one, told again. */
export const signalSources = ['webhook', 'test', 'replay'] as const;

export const signalAlert = z.object({
  action: z.enum(signalActions),
  /** One of the bot's markets, by the name that the exchange has for it. */
  symbol: z.string(),
  /** The time that its sender has put on it. */
  timestampMs: z.number(),
  /** An entry that could not be placed within this after its arrival is dropped. */
  maxLagMs: z.number(),
  orderType: z.enum(['market', 'limit']),
  /** limit: per cent from the last price, below it to buy and above it to sell. */
  offset: amount,
  /** Null: it names none. */
  size: z.nullable(signalSize),
  /** The size of a turn from one side to the other: what it closes is in it. */
  includesClose: z.boolean(),
  source: z.enum(signalSources),
});
export type SignalAlert = z.output<typeof signalAlert>;

/** Entries come behind exits of the same moment. */
export const isExit = ({ action }: Pick<SignalAlert, 'action'>): boolean => action === 'EXIT_LONG' || action === 'EXIT_SHORT';

export const sideOfSignal = ({ action }: Pick<SignalAlert, 'action'>): 'long' | 'short' =>
  action === 'ENTER_LONG' || action === 'EXIT_LONG' ? 'long' : 'short';
