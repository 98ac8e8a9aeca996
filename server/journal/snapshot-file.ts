// Snapshots beside the journal: written next to their name, synced, renamed; each carries the hash of its bytes, and which record it follows.
import { hash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { realFiles, type FilePort } from './file-port.ts';
import { hashBytes } from './record.ts';

const magic = Buffer.from('MERIDIAN SNAPSHOT 2\n');
/** Digits of the exchange's own fingerprint of its state. */
const stateHashDigits = 16;
const headBytes = magic.length + hashBytes;
/** Sequence f64, time of its command f64, SHA-256 of the record before, fingerprint of the state. */
const factBytes = 8 + 8 + hashBytes + stateHashDigits;

export type SnapshotFile = { readonly path: string; readonly sequence: number };

export type Snapshot = {
  /** The sequence of the last command in the state. */
  readonly sequence: number;
  readonly timeMs: number;
  /** The hash of the record that ends with that command. */
  readonly recordHash: Buffer;
  /** The hash that the state restored from here must have. */
  readonly stateHash: string;
  readonly state: Uint8Array;
};

/** The snapshots of a folder, newest first. */
export function listSnapshots(folder: string): SnapshotFile[] {
  return readdirSync(folder)
    .filter((name) => /^\d{16}\.snapshot$/.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({ path: join(folder, name), sequence: Number(name.slice(0, 16)) }));
}

const unfinishedEnd = '.snapshot.new';

/** Those that a process or a thread was writing when it ended. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith(unfinishedEnd)) rmSync(join(folder, name), { force: true });
}

/**
 * Saves a state; a folder's snapshots are saved one at a time. What a failure leaves unfinished is removed, here or by the next one: it
 * may be the disk that is full.
 */
export function saveSnapshot(folder: string, snapshot: Snapshot, files: FilePort = realFiles): void {
  const path = join(folder, `${String(snapshot.sequence).padStart(16, '0')}.snapshot`);
  const facts = Buffer.alloc(factBytes);
  facts.writeDoubleLE(snapshot.sequence, 0);
  facts.writeDoubleLE(snapshot.timeMs, 8);
  facts.set(snapshot.recordHash, 16);
  facts.write(snapshot.stateHash.padEnd(stateHashDigits), 16 + hashBytes, 'latin1');
  const body = Buffer.concat([facts, snapshot.state]);
  const unfinished = `${path}.new`;
  removeUnfinished(folder);
  try {
    const file = files.create(unfinished);
    try {
      files.write(file, Buffer.concat([magic, hash('sha256', body, 'buffer'), body]));
      files.sync(file);
    } finally {
      files.close(file);
    }
    files.rename(unfinished, path);
    files.syncFolder(folder);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** A running exchange removes old snapshots while somebody looks at them. */
function readOrNothing(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** The snapshot, or null when the file is not a whole, undamaged one of this version under its own name. */
export function loadSnapshot({ path, sequence }: SnapshotFile): Snapshot | null {
  const whole = readOrNothing(path);
  if (whole.length < headBytes + factBytes || !whole.subarray(0, magic.length).equals(magic)) return null;
  const body = whole.subarray(headBytes);
  if (!hash('sha256', body, 'buffer').equals(whole.subarray(magic.length, headBytes)) || body.readDoubleLE(0) !== sequence) return null;
  return {
    sequence,
    timeMs: body.readDoubleLE(8),
    recordHash: body.subarray(16, 16 + hashBytes),
    stateHash: body.toString('latin1', 16 + hashBytes, factBytes),
    state: body.subarray(factBytes),
  };
}
