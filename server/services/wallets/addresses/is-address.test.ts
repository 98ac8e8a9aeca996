// Addresses as people paste them: every network's own is taken, and a single wrong letter is not.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { addressStyles, networkAddress } from './network-address.ts';
import { hasWrongCapitals, isAddress, plainAddress, shownAddress } from './is-address.ts';

const keys = Array.from({ length: 20 }, (_, turn) => createHash('sha256').update(`somebody ${turn}`).digest());
/** Nothing in these says that a letter is wrong. */
const unchecked = ['aptos', 'evm', 'hedera', 'near', 'solana', 'sui'];

describe.each(addressStyles)('%s', (style) => {
  test('takes what the network gives out', () => {
    expect(keys.filter((key) => !isAddress(style, networkAddress(style, key)))).toEqual([]);
  });

  test('refuses nothing, a space, its beginning, and more of it', () => {
    const address = networkAddress(style, keys[0] ?? new Uint8Array(32));
    const others = ['', ' ', address.slice(0, 4), `${address}${address}`, `${address} `, `x${address}`, 'hello'];
    expect(others.filter((text) => isAddress(style, text))).toEqual([]);
  });
});

test.each(addressStyles.filter((style) => !unchecked.includes(style)))(
  '%s refuses its address with any one letter replaced by another',
  (style) => {
    const address = networkAddress(style, keys[1] ?? new Uint8Array(32));
    const wrong = Array.from(address, (letter, place) => {
      const other = /[0-9]/.test(letter)
        ? letter === '7'
          ? '3'
          : '7'
        : letter === 'q'
          ? 'p'
          : letter === 'Q'
            ? 'P'
            : /[A-Z]/.test(letter)
              ? 'Q'
              : 'q';
      return address.slice(0, place) + other + address.slice(place + 1);
    });
    expect(wrong.filter((text) => text !== address && isAddress(style, text))).toEqual([]);
  },
);

test('an account number is the same with spaces, a bech32 address in capitals', () => {
  expect(isAddress('iban', plainAddress('iban', 'DE89 3704 0044 0532 0130 00'))).toBe(true);
  expect(isAddress('iban', plainAddress('iban', 'de89 3704 0044 0532 0130 01'))).toBe(false);
  const address = networkAddress('bitcoin', keys[2] ?? new Uint8Array(32));
  expect(plainAddress('bitcoin', ` ${address.toUpperCase()} `)).toBe(address);
});

/** The examples of EIP-55 itself. */
const withChecksum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
];

test.each(withChecksum)('%s is taken with its checksum, in small letters and in capitals, and is one address', (address) => {
  const small = address.toLowerCase();
  for (const text of [address, small, `0x${address.slice(2).toUpperCase()}`]) {
    expect([isAddress('evm', text), hasWrongCapitals('evm', text), plainAddress('evm', text)]).toEqual([true, false, small]);
  }
  expect(shownAddress('evm', small)).toBe(address);
});

test('one capital that is small, or one digit that is another, is told from a checksum that fits', () => {
  for (const text of ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee'])
    expect([isAddress('evm', text), hasWrongCapitals('evm', text)]).toEqual([false, true]);
  expect(hasWrongCapitals('tron', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBe(false);
});
