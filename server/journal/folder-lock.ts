// One process per data folder: a lock that the operating system holds for as long as the process lives.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** @internal */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`${folder} is in use by ${holder}`);
    this.name = 'FolderInUse';
  }
}

/** A killed process with much memory takes a moment to be gone; a restart right behind it should not fail for that. */
const defaultPatienceMs = 5000;

/**
 * The file that SQLite locks: an empty database. Two containers on one volume see the same lock, whatever they call their processes, and
 * it is gone with the process. It is never removed (somebody may be waiting for this very file), and this process must not open it a
 * second time in another way: closing that file would give the lock back.
 */
const lockedFile = 'held.lock';
/** The process that has the folder, for people and for the refusal of another. What a killed process left in it counts for nothing. */
const holderFile = 'lock';

/** Folders that this thread holds: waiting for itself would be in vain. */
const held = new Map<string, DatabaseSync>();

const sqliteBusy = 5;

/** The name of this process for somebody who looks at the folder or the database. */
const thisProcess = (): string => `process ${process.pid} on ${hostname()}`;

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

/** Null: another process, or another thread of this one, kept it all the while. */
function lockFile(path: string, patienceMs: number): DatabaseSync | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path);
    database.exec(`pragma busy_timeout = ${patienceMs}; pragma journal_mode = memory; begin exclusive`);
    return database;
  } catch (error) {
    database?.close();
    if (isBusy(error)) return null;
    throw new Error(`${path} cannot be locked: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readHolder(folder: string): string {
  try {
    const text = readFileSync(join(folder, holderFile), 'utf8').trim();
    if (text !== '') return text;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return 'another process';
}

/** Takes the folder and returns how to give it back. Refuses (FolderInUse) when somebody else still has it after a moment. */
export function lockFolder(folder: string, patienceMs = defaultPatienceMs): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = held.has(folder) ? null : lockFile(join(folder, lockedFile), patienceMs);
  if (database === null) throw new FolderInUse(folder, readHolder(folder));
  held.set(folder, database);
  const release = (): void => {
    if (held.get(folder) !== database) return;
    held.delete(folder);
    rmSync(join(folder, holderFile), { force: true });
    database.close();
  };
  try {
    writeFileSync(join(folder, holderFile), `${thisProcess()} since ${new Date().toISOString()}\n`);
  } catch (error) {
    release();
    throw error;
  }
  return release;
}
