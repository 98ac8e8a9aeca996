// One process per data folder: a file with the process's id; what a killed process left behind does not count.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class FolderInUse extends Error {
  constructor(folder: string, processId: number) {
    super(`${folder} is in use by process ${processId}`);
    this.name = 'FolderInUse';
  }
}

/** A killed process with much memory takes a moment to be gone; a restart right behind it should not fail for that. */
const defaultPatienceMs = 5000;
const lookEveryMs = 50;

/** Folders that this very process holds: a container often gives the restarted process the id of the killed one. */
const held = new Set<string>();

const waitBriefly = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookEveryMs);

/** Linux tells a process that has ended and was not yet collected from one that runs; elsewhere it counts as alive for its moment. */
function hasEnded(processId: number): boolean {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return !hasEnded(processId);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Writes our id if nobody's stands there. */
function claim(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The id in the lock, or null when it has just been given back. */
function readHolder(path: string): number | null {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Takes the folder and returns how to give it back. Refuses (FolderInUse) when another living process still has it after a moment. */
export function lockFolder(folder: string, patienceMs = defaultPatienceMs): () => void {
  mkdirSync(folder, { recursive: true });
  if (held.has(folder)) throw new FolderInUse(folder, process.pid);
  const path = join(folder, 'lock');
  const release = (): void => {
    held.delete(folder);
    rmSync(path, { force: true });
  };
  let holder = 0;
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += lookEveryMs) {
    if (claim(path)) {
      held.add(folder);
      return release;
    }
    const found = readHolder(path);
    if (found === null) continue;
    holder = found;
    const isStale = holder === process.pid || !Number.isSafeInteger(holder) || holder <= 0 || !isAlive(holder);
    if (isStale) rmSync(path, { force: true });
    else waitBriefly();
  }
  throw new FolderInUse(folder, holder);
}
