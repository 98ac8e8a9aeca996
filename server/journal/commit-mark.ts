// The commit mark: a small file beside the segments that says how far the journal had come when somebody was last told so.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checksum } from './checksum.ts';
import type { FilePort } from './file-port.ts';
import { hashBytes } from './record.ts';
import { JournalDamaged } from './segment.ts';

const magic = Buffer.from('MERIDIAN COMMIT 1\n');
/** Name and version, sequence of the last command f64, SHA-256 of its record, CRC-32 of all that. */
const markBytes = magic.length + 8 + hashBytes + 4;
/** Two marks take turns, each in a sector of its own: one that is half written leaves the other. */
const sectorBytes = 512;
/** A kill loses nothing of a written mark; a power cut loses what was not synced. Each sync would cost as much as that of a record. */
const syncEvery = 100;

const markPath = (folder: string): string => join(folder, 'committed');

/** The last command that is known to have been acknowledged, and the hash of its record. */
export type Committed = { readonly sequence: number; readonly hash: Buffer };

function readMark(bytes: Buffer, offset: number): Committed | null {
  const mark = bytes.subarray(offset, offset + markBytes);
  if (mark.length < markBytes || !mark.subarray(0, magic.length).equals(magic)) return null;
  if (checksum(mark, 0, markBytes - 4) !== mark.readUInt32LE(markBytes - 4)) return null;
  return { sequence: mark.readDoubleLE(magic.length), hash: mark.subarray(magic.length + 8, markBytes - 4) };
}

function readOrNothing(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** Null: a journal from before there were marks, or a folder that holds none yet. Refuses (JournalDamaged) a file without a sound mark in it. */
export function readCommitted(folder: string): Committed | null {
  const path = markPath(folder);
  const bytes = readOrNothing(path);
  const marks = [readMark(bytes, 0), readMark(bytes, sectorBytes)].filter((mark) => mark !== null);
  // The power may go while the very first one is written.
  if (marks.length === 0 && bytes.some((byte) => byte !== 0)) throw new JournalDamaged(path, 0, 'neither of the two commit marks is whole');
  return marks.toSorted((a, b) => b.sequence - a.sequence)[0] ?? null;
}

export type CommitMark = {
  /** Says it before anybody is told. */
  write(committed: Committed): void;
  close(): void;
};

/** Opens the mark for writing; the first one that is written is on disk when it returns. */
export function openCommitMark(folder: string, files: FilePort): CommitMark {
  const file = files.openUpdate(markPath(folder));
  const bytes = Buffer.alloc(markBytes);
  bytes.set(magic);
  let turn = 0;
  let isUnsynced = false;
  const sync = (): void => {
    files.sync(file);
    isUnsynced = false;
  };
  return {
    write: ({ sequence, hash }) => {
      bytes.writeDoubleLE(sequence, magic.length);
      bytes.set(hash, magic.length + 8);
      bytes.writeUInt32LE(checksum(bytes, 0, markBytes - 4), markBytes - 4);
      files.writeAt(file, bytes, (turn % 2) * sectorBytes);
      isUnsynced = true;
      if (turn % syncEvery === 0) sync();
      if (turn === 0) files.syncFolder(folder);
      turn += 1;
    },
    close: () => {
      try {
        if (isUnsynced) sync();
      } catch {
        // A mark that is behind protects less, and nothing is lost with it.
      }
      files.close(file);
    },
  };
}
