// Keys of programs in the programme: a key of its account opens that account alone, and what is traded by it counts.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { joinTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/join.ts';
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import { resetTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/reset.ts';
import { createApiKey } from '#lib/contract/calls/v1/user/apiKey/create.ts';
import { getApiKeys } from '#lib/contract/calls/v1/user/apiKey/list.ts';
import { revokeApiKey } from '#lib/contract/calls/v1/user/apiKey/revoke.ts';
import { Side } from '#lib/contract/enums.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import { orderCommand } from '#tests/order-command.ts';
import { bitcoin, houseOrder } from '../house-order.ts';
import { tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

const terms = { name: 'bot', scopes: ['read', 'trade'], addresses: [], passphrase: 'open-sesame-1', callsPerMinute: 60 } as const;
let exchange: TestExchange;
let played: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange();
  played = { ...exchange, ...(await exchange.paper()) };
});
afterAll(() => exchange.close());

type Made = { readonly keyId: string; readonly accessKey: string; readonly secret: string };

async function makeKey(main: Visitor, userId: string): Promise<Made> {
  const { key, secret } = createApiKey.response.parse((await tryProven(main, createApiKey, { ...terms, userId })).data);
  return { keyId: key.keyId, accessKey: key.accessKey, secret };
}

/** As a program signs an order; whose it is, or why it is refused. */
function ask({ accessKey, secret }: Made, mode: TradingMode) {
  const [timestamp, path, body] = [String(Date.now()), `/api/${placeOrder.path}`, '{}'];
  const signature = createHmac('sha256', secret).update(`${timestamp}POST${path}${body}`).digest('base64');
  const signed = { accessKey, passphrase: terms.passphrase, timestamp, signature, method: 'POST', path, query: '', body };
  return exchange.services.security.apiKeys.check({ ...signed, address: '192.0.2.1', mode }, placeOrder);
}

/** The program buys a hundredth of a bitcoin for 1,000, as the account that its key is of. */
async function buyBy(key: Made): Promise<void> {
  const owner = await ask(key, 'paper');
  if (typeof owner === 'string') throw new Error(owner);
  const accountId = await exchange.accounts.accountOf(owner.userId, 'paper');
  await houseOrder(played, Side.sell, 100_000, 0.01);
  const { marketId, priceDecimals, quantityDecimals } = bitcoin(played);
  const order = orderCommand(accountId, marketId, Side.buy, 10 ** (quantityDecimals - 2), 100_000 * 10 ** priceDecimals);
  expect(await played.client.submit(order)).toMatchObject({ ok: true });
}

test('an order by a key of the account counts, in the attempt that goes on, also after a reset', async () => {
  const main = await createTrader(exchange);
  await main.call(enterPaper, {});
  const joined = await main.raw(joinTraderPro.path, { body: '{}', headers: { 'content-type': 'application/json', paptrading: '1' } });
  const userId = joinTraderPro.response.parse(joined.data).accountUserId ?? '';
  const key = await makeKey(main, userId);
  expect(await ask(key, 'paper')).toEqual({ userId });
  expect(await ask(key, 'live')).toBe('unknown-key');

  const inPaper = async (path: string): Promise<unknown> =>
    (await main.raw(path, { body: '{}', headers: { 'content-type': 'application/json', paptrading: '1' } })).data;
  const state = async () => getTraderProState.response.parse(await inPaper(getTraderProState.path)).attempt;
  await buyBy(key);
  // The fee is a thousandth of the bitcoin: 1 dollar.
  expect(await state()).toMatchObject({ number: 1, orders: 1, equity: '9999', largestPosition: { used: '999' } });
  await inPaper(resetTraderPro.path);
  await buyBy(key);
  expect(await state()).toMatchObject({ number: 2, orders: 1, equity: '9999' });
});

test('it is listed and ended with that account alone, and nobody makes one of somebody else’s', async () => {
  const main = await createTrader(exchange);
  const { accountUserId } = await main.call(joinTraderPro, {});
  const userId = accountUserId ?? '';
  const { keyId } = await makeKey(main, userId);
  expect((await main.call(getApiKeys, {})).list).toEqual([]);
  expect((await main.call(getApiKeys, { userId })).list).toMatchObject([{ keyId }]);
  const stranger = await createTrader(exchange);
  expect(await tryProven(stranger, createApiKey, { ...terms, userId })).toMatchObject({ code: '20123' });
  for (const call of [getApiKeys, revokeApiKey]) expect(await stranger.try(call, { userId, keyId })).toMatchObject({ code: '20123' });
  expect((await main.try(revokeApiKey, { keyId })).code).toBe('20121');
  await main.call(revokeApiKey, { userId, keyId });
  expect((await main.call(getApiKeys, { userId })).list).toEqual([]);
});
