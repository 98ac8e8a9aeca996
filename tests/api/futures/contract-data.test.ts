// Public data of contracts, over the wire: lists with their hashes, tiers, shares, decimals, kinds and limits.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getCoefficients } from '#lib/contract/calls/v1/mcp/contract/coefficient.ts';
import { getGradients } from '#lib/contract/calls/v1/mcp/contract/gradient.ts';
import { getPlaceConfig } from '#lib/contract/calls/v1/mcp/contract/place.ts';
import { getContractCategories } from '#lib/contract/calls/v1/mcp/contract/queryCategories.ts';
import { getContractCommonConfig } from '#lib/contract/calls/v1/mcp/contract/queryContractCommonConfig.ts';
import { getContractRatio } from '#lib/contract/calls/v1/mcp/contract/ratio.ts';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { getContractSparklines } from '#lib/contract/calls/v1/mcp/market/sparklines.ts';
import { getContractTicker } from '#lib/contract/calls/v1/mcp/market/ticker.ts';
import { getContractTickers } from '#lib/contract/calls/v1/mcp/market/tickers.ts';
import { contractLineKeys, contractLines } from '#lib/contract/contract-lines.ts';
import { tierDeductions } from '#lib/order-math/risk/maintenance-margin.ts';
import { contractOf } from './contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let visitor: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  visitor = createVisitor(exchange);
});
afterAll(() => exchange.close());

const symbolsOf = async (businessLine: number) => (await visitor.call(getContracts, { businessLine })).symbols ?? [];

test('at least 30 USDT perpetuals, 8 of coins, 6 dated ones, 6 in USDC, and the demo set', async () => {
  const counts = await Promise.all(
    contractLineKeys.map(async (key) => {
      const symbols = await symbolsOf(contractLines[key]);
      expect(symbols.every(({ businessLine }) => businessLine === contractLines[key])).toBe(true);
      return [
        key,
        symbols.filter(({ symbolType }) => symbolType === 1).length,
        symbols.filter(({ symbolType }) => symbolType === 2).length,
      ];
    }),
  );
  for (const [key, perpetuals, dated] of [
    ['usdt', 30, 0],
    ['usd', 8, 6],
    ['usdc', 6, 0],
    ['susdt', 2, 0],
    ['susd', 2, 1],
    ['susdc', 1, 0],
  ] as const) {
    const found = counts.find(([name]) => name === key);
    expect(Number(found?.[1])).toBeGreaterThanOrEqual(perpetuals);
    expect(Number(found?.[2])).toBeGreaterThanOrEqual(dated);
  }
});

test('a perpetual in all its fields', async () => {
  const found = (await symbolsOf(10)).find(({ symbolId }) => symbolId === 'BTCUSDT_UMCBL');
  expect(found).toMatchObject({
    symbol: 'BTCUSDT_UMCBL',
    name: 'BTCUSDT',
    businessLine: 10,
    baseSymbol: 'BTC',
    pricedSymbol: 'USDT',
    symbolType: 1,
    symbolCode: '',
    symbolDTOList: [{ symbolId: 'BTCUSDT_UMCBL', symbolCodeDisplayName: 'BTCUSDT' }],
    form: 'linear',
    marginCoin: 'USDT',
    marginPlace: 8,
    tickSize: '0.1',
    lotSize: '0.0001',
    minQuantity: '0.0001',
    maxQuantity: '1200',
    makerFeeRate: '0.0002',
    takerFeeRate: '0.0006',
    openCostUpRatio: '0.01',
    feeRateUpRatio: '0.005',
    fundingIntervalMs: 28_800_000,
    fundingCapRate: '0.003',
    deliveryMs: 0,
    status: 'online',
  });
});

test('a dated contract names its end and stands behind the perpetual of its coin', async () => {
  const dated = (await symbolsOf(11)).find(({ symbolType, baseSymbol }) => symbolType === 2 && baseSymbol === 'BTC');
  expect(dated?.symbolCode).toMatch(/^\d{4}$/);
  expect(dated?.symbolId).toBe(`BTCUSD${dated?.symbolCode}_DMCBL`);
  expect(dated?.deliveryMs).toBeGreaterThan(Date.now());
  expect(dated).toMatchObject({ fundingIntervalMs: 0, closeOnlyMs: 600_000, deliveryFeeRate: '0.0006', marginCoin: 'BTC', form: 'coin' });
  expect(dated?.symbolDTOList[0]).toEqual({ symbolId: 'BTCUSD_DMCBL', symbolCodeDisplayName: 'BTCUSD' });
  expect(dated?.symbolDTOList).toHaveLength(5);
});

test('a hash holds until a contract changes its state', async () => {
  const { md5 } = await visitor.call(getContracts, { businessLine: 12 });
  expect(await visitor.call(getContracts, { businessLine: 12, md5 })).toEqual({ md5, symbols: null });
  const { marketId } = contractOf(exchange, 'BTCPERP_CMCBL');
  await exchange.client.submit({ type: 'set-market-state', marketId, state: 'halted' });
  const changed = await visitor.call(getContracts, { businessLine: 12, md5 });
  expect(changed.md5).not.toBe(md5);
  expect(changed.symbols?.find(({ symbolId }) => symbolId === 'BTCPERP_CMCBL')?.status).toBe('halted');
  const gradients = await visitor.call(getGradients, { businessLine: 12 });
  expect(await visitor.call(getGradients, { businessLine: 12, md5: gradients.md5 })).toEqual({ md5: gradients.md5, gradients: null });
});

test.each(contractLineKeys)('tiers of %s: each begins where the one before ends, and takes off what that asks less', async (key) => {
  const businessLine = contractLines[key];
  const { gradients } = await visitor.call(getGradients, { businessLine });
  const symbols = await symbolsOf(businessLine);
  expect(gradients?.map(({ symbolId }) => symbolId)).toEqual(symbols.map(({ symbolId }) => symbolId));
  for (const { symbolId, tiers } of gradients ?? []) {
    const market = symbols.find((one) => one.symbolId === symbolId);
    expect(tiers.map(({ upTo, maxLeverage, maintenanceRate }) => ({ upTo, maxLeverage, maintenanceRate }))).toEqual(market?.tiers);
    expect(tiers.map(({ level }) => level)).toEqual(tiers.map((_, place) => place + 1));
    expect(tiers.map(({ above }) => above)).toEqual(['0', ...tiers.slice(0, -1).map(({ upTo }) => upTo)]);
    expect(tiers.map(({ deduction }) => deduction)).toEqual(tierDeductions(market?.tiers ?? []));
  }
});

test('the first slices of BTCUSDT, as the venue prints them', async () => {
  const { gradients } = await visitor.call(getGradients, { businessLine: 10 });
  const tiers = gradients?.find(({ symbolId }) => symbolId === 'BTCUSDT_UMCBL')?.tiers ?? [];
  // 200,000 × (0.005 − 0.004), and 1,000,000 × (0.007 − 0.005) more.
  expect(tiers.slice(0, 3)).toEqual([
    { level: 1, above: '0', upTo: '200000', maxLeverage: '150', maintenanceRate: '0.004', deduction: '0' },
    { level: 2, above: '200000', upTo: '1000000', maxLeverage: '100', maintenanceRate: '0.005', deduction: '200' },
    { level: 3, above: '1000000', upTo: '5000000', maxLeverage: '75', maintenanceRate: '0.007', deduction: '2200' },
  ]);
});

test('decimals and steps, ratios, and the shares by which a contract is judged', async () => {
  expect(await visitor.call(getPlaceConfig, { symbolId: 'BTCUSDT_UMCBL' })).toEqual({
    priceEndStep: 1,
    delegatePricePlace: 1,
    volumePlace: 4,
    countMultiplier: '0.0001',
    propertyPlace: 4,
    propertyHighPlace: 8,
  });
  expect(await visitor.call(getContractRatio, { symbolId: 'SBTCSUSD_SDMCBL', businessLine: 9 })).toEqual({
    symbolId: 'SBTCSUSD_SDMCBL',
    openCostUpRatio: '0.01',
    feeRate: '0.0006',
    makerFeeRate: '0.0002',
    feeRateUpRatio: '0.005',
  });
  const { list } = await visitor.call(getCoefficients, { businessLine: 10 });
  expect(list.find(({ symbolId }) => symbolId === 'BTCUSDT_UMCBL')).toEqual({
    symbolId: 'BTCUSDT_UMCBL',
    priceBandRate: '0.05',
    premiumCapRate: '0.03',
    fundingCapRate: '0.003',
    liquidationFeeRate: '0.0006',
    deliveryFeeRate: '0',
  });
  for (const call of [getPlaceConfig, getContractRatio])
    expect(await visitor.try(call, { symbolId: 'BTCUSDT_SPBL' })).toMatchObject({ code: '50046' });
  expect(await visitor.try(getContractRatio, { symbolId: 'BTCUSDT_UMCBL', businessLine: 11 })).toMatchObject({ code: '50046' });
});

test('kinds of contracts: perpetuals first, then four ends of the coin line', async () => {
  const { list } = await visitor.call(getContractCategories, { businessLine: 11 });
  expect(list.map(({ symbolType }) => symbolType)).toEqual([1, 2, 2, 2, 2]);
  expect(list.map(({ deliveryMs }) => deliveryMs)).toEqual(list.map(({ deliveryMs }) => deliveryMs).toSorted((a, b) => a - b));
  expect(list[0]).toMatchObject({ symbolCode: '', deliveryMs: 0 });
  expect(list[1]?.symbolIds).toEqual(expect.arrayContaining([`BTCUSD${list[1]?.symbolCode}_DMCBL`]));
  const all = await visitor.call(getContractCategories, {});
  expect(new Set(all.list.map(({ businessLine }) => businessLine))).toEqual(new Set([8, 9, 10, 11, 12, 13]));
});

test('what the contracts of a line share, and the limits of orders', async () => {
  const { lines, ...limits } = await visitor.call(getContractCommonConfig, {});
  expect(limits).toEqual({ openOrderLimit: 200, openPlanLimit: 100, batchLimit: 40, minCallbackRate: '0.001', maxCallbackRate: '0.05' });
  expect(lines.map(({ key, isDemo, form, quoteCoin }) => `${key} ${isDemo} ${form} ${quoteCoin}`)).toEqual([
    'usdt false linear USDT',
    'usd false coin USD',
    'usdc false linear USDC',
    'susdt true linear SUSDT',
    'susd true coin SUSD',
    'susdc true linear SUSDC',
  ]);
  const [demo] = (await visitor.call(getContractCommonConfig, { businessLine: 9 })).lines;
  expect(demo?.marginCoins).toEqual(['SBTC', 'SETH']);
});

test('a ticker is asked for by id, or by name and line; of a contract without a price there is none', async () => {
  expect(await visitor.try(getContractTicker, {})).toMatchObject({ code: '40020', params: { field: 'symbolId' } });
  expect(await visitor.try(getContractTicker, { symbolCodeDisplayName: 'BTCUSDT' })).toMatchObject({ code: '40020' });
  for (const request of [
    { symbolId: 'NONE_UMCBL' },
    { symbolId: 'BTCUSDT_UMCBL', businessLine: 8 },
    { symbolCodeDisplayName: 'BTCUSDT', businessLine: 8 },
    { symbolCodeDisplayName: 'BTCUSDT', businessLine: 10 },
  ])
    expect(await visitor.try(getContractTicker, request)).toMatchObject({ code: '50046' });
});

test('the tickers of a line are those of its contracts that have traded; their days are told for all of them', async () => {
  expect(await visitor.call(getContractTickers, { businessLine: 10 })).toEqual({ tickers: [] });
  const { list } = await visitor.call(getContractSparklines, { businessLine: 12 });
  expect(list.map(({ symbol }) => symbol)).toEqual((await symbolsOf(12)).map(({ symbol }) => symbol));
  expect(await visitor.try(getContractTickers, { businessLine: 1 })).toMatchObject({ code: '40020', params: { field: 'businessLine' } });
});
