// How a record lies on disk: length, checksum, sequence, time, payload. Little endian.
import { crc32 } from 'node:zlib';

/** length u32, checksum u32, sequence f64, time f64. */
export const headerBytes = 24;
/** No single command comes near this; a longer length is damage. */
const longestPayload = 1 << 20;

export type JournalRecord = { readonly sequence: number; readonly timeMs: number; readonly payload: Uint8Array };

/** Bytes that a record takes on disk. */
export const frameLength = (payload: Uint8Array): number => headerBytes + payload.length;

/** Writes a record at an offset of a buffer that has room for it. The checksum covers sequence, time and payload. */
export function writeFrame(target: Buffer, offset: number, record: JournalRecord): void {
  target.writeUInt32LE(record.payload.length, offset);
  target.writeDoubleLE(record.sequence, offset + 8);
  target.writeDoubleLE(record.timeMs, offset + 16);
  target.set(record.payload, offset + headerBytes);
  target.writeUInt32LE(crc32(target.subarray(offset + 8, offset + headerBytes + record.payload.length)), offset + 4);
}

/** Reads the record at an offset, or null when the bytes there are not a whole, undamaged one. */
export function readFrame(source: Buffer, offset: number): JournalRecord | null {
  if (offset + headerBytes > source.length) return null;
  const length = source.readUInt32LE(offset);
  if (length > longestPayload || offset + headerBytes + length > source.length) return null;
  const end = offset + headerBytes + length;
  if (crc32(source.subarray(offset + 8, end)) !== source.readUInt32LE(offset + 4)) return null;
  return {
    sequence: source.readDoubleLE(offset + 8),
    timeMs: source.readDoubleLE(offset + 16),
    payload: source.subarray(offset + headerBytes, end),
  };
}
