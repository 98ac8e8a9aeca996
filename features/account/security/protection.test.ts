// The meaning of the words of the score.
import { expect, test } from 'vitest';

import { protectionOf, type SecurityView } from './protection.ts';

const bare: SecurityView = {
  email: 'a@b.c',
  emailVerified: true,
  mail: true,
  hasPin: false,
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
  passkeys: [],
  antiPhishingCode: null,
  lockedUntilMs: 0,
  withdrawalsHeldUntilMs: 0,
  passwordChangedAtMs: null,
};
const passkey = { passkeyId: '1', name: 'Phone', synced: true, createTimeMs: 1, lastUseTimeMs: null };

test.each([
  [{}, 'weak', 5],
  [{ antiPhishingCode: 'heron', passkeys: [passkey] }, 'weak', 3],
  [{ hasPin: true }, 'fair', 4],
  [{ hasAuthenticator: true, recoveryCodesLeft: 10 }, 'fair', 3],
  [{ hasAuthenticator: true, hasPin: true, recoveryCodesLeft: 10 }, 'good', 2],
  [{ hasAuthenticator: true, hasPin: true, recoveryCodesLeft: 3, passkeys: [passkey], antiPhishingCode: 'heron' }, 'strong', 0],
  [{ hasAuthenticator: true, hasPin: true, recoveryCodesLeft: 2, passkeys: [passkey], antiPhishingCode: 'heron' }, 'good', 1],
] as const)('%j is %s', (set, level, missing) => {
  const protection = protectionOf({ ...bare, ...set, passkeys: 'passkeys' in set ? [...set.passkeys] : [] });
  expect([protection.level, protection.missing.length]).toEqual([level, missing]);
});
