// Asks of the calls about orders that are divided: icebergs, which show a part, and orders over time; with own coins and on margin.
import { expect } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { cancelIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/cancel.ts';
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { getIcebergs } from '#lib/contract/calls/v1/trigger/strategy/ice/query.ts';
import { cancelTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/cancel.ts';
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { getTwaps } from '#lib/contract/calls/v1/trigger/strategy/timeShare/query.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { type Judgements, judgedIn, onSite } from './judgement.ts';
import type { SiteState } from './site-state.ts';

const symbolId = 'BTCUSDT_SPBL';
const iceberg = { symbolId, delegateType: 21, delegatePrice: '91000', delegateCount: '0.01', displayCount: '0.002' } as const;
const twap = { symbolId, delegateType: 21, delegateCount: '0.02', delegatePrice: '90000', sliceCount: 4, intervalMs: 60_000 } as const;
const onCross = { businessLine: 23, marginMode: 'cross' } as const;

/** With 4,000 dollars, and 1,000 in the cross margin wallet. */
async function withWallets({ exchange }: SiteState): Promise<Visitor> {
  const trader = await createTrader(exchange, { USDT: ['Tron', '5000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'cross' });
  return trader;
}
const dollars = async (trader: Visitor) => {
  const [coin] = (await trader.call(getAssets, { coin: 'USDT' })).list;
  return `${coin?.available} + ${coin?.frozen}`;
};

export const icebergAsks: Judgements<AnsweringPathOf<'trigger-ice'>> = {
  'v1/trigger/strategy/ice/place': [
    onSite(async (site) => {
      const trader = await withWallets(site);
      const { orderId, ...answer } = await trader.call(placeIceberg, iceberg);
      expect(answer).toMatchObject({ dealCount: '0.000000', status: 1, cancelReason: '' });
      expect(await dollars(trader)).toBe('3090 + 910');
      // A fifth of it is seen.
      const { bids } = await site.visitor.call(getDepth, { symbolId, limit: 'all' });
      expect(bids.find(([price]) => Number(price) === 91_000)?.map(Number)).toEqual([91_000, 0.002]);
      await trader.call(placeIceberg, { ...iceberg, ...onCross });
      expect(await dollars(trader)).toBe('3090 + 910');
      await trader.call(cancelIceberg, { orderId });
    }),
  ],
  'v1/trigger/strategy/ice/cancel': [
    onSite(async (site) => {
      const trader = await withWallets(site);
      const { orderId } = await trader.call(placeIceberg, { ...iceberg, clientOid: 'ice-1' });
      expect(await trader.call(cancelIceberg, { orderId })).toEqual({ orderId, clientOid: 'ice-1' });
      expect(await dollars(trader)).toBe('4000 + 0');
      expect(await trader.try(cancelIceberg, { orderId })).toMatchObject({ code: '50031' });
    }),
  ],
  'v1/trigger/strategy/ice/query': [
    onSite(async (site) => {
      const trader = await withWallets(site);
      const own = await trader.call(placeIceberg, iceberg);
      const cross = await trader.call(placeIceberg, { ...iceberg, ...onCross, delegatePrice: '90500' });
      const told = { symbolId, delegateType: 21, delegateCount: '0.010000', displayCount: '0.002000', orderSource: 87, status: 1 };
      const ofCross = { ...told, orderId: cross.orderId, businessLine: 23, marginMode: 'cross', delegatePrice: '90500.00' };
      const ofOwn = { ...told, orderId: own.orderId, businessLine: 1, delegatePrice: '91000.00' };
      expect((await trader.call(getIcebergs, {})).list).toMatchObject([ofCross, ofOwn]);
      expect((await trader.call(getIcebergs, { businessLine: 23 })).list).toMatchObject([ofCross]);
      expect((await trader.call(getIcebergs, { businessLine: 23, marginMode: 'isolated' })).list).toEqual([]);
      expect((await trader.call(getIcebergs, { symbolId, businessLine: 1 })).list).toMatchObject([ofOwn]);
      for (const { orderId } of [own, cross]) await trader.call(cancelIceberg, { orderId });
      expect((await trader.call(getIcebergs, {})).list).toEqual([]);
    }),
  ],
};

export const timeShareAsks: Judgements<AnsweringPathOf<'trigger-timeShare'>> = {
  'v1/trigger/strategy/timeShare/place': [
    onSite(async (site) => {
      const trader = await withWallets(site);
      const { planId } = await trader.call(placeTwap, { ...twap, clientOid: 'slow' });
      // All of it is held: 0.02 × 90,000.
      expect(await dollars(trader)).toBe('2200 + 1800');
      expect((await trader.call(getOpenPlans, {})).list).toMatchObject([{ planId, clientOid: 'slow', planType: 10, sliceCount: 4 }]);
    }),
    judgedIn('orders/plans.test.ts', 'a TWAP trades slice by slice by the exchange’s own clock, and says how far it is'),
  ],
  'v1/trigger/strategy/timeShare/cancel': [
    onSite(async (site) => {
      const trader = await withWallets(site);
      const { planId } = await trader.call(placeTwap, twap);
      expect(await trader.call(cancelTwap, { planId })).toEqual({ planId, clientOid: '' });
      expect(await dollars(trader)).toBe('4000 + 0');
      expect((await trader.call(getTwaps, {})).list).toEqual([]);
    }),
  ],
  'v1/trigger/strategy/timeShare/query': [
    onSite(async (site) => {
      const trader = await withWallets(site);
      const own = await trader.call(placeTwap, twap);
      const cross = await trader.call(placeTwap, { ...twap, ...onCross, delegateCount: '0.01' });
      const told = { symbolId, delegateType: 21, planType: 10, sliceCount: 4, intervalMs: 60_000, delegatePrice: '90000.00' };
      const ofCross = { ...told, planId: cross.planId, businessLine: 23, marginMode: 'cross', delegateCount: '0.010000' };
      const ofOwn = { ...told, planId: own.planId, businessLine: 1, delegateCount: '0.020000' };
      expect((await trader.call(getTwaps, {})).list).toMatchObject([ofCross, ofOwn]);
      expect((await trader.call(getTwaps, { businessLine: 23 })).list).toMatchObject([ofCross]);
      expect((await trader.call(getTwaps, { businessLine: 23, marginMode: 'isolated' })).list).toEqual([]);
      expect((await trader.call(getTwaps, { symbolId, businessLine: 1 })).list).toMatchObject([ofOwn]);
    }),
  ],
};
