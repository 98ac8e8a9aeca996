// Finds a PostgreSQL for the tests, installs one where that is possible, and runs a server of their own.
import { spawn, spawnSync, type ChildProcess, type SpawnSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The folder in which Debian puts its versions, each in a folder of its own. */
const debianVersions = '/usr/lib/postgresql';

export type RunningPostgres = {
  /** Makes an empty database of that name and answers its address, which programs of PostgreSQL understand too. */
  createDatabase(name: string): Promise<string>;
  /** Path of a program of the same version, such as pg_dump. */
  program(name: string): string;
  /** Ends the server as `kill -9` does; what it has stays. */
  kill(): Promise<void>;
  /** Starts a killed server on what it had. */
  startAgain(): Promise<void>;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
};

/** The folder of PostgreSQL's programs, newest version first, or null when none is installed. */
function findPostgres(): string | null {
  const given = process.env['POSTGRES_BIN'];
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debianVersions, version, 'bin'));
  const candidates = [...(given === undefined ? [] : [given]), ...newestFirst, ...(process.env['PATH'] ?? '').split(delimiter)];
  return candidates.find((folder) => ['initdb', 'postgres', 'pg_dump', 'psql'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Another test that installs something has apt to itself until it is done. */
const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'inherit' }).status === 0;

/** The folder of PostgreSQL's programs, installed first where we may. Refuses (Error) with what to do by hand. */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found !== null) return found;
  console.log('No PostgreSQL here yet: installing one for the tests …');
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayUseApt && apt('update') && apt('install', '-y', '--no-install-recommends', 'postgresql')) {
    const installed = findPostgres();
    if (installed !== null) return installed;
  }
  throw new Error('Install PostgreSQL ("apt-get install postgresql") or point POSTGRES_BIN at the folder of its programs, then try again.');
}

type Owner = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function serverOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => lines.find((one) => one.startsWith(`${name}:`))).find((one) => one !== undefined);
  const [, , uid, gid] = (line ?? '').split(':');
  if (uid === undefined || gid === undefined) throw new Error('PostgreSQL does not run as root, and there is no other user to run it as');
  return { uid: Number(uid), gid: Number(gid) };
}

const superuser = 'postgres';
const addressOf = (folder: string, database: string): string => `postgresql://${superuser}@/${database}?host=${encodeURIComponent(folder)}`;

/** Resolves when it takes connections; rejects with what it wrote when it ends instead. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

function makeData(initdb: string, data: string, options: SpawnSyncOptions): void {
  const named = ['--pgdata', data, '--username', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C'];
  const { status, stderr, error } = spawnSync(initdb, [...named, '--no-sync', '--no-instructions'], { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${stderr ?? String(error)}`);
}

/** Retries of a start behind a kill: until its last process has gone, a new server finds the memory of the old one in use. */
const mostStarts = 100;

/** Starts a server in a folder of its own under the system's temporary one. It listens on a socket there and on no port. */
export async function startPostgres(): Promise<RunningPostgres> {
  const programs = ensurePostgres();
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'meridian-postgres-'));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const options = { cwd: folder, ...owner };
  const data = join(folder, 'data');
  makeData(join(programs, 'initdb'), data, options);
  // Unsynced data is lost by a power cut alone, and no test outlives one.
  const settings = ['listen_addresses=', 'fsync=off', 'max_connections=40', 'shared_buffers=16MB'].flatMap((one) => ['-c', one]);
  const run = (): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = run();
  // A test that is ended early takes it along.
  const endAtOnce = (): void => void server.kill('SIGQUIT');
  process.once('exit', endAtOnce);
  const end = async (signal: 'SIGINT' | 'SIGKILL'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const stop = async (): Promise<void> => {
    process.removeListener('exit', endAtOnce);
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    createDatabase: async (name) => {
      const client = new pg.Client({ connectionString: addressOf(folder, superuser) });
      await client.connect();
      try {
        await client.query(`create database ${client.escapeIdentifier(name)}`);
      } finally {
        await client.end();
      }
      return addressOf(folder, name);
    },
    program: (name) => join(programs, name),
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      for (let starts = 1; ; starts += 1) {
        server = run();
        try {
          await untilReady(server);
          return;
        } catch (error) {
          if (starts === mostStarts) throw error;
          await pause(50);
        }
      }
    },
    stop,
  };
}
