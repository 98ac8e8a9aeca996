// A server that one story has for itself: settings of its own, on a port and in a folder of its own.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { demoOpen } from './demo-open.ts';

export type OwnServer = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Stops it as an operator does. The folder stays for another start, unless it was made here. */
  close(): Promise<void>;
};

type Options = {
  /** Left out: a new one, removed at the end. */
  readonly dataDir?: string;
  /** Left out: one that is free. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** For Node, before the name of the program. */
  readonly nodeArguments?: readonly string[];
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Names a data folder of an exchange that has been started once and stopped: `npm test` makes one. */
export const firstStartName = 'FIRST_START';

/**
 * A folder of the caller's own, which the caller removes: a copy of the one that has been started once, or empty without it.
 * A first start makes the database, lists every market and opens the house's bots: it costs more than twice what a later one does.
 */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-own-'));
  const started = process.env[firstStartName];
  if (started !== undefined && existsSync(started)) cpSync(started, folder, { recursive: true });
  return folder;
}

/** Seconds on a machine of its own; one that does other work beside is slow, not wrong. */
const opensWithinMs = 300_000;

/** Starts the whole product from the build that all browser tests use, and answers when it is open. */
export async function startOwnServer({ dataDir, port: wanted, env = {}, nodeArguments = [] }: Options = {}): Promise<OwnServer> {
  const folder = dataDir ?? newDataFolder();
  const port = wanted ?? (await freePort());
  const server = spawn(process.execPath, [...nodeArguments, 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      SEED: 'browser-tests',
      NETWORK_BLOCK_MS: '50',
      // A busy machine is slow, not silent.
      EXCHANGE_TIMEOUT_MS: '20000',
      ...env,
    },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      server.kill('SIGKILL');
      reject(new Error('the server did not open'));
    }, opensWithinMs);
    server.stdout.on('data', (said: Buffer) => {
      if (!said.toString().includes('Meridian is open')) return;
      clearTimeout(late);
      resolve();
    });
    void ended.then(() => {
      clearTimeout(late);
      reject(new Error('the server ended before it was open'));
    });
  });
  const url = `http://127.0.0.1:${port}`;
  await demoOpen(url);
  return {
    url,
    port,
    dataDir: folder,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
