// A real exchange for measuring: its own process, its own folder, ended by id.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { memoryArguments, memoryEnvironment } from '../../../scripts/start/process-memory.ts';

export type MeasuredServer = { readonly url: string; readonly pid: number; readonly dataDir: string; stop(): Promise<void> };

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address === null || typeof address === 'string' ? reject(new Error('no port')) : resolve(address.port)));
    });
  });
}

const pause = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Starts the product on a free loopback port and waits (at most 90 s) until orders can be placed. */
export async function startMeasuredServer(settings: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-bench-'));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...memoryArguments, 'server/main.ts'], {
    env: memoryEnvironment({
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
      ...settings,
    }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Whoever measures may fail: the server does not outlive them, nor hold the pipe that they wrote to.
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.removeListener('exit', kill);
      resolve();
    }),
  );
  const healthy = async (): Promise<boolean> => {
    try {
      return (await fetch(`${url}/api/health`)).ok;
    } catch {
      return false;
    }
  };
  for (let attempt = 0; !(await healthy()); attempt += 1) {
    if (attempt > 180 || child.exitCode !== null) throw new Error('the measured server did not become healthy');
    await pause(500);
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
