// Keys for programs against a real database: what is kept, what opens, from where, how often, until when.
import { createHmac } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';

import { apiScopes } from '#lib/contract/accounts/api-key.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { applyWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/apply.ts';
import { confirmWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/confirm.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { createApiKey } from '#lib/contract/calls/v1/user/apiKey/create.ts';
import { user } from '#server/store/schema/identity.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { isAddressRange, isAllowedFrom } from './address-list.ts';
import { createApiKeys, type KeyTerms, type SignedRequest } from './api-keys.ts';

const store = await openTestStore();
let nowMs = 1_800_000_000_000;
const keys = () => createApiKeys(store, 'k'.repeat(32), () => nowMs);

beforeAll(async () => {
  for (const id of ['owner', 'other']) await store.db.insert(user).values({ id, name: 'n', email: `${id}@example.com` });
}, 180_000);

/** A call of a scope that keys have here, unless a test says otherwise. */
const check = (request: SignedRequest) => keys().check(request, getFills);

const owner = { userId: 'owner', mode: 'live' } as const;
const passphrase = 'open-sesame-1';
const terms: KeyTerms = { name: 'bot', scopes: ['read', 'trade'], addresses: [], callsPerMinute: 100, days: null };

async function make(changes: Partial<KeyTerms> = {}, service = keys()) {
  const made = await service.create(owner, { ...terms, ...changes }, passphrase);
  if (typeof made === 'string') throw new Error(made);
  const { accessKey } = made.key;
  const request = (asked: Partial<SignedRequest> = {}): SignedRequest => {
    const parts = { method: 'GET', path: '/api/v2/spot/account/assets', query: 'coin=BTC', body: '', timestamp: String(nowMs), ...asked };
    const text = `${parts.timestamp}${parts.method}${parts.path}${parts.query === '' ? '' : `?${parts.query}`}${parts.body}`;
    const signature = createHmac('sha256', made.secret).update(text).digest('base64');
    return { accessKey, passphrase, mode: 'live', address: '203.0.113.7', signature, ...parts, ...asked };
  };
  return { ...made, request };
}

test('a signed request is its owner', async () => {
  const { request } = await make();
  expect(await check(request())).toEqual({ userId: 'owner' });
  const order = { method: 'POST', path: '/api/v2/spot/trade/place-order', query: '', body: '{"symbol":"BTCUSDT"}' };
  expect(await check(request(order))).toEqual({ userId: 'owner' });
});

test('a key makes the calls of its own scopes alone, and none that asks for a login', async () => {
  const made: number[] = [];
  const calls = { read: getFills, trade: placeOrder, transfer: transferFunds, withdraw: applyWithdrawal };
  for (const scope of apiScopes) {
    const { key, request } = await make({ scopes: [scope], addresses: ['203.0.113.7'] });
    made.push(key.keyId);
    for (const asked of apiScopes)
      expect(await keys().check(request(), calls[asked]), `${scope} at ${asked}`).toEqual(
        asked === scope ? { userId: 'owner' } : 'wrong-scope',
      );
  }
  const { key, request } = await make({ scopes: apiScopes, addresses: ['203.0.113.7'] });
  for (const call of Object.values(calls)) expect(await keys().check(request(), call)).toEqual({ userId: 'owner' });
  for (const call of [createApiKey, confirmWithdrawal]) expect(await keys().check(request(), call)).toBe('wrong-scope');
  for (const keyId of [...made, key.keyId]) await keys().revoke(owner, keyId);
});

test('a query may be signed as sent or with its escapes undone', async () => {
  const { request } = await make();
  const plain = request({ query: 'name=a b,c' });
  expect(await check({ ...plain, query: 'name=a%20b%2Cc' })).toHaveProperty('userId');
  expect(await check(request({ query: 'name=a%20b%2Cc' }))).toHaveProperty('userId');
});

test('whatever is changed on the way is seen', async () => {
  const { request } = await make();
  const good = request();
  for (const change of [{ path: '/api/v2/other' }, { method: 'POST' }, { query: 'coin=ETH' }, { body: '{}' }, { signature: 'AAAA' }])
    expect(await check({ ...good, ...change })).toBe('wrong-signature');
  expect(await check({ ...good, passphrase: 'open-sesame-2' })).toBe('wrong-passphrase');
  expect(await check({ ...good, accessKey: 'mk_0' })).toBe('unknown-key');
});

test('a request is of the last or next half minute', async () => {
  const { request } = await make();
  for (const awayMs of [-30_000, 30_000]) expect(await check(request({ timestamp: String(nowMs + awayMs) }))).toHaveProperty('userId');
  for (const timestamp of [String(nowMs - 30_001), String(nowMs + 30_001), 'now', '1800000000'])
    expect(await check(request({ timestamp }))).toBe('wrong-time');
});

test('a key names addresses whenever it may transfer or withdraw, whatever else it may, and needs none otherwise', async () => {
  for (const scopes of [['transfer'], ['withdraw'], ['read', 'trade', 'transfer'], ['transfer', 'withdraw']] as const) {
    expect(await keys().create(owner, { ...terms, scopes, addresses: [] }, passphrase)).toBe('addresses-needed');
    const { key } = await make({ scopes, addresses: ['203.0.113.7'] });
    expect(key).toMatchObject({ scopes, addresses: ['203.0.113.7'] });
  }
  for (const scopes of [['read'], ['trade'], ['read', 'trade']] as const)
    expect((await make({ scopes, addresses: [] })).key).toMatchObject({ scopes, addresses: [] });
});

test('keys that move money are heard from their addresses alone', async () => {
  expect(await keys().create(owner, { ...terms, addresses: ['999.1.1.1'] }, passphrase)).toBe('wrong-addresses');
  const { request } = await make({ scopes: ['read', 'transfer'], addresses: ['203.0.113.0/24', '2001:db8::1'] });
  for (const address of ['203.0.113.200', '::ffff:203.0.113.9', '2001:db8::1'])
    expect(await check(request({ address }))).toHaveProperty('userId');
  for (const address of ['203.0.114.1', '2001:db8::2', '']) expect(await check(request({ address }))).toBe('wrong-address');
});

test('a key ends at its time, or when its owner says so, and nobody else can', async () => {
  const { key, request } = await make({ days: 2 });
  nowMs += 2 * 86_400_000 - 1;
  expect(await check(request())).toHaveProperty('userId');
  nowMs += 1;
  expect(await check(request())).toBe('unknown-key');
  const other = await make();
  expect(await keys().revoke({ ...owner, userId: 'other' }, other.key.keyId)).toBe(false);
  expect(await check(other.request())).toHaveProperty('userId');
  expect(await keys().revoke(owner, other.key.keyId)).toBe(true);
  expect(await check(other.request())).toBe('unknown-key');
  expect((await keys().list(owner)).some(({ keyId }) => keyId === key.keyId)).toBe(true);
});

test('while the database is away a key that was checked is good, for a while and until its owner ends it', async () => {
  let isAway = false;
  const service = createApiKeys({ db: store.db, isAway: () => isAway }, 'k'.repeat(32), () => nowMs);
  const [kept, ended] = [await make({}, service), await make({}, service)];
  for (const { request } of [kept, ended]) expect(await service.check(request(), getFills)).toHaveProperty('userId');
  // Nobody asks it: what it would say now is not heard.
  await store.pool.query('delete from api_keys where key_id = $1', [kept.key.keyId]);
  isAway = true;
  nowMs += 15 * 60_000 - 1;
  expect(await service.check(kept.request(), getFills)).toEqual({ userId: 'owner' });
  expect(await service.check({ ...kept.request(), body: '{}' }, getFills)).toBe('wrong-signature');
  await service.revoke(owner, ended.key.keyId);
  expect(await service.check(ended.request(), getFills)).toBe('unknown-key');
  nowMs += 1;
  expect(await service.check(kept.request(), getFills)).toBe('unknown-key');
});

test('each key has its own allowance of a minute', async () => {
  const service = keys();
  const [one, two] = [await make({ callsPerMinute: 3 }, service), await make({ callsPerMinute: 3 }, service)];
  const answers = await Promise.all(Array.from({ length: 5 }, () => service.check(one.request(), getFills)));
  expect(answers.filter((answer) => answer === 'too-many-calls')).toHaveLength(2);
  expect(await service.check(two.request(), getFills)).toHaveProperty('userId');
  nowMs += 60_000;
  expect(await service.check(one.request(), getFills)).toHaveProperty('userId');
});

test('neither secret nor passphrase stands in the database, and a user has twenty keys at most', async () => {
  const { secret } = await make();
  const { rows } = await store.pool.query('select * from api_keys');
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain(passphrase);
  const made = [];
  for (let place = 0; place < 21; place += 1) made.push(await keys().create({ ...owner, userId: 'other' }, terms, passphrase));
  expect(made.filter((answer) => answer === 'too-many-keys')).toHaveLength(1);
});

test('what is an address or a network', () => {
  expect(['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'].every(isAddressRange)).toBe(true);
  expect(['10.0.0', '10.0.0.0/33', '::/129', 'example.com', ''].filter(isAddressRange)).toEqual([]);
  expect(['10.0.0.0/32', '::/128', '::/33'].every(isAddressRange)).toBe(true);
  expect(isAllowedFrom([], 'anything')).toBe(true);
  // Neither a name nor a caller without an address opens the others.
  const list = ['example.com', '10.0.0.0/8', '2001:db8::/32', '198.51.100.1'];
  const callers = ['10.255.0.1', '2001:db8:1::1', '198.51.100.1', '::FFFF:10.0.0.1', '11.0.0.1', '2001:db9::1', '198.51.100.2', 'x', ''];
  expect(callers.map((address) => isAllowedFrom(list, address))).toEqual([true, true, true, true, false, false, false, false, false]);
});

test('a key is told with its terms, each scope once, newest first, and never ends where no days are named', async () => {
  const named = { name: 'told', scopes: ['trade', 'read', 'trade'], addresses: ['203.0.113.7'], callsPerMinute: 7 } as const;
  const { key } = await make({ ...named, days: 3 });
  const told = { ...named, scopes: ['read', 'trade'], keyId: key.keyId, accessKey: expect.stringMatching(/^mk_[0-9a-f]{32}$/) };
  expect(key).toEqual({ ...told, createdAtMs: nowMs, expiresAtMs: nowMs + 3 * 86_400_000, lastUsedAtMs: null });
  const endless = await make();
  expect((await keys().list(owner)).slice(0, 2)).toEqual([endless.key, key]);
  expect(endless.key.expiresAtMs).toBeNull();
  expect(await keys().revoke(owner, 0)).toBe(false);
  for (const { keyId } of [key, endless.key]) await keys().revoke(owner, keyId);
});

test('the last use is written down, once a minute at most', async () => {
  const { key, request } = await make();
  const usedMs = async () => (await keys().list(owner)).find(({ keyId }) => keyId === key.keyId)?.lastUsedAtMs;
  const firstMs = nowMs;
  await check(request());
  expect(await usedMs()).toBe(firstMs);
  nowMs += 59_999;
  await check(request());
  expect(await usedMs()).toBe(firstMs);
  nowMs += 1;
  await check(request());
  expect(await usedMs()).toBe(firstMs + 60_000);
  await keys().revoke(owner, key.keyId);
});

test('a method in small letters, and a query that no escapes can be undone in, are signed as the client wrote them', async () => {
  const { request } = await make();
  expect(await check({ ...request({ method: 'POST' }), method: 'post' })).toHaveProperty('userId');
  expect(await check(request({ query: 'name=%E0%A4%A' }))).toHaveProperty('userId');
  expect(await check(request({ query: '' }))).toHaveProperty('userId');
});

test('a write that fails for another reason than an absent database is no success', async () => {
  const { request } = await make();
  // Half a millisecond is no whole number: the database refuses it.
  const clock = createApiKeys(store, 'k'.repeat(32), () => nowMs + 0.5);
  await expect(clock.check(request(), getFills)).rejects.toThrow('Failed query');
});

test('a key of one world is unknown in the other, and neither seen nor ended from there', async () => {
  const { key, request } = await make();
  const inPaper = { userId: 'owner', mode: 'paper' } as const;
  const other = await keys().create(inPaper, terms, passphrase);
  if (typeof other === 'string') throw new Error(other);
  expect(await check(request())).toHaveProperty('userId', 'owner');
  expect(await check(request({ mode: 'paper' }))).toBe('unknown-key');
  expect((await keys().list(inPaper)).map(({ keyId }) => keyId)).toEqual([other.key.keyId]);
  expect((await keys().list(owner)).map(({ keyId }) => keyId)).not.toContain(other.key.keyId);
  expect([await keys().revoke(inPaper, key.keyId), await keys().revoke(owner, other.key.keyId)]).toEqual([false, false]);
  expect(await check(request())).toHaveProperty('userId', 'owner');
});
