// Addresses of Bitcoin Cash (its specification's "CashAddr"): bech32's letters under a checksum of 40 bits.
import { bech32 } from '@scure/base';

const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const checksumLength = 8;

function polymod(values: readonly number[]): bigint {
  let check = 1n;
  for (const value of values) {
    const top = check >> 35n;
    check = ((check & 0x07ffffffffn) << 5n) ^ BigInt(value);
    generators.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) check ^= generator;
    });
  }
  return check ^ 1n;
}

/** The hash of a public key, 20 bytes, under 'bitcoincash' or 'bchtest'. */
export function cashAddress(prefix: string, hash: Uint8Array): string {
  const words = bech32.toWords(Uint8Array.of(0, ...hash));
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0) & 31);
  const check = polymod([...codes, 0, ...words, ...Array.from({ length: checksumLength }, () => 0)]);
  const checksum = [35n, 30n, 25n, 20n, 15n, 10n, 5n, 0n].map((shift) => Number((check >> shift) & 31n));
  return `${prefix}:${[...words, ...checksum].map((word) => letters[word]).join('')}`;
}

/** The version and the hash of an address. Its checksum is not looked at: write it again and compare. Throws: no such letters. */
export const cashBytes = (text: string): Uint8Array =>
  bech32.fromWords(Array.from(text.slice(text.lastIndexOf(':') + 1), (letter) => letters.indexOf(letter)).slice(0, -checksumLength));
