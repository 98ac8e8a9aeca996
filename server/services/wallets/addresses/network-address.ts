// An address in the manner of each network, checksums included, out of 32 bytes. Where a network has a form for tests, that one.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base32nopad, base58, base58xrp, bech32, createBase58check } from '@scure/base';

import { cashAddress } from '../cash-address.ts';
import { crc16 } from './crc16.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const join = (...parts: readonly (Uint8Array | readonly number[])[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));
const number = (key: Uint8Array): bigint => BigInt(`0x${hex(key)}`);
const short = (key: Uint8Array): Uint8Array => key.subarray(0, 20);
const digest = (algorithm: string, bytes: Uint8Array): Buffer => createHash(algorithm).update(bytes).digest();

const sha256 = (bytes: Uint8Array): Uint8Array => digest('sha256', bytes);
/**
 * With the first four bytes of the double SHA-256 at the end.
 * @internal
 */
export const base58Check = createBase58check(sha256);
const rippleCheck = (body: Uint8Array): string => base58xrp.encode(join(body, sha256(sha256(body)).subarray(0, 4)));

/**
 * A version 0 witness program (BIP 173) of 20 or 32 bytes under 'bc', 'tb', …
 * @internal
 */
export const witnessAddress = (prefix: string, program: Uint8Array): string => bech32.encode(prefix, [0, ...bech32.toWords(program)]);

/** A German account number with its check digits (ISO 13616): country code, 98 minus the remainder by 97, 18 digits. */
function iban(key: Uint8Array): string {
  const digits = (number(key) % 10n ** 18n).toString().padStart(18, '0');
  return `DE${String(98n - (BigInt(`${digits}131400`) % 97n)).padStart(2, '0')}${digits}`;
}

function polkadot(key: Uint8Array): string {
  const body = join([42], key);
  return base58.encode(join(body, digest('blake2b512', join(Buffer.from('SS58PRE'), body)).subarray(0, 2)));
}

function stellar(key: Uint8Array): string {
  const body = join([6 << 3], key);
  const check = crc16(body);
  return base32nopad.encode(join(body, [check & 0xff, check >>> 8]));
}

function ton(key: Uint8Array): string {
  const forTests = 0x80;
  const notBounceable = 0x51;
  const body = join([forTests | notBounceable, 0], key);
  const check = crc16(body);
  return join(body, [check >>> 8, check & 0xff]).toString('base64url');
}

function internetComputer(key: Uint8Array): string {
  const body = key.subarray(0, 28);
  return crc32(body).toString(16).padStart(8, '0') + hex(body);
}

const styles = {
  algorand: (key: Uint8Array) => base32nopad.encode(join(key, digest('sha512-256', key).subarray(-4))),
  aptos: (key: Uint8Array) => `0x${hex(key)}`,
  bitcoin: (key: Uint8Array) => witnessAddress('tb', short(key)),
  'bitcoin-cash': (key: Uint8Array) => cashAddress('bchtest', short(key)),
  cardano: (key: Uint8Array) => bech32.encodeFromBytes('addr_test', join([0x60], key.subarray(0, 28))),
  cosmos: (key: Uint8Array) => bech32.encodeFromBytes('cosmos', short(key)),
  dogecoin: (key: Uint8Array) => base58Check.encode(join([0x71], short(key))),
  evm: (key: Uint8Array) => `0x${hex(short(key))}`,
  filecoin: (key: Uint8Array) => `t1${base32nopad.encode(join(short(key), digest('blake2b512', short(key)).subarray(0, 4))).toLowerCase()}`,
  hedera: (key: Uint8Array) => `0.0.${(number(key) % 9_000_000n) + 1_000_000n}`,
  iban,
  'internet-computer': internetComputer,
  litecoin: (key: Uint8Array) => witnessAddress('tltc', short(key)),
  near: hex,
  polkadot,
  solana: (key: Uint8Array) => base58.encode(key),
  stellar,
  sui: (key: Uint8Array) => `0x${hex(key)}`,
  ton,
  tron: (key: Uint8Array) => base58Check.encode(join([0x41], short(key))),
  xrp: (key: Uint8Array) => rippleCheck(join([0], short(key))),
} as const;

export type AddressStyle = keyof typeof styles;

const isStyle = (name: string): name is AddressStyle => Object.hasOwn(styles, name);
/** @internal */
export const addressStyles: readonly AddressStyle[] = Object.keys(styles).filter(isStyle);

export const networkAddress = (style: AddressStyle, key: Uint8Array): string => styles[style](key);
