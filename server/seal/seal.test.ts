// Sealed texts can be read with the secret of the venue, for its owner, unchanged; and not otherwise.
import { expect, test } from 'vitest';

import { createSeal } from './seal.ts';

const seal = createSeal('a secret of the venue, long enough', 'identity documents');
const plain = Buffer.from('Maria Muster, C01X00T47');

test('is read again by its owner alone, with the same secret alone', () => {
  const sealed = seal.close(plain, 'maria');
  expect(seal.open(sealed, 'maria').toString()).toBe('Maria Muster, C01X00T47');
  expect(Buffer.from(sealed, 'base64').includes('Maria')).toBe(false);
  expect(() => seal.open(sealed, 'boris')).toThrow(/./);
  expect(() => createSeal('another secret of the venue', 'identity documents').open(sealed, 'maria')).toThrow(/./);
});

test('a key is for one kind of content alone', () => {
  const other = createSeal('a secret of the venue, long enough', 'payment methods');
  expect(() => other.open(seal.close(plain, 'maria'), 'maria')).toThrow(/./);
});

test('is not read once a bit of it was changed or cut off', () => {
  const bytes = Buffer.from(seal.close(plain, 'maria'), 'base64');
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => seal.open(changed.toString('base64'), 'maria')).toThrow(/./);
  }
  expect(() => seal.open(bytes.subarray(0, -1).toString('base64'), 'maria')).toThrow(/./);
});

test('the same is written otherwise each time', () => {
  expect(seal.close(plain, 'maria')).not.toBe(seal.close(plain, 'maria'));
});
