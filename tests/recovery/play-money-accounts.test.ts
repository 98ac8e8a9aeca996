// Accounts of play money, beside those of real money in one database: guests who were forgotten, people of both venues, and numbers apart.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { connectDatabase } from '#server/venue/database/connect-database.ts';
import { readDatabaseFacts, type VenueDatabase } from '#server/venue/database/database-facts.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';
import { createEnsureAccount } from '#server/services/accounts/exchange-account.ts';
import { openStore, type Store } from '#server/store/open-store.ts';

import { startPostgres, type RunningPostgres } from '../../scripts/install/postgres.ts';
import { newFolder } from './installation.ts';

const quiet = { info: () => undefined, error: () => undefined };
const parent = newFolder();
let postgres: RunningPostgres;
let store: Store;
beforeAll(async () => {
  postgres = await startPostgres();
  store = await openStore({ dataDir: '', databaseUrl: await postgres.createDatabase('people'), log: quiet });
});
afterAll(async () => {
  await store.close();
  await postgres.stop();
  rmSync(parent, { recursive: true, force: true });
});

const user = (id: string) =>
  store.pool.query(`insert into "user" (id, name, email) values ($1::text, $1::text, $1 || '@example.com')`, [id]);

/** A start of one venue, as far as its accounts go. */
async function start(mode: 'live' | 'paper'): Promise<ExchangeClient> {
  const tables = mode === 'live' ? store : await store.openSchema('paper');
  const database: VenueDatabase = { tables: tables.db, people: store.db, mode };
  const facts = await readDatabaseFacts(database, []);
  const folder = join(parent, mode);
  const client = await startExchange({ dataDir: folder, replayEventsAfter: 0, onRecords: () => undefined, log: quiet, database: facts });
  try {
    await connectDatabase(client, database, facts, { folder, log: quiet, nowMs: 1 });
  } catch (error) {
    await client.close();
    throw error;
  }
  return client;
}

test('old numbers of both venues are mixed, new ones are apart, and a forgotten guest is nobody', async () => {
  // As an earlier release left it: 1000 and 1001 of Ann, 1002 of a guest who has been forgotten.
  const old = await startExchange({ dataDir: join(parent, 'paper'), replayEventsAfter: 0, onRecords: () => undefined, log: quiet });
  for (const accountId of [1001, 1002]) await old.submit({ type: 'open-account', accountId, kind: 'user' });
  await old.close();
  const oldLive = await startExchange({ dataDir: join(parent, 'live'), replayEventsAfter: 0, onRecords: () => undefined, log: quiet });
  await oldLive.submit({ type: 'open-account', accountId: 1000, kind: 'user' });
  await oldLive.close();
  await user('ann');
  await store.pool.query(
    `insert into exchange_accounts (account_id, user_id, venue, created_at_ms) values (1000, 'ann', 'live', 0), (1001, 'ann', 'paper', 0)`,
  );

  const [live, paper] = [await start('live'), await start('paper')];
  expect([await live.accountOf('ann'), await paper.accountOf('ann')]).toEqual([1000, 1001]);
  expect(await live.identity()).not.toBe(await paper.identity());
  await user('bob');
  const ensure = createEnsureAccount(store.db, () => 1);
  expect(await ensure('bob', 'paper', paper)).toBe(1_000_000_000);
  // Above every number of before, whichever venue it was of.
  expect(await ensure('bob', 'live', live)).toBe(1002);
  await live.close();

  // The power went between the exchange and the row.
  await user('cat');
  await paper.submit({ type: 'open-user-account', owner: 'cat', replaces: 0, firstNumber: 1_000_000_000 });
  await paper.close();
  const again = await start('paper');
  const { rows } = await store.pool.query(`select account_id from exchange_accounts where user_id = 'cat'`);
  expect(rows).toEqual([{ account_id: 1_000_000_001 }]);
  // A guest whom the database has never heard of.
  await again.submit({ type: 'open-user-account', owner: 'late-guest', replaces: 0, firstNumber: 1_000_000_000 });
  await again.close();
  await expect(start('paper')).rejects.toThrow('(1000000002)');
}, 300_000);
