// A unified account over the wire: switched, traded in, and switched back. A bitcoin stands at 96,000.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getTransferRoutes } from '#lib/contract/calls/v1/assets/transferRoutes.ts';
import { getMarginRecords } from '#lib/contract/calls/v1/margin/history/list.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { closeAllPositions } from '#lib/contract/calls/v1/mcp/order/closeAll.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getUnifiedAccount } from '#lib/contract/calls/v1/unified/account/overview.ts';
import { switchAccountMode } from '#lib/contract/calls/v1/unified/account/switch.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { Side } from '#lib/contract/enums.ts';
import { assertSound } from '../assert-sound.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, 'BTCUSDT_UMCBL', '96000');
});
afterAll(() => exchange.close());
afterEach(() => assertSound(exchange));

test('bitcoin stands behind a contract in dollars, what it costs is lent, and dollars that come pay it back', async () => {
  const trader = await createTrader(exchange, { BTC: ['Bitcoin', '0.25'] });
  expect(await trader.call(userInfo, {})).toMatchObject({ unifiedAccountFlag: false });
  const classic = await trader.call(getUnifiedAccount, {});
  expect(classic).toMatchObject({
    mode: 'classic',
    minEquity: '1000',
    problems: { classic: ['modeUnchanged'], basic: [], advanced: [] },
  });
  expect(await trader.call(switchAccountMode, { mode: 'advanced' })).toEqual({ mode: 'advanced' });
  expect(await trader.call(userInfo, {})).toMatchObject({ unifiedAccountFlag: true, utaPapTradingFlag: false });
  // 98 % of 24,000.
  expect(await trader.call(getUnifiedAccount, {})).toMatchObject({
    mode: 'advanced',
    worth: '24000',
    equity: '23520',
    initial: '0',
    available: '23520',
  });
  expect((await trader.call(getTransferRoutes, {})).list).toEqual([]);
  expect(await trader.try(transferFunds, { coin: 'BTC', amount: '0.1', from: 'spot', to: 'cross' })).toMatchObject({ code: '50200' });
  expect(await trader.try(setMarginMode, { symbolId: 'BTCUSDT_UMCBL', marginMode: 1 })).toMatchObject({ code: '50200' });

  await houseContractOrder(exchange, 'BTCUSDT_UMCBL', Side.sell, 96_000, 0.1);
  const order = { symbolId: 'BTCUSDT_UMCBL', delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.1' } as const;
  expect((await trader.call(openContract, order)).dealCount).toBe('0.1000');
  const view = await trader.call(getUnifiedAccount, {});
  // 9,600 at 0.06 % are 5.76.
  const dollars = view.coins.find(({ coin }) => coin === 'USDT');
  expect(dollars).toMatchObject({ borrowed: '5.76', interest: '0', interestBearing: '5.76', available: '0' });
  expect(view).toMatchObject({ equity: '23514.24', debts: '5.76' });
  expect((await trader.call(getMarginRecords, { kind: 'loan', marginMode: 'unified' })).list).toMatchObject([
    { coin: 'USDT', amount: '5.76', cause: 'automatic', marginMode: 'unified' },
  ]);
  // The money is in one account, and counted once.
  const { list } = await trader.call(getAccounts, {});
  expect(list.find(({ account }) => account === 'spot')?.coins.map(({ coin, total }) => [coin, total])).toEqual([
    ['USDT', '-5.76'],
    ['BTC', '0.25'],
  ]);
  // The amount that may leave is told where it is sent from: 23,514.24 less 480, 5.76 to close and half of the 5.76 owed, at 96,000.
  const told = (await trader.call(getAssets, { coin: 'BTC' })).list[0];
  expect(told).toMatchObject({ available: '0.25' });
  expect(Number(told?.withdrawable)).toBeCloseTo((23_514.24 - 480 - 5.76 - 2.88) / 96_000, 7);
  const { wallets, isUnified } = await trader.call(getPositions, { businessLine: 10 });
  expect(isUnified).toBe(true);
  // This is the rest of equity beyond margin and half of the debt.
  expect(wallets).toMatchObject([{ coin: 'USDT', free: '23025.6' }]);
  expect(await trader.try(switchAccountMode, { mode: 'classic' })).toMatchObject({ code: '50206' });

  await houseContractOrder(exchange, 'BTCUSDT_UMCBL', Side.buy, 96_500, 0.1);
  await trader.call(closeAllPositions, { businessLine: 10 });
  // 50 gained, less 5.76 and 5.79 of fees: nothing is owed any more.
  expect((await trader.call(getUnifiedAccount, {})).coins.find(({ coin }) => coin === 'USDT')).toMatchObject({
    borrowed: '0',
    available: '38.45',
  });
  expect(await trader.call(switchAccountMode, { mode: 'classic' })).toEqual({ mode: 'classic' });
});

test('an order on spot borrows for a unified account alone', async () => {
  const trader = await createTrader(exchange, { USDT: ['Tron', '5000'] });
  const order = {
    symbolId: 'BTCUSDT_SPBL',
    delegateType: 21,
    orderType: 0,
    delegatePrice: '95000',
    delegateCount: '0.06',
    autoBorrow: true,
  } as const;
  expect(await trader.try(placeOrder, order)).toMatchObject({ code: '50190' });
  await trader.call(switchAccountMode, { mode: 'basic' });
  expect(await trader.try(placeOrder, order)).toMatchObject({ code: '50190' });
  await trader.call(switchAccountMode, { mode: 'advanced' });
  await trader.call(placeOrder, order);
  const dollars = (await trader.call(getUnifiedAccount, {})).coins.find(({ coin }) => coin === 'USDT');
  expect(dollars).toMatchObject({ available: '0', frozen: '5700', borrowed: '700' });
});
