// A journal and its database belong together: whoever starts one with something else is refused, and nobody gets somebody else's money.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import { startExchange } from '#server/runtime/exchange-client.ts';
import { openStore } from '#server/store/open-store.ts';

import { startPostgres, type RunningPostgres } from '../../scripts/install/postgres.ts';
import { newFolder, openInstallation, refusal, reserveCode } from './installation.ts';

const quiet = { info: () => undefined, error: () => undefined };
const folders: string[] = [];
const folder = (): string => {
  const made = newFolder();
  folders.push(made);
  return made;
};
let postgres: RunningPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

test('a folder that had used PostgreSQL is not started without it, nor with an empty one of its own', async () => {
  const dataDir = folder();
  const database = await postgres.createDatabase('with_ann');
  const first = await openInstallation(dataDir, database);
  const ann = await first.signUp('ann');
  await first.deposit(ann, 7777);
  await first.close();

  // DATABASE_URL is forgotten: the embedded database is new and empty.
  const said = await refusal(dataDir, '');
  expect(said).toContain(`does not know whose some accounts of the journal in ${dataDir}`);
  expect(said).toContain('is DATABASE_URL what it was?');
  expect(await refusal(dataDir, '', '1-00000000')).toBe(said);
  const again = await openInstallation(dataDir, database);
  expect(await again.logIn('ann')).toEqual(ann);
  expect(await again.holds(ann.accountId)).toBe(7777);
  await again.close();

  // The operator goes on without it: Ann's money stays hers, and the next person begins with nothing.
  const without = await openInstallation(dataDir, '', reserveCode(said));
  const bob = await without.signUp('bob');
  expect(bob.accountId).toBe(ann.accountId + 1);
  expect([await without.holds(bob.accountId), await without.holds(ann.accountId)]).toEqual([0, 7777]);
  await without.close();
}, 300_000);

test('the database of another exchange is refused and left as it was, and so is one that knows more than the journal', async () => {
  const [here, elsewhere] = [folder(), folder()];
  const [database, other] = [await postgres.createDatabase('here'), await postgres.createDatabase('elsewhere')];
  const first = await openInstallation(here, database);
  await first.signUp('ann');
  await first.close();
  const second = await openInstallation(elsewhere, other);
  await second.signUp('bob');
  await second.close();
  const checkpoint = async (): Promise<unknown> => {
    const store = await openStore({ dataDir: '', databaseUrl: other, log: quiet });
    const { rows } = await store.pool.query('select name, sequence from projection_checkpoints');
    await store.close();
    return rows;
  };
  const before = await checkpoint();
  expect(await refusal(here, other)).toContain(`belongs to another exchange than the journal in ${here}`);
  expect(await checkpoint()).toEqual(before);

  // The journal of yesterday under the database of today.
  const yesterday = folder();
  cpSync(here, yesterday, { recursive: true });
  const today = await openInstallation(here, database);
  await today.signUp('cat');
  await today.close();
  expect(await refusal(yesterday, database)).toMatch(/the readers have already seen command \d+/);
  rmSync(join(yesterday, 'journal'), { recursive: true });
  expect(await refusal(yesterday, database)).toContain('journal: not named');
  const store = await openStore({ dataDir: '', databaseUrl: database, log: quiet });
  await store.pool.query(
    'insert into exchange_accounts (account_id, user_id, created_at_ms, retired_at_ms) select 4040, id, 0, 0 from "user" limit 1',
  );
  await store.close();
  expect(await refusal(here, database)).toContain('has accounts that the journal in');
}, 300_000);

/** The state of an installation of an earlier release: accounts without owners, numbers that the database gave, no names. */
async function oldInstallation(
  dataDir: string,
  databaseUrl: string,
  rows: readonly (readonly [owner: string, accountId: number])[],
): Promise<void> {
  const client = await startExchange({ dataDir, replayEventsAfter: 0, onRecords: () => undefined, log: quiet });
  const opened = [1000, 1001].map((accountId): Command => ({ type: 'open-account', accountId, kind: 'user' }));
  await client.submitAll(opened);
  await client.close();
  const store = await openStore({ dataDir: '', databaseUrl, log: quiet });
  for (const [owner, accountId] of rows) {
    await store.pool.query(`insert into "user" (id, name, email) values ($1::text, $1::text, $1 || '@example.com')`, [owner]);
    await store.pool.query('insert into exchange_accounts (account_id, user_id, created_at_ms) values ($1, $2, 0)', [accountId, owner]);
  }
  await store.close();
}

describe('an installation from before', () => {
  test('gets its names and owners when both sides fit, a sign-up that was cut short included', async () => {
    const dataDir = folder();
    const database = await postgres.createDatabase('old_that_fits');
    await oldInstallation(dataDir, database, [
      ['ann', 1000],
      ['bob', 1001],
      ['cat', 1002],
    ]);
    const adopted = await openInstallation(dataDir, database);
    const { client } = adopted.venues.live;
    expect(await client.identity()).not.toBe('');
    expect(await Promise.all(['ann', 'bob', 'cat', 'dora'].map((owner) => client.accountOf(owner)))).toEqual([1000, 1001, 1002, null]);
    expect((await adopted.signUp('dora')).accountId).toBe(1003);
    await adopted.close();
    // Without it, the journal alone knows whose they are.
    expect(await refusal(dataDir, await postgres.createDatabase('empty'))).toContain('(1000, 1001, 1002, 1003)');
  });

  test('is refused when accounts have no owner, until the operator allows for exactly these', async () => {
    const dataDir = folder();
    const database = await postgres.createDatabase('old_that_lacks');
    await oldInstallation(dataDir, database, [['ann', 1000]]);
    const said = await refusal(dataDir, database);
    expect(said).toContain('(1001)');
    expect(said).toContain('from before they were opened');
    const adopted = await openInstallation(dataDir, database, reserveCode(said));
    expect(await adopted.venues.live.client.accountOf('lost-1001')).toBe(1001);
    await adopted.close();
  });
});
