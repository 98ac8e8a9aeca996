// Coins leave: asked for, confirmed, looked at, sent, buried under blocks. Nothing leaves twice, and nothing in any other way.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { addAddress } from '#lib/contract/calls/v1/assets/withdraw/address/add.ts';
import { checkAddress } from '#lib/contract/calls/v1/assets/withdraw/address/check.ts';
import { cancelWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/cancel.ts';
import { confirmWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/confirm.ts';
import { getWithdrawConfig } from '#lib/contract/calls/v1/assets/withdraw/config.ts';
import { getDepositAddress } from '#lib/contract/calls/v1/assets/deposit/address.ts';
import { getDeposits } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import type { Owner } from '#server/services/wallets/wallets.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { newDataFolder } from '../data-folder.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { tryProven } from '../prove.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { ask, codeOf, confirm, createWithdrawer, holding, record, stranger, tryApply } from './withdrawer.ts';

const dataDir = newDataFolder();
let exchange: TestExchange;
const start = (): Promise<TestExchange> => startTestExchange({ dataDir });
beforeAll(async () => {
  exchange = await start();
});
afterAll(async () => {
  await exchange.close();
  rmSync(dataDir, { recursive: true, force: true });
});
async function ownerOf(visitor: Visitor): Promise<Owner> {
  const { userInfo: info } = await visitor.call(userInfo, {});
  const { rows } = await exchange.store.pool.query('select account_id from exchange_accounts where user_id = $1', [info.userId]);
  return { userId: info.userId, accountId: z.parse(z.object({ account_id: z.number() }), rows[0]).account_id };
}
const blocks = async (count: number): Promise<void> => {
  for (let block = 0; block < count; block += 1) await exchange.chain.mineBlock();
};

test('held when asked for, sent when confirmed, gone at the depth of its network', async () => {
  const ann = await createWithdrawer(exchange, '1000');
  const id = await ask(ann, { amount: '103' });
  expect(await record(ann, id)).toMatchObject({ state: 'pending', receiveAmount: '100', fee: '3', transactionId: '' });
  expect(await holding(ann)).toBe('897+103');
  expect(await confirm(ann, id)).toMatchObject({ state: 'sent', confirmations: 0, requiredConfirmations: 12 });
  await blocks(11);
  expect(await record(ann, id)).toMatchObject({ state: 'sent', confirmations: 11, transactionId: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await holding(ann)).toBe('897+103');
  await blocks(1);
  expect(await record(ann, id)).toMatchObject({ state: 'confirmed', confirmations: 12 });
  expect(await holding(ann)).toBe('897+0');
});

test('cancelled while it is pending, all of it is back, and its code is worth nothing', async () => {
  const ann = await createWithdrawer(exchange, '1000');
  const id = await ask(ann, { amount: '500' });
  const code = await codeOf(ann, id);
  expect(await ann.call(cancelWithdrawal, { withdrawalId: id })).toMatchObject({ state: 'cancelled', reason: 'requested' });
  expect(await holding(ann)).toBe('1000+0');
  expect(await ann.try(confirmWithdrawal, { withdrawalId: id, code })).toMatchObject({ code: '40060' });
  expect(await ann.try(cancelWithdrawal, { withdrawalId: id })).toMatchObject({ code: '40061' });
});

test('to another user of the venue: it arrives as a deposit', async () => {
  const [ann, bob] = [await createWithdrawer(exchange, '1000'), await createWithdrawer(exchange, '10')];
  const { address } = await bob.call(getDepositAddress, { coin: 'USDT', network: 'Ethereum' });
  await confirm(ann, await ask(ann, { amount: '203', address }));
  await blocks(12);
  expect(await holding(bob)).toBe('210+0');
  expect(await holding(ann)).toBe('797+0');
});

test('lost by its network before it is confirmed: all is back; undone after: the amount is back, the fee is spent', async () => {
  const ann = await createWithdrawer(exchange, '1000');
  const first = await ask(ann, { amount: '103' });
  const { transactionId } = await confirm(ann, first);
  await blocks(3);
  await exchange.chain.reorganise('Ethereum', 3, [transactionId]);
  expect(await record(ann, first)).toMatchObject({ state: 'failed', reason: 'lost' });
  expect(await holding(ann)).toBe('1000+0');
  const second = await ask(ann, { amount: '103' });
  const sent = await confirm(ann, second);
  await blocks(13);
  expect(await holding(ann)).toBe('897+0');
  await exchange.chain.reorganise('Ethereum', 20, [sent.transactionId]);
  expect(await record(ann, second)).toMatchObject({ state: 'reversed' });
  expect(await holding(ann)).toBe('997+0');
});

test('a block that is undone only makes it wait longer', async () => {
  const ann = await createWithdrawer(exchange, '1000');
  const id = await ask(ann, { amount: '103' });
  await confirm(ann, id);
  await blocks(5);
  await exchange.chain.reorganise('Ethereum', 5);
  expect(await record(ann, id)).toMatchObject({ state: 'sent', confirmations: 0 });
  await blocks(12);
  expect(await record(ann, id)).toMatchObject({ state: 'confirmed' });
  expect(await holding(ann)).toBe('897+0');
});

test('asked for twice under one name, it is one', async () => {
  const ann = await createWithdrawer(exchange, '1000');
  const ids = await Promise.all([1, 2, 3].map(() => ask(ann, { amount: '50', clientOid: 'rent' })));
  expect(new Set(ids).size).toBe(1);
  expect(await holding(ann)).toBe('950+50');
});

test('another withdrawal under a name that is used is refused, also of fifty at once; only the same one answers the first', async () => {
  const ann = await createWithdrawer(exchange, '1000');
  const request = { coin: 'USDT', network: 'Ethereum', address: stranger, amount: '50', clientOid: 'rent' };
  const id = await ask(ann, request);
  const others = [{ amount: '50.00000001' }, { address: `0x${'6'.repeat(40)}` }, { network: 'BNB Smart Chain' }];
  for (const other of others) expect(await tryApply(ann, { ...request, ...other })).toMatchObject({ code: '50207' });
  expect(await ask(ann, { ...request, amount: '50.00' })).toBe(id);
  expect(await holding(ann)).toBe('950+50');
  const owner = await ownerOf(ann);
  const network = (code: string) => {
    const found = exchange.money.wallets.coin('USDT')?.networks.find((one) => one.network === code);
    if (found === undefined) throw new Error(`no network ${code}`);
    return found;
  };
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, place) => {
      const rest = {
        coin: 'USDT',
        network: network('Ethereum'),
        address: stranger,
        memo: '',
        feeUnits: 0n,
        worthMicros: 1,
        clientOid: 'gas',
      };
      return exchange.money.withdrawals.apply(owner, { ...rest, amountUnits: BigInt(place + 1) * 100_000_000n }, 1e12);
    }),
  );
  const held = outcomes.flatMap((outcome) => ('id' in outcome ? [outcome] : []));
  expect(held).toHaveLength(1);
  expect(outcomes.filter((outcome) => 'reason' in outcome && outcome.reason === 'name-taken')).toHaveLength(49);
  const taken = Number((held[0]?.amountUnits ?? 0n) / 100_000_000n);
  expect(await holding(ann)).toBe(`${950 - taken}+${50 + taken}`);
  expect(await exchange.client.checkInvariants()).toEqual([]);
});

test('it goes on where it was after a stop, at every step', async () => {
  const ann = await createWithdrawer(exchange, '1000');
  const { rows } = await exchange.store.pool.query('select email from "user" order by created_at desc limit 1');
  const { email } = z.parse(z.object({ email: z.string() }), rows[0]);
  let visitor = ann;
  const restart = async (): Promise<void> => {
    await exchange.close();
    exchange = await start();
    visitor = createVisitor(exchange);
    await visitor.call(login, { email, password: goodPassword });
  };
  const id = await ask(visitor, { amount: '103' });
  await restart();
  expect(await holding(visitor)).toBe('897+103');
  await confirm(visitor, id);
  await restart();
  expect(await record(visitor, id)).toMatchObject({ state: 'sent' });
  await blocks(6);
  await restart();
  await blocks(6);
  expect(await record(visitor, id)).toMatchObject({ state: 'confirmed' });
  await restart();
  expect(await holding(visitor)).toBe('897+0');
  // As after a stop between a step and its money: the state is written, the core has not heard of it.
  const second = await ask(visitor, { amount: '53' });
  await exchange.store.pool.query(`update withdrawals set state = 'cancelled' where id = ${second}`);
  await restart();
  expect(await holding(visitor)).toBe('897+0');
  expect(await record(visitor, second)).toMatchObject({ state: 'cancelled' });
});

describe('deposits that are undone', () => {
  test('before they count, they never were', async () => {
    const ann = await createWithdrawer(exchange, '100');
    const { transactionId } = await ann.call(sendTestCoins, { coin: 'USDT', network: 'ERC20', amount: '40' });
    await blocks(11);
    await exchange.chain.reorganise('Ethereum', 11);
    expect((await ann.call(getDeposits, {})).list[0]).toMatchObject({ status: 'pending', confirmations: 0 });
    await blocks(11);
    expect(await holding(ann)).toBe('100+0');
    await exchange.chain.reorganise('Ethereum', 11, [transactionId]);
    await blocks(30);
    expect((await ann.call(getDeposits, {})).list[0]).toMatchObject({ status: 'lost' });
    expect(await holding(ann)).toBe('100+0');
  });

  test('after they count, they are taken back, and count again when they are mined again', async () => {
    const ann = await createWithdrawer(exchange, '100');
    await ann.call(sendTestCoins, { coin: 'USDT', network: 'ERC20', amount: '40' });
    await blocks(13);
    expect(await holding(ann)).toBe('140+0');
    await exchange.chain.reorganise('Ethereum', 20);
    expect(await holding(ann)).toBe('100+0');
    await blocks(12);
    expect(await holding(ann)).toBe('140+0');
  });

  test('when they are spent already, the rest is owed: what waits to leave stays, and the next money pays', async () => {
    const ann = await createWithdrawer(exchange, '100');
    const { transactionId } = await ann.call(sendTestCoins, { coin: 'USDT', network: 'ERC20', amount: '400' });
    await blocks(12);
    await confirm(ann, await ask(ann, { amount: '450' }));
    await blocks(12);
    const waiting = await ask(ann, { amount: '20' });
    expect(await holding(ann)).toBe('30+20');
    await exchange.chain.reorganise('Ethereum', 40, [transactionId]);
    expect(await record(ann, waiting)).toMatchObject({ state: 'failed', reason: 'deposit-undone' });
    expect(await holding(ann)).toBe('0+0');
    expect(await tryApply(ann, { amount: '20' })).toMatchObject({ code: '40034' });
    // 400 less the 50 that were there: 350 are owed, and 360 come.
    await ann.call(sendTestCoins, { coin: 'USDT', network: 'ERC20', amount: '360' });
    await blocks(12);
    expect(await holding(ann)).toBe('10+0');
  });
});

test('one is told the fee, the least, the level and what is left of today', async () => {
  const ann = await createWithdrawer(exchange, '20000');
  await ask(ann, { amount: '5000' });
  const config = await ann.call(getWithdrawConfig, {});
  expect(config).toMatchObject({
    vipLevel: 0,
    dailyLimit: '50000',
    dailyLeft: '45000',
    heldUntilMs: 0,
    whitelist: { on: false, endsTimeMs: null },
  });
  expect(config.coins.find(({ coin }) => coin === 'USDT')?.networks).toContainEqual({
    network: 'Ethereum',
    fee: '3',
    minimum: '15',
    confirmations: 12,
    hasMemo: false,
    decimals: 8,
  });
  expect(config.coins.find(({ coin }) => coin === 'XRP')?.networks[0]).toMatchObject({ hasMemo: true });
});

test.each([
  [{ amount: '14.99' }, { code: '40052', params: { minimum: '15', coin: 'USDT' } }],
  [{ amount: '0' }, { code: '40020' }],
  [{ amount: '-20' }, { code: '40020' }],
  [{ amount: '1e3' }, { code: '40020' }],
  [{ amount: '20.123456789' }, { code: '40020' }],
  [{ amount: '1000.00000001' }, { code: '02014' }],
  [
    { amount: '20', address: `${stranger}5` },
    { code: '40050', params: { network: 'Ethereum' } },
  ],
  [
    { amount: '20', address: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    { code: '40066', params: { network: 'Ethereum' } },
  ],
  [{ amount: '20', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, { code: '40050' }],
  [{ amount: '20', memo: 'hello' }, { code: '40051' }],
  [{ amount: '20', coin: 'NOPE' }, { code: '40030' }],
  [{ amount: '20', network: 'Bitcoin' }, { code: '40031' }],
])('refused, and nothing held: %j', async (request, answer) => {
  const ann = await createWithdrawer(exchange, '1000');
  expect(await tryApply(ann, request)).toMatchObject(answer);
  expect(await holding(ann)).toBe('1000+0');
});

test.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'Ethereum', { problem: null, looksLike: [] }],
  ['  0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed ', 'Ethereum', { problem: null, looksLike: [] }],
  ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'Ethereum', { problem: 'addressChecksum', looksLike: [] }],
  ['0x5aAeb6', 'Ethereum', { problem: 'invalidAddress', looksLike: [] }],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'Tron', { problem: null, looksLike: [] }],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', 'Tron', { problem: 'invalidAddress', looksLike: [] }],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'Ethereum', { problem: 'invalidAddress', looksLike: ['Tron'] }],
  ['rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY', 'Ethereum', { problem: 'invalidAddress', looksLike: ['XRP Ledger'] }],
])('%s over %s, while it is typed: %j', async (address, network, answer) => {
  const ann = await createTrader(exchange);
  expect(await ann.call(checkAddress, { coin: 'USDT', network, address })).toEqual(answer);
});

test('an address with its checksum is the address without', async () => {
  const ann = await createWithdrawer(exchange, '1000');
  const kept = { label: 'home', coin: 'USDT', network: 'Ethereum', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
  await tryProven(ann, addAddress, kept);
  expect(await tryProven(ann, addAddress, { ...kept, address: kept.address.toLowerCase() })).toMatchObject({ code: '40057' });
  expect(await tryApply(ann, { amount: '20', address: kept.address.toLowerCase() })).toMatchObject({ code: '40056' });
});
