// Spot margin over the wire: terms, wallets, loans, orders that borrow, limits and records. A bitcoin stands at 96,000.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getMarginAccounts } from '#lib/contract/calls/v1/margin/account/assets.ts';
import { borrowMargin } from '#lib/contract/calls/v1/margin/account/borrow.ts';
import { setMarginLeverage } from '#lib/contract/calls/v1/margin/account/leverage.ts';
import { getMarginLimits } from '#lib/contract/calls/v1/margin/account/limits.ts';
import { repayMargin } from '#lib/contract/calls/v1/margin/account/repay.ts';
import { getMarginRecords } from '#lib/contract/calls/v1/margin/history/list.ts';
import { getMarginTerms } from '#lib/contract/calls/v1/margin/public/terms.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { Side } from '#lib/contract/enums.ts';
import { units } from '#server/engine/units.ts';
import { assertSound } from '../assert-sound.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());
afterEach(() => assertSound(exchange));

const symbolId = 'BTCUSDT_SPBL';
const withDollars = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', '5000'] });
const order = { symbolId, businessLine: 23, delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.03' } as const;

test('anybody may read the terms', async () => {
  const terms = await createVisitor(exchange).call(getMarginTerms, {});
  expect(terms).toMatchObject({ unitCoin: 'USDT', callRatio: '0.8', liquidationFee: '0.02', transferCoefficient: 2 });
  expect(terms.coins.map(({ coin }) => coin)).toEqual(['USDT', 'USDC', 'BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'DOGE']);
  expect(terms.coins[0]?.cross[0]).toEqual({ upTo: '200000', leverage: 3, maintenanceRate: '0.05' });
  expect(terms.markets.find((market) => market.symbol === 'BTCUSDT')?.quote[0]?.leverage).toBe(10);
});

test('borrowed, told, paid back: wallet, limits and records say the same', async () => {
  const trader = await withDollars();
  expect(await trader.call(getMarginAccounts, {})).toEqual({ list: [] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'cross' });
  const loan = { marginMode: 'cross', coin: 'USDT' } as const;
  expect(Number((await trader.call(getMarginLimits, loan)).maxBorrowable)).toBeCloseTo(2000 / (1 + 3 * (0.000126279 / 24)), 4);
  expect(await trader.try(borrowMargin, { ...loan, amount: '2000' })).toMatchObject({ code: '50194' });
  expect(await trader.call(borrowMargin, { ...loan, amount: '600' })).toEqual({ coin: 'USDT', amount: '600' });
  const { list } = await trader.call(getMarginAccounts, { marginMode: 'cross' });
  // 600 × 0.0126279 % ÷ 24, up.
  expect(list).toMatchObject([
    { marginMode: 'cross', symbolId: '', unitCoin: 'USDT', debts: '600.00315698', maintenance: '30.00015785', coins: [{ tokenId: 'USDT', free: '1600', borrowed: '600', interest: '0.00315698', net: '999.99684302' }] }, // prettier-ignore
  ]);
  // 1,600 less what is owed; what is one's own less twice the debt: 999.99… − 1,200.006…
  expect(await trader.call(getMarginLimits, loan)).toMatchObject({ maxTransferable: '0' });
  expect(await trader.try(transferFunds, { coin: 'USDT', amount: '1', from: 'cross', to: 'spot' })).toMatchObject({ code: '02014' });
  await trader.call(repayMargin, { ...loan, amount: '700' });
  expect(await trader.try(repayMargin, { ...loan, amount: '1' })).toMatchObject({ code: '50195' });
  expect((await trader.call(getMarginRecords, { kind: 'loan' })).list).toMatchObject([{ coin: 'USDT', amount: '600', cause: 'requested' }]);
  expect((await trader.call(getMarginRecords, { kind: 'interest' })).list).toMatchObject([
    { amount: '0.00315698', principal: '600', dailyRate: '0.000126279', hours: 1 },
  ]);
  expect((await trader.call(getMarginRecords, { kind: 'repayment' })).list).toMatchObject([
    { amount: '600.00315698', interest: '0.00315698', owedAfter: '0', cause: 'requested' },
  ]);
  expect((await trader.call(getMarginRecords, { kind: 'loan', symbolId })).list).toEqual([]);
  await trader.call(transferFunds, { coin: 'USDT', amount: '999.99', from: 'cross', to: 'spot' });
});

test('whoever has more pays less: the level that the account reaches is the grade of its interest', async () => {
  const rich = await withDollars();
  const accountId = (await exchange.accounts.session(rich.cookie()))?.accountId ?? 0;
  const asset = exchange.listings.assetOf('USDT');
  if (asset === undefined) throw new Error('USDT is listed');
  const found = { type: 'credit-deposit', accountId, assetId: asset.assetId, reference: 'found' } as const;
  await exchange.client.submit({ ...found, units: units(45_000n * 10n ** BigInt(asset.decimals)) });
  await rich.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'cross' });
  await rich.call(borrowMargin, { marginMode: 'cross', coin: 'USDT', amount: '100' });
  // 5,000 and 45,000: the second rate of the list, 100 × 0.0119965 % ÷ 24.
  expect((await rich.call(getMarginRecords, { kind: 'interest' })).list).toMatchObject([
    { dailyRate: '0.000119965', amount: '0.00049986' },
  ]);
  const { list } = await rich.call(getMarginAccounts, { marginMode: 'cross' });
  expect(list[0]?.coins.find(({ tokenId }) => tokenId === 'USDT')).toMatchObject({ dailyRate: '0.000119965' });
});

test('an order on an isolated wallet borrows what it lacks, and is told as one of line 23', async () => {
  const trader = await withDollars();
  await trader.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'isolated', symbolId });
  await trader.call(setMarginLeverage, { symbolId, leverage: 5 });
  expect(await trader.try(setMarginLeverage, { symbolId, leverage: 11 })).toMatchObject({ code: '50071' });
  expect(await trader.try(placeOrder, order)).toMatchObject({ code: '40020', params: { field: 'marginMode' } });
  expect(await trader.try(placeOrder, { ...order, businessLine: 1, marginMode: 'cross' })).toMatchObject({ code: '40020' });
  expect(await trader.try(placeOrder, { ...order, marginMode: 'isolated' })).toMatchObject({ code: '02014' });
  await trader.call(placeOrder, { ...order, marginMode: 'isolated', autoBorrow: true });
  expect((await trader.call(getOpenOrders, {})).list).toMatchObject([
    { businessLine: 23, marginMode: 'isolated', delegateCount: '0.030000' },
  ]);
  await houseOrder(exchange, Side.sell, 96_000, 0.03);
  const { list } = await trader.call(getMarginAccounts, {});
  expect(list).toMatchObject([{ marginMode: 'isolated', symbolId, leverage: 5, isCalled: false }]);
  const [wallet] = list;
  expect(wallet?.coins).toMatchObject([
    { tokenId: 'BTC', free: '0.02997' },
    { tokenId: 'USDT', free: '0', borrowed: '1880' },
  ]);
  // (2,877.12 − 1,880.00989…) against 5 % of what is owed.
  expect(Number(wallet?.riskRatio)).toBeCloseTo(94.0005 / 997.1101, 4);
});
