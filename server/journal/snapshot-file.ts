// Snapshots beside the journal: written next to their name, synced, renamed; each carries the hash of its bytes.
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { realFiles } from './file-port.ts';

const magic = Buffer.from('MERIDIAN SNAPSHOT 1\n');
const hashLength = 32;
const kept = 4;

export type SnapshotFile = { readonly path: string; readonly sequence: number };

/** The snapshots of a folder, newest first. */
export function listSnapshots(folder: string): SnapshotFile[] {
  return readdirSync(folder)
    .filter((name) => /^\d{16}\.snapshot$/.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({ path: join(folder, name), sequence: Number(name.slice(0, 16)) }));
}

/** Saves the state after a sequence, and removes the oldest beyond the few that are kept. */
export function saveSnapshot(folder: string, sequence: number, bytes: Uint8Array): void {
  const path = join(folder, `${String(sequence).padStart(16, '0')}.snapshot`);
  const file = openSync(`${path}.new`, 'w');
  const whole = Buffer.concat([magic, createHash('sha256').update(bytes).digest(), bytes]);
  for (let written = 0; written < whole.length;) written += writeSync(file, whole, written);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
  realFiles.syncFolder(folder);
  for (const old of listSnapshots(folder).slice(kept)) rmSync(old.path, { force: true });
}

/** The state's bytes, or null when the file is not a whole, undamaged snapshot of this version. */
export function loadSnapshot(path: string): Uint8Array | null {
  const whole = readFileSync(path);
  const bytes = whole.subarray(magic.length + hashLength);
  if (!whole.subarray(0, magic.length).equals(magic)) return null;
  const hash = createHash('sha256').update(bytes).digest();
  return hash.equals(whole.subarray(magic.length, magic.length + hashLength)) ? bytes : null;
}
