// The sums of positions by side, by symbol and by token, worked out by hand: one-way and hedged, cross and isolated. Leverage is 10.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { cancelContract } from '#lib/contract/calls/v1/mcp/order/cancelContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { Side } from '#lib/contract/enums.ts';
import { assertSound } from '../assert-sound.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { createContractTrader, houseContractOrder, setMark } from './contract-market.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());
afterEach(() => assertSound(exchange));

const [btc, eth] = ['BTCUSDT_UMCBL', 'ETHUSDT_UMCBL'] as const;
const none = { totalOrderCost: '0', positionMargin: '0', positionValueFee: '0', fairUnrealizedProfits: '0', totalPricedValue: '0' };

/** A limit order: 21 buys and 22 sells one-way, 1 opens a long and 2 a short in hedge mode. */
const order = (trader: Visitor, symbolId: string, delegateType: 1 | 2 | 21 | 22, count: string, price: string) =>
  trader.call(openContract, { symbolId, delegateType, orderType: 0, delegatePrice: price, delegateCount: count });

const aggregates = async (trader: Visitor) => (await trader.call(getPositions, { businessLine: 10 })).aggregates;

test('nobody has sums of nothing', async () => {
  const trader = await createContractTrader(exchange, '10');
  expect(await aggregates(trader)).toEqual({ bySide: [], bySymbol: [], byToken: [] });
});

test('one-way: a cross position with orders on both sides, and an isolated one', async () => {
  await setMark(exchange, btc, '96000');
  await setMark(exchange, eth, '3000');
  const trader = await createContractTrader(exchange, '10000');
  await trader.call(setLeverage, { symbolId: btc, leverage: 10 });
  await houseContractOrder(exchange, btc, Side.sell, 96_000, 0.1);
  await order(trader, btc, 21, '0.1', '96000');
  await setMark(exchange, btc, '97000');
  const buying = await order(trader, btc, 21, '0.02', '96500');
  // Closes what there is: it opens nothing and costs nothing.
  const selling = await order(trader, btc, 22, '0.03', '97500');

  const { positions } = await trader.call(getPositions, { businessLine: 10 });
  expect(positions).toMatchObject([{ symbolId: btc, holdSide: 'long', total: '0.1000', openDelegateCount: '0.0200' }]);
  const cross = {
    symbolId: btc,
    holdSide: 'long',
    // 1,930 ÷ 10 × 1.01 and 1,930 × 0.0006 × 1.005.
    totalOrderCost: '196.09379',
    // 9,700 ÷ 10, and 0.0006 of 9,700.
    positionMargin: '970',
    positionValueFee: '5.82',
    fairUnrealizedProfits: '100',
    totalPricedValue: '11630',
  };
  expect(await aggregates(trader)).toEqual({
    bySide: [cross, { symbolId: btc, holdSide: 'short', ...none }],
    bySymbol: [{ symbolId: btc, holdPricedValue: '9700', marginAndOrderCost: '1166.09379' }],
    byToken: [{ tokenId: 'USDT', totalMarginOneWay: '1166.09379', totalMarginFixed: '0', totalFairUnrealizedProfitsCross: '100' }],
  });

  await trader.call(setMarginMode, { symbolId: eth, marginMode: 1 });
  await trader.call(setLeverage, { symbolId: eth, leverage: 10 });
  await houseContractOrder(exchange, eth, Side.buy, 3000, 0.5);
  await order(trader, eth, 22, '0.5', '3000');
  await setMark(exchange, eth, '3010');
  const both = await aggregates(trader);
  // Short 0.5: 1,500 ÷ 10 locked, 0.0006 of 1,505, and 0.5 × 10 lost.
  const isolated = { positionMargin: '150', positionValueFee: '0.903', fairUnrealizedProfits: '-5', totalPricedValue: '1505' };
  expect(both.bySide.filter(({ symbolId }) => symbolId === eth)).toEqual([
    { symbolId: eth, holdSide: 'short', totalOrderCost: '0', ...isolated },
  ]);
  expect(both.bySymbol.find(({ symbolId }) => symbolId === eth)).toEqual({
    symbolId: eth,
    holdPricedValue: '0',
    marginAndOrderCost: '150',
  });
  expect(both.byToken).toEqual([
    { tokenId: 'USDT', totalMarginOneWay: '1316.09379', totalMarginFixed: '150', totalFairUnrealizedProfitsCross: '100' },
  ]);
  for (const { orderId } of [buying, selling]) await trader.call(cancelContract, { orderId });
  // Another line knows nothing of it.
  expect((await trader.call(getPositions, { businessLine: 12 })).aggregates).toEqual({ bySide: [], bySymbol: [], byToken: [] });
});

test('hedged: each side by itself, and what is counted one-way alone is nothing', async () => {
  await setMark(exchange, btc, '96000');
  const trader = await createContractTrader(exchange, '10000');
  await trader.call(setPositionMode, { businessLine: 10, positionMode: 2 });
  await trader.call(setLeverage, { symbolId: btc, leverage: 10 });
  await houseContractOrder(exchange, btc, Side.sell, 96_000, 0.1);
  await order(trader, btc, 1, '0.1', '96000');
  await houseContractOrder(exchange, btc, Side.buy, 96_000, 0.05);
  await order(trader, btc, 2, '0.05', '96000');
  await setMark(exchange, btc, '97000');
  await order(trader, btc, 2, '0.02', '97500');

  const { positions, aggregates: told } = await trader.call(getPositions, { businessLine: 10 });
  expect(positions.map(({ holdSide, openDelegateCount }) => [holdSide, openDelegateCount])).toEqual([
    ['long', '0.0000'],
    ['short', '0.0200'],
  ]);
  expect(told).toEqual({
    bySide: [
      {
        symbolId: btc,
        holdSide: 'long',
        totalOrderCost: '0',
        positionMargin: '970',
        positionValueFee: '5.82',
        fairUnrealizedProfits: '100',
        totalPricedValue: '9700',
      },
      {
        symbolId: btc,
        holdSide: 'short',
        // 1,950 ÷ 10 × 1.01 and 1,950 × 0.0006 × 1.005.
        totalOrderCost: '198.12585',
        positionMargin: '485',
        positionValueFee: '2.91',
        fairUnrealizedProfits: '-50',
        totalPricedValue: '6800',
      },
    ],
    bySymbol: [{ symbolId: btc, holdPricedValue: '14550', marginAndOrderCost: null }],
    byToken: [{ tokenId: 'USDT', totalMarginOneWay: '0', totalMarginFixed: '0', totalFairUnrealizedProfitsCross: '50' }],
  });
});

test('coin-margined: everything is counted in the coin, at the index price', async () => {
  const coin = 'BTCUSD_DMCBL';
  await setMark(exchange, coin, '96000');
  const inCoin = async (): Promise<Visitor> => {
    const made = await createTrader(exchange, { BTC: ['Bitcoin', '0.2'] });
    await made.call(transferFunds, { coin: 'BTC', amount: '0.2', from: 'spot', to: 'futures' });
    return made;
  };
  const [trader, seller] = [await inCoin(), await inCoin()];
  await trader.call(setLeverage, { symbolId: coin, leverage: 10 });
  await order(seller, coin, 22, '0.1', '96000');
  await order(trader, coin, 21, '0.1', '96000');
  await setMark(exchange, coin, '100000');
  await order(trader, coin, 21, '0.02', '50000');
  expect((await trader.call(getPositions, { businessLine: 11 })).aggregates).toEqual({
    bySide: [
      {
        symbolId: coin,
        holdSide: 'long',
        // 1,000 dollars at 100,000 are 0.01 BTC: ÷ 10 × 1.01, and × 0.0006 × 1.005.
        totalOrderCost: '0.00101603',
        // 0.1 BTC at the mark: ÷ 10, and × 0.0006.
        positionMargin: '0.01',
        positionValueFee: '0.00006',
        // 0.1 × 4,000 dollars ÷ 100,000.
        fairUnrealizedProfits: '0.004',
        // In dollars: 0.1 × 100,000 and 0.02 × 50,000.
        totalPricedValue: '11000',
      },
    ],
    bySymbol: [{ symbolId: coin, holdPricedValue: '10000', marginAndOrderCost: '0.01101603' }],
    byToken: [{ tokenId: 'BTC', totalMarginOneWay: '0.01101603', totalMarginFixed: '0', totalFairUnrealizedProfitsCross: '0.004' }],
  });
});
