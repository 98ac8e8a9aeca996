// Puts old segments away: compressed once a snapshot stands behind them, removed when there are more than are to be kept. On other threads, one file at a time.
import { open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { promisify } from 'node:util';

import { realFiles } from './file-port.ts';
import { settledSegments, spareSegments, type KeepSegments } from './retention.ts';
import { isCompressed, listSegments, type Segment } from './segment.ts';
import { listSnapshots, loadSnapshot } from './snapshot-file.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const options = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/** Beside a plain segment until it is whole, read back, and on disk; only then does the plain one go. */
async function compressSegment({ path }: Segment): Promise<void> {
  const plain = await readFile(path);
  const packed = await compress(plain, options);
  if (!(await decompress(packed)).equals(plain)) throw new Error(`${path} does not come back from its compression`);
  const unfinished = `${path}.zst.new`;
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(packed);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, `${path}.zst`);
  realFiles.syncFolder(join(path, '..'));
  await rm(path);
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith('.zst.new')) await rm(join(folder, name), { force: true });
}

/** A segment and its other form, if both are there. */
async function removeSegment({ path }: Segment): Promise<void> {
  const plain = path.replace(/\.zst$/, '');
  await rm(plain, { force: true });
  await rm(`${plain}.zst`, { force: true });
}

/**
 * One round: leftovers, then what is to be compressed, then what is to be removed, oldest first. `isStopped` is asked before each step.
 * Nothing is removed unless the oldest snapshot, from which the journal then begins, can be read.
 * @internal
 */
export async function tidyJournal(folder: string, keep: KeepSegments, readersHave: number, isStopped: () => boolean): Promise<string[]> {
  const notes: string[] = [];
  await removeUnfinished(folder);
  for (const segment of settledSegments(listSegments(folder), listSnapshots(folder))) {
    if (isStopped()) return notes;
    if (!isCompressed(segment)) await compressSegment(segment);
  }
  const snapshots = listSnapshots(folder);
  const oldest = snapshots.at(-1);
  const spare = spareSegments(listSegments(folder), snapshots, keep, readersHave);
  if (spare.length === 0 || oldest === undefined || isStopped()) return notes;
  if (loadSnapshot(oldest) === null) return [...notes, `no segment is removed: the oldest snapshot, ${oldest.path}, is damaged`];
  for (const segment of spare) {
    if (isStopped()) return notes;
    await removeSegment(segment);
    notes.push(`removed ${segment.path}: older than the ${keep} segments that are kept`);
  }
  return notes;
}

export type Tidier = {
  run(): void;
  /** Takes no further step; resolves when the one under way is over. */
  stop(): Promise<void>;
};

/** Rounds in the background, never two at once. What goes wrong is said and tried again in the next round: the journal is whole without it. */
export function createTidier(folder: string, keep: KeepSegments, readersHave: () => number, onNote: (text: string) => void): Tidier {
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;
  let round: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      for (const note of await tidyJournal(folder, keep, readersHave(), () => isStopped)) onNote(note);
    } catch (error) {
      if (!isStopped) onNote(`could not put old segments away: ${error instanceof Error ? error.message : String(error)}`);
    }
    isRunning = false;
    if (isWanted && !isStopped) start();
  };
  const start = (): void => {
    isWanted = isRunning;
    if (isRunning || isStopped) return;
    isRunning = true;
    round = run();
  };
  return {
    run: start,
    stop: () => {
      isStopped = true;
      return round;
    },
  };
}
