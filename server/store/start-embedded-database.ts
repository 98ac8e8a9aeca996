// Starts the embedded database on a thread of its own and says how to reach it.
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { threadMemory } from '#server/monitoring/thread-memory.ts';

import { clearStaleSocket, socketPlace, socketPort } from './socket-place.ts';

export type EmbeddedDatabase = {
  readonly connection: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  alive(): boolean;
  /** Bytes of its thread. */
  memory(): Promise<number>;
  close(): Promise<void>;
};

/** Compiled once for all databases of a process: that costs more than opening one. */
let compiled: Promise<WebAssembly.Module> | null = null;
async function compile(): Promise<WebAssembly.Module> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(library), 'pglite.wasm')));
}

type Log = { error(details: object, message: string): void };

/** Resolves once the database accepts connections. Refuses (Error) a data folder that is open already. */
export async function startEmbeddedDatabase(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { directory, path } = socketPlace(dataDir);
  await clearStaleSocket(path);
  const folder = join(dataDir, 'store');
  compiled ??= compile();
  const workerData = { folder, socketPath: path, compiled: await compiled };
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { execArgv: [], workerData });
  let alive = false;
  let closing = false;
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', (code) => {
      if (alive && !closing) log.error({ code }, 'the embedded database stopped');
      alive = false;
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the embedded database ended before it was ready')));
  });
  alive = true;
  worker.on('error', (error) => log.error({ err: error }, 'the embedded database failed'));
  return {
    connection: { host: directory, port: socketPort, user: 'postgres', database: 'postgres' },
    alive: () => alive,
    memory: () => threadMemory(worker),
    close: async () => {
      closing = true;
      if (alive) worker.postMessage('close');
      await ended;
    },
  };
}
