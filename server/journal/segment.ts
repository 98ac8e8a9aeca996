// Segments: the files of the journal, each named for the sequence of its first command and chained to the segment before it.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

import { checksum } from './checksum.ts';
import { hashBytes } from './record.ts';

const name = 'MERIDIAN JOURNAL ';
const magic = Buffer.from(`${name}2\n`);
/** Name and version, sequence of the first command f64, SHA-256 of the record before, CRC-32 of all that. */
export const headBytes = magic.length + 8 + hashBytes + 4;

export type Segment = { readonly path: string; readonly firstSequence: number };

/** The journal has been changed or has lost something inside: it must not be used. */
export class JournalDamaged extends Error {
  readonly path: string;
  readonly offset: number;
  constructor(path: string, offset: number, what: string) {
    super(`${path}: ${what} at byte ${offset}`);
    this.name = 'JournalDamaged';
    this.path = path;
    this.offset = offset;
  }
}

const plainEnd = '.journal';
/** A segment that has been put away compressed. */
const compressedEnd = '.journal.zst';

export const segmentPath = (folder: string, firstSequence: number): string =>
  join(folder, `${String(firstSequence).padStart(16, '0')}${plainEnd}`);

export const isCompressed = ({ path }: Segment): boolean => path.endsWith(compressedEnd);

/** The segments of a folder, oldest first. One that is there plain and compressed is listed plain. */
export function listSegments(folder: string): Segment[] {
  const segments = new Map<number, Segment>();
  for (const file of readdirSync(folder).toSorted().toReversed()) {
    if (!/^\d{16}\.journal(\.zst)?$/.test(file)) continue;
    const firstSequence = Number(file.slice(0, 16));
    segments.set(firstSequence, { path: join(folder, file), firstSequence });
  }
  return [...segments.values()].toReversed();
}

const readOrNull = (path: string): Buffer | null => {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

function decompressed(path: string, bytes: Buffer): Buffer {
  try {
    return zstdDecompressSync(bytes);
  } catch (error) {
    throw new JournalDamaged(path, 0, `cannot be decompressed (${error instanceof Error ? error.message : String(error)})`);
  }
}

/** The segment's bytes, decompressed where need be. One that has been compressed since it was listed is found. */
export function loadSegment(segment: Segment): Buffer {
  const plainPath = segment.path.replace(/\.zst$/, '');
  const plain = isCompressed(segment) ? null : readOrNull(plainPath);
  if (plain !== null) return plain;
  const packed = readOrNull(`${plainPath}.zst`);
  if (packed !== null) return decompressed(`${plainPath}.zst`, packed);
  const again = readOrNull(plainPath);
  if (again !== null) return again;
  throw new JournalDamaged(segment.path, 0, 'the segment has been removed');
}

/** The first bytes of a segment whose first command comes behind a record with this hash. */
export function segmentHead(firstSequence: number, previousHash: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes);
  head.set(magic);
  head.writeDoubleLE(firstSequence, magic.length);
  head.set(previousHash, magic.length + 8);
  head.writeUInt32LE(checksum(head, 0, headBytes - 4), headBytes - 4);
  return head;
}

/** A head that was being written when the power went: what is there of the name is right, the rest was not yet on disk. */
const isTornHead = (bytes: Buffer): boolean =>
  bytes.length <= headBytes && bytes.subarray(0, magic.length).every((byte, at) => byte === magic[at] || byte === 0);

/**
 * The hash of the record before the segment, or null when its head was still being written (only the last segment's may be).
 * Refuses (JournalDamaged) a head of another version, a changed one, and one that belongs to another segment.
 */
export function readHead({ path, firstSequence }: Segment, bytes: Buffer, isLast: boolean): Buffer | null {
  if (bytes.length >= magic.length && !bytes.subarray(0, magic.length).equals(magic)) {
    const version = /^MERIDIAN JOURNAL (\d+)\n/.exec(bytes.toString('latin1', 0, name.length + 8))?.[1];
    if (version !== undefined) throw new JournalDamaged(path, 0, `a journal of version ${version}, and this release reads version 2,`);
  }
  const isWhole =
    bytes.length >= headBytes &&
    bytes.subarray(0, magic.length).equals(magic) &&
    checksum(bytes, 0, headBytes - 4) === bytes.readUInt32LE(headBytes - 4);
  if (!isWhole) {
    if (isLast && isTornHead(bytes)) return null;
    throw new JournalDamaged(path, 0, 'not the head of a journal of this version');
  }
  const named = bytes.readDoubleLE(magic.length);
  if (named !== firstSequence)
    throw new JournalDamaged(path, 0, `${basename(path)} is the segment that begins with command ${named}, under another name,`);
  return bytes.subarray(magic.length + 8, headBytes - 4);
}
