// A reader of the journal that acts: what each of them is made of. One is added by a folder, a row of each table that the compiler names,
// and nothing else.
import type { ExchangeEvent } from '#server/engine/event.ts';

import type { StepCommand } from '../host/outbox.ts';

/** In this order they read each event: leaders before the bots that copy them. */
export const readerNames = ['leaders', 'bots', 'programme'] as const;
export type ReaderName = (typeof readerNames)[number];

/** The same of each reader. */
export const ofEachReader = <Value>(of: (name: ReaderName) => Value): Record<ReaderName, Value> => ({
  leaders: of('leaders'),
  bots: of('bots'),
  programme: of('programme'),
});

/** The command of the journal that is being read. */
export type Moment = { readonly sequence: number; readonly timeMs: number };

/** `Changes`: everything that its rows in the database need, between two checkpoints. */
export type Reader<Changes> = {
  /** Before anything of a record is read: the exchange's time goes on to it, from that of the record before. */
  begin(at: Moment, fromMs: number): void;
  read(event: ExchangeEvent, at: Moment): void;
  /** Behind the last event of a record. */
  end(at: Moment): void;
  /** The earliest moment at which it has to act: the core's clock has to pass it. Null: there is none. */
  nextDueMs(): number | null;
  /** The commands that may be sent to the core now, in this order. */
  take(): readonly StepCommand[];
  /** True if somebody may look for something of it that the last checkpoint does not have. */
  hasUnwritten(): boolean;
  /** As far as it differs from the checkpoint before. */
  checkpoint(): Changes;
};
