// The messages between the exchange's thread and the rest: always batches, never single events.
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { Reply } from '#server/engine/reply.ts';
import type { Retention } from '#server/journal/retention.ts';

import type { AskedName } from './asked.ts';
import type { DatabaseFacts } from './check-database.ts';

/** A record of the journal, by its last command and its hash (hexadecimal). */
export type RecordEnd = { readonly sequence: number; readonly hash: string };

export type HostData = {
  readonly folder: string;
  readonly replayEventsAfter: number;
  readonly readersRecord: RecordEnd | null;
  readonly snapshotEveryCommands: number;
  readonly retention: Retention;
  readonly database?: DatabaseFacts;
  /** The memory of the exchange clock. */
  readonly sharedClock: SharedArrayBuffer;
};

/** Answered in order with the commands around it. */
export type Question = { readonly about: AskedName; readonly asked: readonly unknown[] };

export type ToHost =
  | { readonly type: 'commands'; readonly id: number; readonly commands: readonly Command[] }
  | { readonly type: 'question'; readonly id: number; readonly question: Question }
  | { readonly type: 'readers-have'; readonly sequence: number }
  | { readonly type: 'close' };

export type Settled = { readonly id: number; readonly replies: readonly Reply[] };

export type FromHost =
  | { readonly type: 'ready'; readonly sequence: number }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'records'; readonly records: readonly EventRecord[]; readonly end: RecordEnd }
  /** One group: everything that one sync made durable. */
  | {
      readonly type: 'group';
      readonly settled: readonly Settled[];
      readonly records: readonly EventRecord[];
      readonly sequence: number;
      readonly end: RecordEnd;
    }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'closed' };
