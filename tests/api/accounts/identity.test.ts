// The check of an identity: sent with pictures, kept encrypted, seen and decided by an operator, erased by its user.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { decideIdentity } from '#lib/contract/calls/v1/admin/identity/decide.ts';
import { getWaitingIdentities } from '#lib/contract/calls/v1/admin/identity/list.ts';
import { readIdentity } from '#lib/contract/calls/v1/admin/identity/read.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { getIdentityCheck } from '#lib/contract/calls/v1/user/identity/check.ts';
import { sendIdentityPicture } from '#lib/contract/calls/v1/user/identity/document.ts';
import { eraseIdentity } from '#lib/contract/calls/v1/user/identity/erase.ts';
import { sendIdentity } from '#lib/contract/calls/v1/user/identity/send.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { createOperator } from '../operator.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
let operator: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  operator = await createOperator(exchange);
});
afterAll(() => exchange.close());

const mark = 'C01X00T47';
const identity = { name: 'Maria Muster', country: 'DE', documentType: 'idCard', documentNumber: mark } as const;
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('the picture of a card')]).toString('base64');
const idOf = async (who: Visitor): Promise<string> => (await who.call(userInfo, {})).userInfo.userId;
const keptText = async (): Promise<string> => {
  const { rows } = await exchange.store.pool.query<{ all: string }>(
    `select (select coalesce(json_agg(t), '[]')::text from identity_checks t) || (select coalesce(json_agg(t), '[]')::text from identity_documents t) as all`,
  );
  return rows[0]?.all ?? '';
};

async function sent(): Promise<{ readonly user: Visitor; readonly userId: string }> {
  const user = await createTrader(exchange);
  for (const side of ['front', 'back'] as const) await user.call(sendIdentityPicture, { side, picture: jpeg });
  expect(await user.call(sendIdentity, identity)).toEqual({ state: 'waiting' });
  return { user, userId: await idOf(user) };
}

test('an identity needs its pictures, waits, and is in process until an operator has decided', async () => {
  const user = await createTrader(exchange);
  expect(await user.call(getIdentityCheck, {})).toMatchObject({ state: 'none', demo: false, pictures: [] });
  expect((await user.try(sendIdentity, identity)).code).toBe('20126');
  await user.call(sendIdentityPicture, { side: 'front', picture: jpeg });
  expect((await user.try(sendIdentity, identity)).code).toBe('20126');
  await user.call(sendIdentityPicture, { side: 'front', picture: jpeg });
  await user.call(sendIdentityPicture, { side: 'back', picture: jpeg });
  for (const change of [{ name: '' }, { country: 'Germany' }, { documentType: 'library card' }, { documentNumber: 'x'.repeat(41) }])
    expect((await user.try(sendIdentity, { ...identity, ...change })).code).toBe('40020');
  expect(await user.call(sendIdentity, identity)).toEqual({ state: 'waiting' });
  expect(await user.call(getIdentityCheck, {})).toMatchObject({ state: 'waiting', country: 'DE', documentType: 'idCard' });
  expect((await user.try(sendIdentity, identity)).code).toBe('24391');
  expect((await user.try(sendIdentityPicture, { side: 'front', picture: jpeg })).code).toBe('24391');
});

test('only pictures of the right kind and size are taken, whatever they are called', async () => {
  const user = await createTrader(exchange);
  const page = Buffer.from('<svg onload="alert(1)"></svg>').toString('base64');
  const huge = Buffer.concat([Buffer.from(jpeg, 'base64'), Buffer.alloc(2 * 1024 * 1024)]).toString('base64');
  for (const picture of [page, '!!!!', huge])
    expect(await user.try(sendIdentityPicture, { side: 'front', picture })).toMatchObject({ code: '20125', params: { limit: 2 } });
  expect(await user.call(getIdentityCheck, {})).toMatchObject({ pictures: [] });
});

test('an operator sees what was sent, rejects it with a reason, and approves it when it is sent again', async () => {
  const { user, userId } = await sent();
  expect((await user.try(readIdentity, { userId })).code).toBe('23140');
  const { list } = await operator.call(getWaitingIdentities, {});
  expect(list.find((one) => one.userId === userId)).toMatchObject({ country: 'DE' });
  const seen = await operator.call(readIdentity, { userId });
  expect(seen).toMatchObject(identity);
  expect(seen.pictures).toEqual([
    { side: 'back', mediaType: 'image/jpeg', picture: jpeg },
    { side: 'front', mediaType: 'image/jpeg', picture: jpeg },
  ]);
  expect(await operator.try(decideIdentity, { userId, approved: false })).toMatchObject({ code: '40020', params: { field: 'reason' } });
  await operator.call(decideIdentity, { userId, approved: false, reason: 'The picture is blurred' });
  expect(await user.call(getIdentityCheck, {})).toMatchObject({ state: 'rejected', reason: 'The picture is blurred' });
  expect((await operator.try(decideIdentity, { userId, approved: true })).code).toBe('20124');
  expect((await operator.try(readIdentity, { userId })).code).toBe('20124');
  await user.call(sendIdentity, identity);
  await operator.call(decideIdentity, { userId, approved: true });
  expect(await user.call(getIdentityCheck, {})).toMatchObject({ state: 'approved', reason: '' });
  expect((await exchange.accounts.session(user.cookie()))?.identityCountry).toBe('DE');
  expect((await user.try(sendIdentity, identity)).code).toBe('20124');
});

test('nothing of it can be read in the database or in the log, and its user can erase it', async () => {
  const { user, userId } = await sent();
  const kept = await keptText();
  expect(kept).toContain(userId);
  for (const secret of [mark, 'Muster', jpeg.slice(4, 24)]) {
    expect(kept).not.toContain(secret);
    expect(exchange.logLines.join('\n')).not.toContain(secret);
  }
  await user.call(eraseIdentity, {});
  expect(await keptText()).not.toContain(userId);
  expect(await user.call(getIdentityCheck, {})).toMatchObject({ state: 'none', pictures: [] });
});

test('of an approved identity the country stays, and nothing else', async () => {
  const { user, userId } = await sent();
  await operator.call(decideIdentity, { userId, approved: true });
  await user.call(eraseIdentity, {});
  expect(await user.call(getIdentityCheck, {})).toMatchObject({ state: 'approved', country: 'DE', documentType: null, pictures: [] });
  const { rows } = await exchange.store.pool.query('select sealed from identity_checks where user_id = $1', [userId]);
  expect(rows).toEqual([{ sealed: '' }]);
});

test('demo trading asks for no picture and decides at once; the real account knows nothing of it', async () => {
  const user = await createTrader(exchange);
  await user.call(enterPaper, {});
  expect((await user.try(sendIdentityPicture, { side: 'front', picture: jpeg })).code).toBe('23151');
  expect(await user.call(sendIdentity, identity)).toEqual({ state: 'approved' });
  expect(await user.call(getIdentityCheck, {})).toMatchObject({ state: 'approved', demo: true });
  const userId = await idOf(user);
  expect((await operator.call(getWaitingIdentities, {})).list.map((one) => one.userId)).not.toContain(userId);
  expect((await exchange.accounts.session(user.cookie()))?.identityCountry).toBeNull();
  await user.call(eraseIdentity, {});
  expect(await user.call(getIdentityCheck, {})).toMatchObject({ state: 'none' });
});
