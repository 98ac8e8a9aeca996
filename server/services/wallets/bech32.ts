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

/** A version 0 witness program of 20 or 32 bytes under a human-readable prefix ('bc', 'tb', …). */
export function bech32Address(prefix: string, program: Uint8Array): string {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const spread = [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31)];
  const data = [0, ...fives(program)];
  const check = polymod([...spread, ...data, 0, 0, 0, 0, 0, 0]) ^ 1;
  const checksum = [25, 20, 15, 10, 5, 0].map((shift) => (check >>> shift) & 31);
  return `${prefix}1${[...data, ...checksum].map((value) => alphabet[value]).join('')}`;
}
