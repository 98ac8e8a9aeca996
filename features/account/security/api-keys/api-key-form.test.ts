import { expect, test } from 'vitest';

import { emptyForm, requestOf, wrongField } from './api-key-form.ts';

const good = { ...emptyForm, name: ' bot ', passphrase: 'open-sesame-1' };

test.each([
  [{}, null],
  [{ name: ' ' }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['withdraw'] }, 'addresses'],
  [{ scopes: ['withdraw'], addresses: '203.0.113.7' }, null],
  [{ addresses: 'my house' }, 'addresses'],
  [{ passphrase: 'short' }, 'passphrase'],
  [{ passphrase: 'with a space' }, 'passphrase'],
  [{ callsPerMinute: '0' }, 'callsPerMinute'],
  [{ callsPerMinute: '6001' }, 'callsPerMinute'],
  [{ days: '366' }, 'days'],
  [{ days: '' }, null],
] as const)('%j: wrong is %s', (change, field) => expect(wrongField({ ...good, ...change })).toBe(field));

test('what is written becomes what is sent', () => {
  expect(requestOf({ ...good, addresses: '203.0.113.7, 10.0.0.0/8\n::1', days: '' })).toEqual({
    name: 'bot',
    scopes: ['read'],
    addresses: ['203.0.113.7', '10.0.0.0/8', '::1'],
    passphrase: 'open-sesame-1',
    callsPerMinute: 600,
  });
  expect(requestOf(good).days).toBe(90);
});
