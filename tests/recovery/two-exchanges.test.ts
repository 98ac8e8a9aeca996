// Two exchanges and one database: the second one is sent away, and what the first one loses it takes back or ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfig } from '#server/configuration/config.ts';
import { openVenues } from '#server/open-venues.ts';
import { openStore, type Store } from '#server/store/open-store.ts';

import { startPostgres, type RunningPostgres } from '../../scripts/install/postgres.ts';

const silent = pino({ level: 'silent' });
let postgres: RunningPostgres;
let parent = '';

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'meridian-two-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** An exchange without its server, on a folder of its own. */
const openAt = (databaseUrl: string, folder: string) =>
  openVenues(readConfig({ DATA_DIR: join(parent, folder), DATABASE_URL: databaseUrl }), silent, () => undefined, {
    grouped: () => undefined,
  });

/** Another program that is connected to the database while it does something. */
async function asOperator<Value>(databaseUrl: string, act: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

const keepers = `select pid from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`;
const keeperOf = (client: pg.Client): Promise<number | undefined> =>
  client.query<{ pid: number }>(keepers).then(({ rows }) => rows[0]?.pid);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}

describe('two folders on one database', () => {
  test('the second one says who has it and changes nothing; when the first has gone it may', async () => {
    const databaseUrl = await postgres.createDatabase('shared');
    const first = await openAt(databaseUrl, 'a');
    await first.live.projections.caughtUp(first.live.client.status().sequence);
    const before = await first.live.projections.checkpoint();
    const said = new RegExp(
      `^the database is in use by Meridian, process ${process.pid} on ${hostname()} since 20[^ ]+Z: two exchanges cannot share one`,
    );
    await expect(openAt(databaseUrl, 'b')).rejects.toThrow(said);
    expect([await first.live.projections.checkpoint(), first.live.projections.health().problem]).toEqual([before, null]);
    await first.close();
    const store = await openStore({ dataDir: '', databaseUrl, log: silent });
    await store.close();
  });

  test('a killed one has let go of it', async () => {
    const databaseUrl = await postgres.createDatabase('killed');
    const program = `
      import { openStore } from ${JSON.stringify(new URL('../../server/store/open-store.ts', import.meta.url).href)};
      await openStore({ dataDir: '', databaseUrl: process.argv[1], log: { info() {}, error() {} } });
      process.stdout.write('open');
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(openStore({ dataDir: '', databaseUrl, log: silent })).rejects.toThrow(`in use by Meridian, process ${child.pid} on `);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await openStore({ dataDir: '', databaseUrl, log: silent })).close();
  });

  test('databases of one server do not know of each other', async () => {
    const urls = [await postgres.createDatabase('one'), await postgres.createDatabase('other')];
    const stores = await Promise.all(urls.map((databaseUrl) => openStore({ dataDir: '', databaseUrl, log: silent })));
    expect(stores.map((store) => store.problem())).toEqual([null, null]);
    for (const store of stores) await store.close();
  });
});

describe('a lock that is lost', () => {
  const write = (store: Store, key: string) => store.pool.query('insert into venue_genesis (key, value) values ($1, $2)', [key, 'written']);
  const written = (store: Store): Promise<number> => store.pool.query('select * from venue_genesis').then(({ rows }) => rows.length);

  test('is taken back, and what is written meanwhile waits for it', async () => {
    const databaseUrl = await postgres.createDatabase('cut');
    const store = await openStore({ dataDir: '', databaseUrl, log: silent });
    await asOperator(databaseUrl, async (client) => {
      for (const key of ['once', 'twice']) {
        const keeper = await keeperOf(client);
        await client.query('select pg_terminate_backend($1)', [keeper]);
        await until(async () => (await keeperOf(client)) !== keeper);
        await write(store, key);
        await until(async () => (await keeperOf(client)) !== undefined);
        await until(() => store.problem() === null);
      }
    });
    expect(await written(store)).toBe(2);
    await store.close();
  });

  test('and taken by another ends the one that had it, which writes nothing more', async () => {
    const databaseUrl = await postgres.createDatabase('taken');
    const lost: string[] = [];
    const store = await openStore({ dataDir: '', databaseUrl, log: silent, onLost: (reason) => void lost.push(reason) });
    await write(store, 'before');
    await asOperator(databaseUrl, async (other) => {
      await other.query("set application_name = 'Meridian, process 7 on elsewhere'");
      const keeper = await keeperOf(other);
      const [{ classid, objid }] = (await other.query("select classid::int, objid::int from pg_locks where locktype = 'advisory'")).rows;
      // Waits in the queue for the lock, as no exchange does, so that it is next for certain.
      const taking = other.query('select pg_advisory_lock($1, $2)', [classid, objid]);
      await asOperator(databaseUrl, async (operator) => {
        await until(
          async () => (await operator.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rows.length === 1,
        );
        await operator.query('select pg_terminate_backend($1)', [keeper]);
      });
      await taking;
      await until(() => lost.length > 0);
      expect(lost).toEqual([expect.stringMatching(/^the database is in use by Meridian, process 7 on elsewhere since /)]);
      expect(store.problem()).toBe(lost[0]);
      await expect(write(store, 'after')).rejects.toThrow('in use by Meridian, process 7 on elsewhere');
      expect((await other.query('select key from venue_genesis')).rows).toEqual([{ key: 'before' }]);
    });
    await store.close();
  });
});
