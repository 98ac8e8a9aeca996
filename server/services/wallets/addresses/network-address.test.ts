// Addresses against published examples and their own checksums.
import { createHash } from 'node:crypto';
import { base32nopad, base58 } from '@scure/base';
import { describe, expect, test } from 'vitest';

import { cashAddress, cashBytes } from '../cash-address.ts';
import { crc16 } from './crc16.ts';
import { type AddressStyle, base58Check, networkAddress, witnessAddress } from './network-address.ts';

const key = createHash('sha256').update('somebody').digest();

describe('bech32', () => {
  // BIP 173, "Examples": the P2WPKH addresses of one public key, and the P2WSH address of its script.
  const program = Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex');
  const script = Buffer.from('1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262', 'hex');
  test.each([
    ['bc', program, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['tb', program, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['bc', script, 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ])('%s', (prefix, bytes, address) => expect(witnessAddress(prefix, bytes)).toBe(address));
});

describe('base58', () => {
  test.each([
    ['73696d706c792061206c6f6e6720737472696e67', '2cFupjhnEsSn59qHXstmK2ffpLv2'],
    ['00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
    ['00000000000000000000', '1111111111'],
    ['', ''],
  ])('%s', (hex, text) => expect(base58.encode(Buffer.from(hex, 'hex'))).toBe(text));

  test('with its checksum: the address of the first block of Bitcoin', () => {
    expect(base58Check.encode(Buffer.from('0062e907b15cbf27d5425399ebf6f0fb50ebb88f18', 'hex'))).toBe('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa');
  });
});

test('CRC-16/XMODEM of "123456789" is 0x31c3, its catalogue value', () => expect(crc16(Buffer.from('123456789'))).toBe(0x31c3));

test('base32 of "foobar", RFC 4648', () => expect(base32nopad.encode(Buffer.from('foobar'))).toBe('MZXW6YTBOI'));

test('a Bitcoin Cash address from its specification', () => {
  const hash = Buffer.from('f5bf48b397dae70be82b3cca4793f8eb2b6cdac9', 'hex');
  const address = 'bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2';
  expect(cashAddress('bitcoincash', hash)).toBe(address);
  expect(Buffer.from(cashBytes(address).subarray(1))).toEqual(hash);
});

const forms: Readonly<Record<AddressStyle, RegExp>> = {
  algorand: /^[A-Z2-7]{58}$/,
  aptos: /^0x[0-9a-f]{64}$/,
  bitcoin: /^tb1q[02-9ac-hj-np-z]{38}$/,
  'bitcoin-cash': /^bchtest:q[02-9ac-hj-np-z]{41}$/,
  cardano: /^addr_test1[02-9ac-hj-np-z]{53}$/,
  cosmos: /^cosmos1[02-9ac-hj-np-z]{38}$/,
  dogecoin: /^n[1-9A-HJ-NP-Za-km-z]{33}$/,
  evm: /^0x[0-9a-f]{40}$/,
  filecoin: /^t1[a-z2-7]{39}$/,
  hedera: /^0\.0\.\d{7}$/,
  iban: /^DE\d{20}$/,
  'internet-computer': /^[0-9a-f]{64}$/,
  litecoin: /^tltc1q[02-9ac-hj-np-z]{38}$/,
  near: /^[0-9a-f]{64}$/,
  polkadot: /^5[1-9A-HJ-NP-Za-km-z]{46,47}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  stellar: /^G[A-Z2-7]{55}$/,
  sui: /^0x[0-9a-f]{64}$/,
  ton: /^0Q[\w-]{46}$/,
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  xrp: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/,
};

const isStyle = (name: string): name is AddressStyle => name in forms;

test.each(Object.keys(forms).filter(isStyle))('an address of %s looks like one', (style) => {
  expect(networkAddress(style, key)).toMatch(forms[style]);
});

test('an account number stands the check of its country: moved to the front, it leaves 1 by 97', () => {
  const address = networkAddress('iban', key);
  expect(BigInt(`${address.slice(4)}1314${address.slice(2, 4)}`) % 97n).toBe(1n);
});
