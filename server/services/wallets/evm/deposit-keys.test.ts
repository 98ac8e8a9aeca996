// Addresses out of a public key are those that the owner's own wallet shows; a private key is sent away.
import { pbkdf2Sync } from 'node:crypto';
import { HDKey } from 'viem/accounts';
import { expect, test } from 'vitest';

import { depositKeys } from './deposit-keys.ts';

const words = 'test test test test test test test test test test test junk';
/** BIP-39: from words to the seed. */
const account = HDKey.fromMasterSeed(pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512')).derive("m/44'/60'/0'");

test.each([
  [0, '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'],
  [1, '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'],
  [2, '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'],
])('place %d of words that everybody knows', (place, address) => {
  expect(depositKeys(account.publicExtendedKey)(place)).toBe(address);
});

test.each([
  ['', 'is not one'],
  ['xpub', 'is not one'],
  [`${account.publicExtendedKey.slice(0, -1)}x`, 'is not one'],
  [account.privateExtendedKey, 'is an extended private key'],
])('refused: %s', (key, why) => {
  expect(() => depositKeys(key)).toThrow(why);
});
