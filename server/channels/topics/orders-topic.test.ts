// The topic tells a resting order's take-profit and stop-loss, as it is placed and when it is given another.
import { expect, test } from 'vitest';

import { BusinessLine, TimeInForce } from '#lib/contract/enums.ts';
import type { OrderAccepted } from '#server/engine/orders/order-event.ts';
import { createListings } from '#server/engine/listings.ts';
import { PriceSource } from '#server/engine/plans/trigger-terms.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { ordersTopic } from './orders-topic.ts';

const listings = createListings(
  [
    { assetId: 0, code: 'USDT', name: 'Tether', decimals: 8 },
    { assetId: 1, code: 'BTC', name: 'Bitcoin', decimals: 8 },
  ],
  [
    {
      marketId: 0,
      listedMs: 0,
      symbol: 'BTCUSDT',
      base: 'BTC',
      quote: 'USDT',
      priceDecimals: 2,
      quantityDecimals: 4,
      minQuantityLots: 1,
      maxQuantityLots: 1e6,
      minAmount: '1',
      maxAmount: '1000000',
      makerFeePpm: 0,
      takerFeePpm: 0,
      priceBandPpm: 0,
    },
  ],
);

const accepted: OrderAccepted = {
  type: 'order-accepted',
  orderId: 7,
  accountId: 1000,
  marketId: 0,
  side: 'buy',
  kind: 'limit',
  timeInForce: TimeInForce.gtc,
  priceTicks: ticks(10_000),
  quantityLots: lots(30),
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: 'cancel-taker',
  displayLots: lots(0),
  source: 0,
  entryPoint: 1,
  planId: 0,
  exit: { takeProfit: { source: PriceSource.last, triggerTicks: ticks(11_000), executeTicks: ticks(0) }, stopLoss: null },
};
const stopLoss = { source: PriceSource.mark, triggerTicks: ticks(9_000), executeTicks: ticks(8_950) };
const owner = { orderId: 7, accountId: 1000, marketId: 0 };

test('the exit is told with the order, changes with it, and goes with it', async () => {
  const readers = { caughtUp: async () => undefined, openOrders: async () => [] };
  const topic = ordersTopic({ readers, feed: { status: () => ({ sequence: 0 }) }, listings }, BusinessLine.spot, 1000);
  if (topic.follows !== 'account') throw new Error('follows an account');
  await topic.ready();
  const told = (): unknown => JSON.parse(JSON.stringify(topic.take()))[0].order;
  topic.see([{ event: accepted, timeMs: 1 }]);
  expect(told()).toMatchObject({ orderId: '7', presetTakeProfitPrice: '110.00', presetTppTriType: 0 });
  topic.see([{ event: { type: 'order-exit-set', ...owner, exit: { takeProfit: null, stopLoss } }, timeMs: 2 }]);
  const changed = told();
  expect(changed).toMatchObject({ presetStopLossPrice: '90.00', presetSlpTriType: 1, exeStopLossPrice: '89.50', updateTimeMs: 2 });
  expect(changed).not.toHaveProperty('presetTakeProfitPrice');
  topic.see([{ event: { type: 'order-exit-set', ...owner, exit: null }, timeMs: 3 }]);
  expect(told()).not.toHaveProperty('presetStopLossPrice');
});

test('an order that cannot wait is being matched; one that its own account stops at once is rejected, one that it stops later cancelled', async () => {
  const readers = { caughtUp: async () => undefined, openOrders: async () => [] };
  const topic = ordersTopic({ readers, feed: { status: () => ({ sequence: 0 }) }, listings }, BusinessLine.spot, 1000);
  if (topic.follows !== 'account') throw new Error('follows an account');
  await topic.ready();
  const told = (): unknown[] => JSON.parse(JSON.stringify(topic.take())).map(({ order }: { order: { status: number } }) => order.status);
  const cancelled = (orderId: number, reason: 'self-trade' | 'unfilled') =>
    ({ type: 'order-cancelled', orderId, accountId: 1000, marketId: 0, remainingLots: lots(30), reason }) as const;
  topic.see([
    { event: { ...accepted, orderId: 8, kind: 'market', timeInForce: TimeInForce.ioc, priceTicks: ticks(0), exit: null }, timeMs: 5 },
    { event: cancelled(8, 'self-trade'), timeMs: 5 },
  ]);
  expect(told()).toEqual([2, 6]);
  topic.see([
    { event: { ...accepted, orderId: 9, timeInForce: TimeInForce.fok, exit: null }, timeMs: 6 },
    { event: cancelled(9, 'unfilled'), timeMs: 6 },
  ]);
  expect(told()).toEqual([2, 5]);
  topic.see([
    { event: { ...accepted, orderId: 10, exit: null }, timeMs: 7 },
    { event: cancelled(10, 'self-trade'), timeMs: 8 },
  ]);
  expect(told()).toEqual([1, 5]);
});
