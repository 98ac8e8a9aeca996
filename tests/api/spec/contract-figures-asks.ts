// Asks of the calls that tell what happens in contracts: prices, funding, the insurance fund, and play money.
import { expect } from 'vitest';

import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { getInsuranceAmounts } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalAmount.ts';
import { getInsuranceFlow } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalFlowV2.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import { getFundingRates } from '#lib/contract/calls/v1/mcp/market/capital/feeRate/list.ts';
import { getSettledFunding } from '#lib/contract/calls/v1/mcp/market/settle/feeRate/list.ts';
import { getContractTicker } from '#lib/contract/calls/v1/mcp/market/ticker.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { contractOf } from '../futures/contract-market.ts';
import { createTrader } from '../trader.ts';
import type { Ground } from './ground.ts';
import { type Judgements, onEveryLine } from './judgement.ts';

const beganMs = Date.now();
/** Contracts of play money are funded every hour. */
const intervalOf = ({ key }: Ground): number => (key.startsWith('s') ? 3_600_000 : 28_800_000);

/** Nine days ago, one interval ago and now, once. */
async function settleFunding(ground: Ground): Promise<readonly number[]> {
  const { exchange, symbolId } = ground;
  const interval = intervalOf(ground);
  const { marketId } = contractOf(exchange, symbolId);
  const last = Math.floor(beganMs / interval) * interval;
  const slots = [Math.floor((beganMs - 9 * 86_400_000) / interval) * interval, last - interval, last];
  const rates = [5000, 10_000, -20_000];
  // A slot that is settled already is refused.
  await exchange.client.submitAll(
    slots.map((slotMs, place) => ({ type: 'settle-funding' as const, marketId, slotMs, rateE8: rates[place] ?? 0 })),
  );
  await ground.told();
  return slots;
}

/**
 * A hundredth of a bitcoin, isolated at twenty times, is lost. In dollars: at 91,300 one is left of 48. In bitcoin: at 91,500 the 45 lost
 * are 0.00049181 of 0.0005.
 */
async function lose(ground: Ground): Promise<string> {
  const trader = await ground.trader();
  await trader.call(setMarginMode, { symbolId: ground.symbolId, marginMode: 1 });
  await ground.rest(22, 96_000, 0.01);
  await trader.call(openContract, ground.order(21, 96_000, 0.01));
  await ground.mark(ground.isCoinMargined ? 91_500 : 91_300);
  expect((await ground.holds(trader)).positions).toEqual([]);
  await ground.told();
  return ground.isCoinMargined ? '0.00000819' : '1';
}

async function fundOf({ visitor, businessLine, coin }: Ground): Promise<number> {
  const { list } = await visitor.call(getInsuranceAmounts, { businessLine });
  return Number(list.find((one) => one.coin === coin)?.amount ?? 0);
}

export const contractFiguresAsks = {
  'v1/mcp/contract/configInfo/riskCapitalAmount': [
    onEveryLine(async (ground) => {
      await ground.told();
      const before = await fundOf(ground);
      const left = await lose(ground);
      expect((await fundOf(ground)) - before).toBeCloseTo(Number(left), 9);
    }),
  ],
  'v1/mcp/contract/configInfo/riskCapitalFlowV2': [
    onEveryLine(async (ground) => {
      const { visitor, coin } = ground;
      const left = await lose(ground);
      const { list } = await visitor.call(getInsuranceFlow, { coin, by: 'entry', pageSize: 1 });
      expect(list).toMatchObject([{ cause: 'liquidation', amount: left }]);
      expect(Number(list[0]?.amountAfter)).toBeCloseTo(await fundOf(ground), 9);
      const [today] = (await visitor.call(getInsuranceFlow, { coin })).list;
      expect(today?.amountAfter).toBe(list[0]?.amountAfter);
    }),
  ],
  'v1/mcp/market/ticker': [
    onEveryLine(async (ground) => {
      const { visitor, symbolId, businessLine, exchange } = ground;
      await ground.long();
      await ground.told();
      const before = await visitor.call(getContractTicker, { symbolId });
      const [seller, buyer] = [await ground.trader(), await ground.trader()];
      await seller.call(openContract, ground.order(22, 96_100, 0.1));
      await buyer.call(openContract, ground.order(21, 96_100, 0.05));
      await ground.rest(21, 95_900, 0.03);
      await ground.told();
      const after = await visitor.call(getContractTicker, { symbolId });
      expect(after).toMatchObject({
        symbol: symbolId,
        lastPrice: '96100.0',
        bestBid: '95900.0',
        bestAsk: '96100.0',
        indexPrice: '96000.0',
      });
      expect(after.contract?.markPrice).toBe('96000.0');
      expect(Number(after.baseVolume) - Number(before.baseVolume)).toBeCloseTo(0.05, 6);
      expect(Number(after.quoteVolume) - Number(before.quoteVolume)).toBeCloseTo(4805, 4);
      const { name } = contractOf(exchange, symbolId).contract;
      expect(await visitor.call(getContractTicker, { symbolCodeDisplayName: name, businessLine })).toEqual({
        ...after,
        timeMs: expect.any(Number),
      });
    }),
  ],
  'v1/mcp/market/capital/feeRate/list': [
    onEveryLine(async (ground) => {
      const { visitor, symbolId, businessLine } = ground;
      const [, , last = 0] = await settleFunding(ground);
      const { list } = await visitor.call(getFundingRates, { businessLine, symbolId });
      expect(list).toMatchObject([
        { symbolId, lastFundingRate: '-0.0002', lastSettleTimeMs: last, fundingIntervalMs: intervalOf(ground), markPrice: '96000.0' },
      ]);
      const next = list[0]?.nextFundingTimeMs ?? 0;
      expect([next % intervalOf(ground), next > Date.now(), next <= Date.now() + intervalOf(ground)]).toEqual([0, true, true]);
      const all = await visitor.call(getFundingRates, { businessLine });
      expect(all.list.length).toBeGreaterThan(1);
      expect(all.list).toContainEqual(expect.objectContaining({ symbolId, lastFundingRate: '-0.0002' }));
    }),
  ],
  'v1/mcp/market/settle/feeRate/list': [
    onEveryLine(async (ground) => {
      const { visitor, symbolId } = ground;
      const [old = 0, before = 0, last = 0] = await settleFunding(ground);
      const at = { symbolId, markPrice: '96000.0' };
      const week = [
        { ...at, settleTimeMs: last, fundingRate: '-0.0002' },
        { ...at, settleTimeMs: before, fundingRate: '0.0001' },
      ];
      expect((await visitor.call(getSettledFunding, { symbolId, range: '7d' })).list).toEqual(week);
      expect((await visitor.call(getSettledFunding, { symbolId, range: '1m' })).list).toEqual([
        ...week,
        { ...at, settleTimeMs: old, fundingRate: '0.00005' },
      ]);
    }),
  ],
  'v1/mcp/dummyTransfer': [
    onEveryLine(async (ground) => {
      const { key, coin, exchange } = ground;
      const trader = await createTrader(exchange);
      if (!key.startsWith('s')) {
        expect(await trader.try(giveDemoFunds, { coin })).toMatchObject({ code: '40030', params: { coin } });
        return;
      }
      // 100,000 dollars' worth, of bitcoin at 96,000, rounded down.
      const maximum = ground.isCoinMargined ? '1.04166666' : '100000';
      expect(await trader.call(giveDemoFunds, { coin, amount: '0.5' })).toEqual({ coin, amount: '0.5', maximum });
      expect((await ground.holds(trader)).wallets).toMatchObject([{ coin, available: '0.5', free: '0.5' }]);
      expect(await trader.try(giveDemoFunds, { coin, amount: maximum })).toMatchObject({ code: '40033', params: { maximum, coin } });
      await trader.call(giveDemoFunds, { coin });
      expect((await ground.holds(trader)).wallets).toMatchObject([{ coin, available: maximum }]);
    }),
  ],
} satisfies Judgements<string>;
