// A disk that is really full: taking commands ends at once and says why; with room again the next start goes on with all that was acknowledged.
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { verifyJournal } from '#server/journal/verify-journal.ts';
import { startExchange } from '#server/runtime/exchange-client.ts';
import { openingCommands } from '#tests/simulation/random-commands.ts';

const parent = mkdtempSync(join(tmpdir(), 'meridian-full-'));
const small = join(parent, 'small');
const isRoot = process.getuid?.() === 0;
const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;
/** A file system of 192 KiB, where we may have one. */
const isMounted = isRoot && process.platform === 'linux' && (mkdirSync(small), mount('-t', 'tmpfs', '-o', 'size=192k', 'none', small));

beforeAll(() => mkdirSync(join(parent, 'limited')));
afterAll(() => {
  if (isMounted) spawnSync('umount', [small]);
  rmSync(parent, { recursive: true, force: true });
});

const child = 'tests/journal/full-disk-child.ts';
const said = z.object({
  acknowledged: z.number(),
  isUnavailable: z.boolean(),
  later: z.string(),
  status: z.object({ state: z.string(), sequence: z.number(), reason: z.string() }),
});

async function goesOn(dataDir: string, { stdout }: SpawnSyncReturns<string>, code: string, makeRoom: () => void): Promise<void> {
  const { acknowledged, isUnavailable, later, status } = said.parse(JSON.parse(stdout));
  expect({ isUnavailable, later, state: status.state }).toEqual({ isUnavailable: true, later: 'refused', state: 'failed' });
  expect(status.reason).toContain(code);
  expect(status.sequence).toBe(acknowledged);
  expect(acknowledged).toBeGreaterThan(openingCommands().length);
  makeRoom();
  const notes: string[] = [];
  const client = await startExchange({
    dataDir,
    replayEventsAfter: Number.MAX_SAFE_INTEGER,
    onRecords: () => undefined,
    log: { info: (text) => notes.push(text), error: (text) => notes.push(text) },
  });
  // The failed group left half a record on the disk: it is cut, and said.
  expect(client.status().sequence).toBe(acknowledged);
  expect(notes.some((text) => text.startsWith('cut '))).toBe(true);
  expect(await client.checkInvariants()).toEqual([]);
  await client.submitAll(openingCommands());
  await client.close();
  expect(verifyJournal(join(dataDir, 'journal')).last).toBe(acknowledged + openingCommands().length);
}

describe('a full disk', () => {
  test.runIf(isMounted)('as a file system without room', async () => {
    const run = spawnSync(process.execPath, [child, small], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    await goesOn(small, run, 'ENOSPC', () => void mount('-o', 'remount,size=64m', small));
  });

  test.runIf(process.platform !== 'win32')('as a limit on the size of a file', async () => {
    const dataDir = join(parent, 'limited');
    const limited = `trap '' XFSZ; ulimit -f 150; exec "$0" "$@"`;
    const run = spawnSync('sh', ['-c', limited, process.execPath, child, dataDir], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    await goesOn(dataDir, run, 'EFBIG', () => undefined);
  });
});
