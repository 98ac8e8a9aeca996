// Asks of the calls that place, change, close and list orders for contracts.
import { expect } from 'vitest';

import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { reversePosition } from '#lib/contract/calls/v1/mcp/order/backContract.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { cancelContract } from '#lib/contract/calls/v1/mcp/order/cancelContract.ts';
import { closeAllPositions } from '#lib/contract/calls/v1/mcp/order/closeAll.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import { modifyContractOrder } from '#lib/contract/calls/v1/mcp/order/modifyOrder.ts';
import { getContractOpenOrders } from '#lib/contract/calls/v1/mcp/order/openOrders.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { closeShare } from '#lib/contract/calls/v1/mcp/order/segmentContract.ts';
import { updateContractPreset } from '#lib/contract/calls/v1/mcp/order/updateContractPreset.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import type { Ground } from './ground.ts';
import { type Judgements, onEveryLine } from './judgement.ts';

export const contractOrdersAsks: Judgements<AnsweringPathOf<'contract-orders'>> = {
  'v1/mcp/order/openContract': [
    onEveryLine(async (ground) => {
      const { count, money, symbolId, businessLine } = ground;
      const trader = await ground.trader();
      await ground.rest(22, 96_000, 0.03);
      const { orderId, ...answer } = await trader.call(openContract, ground.order(21, 96_000, 0.05, { clientOid: 'first' }));
      expect(answer).toEqual({ clientOid: 'first', dealCount: count(0.03), dealAmount: '2880', status: 3, cancelReason: '' });
      // A fee of 1.728 and 2,880 ÷ 20; for the 0.02 that wait 1,920 ÷ 20 × 1.01 and 1.152 × 1.005.
      expect(await ground.holds(trader)).toMatchObject({
        positions: [{ symbolId, holdSide: 'long', total: count(0.03), averageOpenPrice: '96000', paidFees: money(-1.728) }],
        settings: [{ symbolId, openBuyCount: count(0.02), openBuyValue: '1920', openSellCount: count(0) }],
        wallets: [{ available: money(9598.272), orderCost: money(98.11776), free: money(9356.15424) }],
      });
      expect((await trader.call(getContractOpenOrders, { businessLine })).list).toMatchObject([
        {
          orderId,
          clientOid: 'first',
          symbolId,
          businessLine,
          delegateType: 21,
          delegatePrice: '96000.0',
          dealCount: count(0.03),
          status: 3,
        },
      ]);
    }),
  ],
  'v1/mcp/order/closeContract': [
    onEveryLine(async (ground) => {
      const { count, money, symbolId, businessLine } = ground;
      const trader = await ground.long();
      await ground.rest(21, 95_904, 0.05);
      const close = { symbolId, businessLine, delegateType: 22, orderType: 1, delegateCount: '0.05' } as const;
      expect(await trader.call(closeContract, close)).toMatchObject({ dealCount: count(0.05), dealAmount: '4795.2', status: 4 });
      // Half of it at 96 less: a loss of 4.8. Fees of 5.76 and 2.87712.
      expect(await ground.holds(trader)).toMatchObject({
        positions: [{ total: count(0.05), achievedProfits: money(-4.8), paidFees: money(-8.63712) }],
        wallets: [{ available: money(9586.56288) }],
      });
      const more = { ...close, orderType: 0, delegatePrice: '96500', delegateCount: '0.06' };
      expect(await trader.try(closeContract, more)).toMatchObject({ code: '50063' });
      await hedged(ground);
    }),
  ],
  'v1/mcp/order/cancelContract': [
    onEveryLine(async (ground) => {
      const { money, symbolId, businessLine } = ground;
      const trader = await ground.trader();
      const { orderId } = await trader.call(openContract, ground.order(21, 95_500, 0.02, { clientOid: 'away' }));
      // 1,910 ÷ 20 × 1.01 and 1.146 × 1.005: held, then free again.
      expect((await ground.holds(trader)).wallets).toMatchObject([{ orderCost: money(97.60673) }]);
      expect(await trader.call(cancelContract, { orderId, symbolId, businessLine })).toEqual({ orderId, clientOid: 'away' });
      expect((await ground.holds(trader)).wallets).toMatchObject([{ orderCost: '0', free: money(9600) }]);
      const { list } = await trader.call(getContractOrderHistory, { businessLine });
      expect(list).toMatchObject([{ orderId, status: 5, cancelReason: 'requested' }]);
    }),
  ],
  'v1/mcp/order/batchCancelContract': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine } = ground;
      const trader = await ground.trader();
      const place = async (delegateType: 21 | 22, price: number) =>
        (await trader.call(openContract, ground.order(delegateType, price, 0.01))).orderId;
      const [low, lower, high] = [await place(21, 95_500), await place(21, 95_400), await place(22, 96_500)];
      expect(await trader.call(batchCancelContract, { businessLine, orderIds: [lower] })).toEqual({ orderIds: [lower] });
      expect(await trader.call(batchCancelContract, { symbolId, businessLine, delegateType: 22 })).toEqual({ orderIds: [high] });
      const other = businessLine === 10 ? 12 : 10;
      expect(await trader.call(batchCancelContract, { businessLine: other })).toEqual({ orderIds: [] });
      expect(await trader.call(batchCancelContract, { businessLine })).toEqual({ orderIds: [low] });
    }),
  ],
  'v1/mcp/order/updateContractPreset': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine } = ground;
      const trader = await ground.trader();
      const preset = { presetTakeProfitPrice: '96500', presetStopLossPrice: '95300' };
      const { orderId } = await trader.call(openContract, ground.order(21, 95_500, 0.02, preset));
      const change = { presetStopLossPrice: '95200', presetSlpTriType: 1, exeStopLossPrice: '95150' } as const;
      expect(await trader.call(updateContractPreset, { orderId, symbolId, businessLine, ...change })).toEqual({ orderId, clientOid: '' });
      const [order] = (await trader.call(getContractOpenOrders, { businessLine })).list;
      expect(order).toMatchObject({ orderId, presetStopLossPrice: '95200.0', presetSlpTriType: 1, exeStopLossPrice: '95150.0' });
      expect(order).not.toHaveProperty('presetTakeProfitPrice');
    }),
  ],
  'v1/mcp/order/backContract': [
    onEveryLine(async (ground) => {
      const { count, money, symbolId, businessLine } = ground;
      const trader = await ground.long();
      await ground.rest(21, 95_904, 0.2);
      expect((await trader.call(reversePosition, { symbolId, businessLine })).list).toMatchObject([{ code: '00000' }]);
      // A tenth at 96 less: a loss of 9.6. Fees of 5.76 and 11.50848.
      expect(await ground.holds(trader)).toMatchObject({
        positions: [{ holdSide: 'short', total: count(0.1), averageOpenPrice: '95904' }],
        wallets: [{ available: money(9573.13152) }],
      });
    }),
  ],
  'v1/mcp/order/closeAll': [
    onEveryLine(async (ground) => {
      const { count, symbolId, businessLine } = ground;
      const trader = await ground.long();
      await ground.rest(21, 95_904, 0.1);
      const { list } = await trader.call(closeAllPositions, { businessLine });
      expect(list).toMatchObject([{ symbolId, holdSide: 'long', dealCount: count(0.1), code: '00000' }]);
      expect((await ground.holds(trader)).positions).toEqual([]);
    }),
  ],
  'v1/mcp/order/segmentContract': [
    onEveryLine(async (ground) => {
      const { count, symbolId, businessLine } = ground;
      const trader = await ground.long();
      await ground.rest(21, 95_904, 0.025);
      expect(await trader.call(closeShare, { symbolId, businessLine, percent: 25 })).toMatchObject({ dealCount: count(0.025), status: 4 });
      // A third of 0.075 waits for its price.
      await trader.call(closeShare, { symbolId, businessLine, percent: 33, delegatePrice: '96500' });
      const waiting = Math.round(0.075 * 0.33 * (ground.isCoinMargined ? 1000 : 10_000)) / (ground.isCoinMargined ? 1000 : 10_000);
      expect((await ground.holds(trader)).positions).toMatchObject([{ total: count(0.075), locked: count(waiting) }]);
    }),
  ],
  'v1/mcp/order/getHistoryOrderList': [
    onEveryLine(async (ground) => {
      const { count, money, coin, symbolId, businessLine } = ground;
      const trader = await ground.long();
      await ground.rest(21, 95_904, 0.05);
      await trader.call(closeContract, { symbolId, delegateType: 22, orderType: 1, delegateCount: '0.05' });
      const both = { symbolId, businessLine, status: 4, feeCoin: coin, cancelReason: '' };
      const closed = { ...both, delegateType: 22, orderType: 1, averagePrice: '95904.0', dealAmount: '4795.2', fee: money(2.87712) };
      const opened = { ...both, delegateType: 21, orderType: 0, delegatePrice: '96000.0', averagePrice: '96000.0', fee: money(5.76) };
      const { list } = await trader.call(getContractOrderHistory, { businessLine });
      expect(list).toMatchObject([
        { ...closed, delegateCount: count(0.05), dealCount: count(0.05), isReducePosition: true },
        { ...opened, delegateCount: count(0.1), dealCount: count(0.1), dealAmount: '9600', isReducePosition: false },
      ]);
      expect((await trader.call(getContractOrderHistory, { symbolId, orderType: 1 })).list).toEqual([list[0]]);
    }),
  ],
  'v1/mcp/order/modifyOrder': [
    onEveryLine(async (ground) => {
      const { count, money, businessLine } = ground;
      const trader = await ground.trader();
      const { orderId } = await trader.call(openContract, ground.order(22, 96_500, 0.02));
      const change = { orderId, businessLine, delegatePrice: '96000', delegateCount: '0.1' };
      expect(await trader.call(modifyContractOrder, change)).toMatchObject({ orderId, dealCount: count(0), status: 1 });
      const { list } = await trader.call(getContractOpenOrders, { businessLine });
      expect(list).toMatchObject([{ orderId, delegateType: 22, delegatePrice: '96000.0', delegateCount: count(0.1) }]);
      // 9,600 ÷ 20 × 1.01 and 5.76 × 1.005.
      expect((await ground.holds(trader)).wallets).toMatchObject([{ orderCost: money(490.5888) }]);
    }),
  ],
};

/** In hedge mode each side is closed by its own direction. */
async function hedged({ trader: enter, rest, order, holds, count, symbolId, businessLine }: Ground): Promise<void> {
  const trader = await enter();
  await trader.call(setPositionMode, { businessLine, positionMode: 2 });
  await rest(22, 96_000, 0.02);
  await trader.call(openContract, order(1, 96_000, 0.02));
  await rest(21, 95_990, 0.03);
  await trader.call(openContract, order(2, 95_990, 0.02));
  const close = { symbolId, businessLine, orderType: 1, delegateCount: '0.01' } as const;
  await trader.call(closeContract, { ...close, delegateType: 3 });
  await rest(22, 96_000, 0.015);
  await trader.call(closeContract, { ...close, delegateType: 4, delegateCount: '0.015' });
  expect((await holds(trader)).positions).toMatchObject([
    { holdSide: 'long', total: count(0.01) },
    { holdSide: 'short', total: count(0.005) },
  ]);
}
