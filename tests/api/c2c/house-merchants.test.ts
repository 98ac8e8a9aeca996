// The merchants of the house: the first visitor finds both sides everywhere, trades with one to the end, and a restart doubles nothing.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAdverts } from '#lib/contract/calls/v1/c2c/advert/list.ts';
import { getC2cOrder } from '#lib/contract/calls/v1/c2c/order/detail.ts';
import { placeC2cOrder } from '#lib/contract/calls/v1/c2c/order/place.ts';
import { stepC2cOrder } from '#lib/contract/calls/v1/c2c/order/step.ts';
import { savePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/save.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { fiats } from '#lib/contract/c2c/fiats.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { answerOrders } from '#server/house/merchants/answer-orders.ts';
import { houseMerchants, merchantCoins } from '#server/house/merchants/house-merchants.ts';
import { keepMerchantAdverts, pauseMerchantAdverts } from '#server/house/merchants/keep-merchant-adverts.ts';
import type { MerchantRooms, OpenMerchant } from '#server/house/merchants/merchant-rooms.ts';
import { openMerchant } from '#server/house/merchants/open-merchant.ts';
import { startMerchants } from '#server/house/merchants/start-merchants.ts';
import { units } from '#server/engine/units.ts';
import { inboxMessages } from '#server/store/schema/withdrawals.ts';
import { adverts as rows } from '#server/store/schema/c2c/adverts.ts';
import { orderCommand } from '#tests/order-command.ts';
import { newDataFolder } from '../data-folder.ts';
import { houseOrder } from '../house-order.ts';
import { patiently } from '../patiently.ts';
import { tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { approveIdentity } from './approved-identity.ts';

const dataDir = newDataFolder();
let exchange: TestExchange;
let anna: Visitor;
let merchants: readonly OpenMerchant[] = [];
/** Exchange time, ahead of the machine's as far as a test says. */
let aheadMs = 0;

const rooms = (): MerchantRooms => ({
  ...exchange,
  mode: TradingMode.live,
  people: exchange.store.db,
  now: () => Date.now() + aheadMs,
  log: { error: () => undefined },
});

/** As the house does after a start. */
async function keep(): Promise<void> {
  const opened: OpenMerchant[] = [];
  for (const merchant of houseMerchants) {
    const open = await openMerchant(rooms(), merchant);
    expect(await keepMerchantAdverts(rooms(), open)).toBe(true);
    opened.push(open);
  }
  merchants = opened;
}

const answer = async (): Promise<void> => {
  for (const merchant of merchants) await answerOrders(rooms(), merchant);
};

/** A trade, so that a market has a price. */
async function trade(symbol: string, price: number): Promise<void> {
  await houseOrder(exchange, 'sell', price, 1, symbol);
  const { marketId = 0, quote = '', priceDecimals = 0, quantityDecimals = 0 } = exchange.listings.marketOf(symbol) ?? {};
  const { assetId = 0, decimals = 0 } = exchange.listings.assetOf(quote) ?? {};
  const { client } = exchange;
  const money = { accountId: 3, assetId, reference: `taker-${symbol}`, units: 10n ** BigInt(decimals + 6) };
  await client.submit({ type: 'credit-deposit', ...money, units: units(money.units) });
  const reply = await client.submit(orderCommand(3, marketId, 'buy', 10 ** quantityDecimals, price * 10 ** priceDecimals));
  if (!reply.ok) throw new Error(`${symbol}: ${reply.reason}`);
}

const listed = async (side: 'buy' | 'sell', coin: string, quote: string) =>
  (await createVisitor(exchange).call(getAdverts, { side, coin, quote })).list;

async function bestOf(side: 'buy' | 'sell', coin: string, quote: string): Promise<{ advertId: string; version: number }> {
  const [best] = await listed(side, coin, quote);
  if (best === undefined) throw new Error(`nobody trades ${coin}`);
  return { advertId: best.advertId, version: best.version };
}

beforeAll(async () => {
  exchange = await startTestExchange({ dataDir });
  for (const [symbol, price] of [['BTCUSDT', 96_000], ['ETHUSDT', 3_200], ['USDCUSDT', 1], ['EURUSDT', 1.25]] as const) await trade(symbol, price); // prettier-ignore
  anna = await createTrader(exchange, { USDT: ['TRC20', '2000'], BTC: ['Bitcoin', '0.1'] });
  await approveIdentity(exchange, anna, 'Anna Berg');
  await tryProven(anna, enablePin, { pin: '493027' });
  await exchange.projections.caughtUp(exchange.client.status().sequence);
  await keep();
}, 120_000);
afterAll(async () => {
  await exchange.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(fiats)('both sides of %s are there for each coin, by two of the house, around the index', async (fiat) => {
  for (const coin of merchantCoins) {
    const { list: toBuy, index } = await createVisitor(exchange).call(getAdverts, { side: 'buy', coin, quote: fiat });
    const toSell = await listed('sell', coin, fiat);
    for (const list of [toBuy, toSell]) {
      expect(list.map(({ advertiser }) => advertiser.isHouse)).toEqual([true, true]);
      expect(new Set(list.map(({ advertiser }) => advertiser.nickname)).size).toBe(2);
      expect(list.every(({ schemes, resting }) => schemes.length > 0 && resting === null)).toBe(true);
    }
    const [ask, bid] = [Number(toBuy[0]?.price), Number(toSell[0]?.price)];
    expect(ask).toBeGreaterThan(Number(index));
    expect(bid).toBeLessThan(Number(index));
    expect((ask - bid) / Number(index)).toBeLessThan(0.01);
  }
});

test.each(['BTC', 'ETH'])('both sides of %s are there for USDT, settled at once', async (coin) => {
  for (const side of ['buy', 'sell'] as const)
    expect(await listed(side, coin, 'USDT')).toMatchObject(
      houseMerchants.map(() => ({ paymentMinutes: null, advertiser: { isHouse: true } })),
    );
  const { orderId } = await anna.call(placeC2cOrder, { ...(await bestOf('buy', coin, 'USDT')), amount: '100' });
  expect(await anna.call(getC2cOrder, { orderId })).toMatchObject({ state: 'released', counterpart: { isHouse: true } });
});

test('somebody buys from the house: it lets go of the coins some seconds after the payment is marked', async () => {
  const { orderId } = await anna.call(placeC2cOrder, { ...(await bestOf('buy', 'USDT', 'EUR')), amount: '100' });
  const seen = await anna.call(getC2cOrder, { orderId });
  expect(seen).toMatchObject({ state: 'waiting', counterpart: { isHouse: true } });
  const details = seen.payment.flatMap(({ fields }) => fields);
  expect(details).toContainEqual({ kind: 'note', value: 'SAMPLE DATA: send no money' });
  expect(details.find(({ kind }) => kind === 'name')?.value).toMatch(/^House \w+ \(sample\)$/);
  await answer();
  await anna.call(stepC2cOrder, { orderId, step: 'mark-paid' });
  await answer();
  expect((await anna.call(getC2cOrder, { orderId })).state).toBe('paid');
  aheadMs += 60_000;
  await answer();
  expect((await anna.call(getC2cOrder, { orderId })).state).toBe('released');
});

test('somebody sells to the house: it pays in seconds, and a request to cancel before that is accepted', async () => {
  const answered = await tryProven(anna, savePaymentMethod, {
    scheme: 'sepa',
    fields: { name: 'Anna Berg', iban: 'DE89370400440532013000' },
  });
  const { methodId } = savePaymentMethod.response.parse(answered.data);
  const sell = { ...(await bestOf('sell', 'BTC', 'EUR')), amount: '200', methodIds: [methodId] };
  const paid = (await anna.call(placeC2cOrder, sell)).orderId;
  const cancelled = (await anna.call(placeC2cOrder, sell)).orderId;
  await anna.call(stepC2cOrder, { orderId: cancelled, step: 'ask-cancel' });
  aheadMs += 60_000;
  await answer();
  expect((await anna.call(getC2cOrder, { orderId: cancelled })).state).toBe('cancelled');
  expect(await anna.call(getC2cOrder, { orderId: paid })).toMatchObject({ state: 'paid', payerName: expect.stringContaining('(sample)') });
  // Paid, it would rather have the coins.
  await anna.call(stepC2cOrder, { orderId: paid, step: 'ask-cancel' });
  await answer();
  expect(await anna.call(getC2cOrder, { orderId: paid })).toMatchObject({ state: 'paid', cancelAskedBy: null });
});

test('people are told of their orders, and the house is not', async () => {
  const told = await exchange.store.db.select({ userId: inboxMessages.userId }).from(inboxMessages);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ userId }) => merchants.some((merchant) => merchant.userId === userId))).toEqual([]);
});

test('what is taken is offered again, and every coin that the house has came from outside', async () => {
  const [north] = merchants;
  const before = (await listed('buy', 'USDT', 'EUR')).find(({ advertiser }) => advertiser.nickname === north?.merchant.name);
  await exchange.store.db.update(rows).set({ takenUnits: 900_000_000_000n });
  await keep();
  const after = (await listed('buy', 'USDT', 'EUR')).find(({ advertiser }) => advertiser.nickname === north?.merchant.name);
  expect([Number(before?.available) > 9_000, after?.available, after?.version]).toEqual([true, '10000', (before?.version ?? 0) + 1]);
  const lines = await exchange.projections.ledger.list(north?.accountId ?? 0, { limit: 100 });
  expect(lines.filter(({ cause }) => cause === LedgerCause.deposit).map(({ coin }) => coin)).toEqual(
    expect.arrayContaining([...merchantCoins]),
  );
});

test('started, the house answers by itself', { timeout: 120_000 }, async () => {
  const closing = new AsyncDisposableStack();
  startMerchants({ ...rooms(), client: exchange.client, isSimulated: true, closing });
  const { orderId } = await anna.call(placeC2cOrder, { ...(await bestOf('buy', 'USDT', 'EUR')), amount: '100' });
  await anna.call(stepC2cOrder, { orderId, step: 'mark-paid' });
  await expect.poll(async () => (await anna.call(getC2cOrder, { orderId })).state, patiently).toBe('released');
  await closing.disposeAsync();
});

test('a restart finds the adverts that are there, and prices from elsewhere take them back', async () => {
  const before = await exchange.store.db.select().from(rows);
  await exchange.close();
  exchange = await startTestExchange({ dataDir });
  await keep();
  const after = await exchange.store.db.select().from(rows);
  expect(after.map(({ advertId, version }) => [advertId, version])).toEqual(before.map(({ advertId, version }) => [advertId, version]));
  for (const merchant of merchants) await pauseMerchantAdverts(rooms(), merchant);
  expect(await listed('buy', 'USDT', 'EUR')).toEqual([]);
});
