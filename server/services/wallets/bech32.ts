// Bech32 (BIP 173): addresses of witness programs, with a checksum that finds typing mistakes.

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function polymod(values: readonly number[]): number {
  let check = 1;
  for (const value of values) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    generators.forEach((generator, bit) => {
      if ((top >>> bit) & 1) check ^= generator;
    });
  }
  return check;
}

/** Eight bits at a time into five at a time, filled up with zeros. */
function fives(bytes: Uint8Array): number[] {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) groups.push((held >>> (bits - 5)) & 31);
  }
  if (bits > 0) groups.push((held << (5 - bits)) & 31);
  return groups;
}

/** Bytes under a human-readable prefix ('cosmos', 'addr_test', …). `version` goes before them, for witness programs. */
export function bech32(prefix: string, bytes: Uint8Array, version: readonly number[] = []): string {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const spread = [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31)];
  const data = [...version, ...fives(bytes)];
  const check = polymod([...spread, ...data, 0, 0, 0, 0, 0, 0]) ^ 1;
  const checksum = [25, 20, 15, 10, 5, 0].map((shift) => (check >>> shift) & 31);
  return `${prefix}1${[...data, ...checksum].map((value) => alphabet[value]).join('')}`;
}

/** A version 0 witness program of 20 or 32 bytes ('bc', 'tb', …). */
export const witnessAddress = (prefix: string, program: Uint8Array): string => bech32(prefix, program, [0]);

/** The 40-bit sister of the checksum above, and its addresses: Bitcoin Cash's. */
const cashGenerators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

function cashPolymod(values: readonly number[]): bigint {
  let check = 1n;
  for (const value of values) {
    const top = check >> 35n;
    check = ((check & 0x07ffffffffn) << 5n) ^ BigInt(value);
    cashGenerators.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) check ^= generator;
    });
  }
  return check ^ 1n;
}

/** The hash of a public key, 20 bytes, under 'bitcoincash' or 'bchtest'. */
export function cashAddress(prefix: string, hash: Uint8Array): string {
  const data = fives(Buffer.concat([Buffer.from([0]), hash]));
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0) & 31);
  const check = cashPolymod([...codes, 0, ...data, 0, 0, 0, 0, 0, 0, 0, 0]);
  const checksum = [35n, 30n, 25n, 20n, 15n, 10n, 5n, 0n].map((shift) => Number((check >> shift) & 31n));
  return `${prefix}:${[...data, ...checksum].map((value) => alphabet[value]).join('')}`;
}

/** Five bits at a time into bytes; what makes no whole byte is left out. */
function eights(values: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) bytes.push((held >>> (bits -= 8)) & 0xff);
  }
  return Uint8Array.from(bytes);
}

function payload(text: string, separator: string, checksum: number): readonly number[] | null {
  const data = text.slice(text.lastIndexOf(separator) + 1);
  const values = Array.from(data, (letter) => alphabet.indexOf(letter));
  return values.includes(-1) || values.length <= checksum ? null : values.slice(0, -checksum);
}

/** What an address carries behind so many groups of a version. Its checksum is not looked at: write it again and compare. */
export function bech32Bytes(text: string, versionGroups: number): Uint8Array | null {
  const values = payload(text, '1', 6);
  return values === null ? null : eights(values.slice(versionGroups));
}

/** As above, of a Bitcoin Cash address; its version is the first byte. */
export function cashBytes(text: string): Uint8Array | null {
  const values = payload(text, ':', 8);
  return values === null ? null : eights(values);
}
