// A start on a full disk ends before anything is opened, and says so: database and journal would each say it in their own way, half opened.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isDiskFault } from '#server/monitoring/disk-fault.ts';

/** A snapshot, a segment of the database's own log: less than this is no room to work in. */
const neededBytes = 16 << 20;

/** Refuses (Error) a data folder whose disk has no room or cannot be written. */
export function tryRoom(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'room');
  try {
    writeFileSync(path, Buffer.alloc(neededBytes, 1), { flush: true });
  } catch (error) {
    if (!isDiskFault(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATA_DIR: ${dataDir} needs ${neededBytes >> 20} MB of room to start: ${reason}`, { cause: error });
  } finally {
    rmSync(path, { force: true });
  }
}
