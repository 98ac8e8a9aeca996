// The settings of contract trading, over the wire: margin mode, leverage, position mode, margin of positions, and money between wallets.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setAutoAppend } from '#lib/contract/calls/v1/mcp/adjust/auto/append.ts';
import { changeMargin } from '#lib/contract/calls/v1/mcp/adjust/change/margin.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import { setDelegateFlag } from '#lib/contract/calls/v1/trigger/config/delegate/flag/set.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { type HoldSide, Side, TimeInForce } from '#lib/contract/enums.ts';
import { assertSound } from '../assert-sound.ts';
import { contractOf, createContractTrader, houseContractOrder, setMark } from './contract-market.ts';
import { orderCommand } from '#tests/order-command.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, symbolId, '96000');
});
afterAll(() => exchange.close());
afterEach(() => assertSound(exchange));

const usdt = (trader: Visitor) => trader.call(getPositions, { businessLine: 10 });

async function accountIdOf(trader: Visitor): Promise<number> {
  const session = await exchange.accounts.session(trader.cookie());
  if (session === null) throw new Error('not logged in');
  return session.accountId;
}

/** Buys at 96,000 what the house offers there. */
async function buy(trader: Visitor, quantity: string, holdSide?: HoldSide): Promise<void> {
  const size = Number(quantity);
  await houseContractOrder(exchange, symbolId, Side.sell, 96_000, size);
  const { marketId, priceDecimals, quantityDecimals } = contractOf(exchange, symbolId);
  const more = { timeInForce: TimeInForce.ioc, ...(holdSide === undefined ? {} : { holdSide }) };
  const reply = await exchange.client.submit(
    orderCommand(
      await accountIdOf(trader),
      marketId,
      Side.buy,
      Math.round(size * 10 ** quantityDecimals),
      96_000 * 10 ** priceDecimals,
      more,
    ),
  );
  if (!reply.ok) throw new Error(reply.reason);
}

test('who has done nothing yet has nothing, and trades one-way', async () => {
  const trader = await createTrader(exchange);
  expect(await usdt(trader)).toEqual({
    positionMode: 1,
    isUnified: false,
    positions: [],
    settings: [],
    aggregates: { bySide: [], bySymbol: [], byToken: [] },
    wallets: [],
  });
  expect(await trader.try(getPositions, { businessLine: 1 })).toMatchObject({ code: '40020', params: { field: 'businessLine' } });
  expect(await createVisitor(exchange).try(getPositions, { businessLine: 10 })).toMatchObject({ code: '00004' });
});

test('money goes to the futures wallet and back, and no more than there is', async () => {
  const trader = await createTrader(exchange, { USDT: ['ERC20', '1000'] });
  expect(await trader.call(transferFunds, { coin: 'USDT', amount: '600.5', from: 'spot', to: 'futures' })).toEqual({
    coin: 'USDT',
    amount: '600.5',
    from: 'spot',
    to: 'futures',
  });
  expect((await trader.call(getAssets, { coin: 'USDT' })).list).toMatchObject([{ available: '399.5', frozen: '0' }]);
  expect((await usdt(trader)).wallets).toEqual([{ coin: 'USDT', available: '600.5', frozen: '0', orderCost: '0', free: '600.5' }]);
  await trader.call(transferFunds, { coin: 'USDT', amount: '100.5', from: 'futures', to: 'spot' });
  expect((await trader.call(getAssets, { coin: 'USDT' })).list).toMatchObject([{ available: '500' }]);
  const transfer = { coin: 'USDT', amount: '1', from: 'spot', to: 'futures' } as const;
  expect(await trader.try(transferFunds, { ...transfer, amount: '500.00000001' })).toMatchObject({ code: '02014' });
  expect(await trader.try(transferFunds, { ...transfer, amount: '500.00000001', from: 'futures', to: 'spot' })).toMatchObject({
    code: '02014',
  });
  expect(await trader.try(transferFunds, { ...transfer, amount: '99999999999999999999' })).toMatchObject({ code: '02014' });
  expect(await trader.try(transferFunds, { ...transfer, amount: '0' })).toMatchObject({ code: '40020', params: { field: 'amount' } });
  expect(await trader.try(transferFunds, { ...transfer, amount: '0.000000001' })).toMatchObject({ code: '40020' });
  expect(await trader.try(transferFunds, { ...transfer, to: 'spot' })).toMatchObject({ code: '40020', params: { field: 'to' } });
  expect(await trader.try(transferFunds, { ...transfer, coin: 'NONE' })).toMatchObject({ code: '40030' });
});

test('what a cross position needs cannot be sent away', async () => {
  const trader = await createContractTrader(exchange, '1000');
  await buy(trader, '0.1');
  // 9,600 at twenty times: 480 of initial margin, and a fee of 5.76.
  expect((await usdt(trader)).wallets).toMatchObject([{ available: '994.24', free: '514.24' }]);
  const back = { coin: 'USDT', from: 'futures', to: 'spot' } as const;
  expect(await trader.try(transferFunds, { ...back, amount: '514.25' })).toMatchObject({ code: '02014' });
  await trader.call(transferFunds, { ...back, amount: '514.24' });
  expect((await usdt(trader)).wallets).toMatchObject([{ available: '480', free: '0' }]);
});

test('margin mode and leverage are changed and answered', async () => {
  const trader = await createContractTrader(exchange, '1000');
  const isolated = await trader.call(setMarginMode, { symbolId, businessLine: 10, tokenId: 'USDT', marginMode: 1 });
  expect(isolated).toMatchObject({ symbolId, marginMode: 1, fixedLongLeverage: 20, fixedShortLeverage: 20 });
  expect(await trader.call(setLeverage, { symbolId, leverage: 50 })).toMatchObject({ fixedLongLeverage: 50, fixedShortLeverage: 50 });
  // Only an isolated contract in hedge mode has a leverage for each side.
  expect(await trader.try(setLeverage, { symbolId, leverage: 30, holdSide: 'long' })).toMatchObject({ code: '50071' });
  await trader.call(setPositionMode, { businessLine: 10, positionMode: 2 });
  expect(await trader.call(setLeverage, { symbolId, leverage: 30, holdSide: 'long' })).toMatchObject({
    fixedLongLeverage: 30,
    fixedShortLeverage: 50,
  });
  expect(await trader.call(setLeverage, { symbolId, fixedShortLeverage: 10 })).toMatchObject({
    fixedLongLeverage: 30,
    fixedShortLeverage: 10,
    crossMarginLeverage: 10,
  });
  expect(await trader.call(setMarginMode, { symbolId, marginMode: 2 })).toMatchObject({ marginMode: 2, crossMarginLeverage: 30 });
  expect(await usdt(trader)).toMatchObject({ positionMode: 2, settings: [{ symbolId, marginMode: 2 }] });
});

test('a leverage that no tier has, contracts that are not there, and fields that contradict each other are refused', async () => {
  const trader = await createContractTrader(exchange, '100');
  expect(await trader.try(setLeverage, { symbolId, leverage: 999 })).toMatchObject({ code: '50071', params: { max: 150 } });
  expect(await trader.try(setLeverage, { symbolId, leverage: 0 })).toMatchObject({ code: '40020', params: { field: 'leverage' } });
  expect(await trader.try(setLeverage, { symbolId })).toMatchObject({ code: '40020', params: { field: 'leverage' } });
  expect(await trader.try(setLeverage, { symbolId, leverage: 3, fixedLongLeverage: 3 })).toMatchObject({ code: '40020' });
  expect(await trader.try(setLeverage, { symbolId, fixedLongLeverage: 3 })).toMatchObject({ code: '50071' });
  for (const name of ['BTCUSDT', 'BTCUSDT_SPBL', 'NONE_UMCBL'])
    expect(await trader.try(setLeverage, { symbolId: name, leverage: 3 })).toMatchObject({ code: '50046', params: { symbol: name } });
  expect(await trader.try(setMarginMode, { symbolId, businessLine: 12, marginMode: 1 })).toMatchObject({ code: '50046' });
  expect(await trader.try(setMarginMode, { symbolId, marginMode: 3 })).toMatchObject({ code: '40020', params: { field: 'marginMode' } });
  expect(await trader.try(setPositionMode, { businessLine: 10, positionMode: 3 })).toMatchObject({ code: '40020' });
});

test('with a position open, modes stay as they are, and a lower leverage has to be paid for', async () => {
  const trader = await createContractTrader(exchange, '1000');
  await buy(trader, '0.1');
  expect(await trader.try(setMarginMode, { symbolId, marginMode: 1 })).toMatchObject({ code: '50065' });
  expect(await trader.try(setPositionMode, { businessLine: 10, positionMode: 2 })).toMatchObject({ code: '50065' });
  expect(await trader.call(setPositionMode, { businessLine: 10, positionMode: 1 })).toEqual({ businessLine: 10, positionMode: 1 });
  // 9,600 at nine times is 1,066.67: more than there is.
  expect(await trader.try(setLeverage, { symbolId, leverage: 9 })).toMatchObject({ code: '02014' });
  expect(await trader.call(setLeverage, { symbolId, leverage: 10 })).toMatchObject({ crossMarginLeverage: 10 });
  const answer = await trader.try(changeMargin, { symbolId, type: 'add', amount: '1' });
  expect(answer).toMatchObject({ code: '50067' });
  expect(await trader.try(setAutoAppend, { symbolId, autoAppendMargin: true })).toMatchObject({ code: '50067' });
});

test('margin is added to an isolated position and taken from it, down to what its leverage needs', async () => {
  const trader = await createContractTrader(exchange, '1000');
  expect(await trader.try(changeMargin, { symbolId, type: 'add', amount: '1' })).toMatchObject({ code: '50062' });
  expect(await trader.try(setAutoAppend, { symbolId, autoAppendMargin: true })).toMatchObject({ code: '50062' });
  await trader.call(setMarginMode, { symbolId, marginMode: 1 });
  await buy(trader, '0.1');
  expect((await usdt(trader)).positions).toMatchObject([
    { symbolId, holdSide: 'long', marginMode: 1, leverage: 20, total: '0.1000', margin: '480', autoAppendMargin: false },
  ]);
  expect(await trader.call(changeMargin, { symbolId, holdSide: 'long', type: 'add', amount: '20.5' })).toMatchObject({ margin: '500.5' });
  expect(await trader.call(changeMargin, { symbolId, type: 'remove', amount: '10.5' })).toMatchObject({ margin: '490' });
  expect(await trader.try(changeMargin, { symbolId, type: 'remove', amount: '10.00000001' })).toMatchObject({ code: '50056' });
  // 1,000 less the margin of 490 and the fee of 5.76.
  expect(await trader.try(changeMargin, { symbolId, type: 'add', amount: '504.25' })).toMatchObject({ code: '02014' });
  expect(await trader.try(changeMargin, { symbolId, type: 'add', amount: '0' })).toMatchObject({ code: '40020' });
  expect(await trader.try(changeMargin, { symbolId, holdSide: 'short', type: 'add', amount: '1' })).toMatchObject({ code: '50062' });
  expect(await trader.call(setAutoAppend, { symbolId, autoAppendMargin: true })).toMatchObject({ autoAppendMargin: true });
  expect((await usdt(trader)).positions).toMatchObject([{ margin: '490', autoAppendMargin: true }]);
});

test('quantities include what orders wait to close, whatever is asked for', async () => {
  const trader = await createTrader(exchange);
  for (const includeDelegateCount of [true, false])
    expect(await trader.call(setDelegateFlag, { includeDelegateCount })).toEqual({ includeDelegateCount: true });
  expect(await trader.try(setDelegateFlag, {})).toMatchObject({ code: '40020', params: { field: 'includeDelegateCount' } });
  expect(await trader.call(getSettings, {})).toMatchObject({ includeDelegateCount: true });
});

test('play money: as much as one may have, never more, and not of real coins', async () => {
  const trader = await createTrader(exchange);
  expect(await trader.call(giveDemoFunds, { coin: 'SUSDT', amount: '40000.5' })).toEqual({
    coin: 'SUSDT',
    amount: '40000.5',
    maximum: '100000',
  });
  expect(await trader.try(giveDemoFunds, { coin: 'SUSDT', amount: '59999.50000001' })).toMatchObject({
    code: '40033',
    params: { maximum: '100000', coin: 'SUSDT' },
  });
  // Wherever it is kept, it counts.
  await trader.call(transferFunds, { coin: 'SUSDT', amount: '10000', from: 'futures', to: 'spot' });
  const both = await Promise.all([trader.try(giveDemoFunds, { coin: 'SUSDT' }), trader.try(giveDemoFunds, { coin: 'SUSDT' })]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['00000', '40033']);
  expect((await trader.call(getPositions, { businessLine: 8 })).wallets).toMatchObject([{ coin: 'SUSDT', available: '90000' }]);
  expect(await trader.call(giveDemoFunds, { coin: 'SUSDC' })).toMatchObject({ amount: '100000' });
  for (const coin of ['USDT', 'BTC', 'SUSD', 'NONE'])
    expect(await trader.try(giveDemoFunds, { coin })).toMatchObject({ code: '40030', params: { coin } });
});

test('play money of a coin is measured by the price of the coin that it stands for', async () => {
  const trader = await createTrader(exchange, { USDT: ['ERC20', '100'] });
  expect(await trader.try(giveDemoFunds, { coin: 'SBTC' })).toMatchObject({ code: '50061' });
  const seller = await createTrader(exchange, { BTC: ['Bitcoin', '0.001'] });
  const order = { symbolId: 'BTCUSDT_SPBL', orderType: 0, delegatePrice: '96000', delegateCount: '0.0005' } as const;
  await seller.call(placeOrder, { ...order, delegateType: 22 });
  await trader.call(placeOrder, { ...order, delegateType: 21 });
  // 100,000 ÷ 96,000, rounded down.
  expect(await trader.call(giveDemoFunds, { coin: 'SBTC' })).toEqual({ coin: 'SBTC', amount: '1.04166666', maximum: '1.04166666' });
});

test('a size that no leverage allows says so', async () => {
  // Its last tier ends at 2,500,000.
  const small = { symbolId: 'WLDUSDT_UMCBL', businessLine: 10 } as const;
  await setMark(exchange, small.symbolId, '30');
  const trader = await createContractTrader(exchange, '1000');
  const order = { ...small, delegateType: 21, orderType: 0, delegatePrice: '30' } as const;
  const buy = async (delegateCount: string): Promise<string> => (await trader.try(openContract, { ...order, delegateCount })).code;
  await trader.call(setLeverage, { ...small, leverage: 1 });
  expect([await buy('83333'), await buy('83334')]).toEqual(['02014', '50066']);
  await trader.call(setLeverage, { ...small, leverage: 2 });
  // At 2x the limit is 1,550,000.
  expect(await trader.try(openContract, { ...order, delegateCount: '51667' })).toMatchObject({
    code: '50014',
    params: { maximum: '1550000', coin: 'USDT' },
  });
});
