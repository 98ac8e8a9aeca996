// Asks of the calls that tell by which rules contracts are traded: lists, tiers, shares, decimals, kinds and limits.
import { expect } from 'vitest';

import { getCoefficients } from '#lib/contract/calls/v1/mcp/contract/coefficient.ts';
import { getDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/list.ts';
import { getGradients } from '#lib/contract/calls/v1/mcp/contract/gradient.ts';
import { getPlaceConfig } from '#lib/contract/calls/v1/mcp/contract/place.ts';
import { getContractCategories } from '#lib/contract/calls/v1/mcp/contract/queryCategories.ts';
import { getContractCommonConfig } from '#lib/contract/calls/v1/mcp/contract/queryContractCommonConfig.ts';
import { getContractRatio } from '#lib/contract/calls/v1/mcp/contract/ratio.ts';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { contractOf } from '../futures/contract-market.ts';
import type { Ground } from './ground.ts';
import { type Judgements, judgedIn, onEveryLine } from './judgement.ts';

type Rules = {
  readonly name: string;
  readonly base: string;
  readonly quote: string;
  readonly band: string;
  readonly cap: string;
  /** The ends of the first two slices, and what the second one takes off. */
  readonly slices: readonly [upTo: string, upTo: string, deduction: string];
};

/** The contract of bitcoin of each line, as the venue’s data has it. */
const rules: Readonly<Record<ContractLineKey, Rules>> = {
  // 200,000 × (0.005 − 0.004).
  usdt: { name: 'BTCUSDT', base: 'BTC', quote: 'USDT', band: '0.05', cap: '0.003', slices: ['200000', '1000000', '200'] },
  // 200,000 × (0.01 − 0.004).
  usd: { name: 'BTCUSD', base: 'BTC', quote: 'USD', band: '0.01', cap: '0.0075', slices: ['200000', '750000', '1200'] },
  // 150,000 × (0.005 − 0.004).
  usdc: { name: 'BTCPERP', base: 'BTC', quote: 'USDC', band: '0.05', cap: '0.0075', slices: ['150000', '1000000', '150'] },
  susdt: { name: 'SBTCSUSDT', base: 'SBTC', quote: 'SUSDT', band: '0.05', cap: '0.0075', slices: ['200000', '1000000', '200'] },
  susd: { name: 'SBTCSUSD', base: 'SBTC', quote: 'SUSD', band: '0.07', cap: '0.01', slices: ['200000', '750000', '1200'] },
  susdc: { name: 'SBTCSPERP', base: 'SBTC', quote: 'SUSDC', band: '0.07', cap: '0.01', slices: ['150000', '1000000', '150'] },
};

const datedOf = async ({ visitor, businessLine }: Ground) =>
  ((await visitor.call(getContracts, { businessLine })).symbols ?? []).filter(({ symbolType }) => symbolType === 2);

/** Month and day in UTC: 1226. */
const codeOf = (atMs: number): string => new Date(atMs).toISOString().slice(5, 10).replace('-', '');

const contractData = 'futures/contract-data.test.ts';

export const contractRulesAsks = {
  'v1/mcp/contract/symbols': [
    onEveryLine(async ({ key, visitor, businessLine, symbolId, coin, isCoinMargined, exchange, count }) => {
      const { md5, symbols } = await visitor.call(getContracts, { businessLine });
      const { name, base, quote, band } = rules[key];
      const step = (1 / (isCoinMargined ? 1000 : 10_000)).toString();
      expect(symbols?.find((one) => one.symbolId === symbolId)).toMatchObject({
        name,
        businessLine,
        baseSymbol: base,
        pricedSymbol: quote,
        symbolType: 1,
        symbolCode: '',
        marginCoin: coin,
        form: isCoinMargined ? 'coin' : 'linear',
        tickSize: '0.1',
        lotSize: step,
        minQuantity: step,
        priceBandRate: band,
        placeConfig: { volumePlace: count(0).length - 2, countMultiplier: step, delegatePricePlace: 1 },
        status: 'online',
      });
      expect(new Set(symbols?.map((one) => one.businessLine))).toEqual(new Set([businessLine]));
      expect(await visitor.call(getContracts, { businessLine, md5 })).toEqual({ md5, symbols: null });
      const { marketId } = contractOf(exchange, symbolId);
      const stand = (state: MarketState) => exchange.client.submit({ type: 'set-market-state', marketId, state });
      await stand(MarketState.cancelOnly);
      const changed = await visitor.call(getContracts, { businessLine, md5 });
      expect(changed.symbols?.find((one) => one.symbolId === symbolId)).toMatchObject({ status: 'cancel-only' });
      await stand(MarketState.online);
      expect((await visitor.call(getContracts, { businessLine, md5 })).symbols).toBeNull();
    }),
    judgedIn(contractData, 'at least 30 USDT perpetuals, 8 of coins, 6 dated ones, 6 in USDC, and the demo set'),
  ],
  'v1/mcp/contract/gradient': [
    onEveryLine(async ({ key, visitor, businessLine, symbolId }) => {
      const { md5, gradients } = await visitor.call(getGradients, { businessLine });
      const [first, second, deduction] = rules[key].slices;
      expect(gradients?.find((one) => one.symbolId === symbolId)?.tiers.slice(0, 2)).toMatchObject([
        { level: 1, above: '0', upTo: first, maintenanceRate: '0.004', deduction: '0' },
        { level: 2, above: first, upTo: second, deduction },
      ]);
      expect(await visitor.call(getGradients, { businessLine, md5 })).toEqual({ md5, gradients: null });
    }),
    judgedIn(contractData, 'tiers of %s: each begins where the one before ends, and takes off what that asks less'),
  ],
  'v1/mcp/contract/coefficient': [
    onEveryLine(async (ground) => {
      const { list } = await ground.visitor.call(getCoefficients, { businessLine: ground.businessLine });
      const { band: priceBandRate, cap: fundingCapRate } = rules[ground.key];
      const shared = { premiumCapRate: '0.03', liquidationFeeRate: '0.0006' };
      const { symbolId } = ground;
      expect(list.find((one) => one.symbolId === symbolId)).toEqual({
        ...shared,
        symbolId,
        priceBandRate,
        fundingCapRate,
        deliveryFeeRate: '0',
      });
      for (const dated of await datedOf(ground))
        expect(list.find((one) => one.symbolId === dated.symbolId)).toMatchObject({
          ...shared,
          fundingCapRate: '0',
          deliveryFeeRate: '0.0006',
        });
    }),
  ],
  'v1/mcp/contract/place': [
    onEveryLine(async ({ visitor, symbolId, isCoinMargined }) => {
      expect(await visitor.call(getPlaceConfig, { symbolId })).toEqual({
        priceEndStep: 1,
        delegatePricePlace: 1,
        volumePlace: isCoinMargined ? 3 : 4,
        countMultiplier: isCoinMargined ? '0.001' : '0.0001',
        // Amounts of a dear coin in all their decimals.
        propertyPlace: isCoinMargined ? 8 : 4,
        propertyHighPlace: 8,
      });
    }),
  ],
  'v1/mcp/contract/delivery/list': [
    onEveryLine(async (ground) => {
      const { list } = await ground.visitor.call(getDeliveries, { businessLine: ground.businessLine });
      const waiting = list.filter(({ deliveryPrice }) => deliveryPrice === null);
      const dated = await datedOf(ground);
      expect(new Map(waiting.map((one) => [one.symbolId, one.deliveryTimeMs]))).toEqual(
        new Map(dated.map((one) => [one.symbolId, one.deliveryMs])),
      );
      expect(dated.length > 0).toBe(ground.isCoinMargined);
      const ends = list.map(({ deliveryTimeMs }) => deliveryTimeMs);
      expect(ends).toEqual(ends.toSorted((one, other) => other - one));
    }),
    judgedIn('futures/contract-history.test.ts', 'dated contracts with their ends'),
  ],
  'v1/mcp/contract/ratio': [
    onEveryLine(async ({ visitor, symbolId, businessLine }) => {
      const shares = { openCostUpRatio: '0.01', feeRate: '0.0006', makerFeeRate: '0.0002', feeRateUpRatio: '0.005' };
      expect(await visitor.call(getContractRatio, { symbolId, businessLine })).toEqual({ symbolId, ...shares });
    }),
  ],
  'v1/mcp/contract/queryCategories': [
    onEveryLine(async (ground) => {
      const { businessLine, symbolId } = ground;
      const { list } = await ground.visitor.call(getContractCategories, { businessLine });
      expect(list[0]).toMatchObject({ businessLine, symbolType: 1, symbolCode: '', deliveryMs: 0 });
      expect(list[0]?.symbolIds).toContain(symbolId);
      const dated = await datedOf(ground);
      const ids = list.slice(1).flatMap(({ symbolIds }) => symbolIds);
      expect(ids.toSorted()).toEqual(dated.map((one) => one.symbolId).toSorted());
      for (const { symbolCode, deliveryMs } of list.slice(1)) expect(symbolCode).toBe(codeOf(deliveryMs));
    }),
  ],
  'v1/mcp/contract/queryContractCommonConfig': [
    onEveryLine(async ({ key, visitor, businessLine, coin, isCoinMargined }) => {
      const { lines, ...limits } = await visitor.call(getContractCommonConfig, { businessLine });
      expect(limits).toMatchObject({ openOrderLimit: 200, minCallbackRate: '0.001', maxCallbackRate: '0.05' });
      const form = isCoinMargined ? 'coin' : 'linear';
      expect(lines).toMatchObject([{ key, businessLine, isDemo: key.startsWith('s'), form, quoteCoin: rules[key].quote }]);
      expect(lines[0]?.marginCoins).toContain(coin);
    }),
  ],
} satisfies Judgements<string>;
