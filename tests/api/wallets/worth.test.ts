// The worth of everything an account owns, worked out by hand from balances and prices; every call and channel tells the same figure.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { borrowMargin } from '#lib/contract/calls/v1/margin/account/borrow.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { getWorth } from '#lib/contract/calls/v1/mix/assetsV2.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { switchAccountMode } from '#lib/contract/calls/v1/unified/account/switch.ts';
import { Side } from '#lib/contract/enums.ts';
import { ticks, units } from '#server/engine/units.ts';
import { orderCommand } from '#tests/order-command.ts';
import { assertSound } from '../assert-sound.ts';
import { contractOf, houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, 'BTCUSDT_UMCBL', '96000');
  await setMark(exchange, 'ETHUSDT_UMCBL', '3000');
  await setMark(exchange, 'BTCUSD_DMCBL', '96000');
});
afterAll(() => exchange.close());

/** A last price comes from a trade: the house sells what somebody else buys. */
async function tradeSpot(symbol: string, price: string, quantity: string): Promise<void> {
  const { client, listings } = exchange;
  const market = listings.marketOf(symbol);
  if (market === undefined) throw new Error(`no market ${symbol}`);
  const [priceTicks, quantityLots] = [Number(price) * 10 ** market.priceDecimals, Number(quantity) * 10 ** market.quantityDecimals];
  const buyer = await createTrader(exchange, { USDT: ['Tron', '5000'] });
  const assetId = listings.assetOf(market.base)?.assetId ?? 0;
  const replies = await client.submitAll([
    { type: 'credit-deposit', accountId: 2, assetId, units: units(10n ** 13n), reference: `house-${symbol}` },
    { type: 'set-reference-price', marketId: market.marketId, priceTicks: ticks(Math.round(priceTicks)) },
    orderCommand(2, market.marketId, Side.sell, Math.round(quantityLots), Math.round(priceTicks)),
  ]);
  for (const reply of replies) if (!reply.ok) throw new Error(reply.reason);
  await buyer.call(placeOrder, {
    symbolId: `${symbol}_SPBL`,
    delegateType: 21,
    orderType: 0,
    delegatePrice: price,
    delegateCount: quantity,
  });
}

/** The house sells a contract whose margin is bitcoin. */
async function sellCoinContract(price: number, quantity: number): Promise<void> {
  const { marketId, priceDecimals, quantityDecimals } = contractOf(exchange, 'BTCUSD_DMCBL');
  const funds = { accountId: 2, assetId: exchange.listings.assetOf('BTC')?.assetId ?? 0, units: units(10n ** 9n) };
  const replies = await exchange.client.submitAll([
    { type: 'credit-deposit', ...funds, reference: 'house-coin-margin' },
    { type: 'transfer-funds', ...funds, from: 'spot', to: 'futures' },
    orderCommand(2, marketId, Side.sell, quantity * 10 ** quantityDecimals, price * 10 ** priceDecimals),
  ]);
  for (const reply of replies) if (!reply.ok) throw new Error(reply.reason);
}

const bought = { delegateType: 21, orderType: 0 } as const;

test('every wallet and every position counts once, debts are taken off, play money stands apart; every call says the same', async () => {
  await tradeSpot('BTCUSDT', '96000', '0.01');
  await tradeSpot('USDCUSDT', '0.9999', '100');
  const ann = await createTrader(exchange, { USDT: ['Ethereum', '10000'], BTC: ['Bitcoin', '0.1'], USDC: ['Ethereum', '500'] });
  await ann.call(transferFunds, { coin: 'USDT', amount: '2000', from: 'spot', to: 'cross' });
  await ann.call(borrowMargin, { marginMode: 'cross', coin: 'USDT', amount: '600' });
  await ann.call(transferFunds, { coin: 'USDT', amount: '700', from: 'spot', to: 'isolated', symbolId: 'BTCUSDT_SPBL' });
  await ann.call(transferFunds, { coin: 'USDT', amount: '3000', from: 'spot', to: 'futures' });
  await ann.call(transferFunds, { coin: 'BTC', amount: '0.05', from: 'spot', to: 'futures' });
  await ann.call(transferFunds, { coin: 'USDC', amount: '200', from: 'spot', to: 'futures' });
  await ann.call(giveDemoFunds, { coin: 'SUSDT', amount: '50' });
  await ann.call(placeOrder, { ...bought, symbolId: 'BTCUSDT_SPBL', delegatePrice: '95500', delegateCount: '0.004' });
  await ann.call(placePlan, { symbolId: 'BTCUSDT_SPBL', planType: 0, delegateType: 22, triggerPrice: '90000', delegateCount: '0.01' });
  await houseContractOrder(exchange, 'BTCUSDT_UMCBL', Side.sell, 96_000, 0.1);
  await ann.call(openContract, { ...bought, symbolId: 'BTCUSDT_UMCBL', delegatePrice: '96000', delegateCount: '0.1' });
  await ann.call(setMarginMode, { symbolId: 'ETHUSDT_UMCBL', marginMode: 1 });
  await houseContractOrder(exchange, 'ETHUSDT_UMCBL', Side.sell, 3000, 0.5);
  await ann.call(openContract, { ...bought, symbolId: 'ETHUSDT_UMCBL', delegatePrice: '3000', delegateCount: '0.5' });
  await sellCoinContract(96_000, 0.01);
  await ann.call(openContract, { ...bought, symbolId: 'BTCUSD_DMCBL', delegatePrice: '96000', delegateCount: '0.01' });
  await setMark(exchange, 'BTCUSDT_UMCBL', '100000');
  await setMark(exchange, 'ETHUSDT_UMCBL', '2990');
  await setMark(exchange, 'BTCUSD_DMCBL', '100000');

  const { list, totalUsdtValue } = await ann.call(getAccounts, {});
  expect(Object.fromEntries(list.map(({ account, usdtValue }) => [account, usdtValue]))).toEqual({
    // 4,300 USDT, 382 of them in an order; 0.05 BTC at 96,000, 0.01 of it in a plan; 300 USDC at 0.9999.
    spot: '9399.97',
    // 2,000 and a loan of 600 that is owed with 0.00315698 of interest.
    cross: '1999.99684302',
    isolated: '700',
    // No bot of hers is there.
    strategy: '0',
    // 3,000, less fees of 5.76 and 0.9, 0.1 × 4,000 gained and 0.5 × 10 lost on isolated margin.
    usdt: '3388.34',
    // 0.05 BTC, less a fee of 0.000006, and 0.01 × 4,000 ÷ 100,000 gained, at 96,000.
    usd: '4837.824',
    usdc: '199.98',
    susdt: '50',
    susd: '0',
    susdc: '0',
  });
  expect(totalUsdtValue).toBe('20526.11084302');
  const worth = await ann.call(getWorth, {});
  expect(worth).toMatchObject({ totalUsdtValue, totalUsdValue: totalUsdtValue });
  expect(worth.accounts.map(({ account, isPlay, usdtValue }) => [account, isPlay, usdtValue])).toEqual(
    list.map(({ account, isPlay, usdtValue }) => [account, isPlay, usdtValue]),
  );
  // BTC: 0.05 in spot and 0.050394 behind contracts.
  expect(worth.list.map(({ coin, total, usdtValue }) => [coin, total, usdtValue])).toEqual([
    ['USDT', '10388.33684302', '10388.33684302'],
    ['BTC', '0.100394', '9637.824'],
    ['USDC', '500', '499.95'],
  ]);
  const held = await ann.call(getAssets, {});
  expect(held.totalUsdtValue).toBe(totalUsdtValue);
  // The coins of that list are those of spot, where orders are placed from.
  expect(held.list.find(({ coin }) => coin === 'USDT')).toMatchObject({ available: '3918', frozen: '382', usdtValue: '4300' });
  expect((await ann.call(getAssets, { coin: 'BTC' })).totalUsdtValue).toBe('9637.824');
  await assertSound(exchange);
});

test('a unified account counts its one wallet once, with what is owed and what positions gain', async () => {
  await setMark(exchange, 'BTCUSDT_UMCBL', '96000');
  const bob = await createTrader(exchange, { BTC: ['Bitcoin', '0.25'] });
  await bob.call(switchAccountMode, { mode: 'advanced' });
  await houseContractOrder(exchange, 'BTCUSDT_UMCBL', Side.sell, 96_000, 0.1);
  await bob.call(openContract, { ...bought, symbolId: 'BTCUSDT_UMCBL', delegatePrice: '96000', delegateCount: '0.1' });
  await setMark(exchange, 'BTCUSDT_UMCBL', '97000');
  // 24,000 of bitcoin, less the fee of 5.76 that is owed, and 100 gained.
  for (const call of [getAccounts, getWorth, getAssets]) expect(await bob.call(call, {})).toMatchObject({ totalUsdtValue: '24094.24' });
});
