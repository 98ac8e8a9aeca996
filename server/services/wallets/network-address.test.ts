// Addresses against published examples and their own checksums.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { base58, base58Check } from './base58.ts';
import { bech32Address } from './bech32.ts';
import { networkAddress } from './network-address.ts';

const key = createHash('sha256').update('somebody').digest();

describe('bech32', () => {
  // BIP 173, "Examples": the P2WPKH addresses of one public key, and the P2WSH address of its script.
  const program = Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex');
  const script = Buffer.from('1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262', 'hex');
  test.each([
    ['bc', program, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['tb', program, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['bc', script, 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ])('%s', (prefix, bytes, address) => expect(bech32Address(prefix, bytes)).toBe(address));
});

describe('base58', () => {
  test.each([
    ['73696d706c792061206c6f6e6720737472696e67', '2cFupjhnEsSn59qHXstmK2ffpLv2'],
    ['00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
    ['00000000000000000000', '1111111111'],
    ['', ''],
  ])('%s', (hex, text) => expect(base58(Buffer.from(hex, 'hex'))).toBe(text));

  test('with its checksum: the address of the first block of Bitcoin', () => {
    expect(base58Check(Buffer.from('0062e907b15cbf27d5425399ebf6f0fb50ebb88f18', 'hex'))).toBe('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa');
  });
});

describe('the manner of each network', () => {
  test.each([
    ['evm', /^0x[0-9a-f]{40}$/],
    ['bech32', /^tltc1q[02-9ac-hj-np-z]{38}$/],
    ['base58', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
    ['tron', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
    ['iban', /^DE\d{20}$/],
  ] as const)('%s', (addressStyle, form) => {
    const address = networkAddress({ addressStyle, prefix: 'tltc' }, key);
    expect(address).toMatch(form);
    expect(networkAddress({ addressStyle, prefix: 'tltc' }, key)).toBe(address);
  });

  test('an account number stands the check of its country: moved to the front, it leaves 1 by 97', () => {
    const address = networkAddress({ addressStyle: 'iban' }, key);
    expect(BigInt(`${address.slice(4)}1314${address.slice(2, 4)}`) % 97n).toBe(1n);
  });
});
