// The attempts at the funded-trader programme in the database of their venue, and what is told of them.
import { traderProAttempts, traderProNews } from '#server/store/schema/trader-pro.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import type { AttemptRow } from '#server/projections/trader-pro/attempt-row.ts';
import { attemptOfRow } from '#server/projections/trader-pro/attempt-row.ts';
import { insertRows, replacing } from '#server/projections/writing/insert-rows.ts';

import type { ReaderStore } from '../readers/reader-store.ts';
import type { ProgrammeChanges } from './programme-reader.ts';

/** The state: attempts that go on. */
export const programmeStore: ReaderStore<readonly AttemptRow[], ProgrammeChanges> = {
  read: async (client) => {
    const state = await drizzle(client).select().from(traderProAttempts).where(eq(traderProAttempts.state, 'running'));
    return { state, accounts: state.flatMap((row) => [row.accountId, ...attemptOfRow(row).strategies]) };
  },
  write: async (client, { attempts, news }) => {
    await insertRows(client, traderProAttempts, attempts, replacing(traderProAttempts));
    const rows = news.map((one) => ({ ...one, isTold: false }));
    await insertRows(client, traderProNews, rows, 'on conflict do nothing');
  },
};
