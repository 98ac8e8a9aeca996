// Takes records as they come and writes them in order, as fast as the database allows, never leaving one out.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

import type { EventRecord } from '#server/engine/event.ts';
import type { Listings } from '#server/engine/listings.ts';
import { type Batch, type Books, createBatch, type RecordEnd } from './batch.ts';
import { writeOnce, WrittenByAnother } from './checkpoint.ts';

/** A batch is closed at this many records, so that no transaction holds the database long. */
const batchRecords = 4096;
/** The time for which records of the house alone may wait to be batched with others. */
const houseDelayMs = 250;
const readYourWritesMs = 10_000;
/** More waiting records than this, and the venue is not well. */
const healthyBacklog = 200_000;
const retryMs = [50, 200, 1000, 5000];

export type WriterLog = { error(details: object, message: string): void };

export type Writer = {
  /** In order of sequence, with the end of the journal that holds them. Records at or below `after`, or seen before, are ignored. */
  add(records: readonly EventRecord[], end: RecordEnd | null): void;
  /** Resolves when everything up to the sequence is written, or after 10 s: what a reader has just done is worth a wait. */
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
  readonly listings: Listings;
  readonly books: Books;
  readonly log: WriterLog;
  readonly giveUp: (reason: string) => void;
};

/** `after`: the last sequence that is written already. */
export function createWriter({ pool, listings, books, log, giveUp }: WriterSetting, after: number): Writer {
  const name = randomUUID();
  const batches: Batch[] = [];
  const waiting = new Set<{ readonly sequence: number; readonly done: () => void }>();
  /** The batch that new records join. */
  let open: Batch | null = null;
  let added = after;
  let written = after;
  let failures = 0;
  /** Why nothing is written any more, for good. */
  let refused: string | null = null;
  let closing = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** The waiting records stay: the journal has them, and nothing may be written behind somebody else's rows. */
  const refuse = (reason: string): void => {
    if (refused !== null) return;
    refused = reason;
    giveUp(reason);
  };
  const writeFirst = async (batch: Batch): Promise<void> => {
    try {
      await writeOnce(pool, batch, written, name);
      batches.shift();
      written = batch.lastSequence();
      failures = 0;
      for (const waiter of waiting) if (waiter.sequence <= written) waiter.done();
    } catch (error) {
      if (error instanceof WrittenByAnother) return refuse(error.message);
      failures += 1;
      log.error(
        { err: error, firstSequence: batch.firstSequence(), lastSequence: batch.lastSequence(), failures },
        'records could not be written; trying again',
      );
      if (!closing) await delay(retryMs[Math.min(failures, retryMs.length) - 1]);
    }
  };
  const run = async (): Promise<void> => {
    // Records that arrive while a batch is written go into the next one.
    for (let batch = batches[0]; batch !== undefined && refused === null && !(closing && failures > 0); batch = batches[0]) {
      if (open === batch) open = null;
      await writeFirst(batch);
    }
    running = null;
  };
  const start = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (running === null && refused === null && batches.length > 0) running = run();
  };
  const openBatch = (): Batch => {
    if (open !== null && open.records() < batchRecords) return open;
    open = createBatch(listings, books);
    batches.push(open);
    return open;
  };
  const backlog = (): number => batches.reduce((sum, batch) => sum + batch.records(), 0);

  return {
    add: (records, end) => {
      for (const record of records) {
        if (record.sequence <= added || refused !== null) continue;
        if (record.sequence !== added + 1)
          return refuse(`record ${record.sequence} came after record ${added}: what is between them is missing`);
        added = record.sequence;
        openBatch().add(record, end);
      }
      if (batches.some((batch) => batch.concernsUsers()) || waiting.size > 0 || batches.length > 1) start();
      else if (batches.length > 0 && running === null) timer ??= setTimeout(start, houseDelayMs);
    },
    caughtUp: (sequence) => {
      if (sequence <= written) return Promise.resolve();
      return new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(limit);
          waiting.delete(waiter);
          resolve();
        };
        const waiter = { sequence, done };
        const limit = setTimeout(done, readYourWritesMs);
        waiting.add(waiter);
        start();
      });
    },
    added: () => added,
    problem: () => {
      if (refused !== null) return refused;
      if (failures > 2) return 'the database refuses what happened';
      return backlog() > healthyBacklog ? `the database is ${backlog()} records behind` : null;
    },
    backlog,
    close: async () => {
      closing = true;
      start();
      await running;
      for (const waiter of waiting) waiter.done();
    },
  };
}
