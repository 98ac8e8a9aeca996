// CRC-32 of a few dozen bytes: a call into the native one costs three times as much as the sum itself.
import { crc32 } from 'node:zlib';

/** From here on the native call is the faster one. */
const shortBytes = 512;
const polynomial = 0xedb8_8320;

function makeTables(): readonly Int32Array[] {
  const first = Int32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ polynomial : sum >>> 1;
    return sum;
  });
  const tables = [first];
  for (let step = 1; step < 4; step += 1) {
    const before = tables[step - 1] ?? first;
    tables.push(before.map((sum) => (first[sum & 255] ?? 0) ^ (sum >>> 8)));
  }
  return tables;
}

const [one = new Int32Array(256), two = one, three = one, four = one] = makeTables();

/** The CRC-32 (as zlib's) of the bytes from one place up to another, 0 to 2^32 − 1. */
export function checksum(bytes: Uint8Array, from: number, to: number): number {
  if (to - from > shortBytes) return crc32(bytes.subarray(from, to));
  let sum = -1;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    sum ^= (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
    sum = (four[sum & 255] ?? 0) ^ (three[(sum >>> 8) & 255] ?? 0) ^ (two[(sum >>> 16) & 255] ?? 0) ^ (one[sum >>> 24] ?? 0);
  }
  for (; at < to; at += 1) sum = (one[(sum ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ -1) >>> 0;
}
