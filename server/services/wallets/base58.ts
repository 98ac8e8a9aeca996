// Base58, the spelling of addresses without look-alike letters, with and without its checksum.
import { createHash } from 'node:crypto';

const usual = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The XRP Ledger's own order of the same letters. */
export const rippleAlphabet = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';

export function base58(bytes: Uint8Array, alphabet = usual): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = (alphabet[Number(rest % 58n)] ?? '') + text;
  const firstOther = bytes.findIndex((byte) => byte !== 0);
  return (alphabet[0] ?? '').repeat(firstOther === -1 ? bytes.length : firstOther) + text;
}

/** With the first four bytes of the double SHA-256 at the end. */
export const base58Check = (bytes: Uint8Array, alphabet = usual): string =>
  base58(Buffer.concat([bytes, sha256(sha256(bytes)).subarray(0, 4)]), alphabet);

/** Null: a letter that there is not. */
export function base58Bytes(text: string, alphabet = usual): Uint8Array | null {
  let rest = 0n;
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value === -1) return null;
    rest = rest * 58n + BigInt(value);
  }
  const zeros = Array.from(text).findIndex((letter) => letter !== alphabet[0]);
  const hex = rest === 0n ? '' : rest.toString(16);
  return Buffer.concat([Buffer.alloc(zeros === -1 ? text.length : zeros), Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')]);
}
