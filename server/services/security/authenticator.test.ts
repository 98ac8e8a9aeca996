// The second factor against a real database: an app that works its codes out apart, the codes for the day it is lost, and the ways back into an account.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { user } from '#server/store/schema/identity.ts';
import { appCode } from '#tests/api/authenticator-app.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createAttemptGuard } from './attempt-guard.ts';
import { createAuthenticator } from './authenticator.ts';
import { createRecovery } from './recovery.ts';
import { createSecurityTokens } from './security-tokens.ts';
import { appAddress, plainCode } from './time-code.ts';

const store = await openTestStore();
let nowMs = 1_800_000_000_000;
const authenticator = createAuthenticator(store.db, 'k'.repeat(32), () => nowMs);

const users = ['begins', 'late', 'twice', 'again', 'lost', 'renews', 'other', 'off', 'ann', 'bob'];
beforeAll(async () => {
  await store.db.insert(user).values(users.map((id) => ({ id, name: id, email: `${id}@example.com` })));
});

const begun = async (userId: string): Promise<string> => {
  const made = await authenticator.begin(userId, `${userId}@example.com`);
  if (made === null) throw new Error('one is on already');
  return made.secret;
};
/** An app that is on; a half minute later, so that its next code is a new one. */
async function turnedOn(userId: string): Promise<{ secret: string; codes: readonly string[] }> {
  const secret = await begun(userId);
  const codes = await authenticator.confirm(userId, appCode(secret, nowMs));
  if (codes === null) throw new Error('the code was not taken');
  nowMs += 30_000;
  return { secret, codes };
}

test('nothing is asked for before a code of the app has been seen', async () => {
  expect(await authenticator.isOn('begins')).toBe(false);
  const made = await authenticator.begin('begins', 'begins@example.com');
  expect(made?.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(made?.address).toBe(appAddress(made?.secret ?? '', 'begins@example.com'));
  expect([await authenticator.isOn('begins'), await authenticator.recoveryCodesLeft('begins')]).toEqual([false, 0]);
  expect(await authenticator.use('begins', appCode(made?.secret ?? '', nowMs))).toBe(false);
  // The code of ten minutes ago is none of this half minute.
  expect(await authenticator.confirm('begins', appCode(made?.secret ?? '', nowMs - 600_000))).toBeNull();
  const code = appCode(made?.secret ?? '', nowMs);
  const codes = await authenticator.confirm('begins', `${code.slice(0, 3)} ${code.slice(3)}`);
  // 128 bits are 26 letters of base 32: five groups of five and one letter.
  for (const one of codes ?? []) expect(one).toMatch(/^([A-Z2-7]{5}-){5}[A-Z2-7]$/);
  expect(new Set(codes).size).toBe(10);
  expect([await authenticator.isOn('begins'), await authenticator.recoveryCodesLeft('begins')]).toEqual([true, 10]);
  expect(await authenticator.begin('begins', 'begins@example.com')).toBeNull();
  expect(await authenticator.confirm('begins', appCode(made?.secret ?? '', nowMs + 30_000))).toBeNull();
});

test('a beginning is good for a quarter of an hour, a new one takes its place, and nobody confirms what was not begun', async () => {
  expect(await authenticator.confirm('late', '123456')).toBeNull();
  const first = await begun('late');
  nowMs += 900_000;
  expect(await authenticator.confirm('late', appCode(first, nowMs))).toBeNull();
  const second = await begun('late');
  expect(await authenticator.confirm('late', appCode(first, nowMs))).toBeNull();
  nowMs += 899_999;
  expect(await authenticator.confirm('late', appCode(second, nowMs))).toHaveLength(10);
});

test('a code of the app is good once, also of two at the same time, and those before it no more', async () => {
  const { secret } = await turnedOn('twice');
  const code = appCode(secret, nowMs);
  expect((await Promise.all([authenticator.use('twice', code), authenticator.use('twice', code)])).filter(Boolean)).toHaveLength(1);
  expect(await authenticator.use('twice', appCode(secret, nowMs - 30_000))).toBe(false);
  expect(await authenticator.use('twice', appCode(secret, nowMs + 30_000))).toBe(true);
  expect(await authenticator.use('twice', appCode(secret, nowMs + 90_000))).toBe(false);
});

test('the code that turned it on opens nothing', async () => {
  const secret = await begun('again');
  const code = appCode(secret, nowMs);
  expect(await authenticator.confirm('again', code)).not.toBeNull();
  expect(await authenticator.use('again', code)).toBe(false);
});

test('each recovery code opens once, for its own user, however it is written; codes of the app are none', async () => {
  const [{ codes, secret }, { codes: others }] = [await turnedOn('lost'), await turnedOn('other')];
  const [first = '', second = ''] = codes;
  expect(await authenticator.use('lost', first.toLowerCase().replaceAll('-', ' '))).toBe(true);
  expect([await authenticator.use('lost', first), await authenticator.use('lost', others[0] ?? '')]).toEqual([false, false]);
  expect(await authenticator.useRecoveryCode('lost', appCode(secret, nowMs))).toBe(false);
  expect(await authenticator.useRecoveryCode('lost', second)).toBe(true);
  expect(await authenticator.useRecoveryCode('lost', second)).toBe(false);
  expect([await authenticator.recoveryCodesLeft('lost'), await authenticator.recoveryCodesLeft('other')]).toEqual([8, 10]);
});

test('new recovery codes take the place of all before; nobody else’s', async () => {
  const { codes } = await turnedOn('renews');
  const renewed = await authenticator.renewRecoveryCodes('renews');
  expect([renewed.length, await authenticator.recoveryCodesLeft('renews')]).toEqual([10, 10]);
  expect(await authenticator.use('renews', codes[0] ?? '')).toBe(false);
  expect(await authenticator.use('renews', renewed[0] ?? '')).toBe(true);
  expect(await authenticator.recoveryCodesLeft('other')).toBe(10);
});

test('once it is removed nothing of it opens, and another may be begun', async () => {
  const { secret, codes } = await turnedOn('off');
  await authenticator.remove('off');
  expect([await authenticator.isOn('off'), await authenticator.recoveryCodesLeft('off')]).toEqual([false, 0]);
  expect([await authenticator.use('off', appCode(secret, nowMs)), await authenticator.use('off', codes[0] ?? '')]).toEqual([false, false]);
  expect(await authenticator.begin('off', 'off@example.com')).not.toBeNull();
  expect(await authenticator.isOn('other')).toBe(true);
});

test('a code is compared without spaces, hyphens and small letters', () => {
  expect([plainCode('123 456'), plainCode('ab-cd--e f')]).toEqual(['123456', 'ABCDEF']);
});

test('the address for the app names the venue, the account and how codes are made', () => {
  expect(appAddress('ABC', 'ann+1@example.com')).toBe(
    'otpauth://totp/Meridian%3Aann%2B1%40example.com?secret=ABC&issuer=Meridian&algorithm=SHA1&digits=6&period=30',
  );
});

describe('the ways back for whoever has lost the password', () => {
  const asked: (readonly [userId: string, code: string])[] = [];
  const open = () =>
    createRecovery({
      attempts: createAttemptGuard(store.db, () => nowMs),
      tokens: createSecurityTokens(store.db, () => nowMs),
      authenticator: {
        useRecoveryCode: async (userId, code) => {
          asked.push([userId, code]);
          return userId === 'ann' && code === 'right';
        },
      },
    });
  let recovery = open();
  beforeEach(() => {
    recovery = open();
  });
  const from = (address: string) => ({ address, device: 'a browser' });

  test('a link is its user’s, for one thing, once', async () => {
    const token = await recovery.issueLink('ann', 'reset-password');
    expect([await recovery.userOfLink(token, 'verify-email'), await recovery.useLink(token, 'verify-email')]).toEqual([null, null]);
    expect([await recovery.userOfLink(token, 'reset-password'), await recovery.userOfLink(token, 'reset-password')]).toEqual([
      'ann',
      'ann',
    ]);
    const used = await Promise.all([recovery.useLink(token, 'reset-password'), recovery.useLink(token, 'reset-password')]);
    expect(new Set(used)).toEqual(new Set(['ann', null]));
    expect([await recovery.userOfLink(token, 'reset-password'), await recovery.useLink('x', 'reset-password')]).toEqual([null, null]);
  });

  test.each([
    ['reset-password', 30 * 60_000],
    ['verify-email', 24 * 3_600_000],
  ] as const)('a link to %s is good for %d ms', async (purpose, lifeMs) => {
    const [intime, late] = [await recovery.issueLink('bob', purpose), await recovery.issueLink('bob', purpose)];
    nowMs += lifeMs - 1;
    expect(await recovery.useLink(intime, purpose)).toBe('bob');
    nowMs += 1;
    expect([await recovery.userOfLink(late, purpose), await recovery.useLink(late, purpose)]).toEqual([null, null]);
  });

  test('a link for nobody looks like one and opens nothing', async () => {
    const token = await recovery.issueLink(null, 'reset-password');
    expect(token).toHaveLength((await recovery.issueLink('ann', 'reset-password')).length);
    expect([await recovery.userOfLink(token, 'reset-password'), await recovery.useLink(token, 'reset-password')]).toEqual([null, null]);
  });

  test('three letters to an address are free, from wherever they are asked for; success forgets them', async () => {
    const letter = (address: string, email = 'Ann@example.com') => recovery.beginLink(email, from(address));
    expect([await letter('10.0.0.1'), await letter('10.0.0.2'), await letter('10.0.0.3', 'ann@EXAMPLE.com')]).toEqual([0, 0, 0]);
    expect([await letter('10.0.0.4'), await letter('10.0.0.4', 'bob@example.com')]).toEqual([300_000, 0]);
    await recovery.succeed('ann@example.com');
    expect(await letter('10.0.0.4')).toBe(0);
  });

  test('five codes for an address are free; letters count apart; success forgets them', async () => {
    const code = (email = 'ann@example.com') => recovery.beginCode(email, from('10.1.0.1'));
    expect([await code(), await code(), await code(), await code(), await code()]).toEqual([0, 0, 0, 0, 0]);
    expect([await code(), await code('bob@example.com')]).toEqual([30_000, 0]);
    await recovery.succeed('ann@example.com');
    expect(await code()).toBe(0);
  });

  test.each(['beginLink', 'beginCode'] as const)('fifty of one caller are free, for all addresses together: %s', async (kind) => {
    for (let place = 0; place < 50; place += 1) expect(await recovery[kind](`${kind}-${place}@example.com`, from('10.2.0.1'))).toBe(0);
    expect(await recovery[kind]('more@example.com', from('10.2.0.1'))).toBe(30_000);
    expect(await recovery[kind]('more@example.com', from('10.2.0.2'))).toBe(0);
  });

  test('a recovery code is asked about for nobody as for somebody', async () => {
    expect([await recovery.useCode('ann', 'right'), await recovery.useCode('ann', 'wrong'), await recovery.useCode(null, 'right')]).toEqual(
      [true, false, false],
    );
    expect(asked).toEqual([
      ['ann', 'right'],
      ['ann', 'wrong'],
      ['', 'right'],
    ]);
  });
});
