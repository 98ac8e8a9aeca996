// Takes records as they come and writes them in order, as fast as the database allows, never leaving one out.
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

import type { EventRecord } from '#server/engine/event.ts';
import type { Listings } from '#server/engine/listings.ts';
import { type Batch, type Books, createBatch } from './batch.ts';
import { writeOnce } from './checkpoint.ts';

/** A batch is closed at this many records, so that no transaction holds the database long. */
const batchRecords = 4096;
/** What only the house did may wait this long for company. */
const houseDelayMs = 250;
const readYourWritesMs = 10_000;
/** More waiting records than this, and the venue is not well. */
const healthyBacklog = 200_000;
const retryMs = [50, 200, 1000, 5000];

export type WriterLog = { error(details: object, message: string): void };

export type Writer = {
  /** In order of sequence. Records at or below `after`, or seen before, are ignored. */
  add(records: readonly EventRecord[]): void;
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

export type WriterSetting = { readonly pool: Pool; readonly listings: Listings; readonly books: Books; readonly log: WriterLog };

/** `after`: the last sequence that is written already. */
export function createWriter({ pool, listings, books, log }: WriterSetting, after: number): Writer {
  const batches: Batch[] = [];
  const waiting = new Set<{ readonly sequence: number; readonly done: () => void }>();
  /** The batch that new records join. */
  let open: Batch | null = null;
  let added = after;
  let written = after;
  let failures = 0;
  let closing = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const writeFirst = async (batch: Batch): Promise<void> => {
    try {
      await writeOnce(pool, batch);
      batches.shift();
      written = batch.lastSequence();
      failures = 0;
      for (const waiter of waiting) if (waiter.sequence <= written) waiter.done();
    } catch (error) {
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
    for (let batch = batches[0]; batch !== undefined && !(closing && failures > 0); batch = batches[0]) {
      if (open === batch) open = null;
      await writeFirst(batch);
    }
    running = null;
  };
  const start = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (running === null && batches.length > 0) running = run();
  };
  const openBatch = (): Batch => {
    if (open !== null && open.records() < batchRecords) return open;
    open = createBatch(listings, books);
    batches.push(open);
    return open;
  };
  const backlog = (): number => batches.reduce((sum, batch) => sum + batch.records(), 0);

  return {
    add: (records) => {
      for (const record of records) {
        if (record.sequence <= added) continue;
        added = record.sequence;
        openBatch().add(record);
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
