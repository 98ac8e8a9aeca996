// Operators with names and keys of their own: who did what is written down for good, two who agree are two keys, and nobody comes in by guessing or through a proxy.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { confirmWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/confirm.ts';
import { createContent } from '#lib/contract/calls/v1/admin/content/create.ts';
import { getContentList } from '#lib/contract/calls/v1/admin/content/list.ts';
import { getOperatorCalls } from '#lib/contract/calls/v1/operator/calls/list.ts';
import { addOperatorKey } from '#lib/contract/calls/v1/operator/keys/add.ts';
import { getOperatorKeys } from '#lib/contract/calls/v1/operator/keys/list.ts';
import { revokeOperatorKey } from '#lib/contract/calls/v1/operator/keys/revoke.ts';
import { setAllMarketStates } from '#lib/contract/calls/v1/operator/market/all.ts';
import { setMarketState } from '#lib/contract/calls/v1/operator/market/state.ts';
import { getOperatorStatus } from '#lib/contract/calls/v1/operator/site/status.ts';
import { freezeUser } from '#lib/contract/calls/v1/operator/user/freeze.ts';
import { endUserSessions } from '#lib/contract/calls/v1/operator/user/sessions.ts';
import { stopWithdrawals } from '#lib/contract/calls/v1/operator/withdrawals/stop.ts';
import { voteOnWithdrawal } from '#lib/contract/calls/v1/operator/withdrawals/vote.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { createOperator } from '../operator.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { ask, codeOf, confirm, createWithdrawer, record, tryApply } from '../wallets/withdrawer.ts';

let exchange: TestExchange;
let first: Visitor;
const keyed = (key: string, headers: Readonly<Record<string, string>> = {}): Visitor =>
  createVisitor(exchange, { 'x-operator-key': key, ...headers });
/** A new operator with a key. */
async function operatorNamed(operator: string): Promise<Visitor & { readonly key: string }> {
  const { key } = await first.call(addOperatorKey, { operator });
  return { ...keyed(key), key };
}
beforeAll(async () => {
  exchange = await startTestExchange({ hotWalletLimit: 500 });
  first = keyed(exchange.operatorKey);
});
afterAll(() => exchange.close());

const tryConfirm = async (who: Visitor, withdrawalId: string) =>
  who.try(confirmWithdrawal, { withdrawalId, code: await codeOf(who, withdrawalId) });
const emailOf = async (who: Visitor): Promise<string> => exchange.accounts.emailOf((await who.call(userInfo, {})).userInfo.userId);

test('a key is told once and kept as a hash; revoked, it opens nothing from then on', async () => {
  const anna = await operatorNamed('anna');
  expect(anna.key).toMatch(/^mo_[\w-]{43}$/);
  await anna.call(getOperatorStatus, {});
  const { rows } = await exchange.store.pool.query<{ row: string }>("select k::text as row from operator_keys k where name = 'anna'");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(anna.key);
  expect(await first.try(addOperatorKey, { operator: 'anna' })).toMatchObject({ code: '40020', params: { field: 'operator' } });
  await first.call(revokeOperatorKey, { operator: 'anna' });
  expect(await anna.try(getOperatorStatus, {})).toMatchObject({ code: '23140', httpStatus: 403 });
  expect(await first.try(revokeOperatorKey, { operator: 'anna' })).toMatchObject({ code: '40020' });
  const again = await operatorNamed('anna');
  await again.call(getOperatorStatus, {});
  expect((await anna.try(getOperatorStatus, {})).code).toBe('23140');
  const { list } = await first.call(getOperatorKeys, {});
  expect(list.map(({ operator, revokeTimeMs }) => [operator, revokeTimeMs === null])).toEqual([
    ['anna', false],
    ['anna', true],
  ]);
});

test('keys are made and revoked with the first key alone, and nobody takes its name', async () => {
  const berta = await operatorNamed('berta');
  expect((await berta.try(addOperatorKey, { operator: 'carla' })).code).toBe('23140');
  expect((await berta.try(revokeOperatorKey, { operator: 'berta' })).code).toBe('23140');
  expect(await first.try(addOperatorKey, { operator: 'operator' })).toMatchObject({ code: '40020', params: { field: 'operator' } });
});

test('each call is a row: who, when, from where, with what, and the state before and after it', async () => {
  const dora = await operatorNamed('dora');
  const beganMs = Date.now();
  const { headers } = await dora.try(setMarketState, { symbolId: 'ETHUSDT', state: 'halted' });
  await dora.try(setMarketState, { symbolId: 'NOPE', state: 'halted' });
  await dora.call(setMarketState, { symbolId: 'ETHUSDT', state: 'online' });
  const { list } = await first.call(getOperatorCalls, { operator: 'dora' });
  const eth = (state: string) => ({ symbol: 'ETHUSDT', state });
  expect(list).toMatchObject([
    { call: 'setMarketState', request: { state: 'online' }, before: eth('halted'), after: eth('online'), code: '00000' },
    { call: 'setMarketState', request: { symbolId: 'NOPE' }, before: null, after: null, code: '50046' },
    {
      operator: 'dora',
      call: 'setMarketState',
      address: '127.0.0.1',
      requestId: headers.get('x-request-id'),
      request: { symbolId: 'ETHUSDT', state: 'halted' },
      before: eth('online'),
      after: eth('halted'),
      code: '00000',
    },
  ]);
  for (const { timeMs } of list) expect(timeMs).toBeGreaterThanOrEqual(beganMs);
  const next = await first.call(getOperatorCalls, { operator: 'dora', before: list[0]?.number ?? 0, pageSize: 1 });
  expect(next.list.map(({ number }) => number)).toEqual([list[1]?.number]);
});

test('what users with the role do at the desk is written down too, in their name', async () => {
  const writer = await createOperator(exchange);
  const email = await emailOf(writer);
  await writer.call(createContent, { kind: 'notice', slug: 'seen-by-all', terms: {} });
  await writer.call(getContentList, { kind: 'notice' });
  const { list } = await first.call(getOperatorCalls, { operator: email });
  expect(list).toMatchObject([
    { call: 'getContentList', before: null, after: null },
    { call: 'createContent', before: null, after: { slug: 'seen-by-all' } },
  ]);
});

test('a row is never changed and never removed, and without it nothing is done', async () => {
  const { pool } = exchange.store;
  for (const change of [
    "update operator_calls set operator = 'nobody'",
    'delete from operator_call_ends',
    'delete from operator_calls',
    'truncate operator_calls cascade',
    "update operator_call_ends set code = '0'",
  ])
    await expect(pool.query(change)).rejects.toThrow('are never changed');
  await pool.query('alter table operator_calls rename to operator_calls_away');
  try {
    expect((await first.try(setMarketState, { symbolId: 'ETHUSDT', state: 'halted' })).code).toBe('50000');
  } finally {
    await pool.query('alter table operator_calls_away rename to operator_calls');
  }
  const [live] = (await first.call(getOperatorStatus, {})).venues;
  expect(live?.markets.others).toEqual([]);
});

test('two who agree on a withdrawal are two keys: nobody speaks in the name of another', async () => {
  const [emil, fritz] = [await operatorNamed('emil'), await operatorNamed('fritz')];
  const user = await createWithdrawer(exchange, '900');
  const withdrawalId = await ask(user, { amount: '800' });
  await confirm(user, withdrawalId);
  const said = (who: Visitor, operator?: string) =>
    who.try(voteOnWithdrawal, { withdrawalId, approves: true, ...(operator === undefined ? {} : { operator }) });
  expect(await said(emil, 'fritz')).toMatchObject({ code: '40020', params: { field: 'operator' } });
  expect(await said(first, 'fritz')).toMatchObject({ code: '40020', params: { field: 'operator' } });
  expect((await said(emil)).code).toBe('00000');
  expect((await said(emil, 'emil')).code).toBe('40065');
  expect(await record(user, withdrawalId)).toMatchObject({ state: 'review' });
  expect((await said(fritz)).code).toBe('00000');
  expect(await record(user, withdrawalId)).toMatchObject({ state: 'sent' });
});

test('all markets at once, and back', async () => {
  const trader = await createTrader(exchange, { USDT: ['ERC20', '5000'] });
  const order = { symbolId: 'BTCUSDT', delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.01' } as const;
  const [before] = (await first.call(getOperatorStatus, {})).venues;
  const done = await first.call(setAllMarketStates, { state: 'halted' });
  expect(done).toEqual({ changed: before?.markets.online, refused: [] });
  expect((await trader.try(placeOrder, order)).code).toBe('50034');
  const [halted] = (await first.call(getOperatorStatus, {})).venues;
  expect([halted?.markets.online, halted?.markets.others.length]).toEqual([0, before?.markets.online]);
  await first.call(setAllMarketStates, { state: 'online' });
  expect((await trader.try(placeOrder, order)).code).toBe('00000');
});

test('stopped withdrawals: none is asked for, none is confirmed, none leaves; then all go on', async () => {
  const user = await createWithdrawer(exchange, '90');
  const withdrawalId = await ask(user, { amount: '20' });
  expect(await first.try(stopWithdrawals, { stopped: true })).toMatchObject({ code: '40020', params: { field: 'reason' } });
  await first.call(stopWithdrawals, { stopped: true, reason: 'a key was stolen' });
  expect((await first.call(getOperatorStatus, {})).withdrawals.stopped).toMatchObject({ reason: 'a key was stolen', operator: 'operator' });
  expect((await tryApply(user, { amount: '30' })).code).toBe('40076');
  // As often as one likes: it is no wrong code.
  for (let tries = 0; tries < 6; tries += 1) expect((await tryConfirm(user, withdrawalId)).code).toBe('40076');
  expect(await record(user, withdrawalId)).toMatchObject({ state: 'pending' });
  await first.call(stopWithdrawals, { stopped: false });
  expect((await tryConfirm(user, withdrawalId)).code).toBe('00000');
  expect(await record(user, withdrawalId)).toMatchObject({ state: 'sent' });
});

test('one that waits in review when they are stopped leaves when they go on', async () => {
  const user = await createWithdrawer(exchange, '900');
  const withdrawalId = await ask(user, { amount: '800' });
  await confirm(user, withdrawalId);
  await first.call(stopWithdrawals, { stopped: true, reason: 'a drill' });
  for (const operator of ['gerd', 'hans']) await first.call(voteOnWithdrawal, { withdrawalId, operator, approves: true });
  expect(await record(user, withdrawalId)).toMatchObject({ state: 'review' });
  await first.call(stopWithdrawals, { stopped: false });
  expect(await record(user, withdrawalId)).toMatchObject({ state: 'sent' });
});

test('all sessions of a user end at once', async () => {
  const user = await createTrader(exchange);
  const email = await emailOf(user);
  expect(await first.call(endUserSessions, { email })).toEqual({ ended: 1 });
  expect((await user.try(placeOrder, {})).code).not.toBe('40020');
  expect((await first.try(endUserSessions, { email: 'nobody@example.com' })).code).toBe('20106');
});

test('a freeze is written down with the reason before and after', async () => {
  const user = await createTrader(exchange);
  const email = await emailOf(user);
  await first.call(freezeUser, { email, frozen: true, reason: 'asked to' });
  // The newest is the one that asks.
  const { list } = await first.call(getOperatorCalls, { pageSize: 2 });
  expect(list.slice(1)).toMatchObject([{ call: 'freezeUser', before: { frozenReason: null }, after: { frozenReason: 'asked to' } }]);
});

test('through a proxy nobody operates, whatever the key', async () => {
  for (const headers of [
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '127.0.0.1' },
  ])
    expect(await keyed(exchange.operatorKey, headers).try(getOperatorStatus, {})).toMatchObject({ code: '23140', httpStatus: 403 });
});

test('wrong keys are told in the log and made to wait, and the right one is not; switched on, a proxy is let through', async () => {
  const limited = await startTestExchange({ rateLimitFactor: 1, operatorFromOutside: true });
  try {
    const asked = (key: string, address: string) =>
      createVisitor(limited, { 'x-operator-key': key, 'x-forwarded-for': address }).try(getOperatorStatus, {});
    const codes: string[] = [];
    for (let guess = 0; guess < 11; guess += 1) codes.push((await asked(`mo_${String(guess).padStart(43, '0')}`, '203.0.113.9')).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => '23140'), '40429']);
    expect((await asked('guess', '203.0.113.10')).code).toBe('23140');
    expect((await asked(limited.operatorKey, '203.0.113.9')).code).toBe('00000');
    const lines = limited.logLines.filter((line) => line.includes('a wrong operator key'));
    expect(lines.filter((line) => line.includes('"address":"203.0.113.9"'))).toHaveLength(10);
    expect(limited.logLines.filter((line) => line.includes('mo_0000') || line.includes(limited.operatorKey))).toEqual([]);
    expect(await (await fetch(`${limited.url}/metrics`)).text()).toContain('meridian_wrong_operator_keys_total 12');
  } finally {
    await limited.close();
  }
});

test('the same from the command line; a wrong line is told as it should be, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-operator-'));
  const command = (key: string, ...words: readonly string[]): Promise<string> => {
    const env = { ...process.env, DATA_DIR: folder, OPERATOR_KEY: key, PORT: new URL(exchange.url).port };
    return promisify(execFile)(process.execPath, ['scripts/operator.ts', ...words], { env }).then(
      ({ stdout }) => stdout.trim(),
      (error: unknown) => `failed: ${String(z.object({ stderr: z.string() }).parse(error).stderr).trim()}`,
    );
  };
  try {
    const [key = ''] = (await command(exchange.operatorKey, 'operators', 'add', 'ida')).split('\n');
    await command(key, 'market', 'BTCUSDT', 'halted');
    expect(await command(key, 'status')).toMatch(/live markets: \d+ online; 1 halted: BTCUSDT\n/);
    expect(await command(key, 'market', 'all', 'cancel-only')).toMatch(/^\d+ markets are cancel-only now$/);
    expect(await command(key, 'status')).toMatch(/live markets: 0 online; \d+ cancel-only\n/);
    expect(await command(key, 'market', 'all', 'online')).toMatch(/^\d+ markets are online now$/);
    expect(await command(key, 'status')).toMatch(
      /live: orders can be placed; command \d+.*\nlive markets: \d+ online\n[^]*withdrawals: made; 0 wait/,
    );
    expect(await command(key, 'log', 'ida')).toMatch(/ ida \(127\.0\.0\.1\) setAllMarketStates \{"state":"online"\}: 00000; before \[/);
    expect(await command(key, 'operators', 'revoke', 'ida')).toBe('failed: You don’t have permission to do this');
    const frozen = await command(key, 'freeze', 'maria@example.com');
    expect(frozen).toMatch(/^failed: npm run operator -- freeze maria@example\.com "the reason" +the reason is shown to the user$/);
    expect((await command(key, 'replay', 'speed', 'ten')).split('\n')).toHaveLength(1);
    expect(await command(key, 'frieze', 'x')).toBe(
      'failed: npm run operator -- frieze x: there is no such line; npm run operator lists all',
    );
    expect(await command(key)).toContain('withdrawals stop');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 180_000);
