// The embedded database: several users at once, one process at a time, and no committed row lost to a kill.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { openStore, type Store } from './open-store.ts';
import { clearStaleSocket, socketPlace } from './socket-place.ts';

const log = { info: () => undefined, error: () => undefined };
const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
let store: Store;

/** Another process that writes one row per line it prints, until it is killed. */
const writer = `
  import { openStore } from ${JSON.stringify(new URL('./open-store.ts', import.meta.url).href)};
  const store = await openStore({ dataDir: process.argv[1], databaseUrl: '', log: { info() {}, error() {} } });
  for (let row = 0; ; row += 1) {
    await store.pool.query('insert into venue_genesis (key, value) values ($1, $2)', ['row ' + row, 'written']);
    process.stdout.write('.');
  }`;

let acknowledged = 0;

beforeAll(async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (dots: Buffer) => {
    acknowledged += dots.length;
    if (acknowledged > 100) child.kill('SIGKILL');
  });
  await once(child, 'close');
  store = await openStore({ dataDir, databaseUrl: '', log });
}, 180_000);

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test('opens again after kill -9 with every acknowledged row', async () => {
  const { rows } = await store.pool.query("select count(*)::int as n from venue_genesis where value = 'written'");
  expect(acknowledged).toBeGreaterThan(100);
  expect(rows[0]).toSatisfy((row: { n: number }) => row.n >= acknowledged && row.n <= acknowledged + 1);
});

test('the socket and its folder are closed to other users', () => {
  const { directory, path } = socketPlace(dataDir);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

test('a second process is refused', async () => {
  await expect(openStore({ dataDir, databaseUrl: '', log })).rejects.toThrow(/another process/);
});

test('a start waits for the one connection however long it takes; afterwards a wait of 10 s is refused', async () => {
  const holder = await store.pool.connect();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const atStart = store.pool.query('select 1 as one');
    await vi.advanceTimersByTimeAsync(60_000);
    store.started();
    const later = store.pool.query('select 1 as one').catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await later).toContain('timeout exceeded');
    holder.release();
    expect((await atStart).rows).toEqual([{ one: 1 }]);
  } finally {
    vi.useRealTimers();
  }
});

test('queries and transactions asked for at once do not mix', async () => {
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  const answers = await Promise.all(
    numbers.map(async (number) => {
      if (number % 4 !== 0) return (await store.pool.query('select $1::int as n', [number])).rows[0];
      const client = await store.pool.connect();
      try {
        await client.query('begin');
        await client.query('insert into venue_genesis (key, value) values ($1, $2)', [`mix ${number}`, 'mixed']);
        const { rows } = await client.query('select $1::int as n', [number]);
        await client.query(number % 8 === 0 ? 'commit' : 'rollback');
        return rows[0];
      } finally {
        client.release();
      }
    }),
  );
  expect(answers).toEqual(numbers.map((n) => ({ n })));
  const { rows } = await store.pool.query("select count(*)::int as n from venue_genesis where value = 'mixed'");
  expect(rows).toEqual([{ n: 5 }]);
});

test('a refused statement leaves the connection usable', async () => {
  await expect(store.pool.query('select * from nothing where a = $1', [1])).rejects.toThrow(/does not exist/);
  expect((await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a long path gets a short socket, the same one every time', async () => {
  const long = `/nowhere/${'long'.repeat(40)}`;
  const { path, directory } = socketPlace(long);
  expect(path.length).toBeLessThan(100);
  expect(socketPlace(long).path).toBe(path);
  await clearStaleSocket(path);
  rmSync(directory, { recursive: true });
});
