// Takes records as they come and writes them in order, as fast as the database allows, never leaving one out.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

import type { EventRecord } from '#server/engine/event.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { isDatabaseAway } from '#server/store/database-away.ts';
import { type Batch, type Books, createBatch, type RecordEnd } from './batch.ts';
import { writeOnce, WrittenByAnother } from './checkpoint.ts';
import { createWaitingReaders } from './waiting-readers.ts';

/** A batch is closed at this many records, so that no transaction holds the database long. */
const batchRecords = 4096;
/** The time for which records of the house alone may wait to be batched with others. */
const houseDelayMs = 250;
/** More waiting records than this, and the venue is not well. */
const healthyBacklog = 200_000;
const retryMs = [50, 200, 1000, 5000];
/** The database is looked for so often while it is away. */
const lookEveryMs = 100;

export type WriterLog = { error(details: object, message: string): void };

export type Writer = {
  /** In order of sequence, with the end of the journal that holds them. Records at or below `after`, or seen before, are ignored. */
  add(records: readonly EventRecord[], end: RecordEnd | null): void;
  /**
   * Resolves when everything up to the sequence is written, or after 10 s: what a reader has just done is worth a wait. At once while the
   * database is away: it cannot be asked anyway.
   */
  caughtUp(sequence: number): Promise<void>;
  /** The last sequence added. */
  added(): number;
  /** Null, or what is wrong. */
  problem(): string | null;
  backlog(): number;
  /** Writes what is left, then stops. Gives up after one failed attempt per batch: the journal has it. */
  close(): Promise<void>;
};

export type WriterSetting = {
  readonly pool: Pool;
  /** Tells whether the database is away, for now, and when that is so. */
  readonly presence: Pick<Store, 'isAway' | 'onAway'>;
  readonly listings: Listings;
  readonly books: Books;
  readonly log: WriterLog;
  readonly giveUp: (reason: string) => void;
};

type State = {
  /** Oldest first. */
  readonly batches: Batch[];
  /** The batch that new records join. */
  open: Batch | null;
  /** The last sequence that is written. */
  written: number;
  failures: number;
  /** Why nothing is written any more, for good. */
  refused: string | null;
  closing: boolean;
};

/** The waiting records stay: the journal has them, and nothing may be written behind somebody else's rows. */
function refuse(state: State, reason: string, giveUp: WriterSetting['giveUp']): void {
  if (state.refused !== null) return;
  state.refused = reason;
  giveUp(reason);
}

/** Resolves false when it was not away. That it is away is known a moment after the first statement fails. */
async function waitedForReturn(state: State, { presence }: WriterSetting): Promise<boolean> {
  await delay(lookEveryMs);
  if (!presence.isAway()) return false;
  while (presence.isAway() && !state.closing) await delay(lookEveryMs);
  return true;
}

/** Tries once; after a failure it resolves when the next attempt is due. */
async function writeOldest(state: State, batch: Batch, setting: WriterSetting, name: string): Promise<void> {
  const { pool, log, giveUp } = setting;
  try {
    await writeOnce(pool, batch, state.written, name);
    state.batches.shift();
    state.written = batch.lastSequence();
    state.failures = 0;
  } catch (error) {
    if (error instanceof WrittenByAnother) return refuse(state, error.message, giveUp);
    state.failures += 1;
    if (isDatabaseAway(error) && !state.closing && (await waitedForReturn(state, setting))) return;
    log.error(
      { err: error, firstSequence: batch.firstSequence(), lastSequence: batch.lastSequence(), failures: state.failures },
      'records could not be written; trying again',
    );
    if (!state.closing) await delay(retryMs[Math.min(state.failures, retryMs.length) - 1]);
  }
}

function openBatch(state: State, { listings, books }: WriterSetting): Batch {
  if (state.open !== null && state.open.records() < batchRecords) return state.open;
  state.open = createBatch(listings, books);
  state.batches.push(state.open);
  return state.open;
}

/** `after`: the last sequence that is written already. */
export function createWriter(setting: WriterSetting, after: number): Writer {
  const name = randomUUID();
  const state: State = { batches: [], open: null, written: after, failures: 0, refused: null, closing: false };
  const { batches } = state;
  const { presence } = setting;
  const readers = createWaitingReaders();
  const stopHearing = presence.onAway(() => readers.release(Number.POSITIVE_INFINITY));
  let added = after;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    // Records that arrive while a batch is written go into the next one.
    for (
      let batch = batches[0];
      batch !== undefined && state.refused === null && !(state.closing && state.failures > 0);
      batch = batches[0]
    ) {
      if (state.open === batch) state.open = null;
      await writeOldest(state, batch, setting, name);
      readers.release(state.written);
    }
    running = null;
  };
  const start = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (running === null && state.refused === null && batches.length > 0) running = run();
  };
  const backlog = (): number => batches.reduce((sum, batch) => sum + batch.records(), 0);

  return {
    add: (records, end) => {
      for (const record of records) {
        if (record.sequence <= added || state.refused !== null) continue;
        if (record.sequence !== added + 1)
          return refuse(state, `record ${record.sequence} came after record ${added}: what is between them is missing`, setting.giveUp);
        added = record.sequence;
        openBatch(state, setting).add(record, end);
      }
      if (batches.some((batch) => batch.concernsUsers()) || readers.count() > 0 || batches.length > 1) start();
      else if (batches.length > 0 && running === null) timer ??= setTimeout(start, houseDelayMs);
    },
    caughtUp: (sequence) => {
      if (sequence <= state.written || presence.isAway()) return Promise.resolve();
      const done = readers.wait(sequence);
      start();
      return done;
    },
    added: () => added,
    problem: () => {
      if (state.refused !== null) return state.refused;
      if (presence.isAway()) return null;
      if (state.failures > 2) return 'the database refuses what happened';
      return backlog() > healthyBacklog ? `the database is ${backlog()} records behind` : null;
    },
    backlog,
    close: async () => {
      state.closing = true;
      stopHearing();
      start();
      await running;
      readers.release(Number.POSITIVE_INFINITY);
    },
  };
}
