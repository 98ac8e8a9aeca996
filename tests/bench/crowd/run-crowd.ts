// npm run bench:crowd [-- --sockets 2000 --users 200]: what each user and each open page takes of a machine, on PostgreSQL. Chapter "10,000 users on one machine" of docs/operate.md.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';

import { ensureWebBuild } from '../../../scripts/build/web-build.ts';
import { startPostgres } from '../../../scripts/install/postgres.ts';
import { median, percentile } from '../median.ts';
import { funded, succeed, type Session } from '../server/http.ts';
import { priceBelowMarket } from '../server/flood.ts';
import { startMeasuredServer, type MeasuredServer } from '../server/server.ts';
import { bytesPerSocket } from './socket-memory.ts';
import { journalBytes, processorSeconds, readMetrics, residentBytes } from './read-figures.ts';

const { values } = parseArgs({ options: { sockets: { type: 'string', default: '2000' }, users: { type: 'string', default: '200' } } });
const [sockets, users] = [Number(values.sockets), Number(values.users)];
if (![sockets, users].every((count) => Number.isSafeInteger(count) && count >= 1 && count <= 8000)) {
  console.error('usage: npm run bench:crowd -- --sockets <1 to 8000> --users <1 to 8000>');
  process.exit(2);
}

const ordersPerUser = 20;
const usersAtOnce = 8;
const memorySockets = 1000;
const watchSeconds = 30;
/** A part of the sockets after which the figures are taken: what each takes must not depend on how many there are. */
const steps = [0.25, 0.5, 1];

const say = (what: string, figure: string): void => console.log(`${what.padEnd(64)} ${figure}`);
const perDay = (bytes: number, seconds: number): string => `${((bytes / seconds) * 86_400 * 1e-6).toFixed(0)} MB`;

/** The load of the server over so many seconds. */
async function watch(server: MeasuredServer, dataDir: string, seconds: number) {
  const before = { metrics: await readMetrics(server), bytes: journalBytes(dataDir) };
  await pause(seconds * 1000);
  const metrics = await readMetrics(server);
  const sequence = 'meridian_journal_sequence{venue="live"}';
  return {
    processorShare: (processorSeconds(metrics) - processorSeconds(before.metrics)) / seconds,
    commandsPerSecond: (metrics(sequence) - before.metrics(sequence)) / seconds,
    journalBytes: journalBytes(dataDir) - before.bytes,
    loopMs: metrics('meridian_event_loop_delay_seconds{quantile="0.99"}') * 1000,
  };
}

type SizeOf = () => Promise<number>;

/** Bytes of database and journal behind people who sign up, are given test coins, and trade. */
async function measureUsers(server: MeasuredServer, dataDir: string, databaseBytes: SizeOf): Promise<readonly Session[]> {
  const caughtUp = async (): Promise<void> => {
    while ((await readMetrics(server))('meridian_projection_backlog_records{venue="live"}') > 50) await pause(50);
  };
  const sessions: Session[] = [];
  const sizes = async () => {
    await caughtUp();
    return { database: await databaseBytes(), journal: journalBytes(dataDir), processor: processorSeconds(await readMetrics(server)) };
  };
  const milliseconds = (seconds: number, count: number): string => `${((seconds * 1000) / count).toFixed(1)} ms of a core`;
  const empty = await sizes();
  for (let from = 0; from < users; from += usersAtOnce)
    sessions.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(usersAtOnce, users - from) }, (_, at) => funded(server.url, `crowd-${from + at}`)),
      )),
    );
  const registered = await sizes();
  say('database, for each user with test coins', `${Math.round((registered.database - empty.database) / users)} bytes`);
  say('processor, for each of them (with the password)', milliseconds(registered.processor - empty.processor, users));
  const delegatePrice = await priceBelowMarket(server.url);
  const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, orderType: 0, delegateCount: '0.0001' };
  const times: number[] = [];
  for (let from = 0; from < users; from += usersAtOnce)
    await Promise.all(
      sessions.slice(from, from + usersAtOnce).map(async (session) => {
        for (let count = 0; count < ordersPerUser; count += 1) {
          const before = performance.now();
          await succeed(session, 'v1/spot/order/place', { ...order, delegatePrice });
          times.push(performance.now() - before);
        }
        await succeed(session, 'v1/spot/order/cancelAll', { symbolId: 'BTCUSDT_SPBL' });
      }),
    );
  const traded = await sizes();
  const orders = users * ordersPerUser;
  say('database, for each order that is placed and cancelled', `${Math.round((traded.database - registered.database) / orders)} bytes`);
  say('journal, for each of them (before compression)', `${Math.round((traded.journal - registered.journal) / orders)} bytes`);
  say('processor, for each of them', milliseconds(traded.processor - registered.processor, orders));
  say(`an order, of ${usersAtOnce} at once`, `p50 ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`);
  return sessions;
}

/** Opens pages step by step; what each takes is said at each. */
async function measureSockets(server: MeasuredServer, dataDir: string): Promise<void> {
  const clients: ReturnType<typeof spawn>[] = [];
  let open = 0;
  let messages = 0;
  try {
    for (const step of steps) {
      const count = Math.round(sockets * step) - open;
      const client = spawn(process.execPath, ['tests/bench/crowd/crowd-client.ts', server.url, String(count), String(open)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      clients.push(client);
      const lines = createInterface({ input: client.stdout });
      await new Promise<void>((resolve, reject) => {
        lines.once('line', () => resolve());
        client.once('exit', () => reject(new Error('the listeners ended')));
      });
      lines.on('line', (line) => {
        messages += Number(line);
      });
      open += count;
      await pause(5000);
      messages = 0;
      const { processorShare, loopMs } = await watch(server, dataDir, watchSeconds);
      const told = `${(messages / watchSeconds).toFixed(0)} messages a second, ${(processorShare * 100).toFixed(0)}% of a core`;
      say(`${open} open pages`, `${told}, loop p99 ${loopMs.toFixed(1)} ms, ${Math.round(residentBytes(server) / 1e6)} MB in all`);
    }
  } finally {
    for (const client of clients) client.kill('SIGKILL');
  }
}

ensureWebBuild();
say('memory, for each open page (heap and buffers)', `${Math.round((await bytesPerSocket(memorySockets)) / 1000)} KB`);
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-crowd-'));
const postgres = await startPostgres();
try {
  const databaseUrl = await postgres.createDatabase('crowd');
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const databaseBytes = async (): Promise<number> => {
    await database.query('checkpoint');
    const { rows } = await database.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
    return Number(rows[0]?.bytes);
  };
  const server = await startMeasuredServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  try {
    await pause(20_000);
    const idle = await watch(server, dataDir, watchSeconds);
    say('memory of the exchange, nobody there', `${Math.round(residentBytes(server) / 1e6)} MB`);
    say('processor, nobody there', `${(idle.processorShare * 100).toFixed(0)}% of a core`);
    const ofHouse = `${idle.commandsPerSecond.toFixed(1)} commands a second, ${perDay(idle.journalBytes, watchSeconds)} a day`;
    say('journal, nobody there (before compression)', ofHouse);
    await measureUsers(server, dataDir, databaseBytes);
    await measureSockets(server, dataDir);
  } finally {
    await server.stop();
    await database.end();
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
