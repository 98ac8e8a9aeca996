// The check of an address of a network: its form and, where there is one, its checksum. The parsed value is written again and compared.
import { base32nopad, base58, base58xrp, bech32 } from '@scure/base';
import { getAddress } from 'viem/utils';

import { cashBytes } from '../cash-address.ts';
import { networkAddress, type AddressStyle } from './network-address.ts';

const hexBytes = (text: string): Uint8Array => Buffer.from(text, 'hex');
/** The bytes that an address of bech32 carries behind so many words of a version. */
const bech32Bytes = (text: string, versionWords: number): Uint8Array => bech32.fromWords(bech32.decode(text).words.slice(versionWords));
const part = (bytes: Uint8Array, from: number, length: number): Uint8Array | null =>
  bytes.length < from + length ? null : bytes.subarray(from, from + length);
const isHex = (text: string, digits: number): boolean => text.length === digits && /^[0-9a-f]*$/.test(text);

/** The bytes that an address of the style would have been made from; null: none that could be. */
const readers: Readonly<Record<Exclude<AddressStyle, 'hedera' | 'iban' | 'evm'>, (text: string) => Uint8Array | null>> = {
  algorand: (text) => part(base32nopad.decode(text), 0, 32),
  aptos: (text) => (isHex(text.slice(2), 64) ? hexBytes(text.slice(2)) : null),
  bitcoin: (text) => part(bech32Bytes(text, 1), 0, 20),
  'bitcoin-cash': (text) => part(cashBytes(text), 1, 20),
  cardano: (text) => part(bech32Bytes(text, 0), 1, 28),
  cosmos: (text) => part(bech32Bytes(text, 0), 0, 20),
  dogecoin: (text) => part(base58.decode(text), 1, 20),
  filecoin: (text) => part(base32nopad.decode(text.slice(2).toUpperCase()), 0, 20),
  'internet-computer': (text) => (isHex(text, 64) ? hexBytes(text.slice(8)) : null),
  litecoin: (text) => part(bech32Bytes(text, 1), 0, 20),
  near: (text) => (isHex(text, 64) ? hexBytes(text) : null),
  polkadot: (text) => part(base58.decode(text), 1, 32),
  solana: (text) => part(base58.decode(text), 0, 32),
  stellar: (text) => part(base32nopad.decode(text), 1, 32),
  sui: (text) => (isHex(text.slice(2), 64) ? hexBytes(text.slice(2)) : null),
  ton: (text) => part(Buffer.from(text, 'base64url'), 2, 32),
  tron: (text) => part(base58.decode(text), 1, 20),
  xrp: (text) => part(base58xrp.decode(text), 1, 20),
};

function readAddress(style: keyof typeof readers, text: string): Uint8Array | null {
  try {
    return readers[style](text);
  } catch {
    // The decoders throw for letters or a checksum that are no address of theirs.
    return null;
  }
}

/** ISO 13616: letters counted from ten, the country and check digits at the end, the whole one more than a multiple of 97. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = Array.from(text.slice(4) + text.slice(0, 4), (letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

const isHexAddress = (text: string): text is `0x${string}` => /^0x[0-9a-fA-F]{40}$/.test(text);

/** EIP-55: capitals among small letters are the checksum. All small, or all capital, there is none. */
export function hasWrongCapitals(style: AddressStyle, text: string): boolean {
  if (style !== 'evm' || !isHexAddress(text)) return false;
  const digits = text.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return false;
  return getAddress(text) !== text;
}

/** As people are shown it: with its checksum, where letters can carry one. */
export const shownAddress = (style: AddressStyle, address: string): string =>
  style === 'evm' && isHexAddress(address) ? getAddress(address) : address;

/** True for an address of the network; of its test network, where it has a form for tests. */
export function isAddress(style: AddressStyle, text: string): boolean {
  if (style === 'evm') return isHexAddress(text) && !hasWrongCapitals(style, text);
  if (style === 'hedera') return /^0\.0\.[1-9]\d{0,18}$/.test(text);
  if (style === 'iban') return isIban(text);
  const read = readAddress(style, text);
  if (read === null) return false;
  const key = new Uint8Array(32);
  key.set(read);
  return networkAddress(style, key) === text;
}

/** As it is kept and compared: spaces of copied account numbers go, and letters are small where case is no part of the address. */
export function plainAddress(style: AddressStyle, text: string): string {
  const bare = text.trim();
  if (style === 'evm') return isHexAddress(bare) ? bare.toLowerCase() : bare;
  if (style === 'iban') return bare.replaceAll(' ', '').toUpperCase();
  if (style === 'bitcoin' || style === 'litecoin' || style === 'cardano' || style === 'cosmos' || style === 'bitcoin-cash')
    return bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  return bare;
}
