// The changes of a run of records to attempts, and what is told of them.
import { eq } from 'drizzle-orm';
import type { ClientBase } from 'pg';

import type { EventRecord } from '#server/engine/event.ts';
import type { Store } from '#server/store/open-store.ts';
import { traderProAttempts, traderProNews } from '#server/store/schema/trader-pro.ts';
import { insertRows, replacing } from '../writing/insert-rows.ts';
import type { Attempt, AttemptNews } from './attempt.ts';
import { attemptOfRow, attemptRow } from './attempt-row.ts';
import type { ProgrammeBook } from './create-programme-book.ts';

export type ProgrammeRows = {
  add(record: EventRecord): void;
  concernsUsers(): boolean;
  /** Inside a transaction of the caller's. */
  write(client: ClientBase): Promise<void>;
};

export function createProgrammeRows(book: ProgrammeBook): ProgrammeRows {
  const attempts = new Map<number, Attempt>();
  const news: AttemptNews[] = [];
  return {
    add: (record) => {
      const changes = book.apply(record);
      for (const attempt of changes.attempts) attempts.set(attempt.accountId, attempt);
      news.push(...changes.news);
    },
    concernsUsers: () => news.length > 0,
    write: async (client) => {
      await insertRows(client, traderProAttempts, [...attempts.values()].map(attemptRow), replacing(traderProAttempts));
      const rows = news.map((one) => ({ ...one, isTold: false }));
      await insertRows(client, traderProNews, rows, 'on conflict do nothing');
    },
  };
}

/** The attempts that went on at the checkpoint. */
export async function readRunningAttempts(db: Store['db']): Promise<readonly Attempt[]> {
  return (await db.select().from(traderProAttempts).where(eq(traderProAttempts.state, 'running'))).map(attemptOfRow);
}
