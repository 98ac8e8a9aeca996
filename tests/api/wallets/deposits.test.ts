// Coins from the test network: an address, a few blocks, then money; once, whatever happens in between.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { getDepositAddress } from '#lib/contract/calls/v1/assets/deposit/address.ts';
import { getDeposits } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { newDataFolder } from '../data-folder.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor } from '../visitor.ts';

const dataDir = newDataFolder();
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange({ dataDir, rateLimitFactor: 1 });
});
afterAll(async () => {
  await exchange.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an address stays the same, differs by user, and a network goes by two names', async () => {
  const [one, other] = [await createTrader(exchange), await createTrader(exchange)];
  const first = await one.call(getDepositAddress, { coin: 'USDT', network: 'ERC20' });
  expect(first).toMatchObject({ coin: 'USDT', network: 'Ethereum', qrText: first.address, confirmations: 12 });
  expect(first.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(await one.call(getDepositAddress, { coin: 'USDT', network: 'Ethereum' })).toEqual(first);
  expect((await other.call(getDepositAddress, { coin: 'USDT', network: 'ERC20' })).address).not.toBe(first.address);
});

test('coins arrive, deepen block by block, and are credited at the depth of their network', async () => {
  const trader = await createTrader(exchange);
  const sent = await trader.call(sendTestCoins, { coin: 'USDT', network: 'ERC20', amount: '1000.5' });
  const record = async () => (await trader.call(getDeposits, { coin: 'USDT' })).list[0];
  expect(await record()).toMatchObject({
    status: 'pending',
    confirmations: 0,
    amount: '1000.5',
    transactionId: sent.transactionId,
    creditTimeMs: null,
  });
  for (let block = 1; block <= 11; block += 1) await exchange.chain.mineBlock();
  expect(await record()).toMatchObject({ status: 'pending', confirmations: 11, requiredConfirmations: 12 });
  expect((await trader.call(getAssets, {})).list).toEqual([]);
  await exchange.chain.mineBlock();
  expect(await record()).toMatchObject({ status: 'credited', confirmations: 12, creditTimeMs: expect.any(Number) });
  const assets = await trader.call(getAssets, {});
  expect(assets).toEqual({
    list: [{ coin: 'USDT', available: '1000.5', frozen: '0', total: '1000.5', usdtValue: '1000.5' }],
    totalUsdtValue: '1000.5',
  });
  const accounts = await trader.call(getAccounts, {});
  expect(accounts.totalUsdtValue).toBe('1000.5');
  expect(accounts.list.find(({ account }) => account === 'spot')).toMatchObject({ businessLine: 1, usdtValue: '1000.5' });
  for (let block = 1; block <= 3; block += 1) await exchange.chain.mineBlock();
  expect((await trader.call(getAssets, {})).totalUsdtValue).toBe('1000.5');
});

test('what was on its way when the venue stopped arrives after the start, and what was credited stays credited once', async () => {
  const trader = createVisitor(exchange);
  const credentials = { email: 'patient@example.com', password: goodPassword };
  await trader.call(register, credentials);
  await trader.call(sendTestCoins, { coin: 'BTC', network: 'Bitcoin', amount: '0.1' });
  await exchange.chain.mineBlock();
  await exchange.close();
  exchange = await startTestExchange({ dataDir, rateLimitFactor: 1 });
  const again = createVisitor(exchange);
  await again.call(login, credentials);
  expect((await again.call(getDeposits, {})).list).toMatchObject([{ status: 'pending', confirmations: 1 }]);
  await exchange.chain.mineBlock();
  expect((await again.call(getAssets, { coin: 'BTC' })).list).toMatchObject([{ available: '0.1' }]);

  // As after a stop between the credit and its mark: the row says confirmed, the ledger has the money.
  await exchange.store.pool.query(`update deposits set status = 'confirmed', credited_at_ms = null where coin = 'BTC'`);
  await exchange.close();
  exchange = await startTestExchange({ dataDir, rateLimitFactor: 1 });
  const third = createVisitor(exchange);
  await third.call(login, credentials);
  await exchange.chain.mineBlock();
  expect((await third.call(getDeposits, {})).list).toMatchObject([{ status: 'credited' }]);
  expect((await third.call(getAssets, { coin: 'BTC' })).list).toMatchObject([{ available: '0.1' }]);
});

describe('refused', () => {
  test.each([
    [
      { coin: 'NOPE', network: 'ERC20', amount: '1' },
      { code: '40030', params: { coin: 'NOPE' } },
    ],
    [
      { coin: 'USDT', network: 'Bitcoin', amount: '1' },
      { code: '40031', params: { coin: 'USDT', network: 'Bitcoin' } },
    ],
    [
      { coin: 'USDT', network: 'ERC20', amount: '25001' },
      { code: '50024', params: { coin: 'USDT' } },
    ],
    [
      { coin: 'USDT', network: 'ERC20', amount: '0' },
      { code: '40020', params: { field: 'amount', reason: 'must be more than zero' } },
    ],
    [
      { coin: 'USDT', network: 'ERC20', amount: '-1' },
      { code: '40020', params: { field: 'amount', reason: 'must not be negative' } },
    ],
    [
      { coin: 'USDT', network: 'ERC20', amount: '0.1234567890123' },
      { code: '40020', params: { field: 'amount' } },
    ],
    [
      { coin: 'USDT', network: 'ERC20', amount: 5 },
      { code: '40020', params: { field: 'amount', reason: 'must be text' } },
    ],
    [
      { coin: 'USDT', network: 'ERC20' },
      { code: '40020', params: { field: 'amount', reason: 'is missing' } },
    ],
    [
      { coin: '', network: 'ERC20', amount: '1' },
      { code: '40020', params: { field: 'coin' } },
    ],
  ])('%j', async (request, answer) => {
    const trader = await createTrader(exchange);
    expect(await trader.try(sendTestCoins, request)).toMatchObject({ ...answer, status: 'error' });
    expect((await trader.call(getDeposits, {})).list).toEqual([]);
  });

  test('ten deliveries of a coin in an hour are enough, even all at once; another coin still comes', async () => {
    const trader = await createTrader(exchange);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => trader.try(sendTestCoins, { coin: 'USDT', network: 'ERC20', amount: '1' })),
    );
    expect(answers.filter(({ code }) => code === '00000').length).toBe(10);
    const refused = answers.filter(({ code }) => code !== '00000');
    expect(refused.map(({ code }) => code)).toEqual(['40032', '40032']);
    expect(Number(refused[0]?.params?.['retryAfterSeconds'])).toBeGreaterThan(3500);
    await trader.call(sendTestCoins, { coin: 'ETH', network: 'ERC20', amount: '1' });
    expect((await trader.call(getDeposits, { pageSize: 4 })).nextId).not.toBeNull();
  });
});

test('every coin has a network, and what one may ask for of it', async () => {
  const { coins } = await createVisitor(exchange).call(getCoins, {});
  expect(coins.length).toBeGreaterThan(30);
  for (const coin of coins) {
    expect(coin.networks.length).toBeGreaterThan(0);
    for (const network of coin.networks) expect(Number(network.maxTestAmount)).toBeGreaterThan(Number(network.minimumDeposit));
  }
});

test('the least deposit over every network of every coin is credited', async () => {
  const trader = await createTrader(exchange);
  const { coins } = await trader.call(getCoins, {});
  const ways = coins.flatMap(({ coin, networks }) => networks.map(({ network, minimumDeposit: amount }) => ({ coin, network, amount })));
  const deepest = Math.max(...coins.flatMap(({ networks }) => networks.map(({ confirmations }) => confirmations)));
  for (const min of ways.slice(0, 55)) await trader.call(sendTestCoins, min);
  for (let block = 1; block <= deepest; block += 1) await exchange.chain.mineBlock();
  const { list } = await trader.call(getDeposits, { pageSize: 100 });
  expect(list.filter(({ status }) => status !== 'credited')).toEqual([]);
  expect((await trader.call(getAssets, {})).list.length).toBe(new Set(list.map(({ coin }) => coin)).size);
});
