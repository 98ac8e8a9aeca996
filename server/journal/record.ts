// The layout of a record on disk: one committed group of commands, checked whole and one by one, chained to the record before it.
import { hash } from 'node:crypto';

import { checksum } from './checksum.ts';

/**
 * Before the commands, little endian: length u32 (bytes behind the first 8), CRC-32 of them u32, sequence of the first command f64,
 * how many u32, time f64, SHA-256 of the whole record before (zeros before the very first).
 */
export const headerBytes = 60;
/** Before each command: its length u32 and its CRC-32 u32. */
export const commandHeaderBytes = 8;
/** No single command comes near this. */
export const longestCommand = 1 << 20;
/** A record that has grown past this takes no more commands. */
export const fullRecordBytes = 4 << 20;
const longestRecord = headerBytes + fullRecordBytes + commandHeaderBytes + longestCommand;
export const hashBytes = 32;

export type JournalRecord = {
  readonly path: string;
  readonly offset: number;
  /** The whole of it. */
  readonly bytes: Buffer;
  readonly firstSequence: number;
  readonly count: number;
  readonly timeMs: number;
  readonly previousHash: Buffer;
};

export type JournaledCommand = { readonly sequence: number; readonly timeMs: number; readonly payload: Uint8Array };

export const hashRecord = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

/** Fills in the header of a record whose commands stand behind it. */
export function sealRecord(bytes: Buffer, firstSequence: number, count: number, timeMs: number, previousHash: Uint8Array): void {
  bytes.writeUInt32LE(bytes.length - 8, 0);
  bytes.writeDoubleLE(firstSequence, 8);
  bytes.writeUInt32LE(count, 16);
  bytes.writeDoubleLE(timeMs, 20);
  bytes.set(previousHash, 28);
  bytes.writeUInt32LE(checksum(bytes, 8, bytes.length), 4);
}

/** The number of whole commands, each with its right checksum, that a record's bytes begin with; and whether they fill it. */
function soundCommands(bytes: Buffer): { sound: number; fills: boolean } {
  let sound = 0;
  let at = headerBytes;
  while (at + commandHeaderBytes <= bytes.length) {
    const end = at + commandHeaderBytes + bytes.readUInt32LE(at);
    if (end > bytes.length || checksum(bytes, at + commandHeaderBytes, end) !== bytes.readUInt32LE(at + 4)) break;
    sound += 1;
    at = end;
  }
  return { sound, fills: at === bytes.length };
}

/** The bytes that a record at an offset says are its own, or null where none can stand. */
function claimed(source: Buffer, offset: number): Buffer | null {
  if (offset + headerBytes > source.length) return null;
  const end = offset + 8 + source.readUInt32LE(offset);
  if (end - offset <= headerBytes || end - offset > longestRecord || end > source.length) return null;
  return source.subarray(offset, end);
}

/** Reads the record at an offset, or null when the bytes there are not a whole, undamaged one. */
export function readRecord(path: string, source: Buffer, offset: number): JournalRecord | null {
  const bytes = claimed(source, offset);
  if (bytes === null || checksum(bytes, 8, bytes.length) !== bytes.readUInt32LE(4)) return null;
  const count = bytes.readUInt32LE(16);
  const { sound, fills } = soundCommands(bytes);
  if (sound !== count || !fills) return null;
  return {
    path,
    offset,
    bytes,
    count,
    firstSequence: bytes.readDoubleLE(8),
    timeMs: bytes.readDoubleLE(20),
    previousHash: bytes.subarray(28, headerBytes),
  };
}

/** The fault of the record at an offset that should begin with a sequence: as exactly as its checksums allow. */
export function describeDamage(source: Buffer, offset: number, expected: number): string {
  const bytes = claimed(source, offset);
  if (bytes === null) return `the record that begins with command ${expected} is cut short or its length was changed`;
  const { sound, fills } = soundCommands(bytes);
  if (!fills) return `command ${expected + sound} was changed`;
  return `the header of the record that begins with command ${expected} was changed`;
}

/** Disks write sectors of this size, each wholly or not at all. */
const sectorBytes = 512;
/** Fewer bytes do not tell whether they never came or were wiped out; they count as wiped out, which refuses and loses nothing. */
const fewestBlank = 16;

type Blank = { readonly from: number; readonly to: number };

/** The places between two offsets where sectors are all zeros, and so may never have come. */
function blanks(source: Buffer, from: number, to: number): readonly Blank[] {
  const found: Blank[] = [];
  for (let at = from; at < to;) {
    const end = Math.min(to, (Math.floor(at / sectorBytes) + 1) * sectorBytes);
    if (source.subarray(at, end).every((byte) => byte === 0)) {
      const before = found.at(-1);
      if (before?.to === at) found[found.length - 1] = { from: before.from, to: end };
      else found.push({ from: at, to: end });
    }
    at = end;
  }
  return found.filter((blank) => blank.to - blank.from >= fewestBlank);
}

/** True if a header and as many sound commands as it counts fill the bytes. */
function fill(bytes: Buffer): boolean {
  const { sound, fills } = soundCommands(bytes);
  return fills && sound === bytes.readUInt32LE(16);
}

/** True if a command with its right checksum stands somewhere behind an offset: noise has none. */
function isCommandBehind(source: Buffer, from: number): boolean {
  for (let at = from; at + commandHeaderBytes < source.length; at += 1) {
    const length = source.readUInt32LE(at);
    const begin = at + commandHeaderBytes;
    if (length === 0 || length > longestCommand || begin + length > source.length) continue;
    if (checksum(source, begin, begin + length) === source.readUInt32LE(at + 4)) return true;
  }
  return false;
}

/**
 * True if the bytes at an offset, which are no sound record, are one that was written to its end and changed since. Noise is none: nothing
 * of the next record is in it. A write that was cut off lacks its end or whole sectors, and what came of it is right: the header says the
 * sequence that is next and the hash of the record before, and goes beyond the end of the file or over a blank sector.
 */
export function wasWritten(source: Buffer, offset: number, expected: number, previousHash: Uint8Array): boolean {
  if (offset + headerBytes > source.length) return false;
  const isNext = source.readDoubleLE(offset + 8) === expected || source.subarray(offset + 28, offset + headerBytes).equals(previousHash);
  if (!isNext && !isCommandBehind(source, offset)) return false;
  const missing = blanks(source, offset, source.length);
  const came = (from: number, to: number): boolean =>
    offset + to <= source.length && !missing.some((blank) => blank.from < offset + to && blank.to > offset + from);
  const isRight = (from: number, bytes: Uint8Array): boolean => {
    // As far as it came: a field may lie across two sectors.
    for (const [at, byte] of bytes.entries()) if (came(from + at, from + at + 1) && source[offset + from + at] !== byte) return false;
    return true;
  };
  const sequence = Buffer.alloc(8);
  sequence.writeDoubleLE(expected);
  if (!isRight(8, sequence) || !isRight(28, previousHash)) return true;
  if (!came(0, 4)) return false;
  const end = offset + 8 + source.readUInt32LE(offset);
  if (end - offset <= headerBytes || end - offset > longestRecord) return true;
  if (end <= source.length) return !missing.some((blank) => blank.from < end);
  return fill(source.subarray(offset));
}

/** True if a whole record of this or a later sequence stands behind an offset: then the bytes before it are damage, not a torn end. */
export function isRecordBehind(source: Buffer, from: number, expected: number): boolean {
  for (let offset = from + 1; offset + headerBytes <= source.length; offset += 1) {
    const sequence = source.readDoubleLE(offset + 8);
    if (Number.isSafeInteger(sequence) && sequence >= expected && readRecord('', source, offset) !== null) return true;
  }
  return false;
}

/** The commands of a record, in order. */
export function commandsOf({ bytes, count, firstSequence, timeMs }: JournalRecord): JournaledCommand[] {
  const commands: JournaledCommand[] = [];
  let at = headerBytes;
  for (let place = 0; place < count; place += 1) {
    const from = at + commandHeaderBytes;
    at = from + bytes.readUInt32LE(at);
    // Not a slice of the buffer's own kind: those are several times as dear to make.
    const payload = new Uint8Array(bytes.buffer, bytes.byteOffset + from, at - from);
    commands.push({ sequence: firstSequence + place, timeMs, payload });
  }
  return commands;
}
