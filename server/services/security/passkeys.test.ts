// Passkeys against a real database: made in a device of the test, and answering as a browser does.
import { beforeAll, expect, test } from 'vitest';

import { user } from '#server/store/schema/identity.ts';
import { passkeys as passkeyTable } from '#server/store/schema/security.ts';
import { softPasskey } from '#tests/api/login/soft-passkey.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createPasskeys } from './passkeys.ts';
import { createSecurityTokens } from './security-tokens.ts';

const store = await openTestStore();
let nowMs = 1_800_000_000_000;
const tokens = createSecurityTokens(store.db, () => nowMs);
const passkeys = createPasskeys(store.db, tokens, () => nowMs);
const site = { hostName: 'example.com', origin: 'https://example.com' };
const ann = { userId: 'ann', sessionId: 's-ann', email: 'ann@example.com' };
const bob = { userId: 'bob', sessionId: 's-bob', email: 'bob@example.com' };

beforeAll(async () => {
  await store.db.insert(user).values(['ann', 'bob', 'full'].map((id) => ({ id, name: id, email: `${id}@example.com` })));
});

let made = 0;
const newKey = () => {
  made += 1;
  const id = Buffer.from(`key-${made}`).toString('base64url');
  return { id, ...softPasskey(id) };
};
async function added(owner: typeof ann, name: string, synced = false): Promise<ReturnType<typeof newKey>> {
  const key = newKey();
  const told = key.made(await passkeys.beginAdding(owner, site), site.origin, synced);
  expect(await passkeys.add(owner, site, name, told)).toBe(true);
  return key;
}
const namesOf = async (userId: string) => (await passkeys.list(userId)).map(({ name }) => name);

test('the question to make one: for this site and user, without those that are there, the user shown by the device', async () => {
  const key = await added(bob, 'phone');
  const question = await passkeys.beginAdding(bob, site);
  expect(question).toMatchObject({
    rp: { id: 'example.com', name: 'Meridian' },
    user: { id: Buffer.from('bob').toString('base64url'), name: 'bob@example.com' },
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [{ id: key.id, type: 'public-key' }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(question.pubKeyCredParams).toContainEqual({ alg: -7, type: 'public-key' });
  expect((await passkeys.beginAdding(ann, site)).excludeCredentials).toEqual([]);
});

test('one that was made is listed, newest first, and opens for its owner until it is removed', async () => {
  const first = await added(ann, 'laptop');
  nowMs += 5;
  const second = await added(ann, 'cloud', true);
  const unused = { lastUsedAtMs: null, passkeyId: expect.any(Number) };
  expect(await passkeys.list('ann')).toEqual([
    { ...unused, name: 'cloud', synced: true, createdAtMs: nowMs },
    { ...unused, name: 'laptop', synced: false, createdAtMs: nowMs - 5 },
  ]);
  nowMs += 10;
  expect(await passkeys.login(site, first.answer(await passkeys.beginLogin(site), site.origin))).toBe('ann');
  const [cloud, laptop] = await passkeys.list('ann');
  expect([cloud?.lastUsedAtMs, laptop?.lastUsedAtMs]).toEqual([null, nowMs]);
  expect(await passkeys.remove('bob', laptop?.passkeyId ?? 0)).toBe(false);
  expect(await passkeys.remove('ann', laptop?.passkeyId ?? 0)).toBe(true);
  expect(await passkeys.remove('ann', laptop?.passkeyId ?? 0)).toBe(false);
  expect(await namesOf('ann')).toEqual(['cloud']);
  expect(await passkeys.login(site, first.answer(await passkeys.beginLogin(site), site.origin))).toBeNull();
  expect(await passkeys.login(site, second.answer(await passkeys.beginLogin(site), site.origin))).toBe('ann');
});

test('a name is changed by its owner alone', async () => {
  const [kept] = await passkeys.list('ann');
  const passkeyId = kept?.passkeyId ?? 0;
  expect([await passkeys.rename('bob', passkeyId, 'mine'), await passkeys.rename('ann', passkeyId, 'tablet')]).toEqual([false, true]);
  expect(await namesOf('ann')).toEqual(['tablet']);
});

test('none is made for another question, user, session or site, too late, or a second time', async () => {
  const key = newKey();
  const told = async (origin = site.origin) => key.made(await passkeys.beginAdding(ann, site), origin);
  const before = await namesOf('ann');
  expect(await passkeys.add(bob, site, 'n', await told())).toBe(false);
  expect(await passkeys.add({ ...ann, sessionId: 'other' }, site, 'n', await told())).toBe(false);
  expect(await passkeys.add(ann, site, 'n', await told('https://example.org'))).toBe(false);
  expect(await passkeys.add(ann, { ...site, hostName: 'example.org' }, 'n', await told())).toBe(false);
  const { challenge } = await passkeys.beginLogin(site);
  expect(await passkeys.add(ann, site, 'n', key.made({ challenge, rp: { id: site.hostName } }, site.origin))).toBe(false);
  const late = await told();
  nowMs += 300_000;
  expect(await passkeys.add(ann, site, 'n', late)).toBe(false);
  expect(await namesOf('ann')).toEqual(before);
  const good = await told();
  expect([await passkeys.add(ann, site, 'n', good), await passkeys.add(ann, site, 'n', good)]).toEqual([true, false]);
  expect(await passkeys.add(ann, site, 'n', await told())).toBe(false);
});

test('a login answers its own question, once, within five minutes, at this site, with a key that counts on', async () => {
  const key = await added(bob, 'second');
  const question = () => passkeys.beginLogin(site);
  expect(await question()).toMatchObject({ rpId: 'example.com', timeout: 300_000, userVerification: 'required' });
  expect(await passkeys.login(site, key.answer(await question(), 'https://example.org'))).toBeNull();
  expect(await passkeys.login({ ...site, hostName: 'example.org' }, key.answer(await question(), site.origin))).toBeNull();
  const stranger = { ...softPasskey(key.id) };
  expect(await passkeys.login(site, stranger.answer(await question(), site.origin))).toBeNull();
  const late = await question();
  nowMs += 300_000;
  expect(await passkeys.login(site, key.answer(late, site.origin))).toBeNull();
  const intime = await question();
  nowMs += 299_999;
  expect(await passkeys.login(site, key.answer(intime, site.origin))).toBe('bob');
  // The device says 1 again: it is a copy.
  expect(await passkeys.login(site, key.answer(await question(), site.origin))).toBeNull();
});

test('the question of a login is good once', async () => {
  const [one, two] = [await added(ann, 'one'), await added(ann, 'two')];
  const question = await passkeys.beginLogin(site);
  expect(await passkeys.login(site, one.answer(question, site.origin))).toBe('ann');
  expect(await passkeys.login(site, two.answer(question, site.origin))).toBeNull();
});

test('a user has twenty at most', async () => {
  const full = { userId: 'full', sessionId: 's', email: 'full@example.com' };
  const row = { userId: 'full', name: 'n', publicKey: 'x', counter: 0, synced: false, createdAtMs: nowMs };
  await store.db.insert(passkeyTable).values(Array.from({ length: 19 }, (_, place) => ({ ...row, credentialId: `full-${place}` })));
  await added(full, 'twentieth');
  const key = newKey();
  expect(await passkeys.add(full, site, 'n', key.made(await passkeys.beginAdding(full, site), site.origin))).toBe(false);
});
