// Puts old segments away: compressed once a snapshot stands behind them, removed when there are more than are to be kept. On other threads, one file at a time.
import { copyFile, mkdir, open, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { promisify } from 'node:util';

import { realFiles } from './file-port.ts';
import { keptCount, settledSegments, spareSegments, type Retention, type SegmentFile } from './retention.ts';
import { isCompressed, listSegments, type Segment } from './segment.ts';
import { listSnapshots, loadSnapshot } from './snapshot-file.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const options = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/** Beside a plain segment until it is whole, read back, and on disk; only then does the plain one go. */
async function compressSegment({ path }: Segment): Promise<void> {
  const plain = await readFile(path);
  const { atime, mtime } = await stat(path);
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
  // Its age is that of what it holds.
  await utimes(unfinished, atime, mtime);
  await rename(unfinished, `${path}.zst`);
  realFiles.syncFolder(join(path, '..'));
  await rm(path);
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith('.zst.new')) await rm(join(folder, name), { force: true });
}

async function measured(segment: Segment): Promise<SegmentFile> {
  const { size, mtimeMs } = await stat(segment.path);
  return { ...segment, bytes: size, writtenMs: mtimeMs };
}

/** Beside its name until it is whole and on disk. A copy of a former round that was cut short is made anew. */
async function archiveSegment({ path }: Segment, archive: string): Promise<void> {
  await mkdir(archive, { recursive: true });
  const kept = join(archive, basename(path));
  await copyFile(path, `${kept}.new`);
  const file = await open(`${kept}.new`, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${kept}.new`, kept);
  realFiles.syncFolder(archive);
}

/** A segment and its other form, if both are there. */
async function removeSegment({ path }: Segment): Promise<void> {
  const plain = path.replace(/\.zst$/, '');
  await rm(plain, { force: true });
  await rm(`${plain}.zst`, { force: true });
}

/**
 * One round: leftovers, then what is to be compressed, then what is to be removed, oldest first, and archived before that. `isStopped` is asked before each step.
 * Nothing is removed unless the oldest snapshot, from which the journal then begins, can be read.
 * @internal
 */
export async function tidyJournal(
  folder: string,
  { keep, archive }: Retention,
  readersHave: number,
  isStopped: () => boolean,
  nowMs: number = Date.now(),
): Promise<string[]> {
  const notes: string[] = [];
  await removeUnfinished(folder);
  for (const segment of settledSegments(listSegments(folder), listSnapshots(folder))) {
    if (isStopped()) return notes;
    if (!isCompressed(segment)) await compressSegment(segment);
  }
  const snapshots = listSnapshots(folder);
  const oldest = snapshots.at(-1);
  const segments = await Promise.all(listSegments(folder).map(measured));
  const count = keptCount(segments, keep, nowMs);
  const spare = spareSegments(segments, snapshots, count, readersHave);
  if (spare.length === 0 || oldest === undefined || isStopped()) return notes;
  if (loadSnapshot(oldest) === null) return [...notes, `no segment is removed: the oldest snapshot, ${oldest.path}, is damaged`];
  for (const segment of spare) {
    if (isStopped()) return notes;
    if (archive !== '') await archiveSegment(segment, archive);
    await removeSegment(segment);
    notes.push(
      `removed ${segment.path}${archive === '' ? '' : `, which is in ${archive} now`}: older than the ${count} segments that are kept`,
    );
  }
  return notes;
}

export type Tidier = {
  run(): void;
  /** Takes no further step; resolves when the one under way is over. */
  stop(): Promise<void>;
};

/** Rounds in the background, never two at once. What goes wrong is said and tried again in the next round: the journal is whole without it. */
export function createTidier(folder: string, retention: Retention, readersHave: () => number, onNote: (text: string) => void): Tidier {
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;
  let round: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      for (const note of await tidyJournal(folder, retention, readersHave(), () => isStopped)) onNote(note);
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
