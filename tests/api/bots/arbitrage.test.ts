// Arbitrage bots over the wire: their pairs, their preview, both legs with a settlement of funding, and what is refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { getArbitrageConfig } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/config.ts';
import { getArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/detail.ts';
import { getArbitrageRates } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/fundRatePrice.ts';
import { getArbitrageMinimum } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/minInvest.ts';
import { previewArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/placeConfirm.ts';
import { placeArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/placeStrategy.ts';
import { updateArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/updateStrategy.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { publishStrategy } from '#lib/contract/calls/v1/trigger/strategy/publish.ts';
import { copyStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/copy.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { assertSound } from '../assert-sound.ts';
import { contractOf, createContractTrader, houseContractOrder, setMark } from '../futures/contract-market.ts';
import { houseOrder } from '../house-order.ts';
import { setRegions } from '../set-regions.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { botIn, botUntil } from './bot-of.ts';

const symbolId = 'BTCUSDT_SPBL';
const perpetual = 'BTCUSDT_UMCBL';
let exchange: TestExchange;

const dollars = async (trader: Visitor): Promise<number> => Number((await trader.call(getAssets, { coin: 'USDT' })).list[0]?.available);

async function withDollars(): Promise<Visitor> {
  const trader = await createTrader(exchange, { USDT: ['Tron', '20000'] });
  await trader.call(acceptStrategyAgreement, { agreed: true });
  return trader;
}

beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, perpetual, '100000');
  await houseOrder(exchange, 'sell', 100_000, 0.5);
  await houseOrder(exchange, 'buy', 99_990, 0.5);
  await houseContractOrder(exchange, perpetual, 'sell', 100_010, 0.5);
  await houseContractOrder(exchange, perpetual, 'buy', 100_000, 0.5);
  // The first trades make the prices.
  const first = await withDollars();
  await first.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  const other = await createContractTrader(exchange, '5000');
  await other.call(openContract, { symbolId: perpetual, delegateType: 22, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
});
afterAll(() => exchange.close());

const terms: RequestOf<typeof placeArbitrage> = { symbolId, investAmount: '10000', leverage: 2, blockSize: '1000' };

test('the pairs, their limits and their rates', async () => {
  const trader = await withDollars();
  const { list, maxLeverage, holdDays } = await trader.call(getArbitrageConfig, {});
  expect([maxLeverage, holdDays]).toEqual([3, 30]);
  const pair = { symbolId, contractSymbolId: perpetual, baseCoin: 'BTC', quoteCoin: 'USDT' };
  const own = list.find((one) => one.symbolId === symbolId);
  expect(own).toMatchObject({ ...pair, maxLeverage: 3, fundingIntervalMs: 28_800_000 });
  // The costs are the pair's own fees: twice the taker's of either leg.
  expect(Number(own?.costRate)).toBeCloseTo(2 * (0.001 + 0.0006), 10);
  const rates = await trader.call(getArbitrageRates, { symbolId });
  expect(rates.list).toMatchObject([{ ...pair, basis: '0', nextFundingTimeMs: expect.any(Number) }]);
  expect(rates.list[0]?.nextFundingTimeMs).toBeGreaterThan(Date.now());
  const [loose, tight] = await Promise.all([1, 3].map((leverage) => trader.call(getArbitrageMinimum, { symbolId, leverage })));
  expect(Number(loose?.minInvest)).toBeGreaterThan(Number(tight?.minInvest));
  expect(Number(tight?.minInvest)).toBeGreaterThan(Number(tight?.minBlockSize));
  // The least does, and a little less does not.
  const least = { ...terms, leverage: 3, investAmount: tight?.minInvest ?? '', blockSize: tight?.minBlockSize ?? '' };
  expect((await trader.call(previewArbitrage, least)).problems).toEqual([]);
  const less = { ...least, investAmount: String(Number(least.investAmount) * 0.9) };
  expect((await trader.call(previewArbitrage, less)).problems).toMatchObject([{ field: 'investAmount', code: '50248' }]);
});

test('the preview tells sizes, fees and margin', async () => {
  const trader = await withDollars();
  const told = await trader.call(previewArbitrage, terms);
  const [count, value, margin] = [Number(told.count), Number(told.value), Number(told.margin)];
  expect(value).toBeCloseTo(count * 100_000, 6);
  // Coins, and half as much margin, out of 97 %: with half a percent of room and fees a little less than two thirds of it.
  expect(value).toBeGreaterThan(6300);
  expect(value).toBeLessThan(9700 / 1.5);
  expect(margin).toBeGreaterThan(value / 2);
  expect(margin).toBeLessThan(value / 2 + value * 0.02);
  expect(told.slices).toBe(Math.ceil(value / 1000));
  expect(Number(told.costs)).toBeCloseTo(value * 0.0032, 6);
  // Margin of a half carries a rise of about a half.
  expect(Number(told.liquidationPrice)).toBeGreaterThan(145_000);
  expect(Number(told.liquidationPrice)).toBeLessThan(152_000);
});

test('both legs are held, funding comes in, and everything comes back', async () => {
  const trader = await withDollars();
  const { count } = await trader.call(previewArbitrage, terms);
  const { strategyId } = await trader.call(placeArbitrage, terms);
  const bot = await botIn(trader, strategyId, 'running');
  expect(bot).toMatchObject({ strategyType: 25, symbols: [symbolId, perpetual], invested: '10000' });
  const held = await trader.call(getArbitrage, { strategyId });
  expect(held).toMatchObject({ income: '0', settlements: [], fundingIntervalMs: 28_800_000 });
  expect(Number(held.contractCount)).toBe(Number(count));
  expect(Number(held.spotCount)).toBeGreaterThanOrEqual(Number(count));
  expect(Number(held.spotCount)).toBeLessThan(Number(count) + 0.001);
  const { marketId } = contractOf(exchange, perpetual);
  const slotMs = Math.floor(Date.now() / 28_800_000) * 28_800_000;
  expect(await exchange.client.submit({ type: 'settle-funding', marketId, slotMs, rateE8: 10_000 })).toMatchObject({ ok: true });
  await botUntil(trader, strategyId, ({ matchedCount }) => matchedCount === 1);
  const paid = await trader.call(getArbitrage, { strategyId });
  // 0.01 % of the short leg at 100,000.
  expect(Number(paid.income)).toBeCloseTo(Number(count) * 10, 6);
  expect(paid.settlements).toMatchObject([{ fundingRate: '0.0001', amount: paid.income, count: held.contractCount }]);
  expect(Number(paid.bot.matchedProfit)).toBeCloseTo(Number(paid.income), 8);
  await trader.call(updateArbitrage, { strategyId, minApr: '0.05', blockSize: '2000' });
  const changed = await botUntil(trader, strategyId, ({ bot: { terms: now } }) => 'minApr' in now && now.minApr === '0.05');
  expect(changed.bot.terms).toMatchObject({ sliceAmount: '2000', minAprSettlements: 3 });
  await trader.call(cancelStrategy, { strategyId });
  const ended = await botIn(trader, strategyId, 'stopped');
  expect(ended).toMatchObject({ stopReason: 'manual', coins: [], positions: [] });
  // Fees of four legs, a spread of ten dollars a coin in each market, and the funding.
  const value = Number(count) * 100_000;
  const lost = 20_000 - (await dollars(trader));
  expect(lost).toBeGreaterThan(value * 0.0032 - Number(paid.income));
  expect(lost).toBeLessThan(value * 0.0032 + Number(count) * 30 + 2);
  const { list } = await trader.call(getStrategyDecisions, { strategyId });
  expect(list.map(({ code }) => code)).toEqual(expect.arrayContaining(['arbitrage.sells', 'arbitrage.closes', 'arbitrage.returns-funds']));
});

describe('with borrowed coins', () => {
  const reverse = { ...terms, direction: 'negative' } as const;

  test('the preview tells the loan and what it costs, and lists have both ways round', async () => {
    const trader = await withDollars();
    const told = await trader.call(previewArbitrage, reverse);
    expect(told.problems).toEqual([]);
    const [count, value, collateral] = [Number(told.count), Number(told.value), Number(told.collateral)];
    // Half of it behind the loan with 0.2 % of fees, half of it as margin: all of 97 %, less half a percent of room and the allowances.
    expect(value).toBeGreaterThan(9_400);
    expect(value).toBeLessThan(9_700);
    const { list } = await trader.call(getArbitrageRates, { symbolId });
    const [dailyRate, price] = [Number(list[0]?.reverse?.dailyRate), Number(list[0]?.spotPrice)];
    expect(collateral).toBeCloseTo(count * price * 1.005 * (1 / 2 + 2 * 0.001), 4);
    expect(Number(told.interest)).toBeCloseTo(count * price * dailyRate, 6);
    // A twentieth is to be kept.
    expect(Number(told.loanLiquidationPrice)).toBeCloseTo((collateral + count * price * 0.999) / count / 1.05, 2);
    // Margin of a half carries a fall of about a half.
    expect(Number(told.liquidationPrice)).toBeGreaterThan(49_000);
    expect(Number(told.liquidationPrice)).toBeLessThan(51_500);
    const own = (await trader.call(getArbitrageConfig, { symbolId })).list[0];
    expect(Number(own?.reverseMinInvest)).toBeLessThan(Number(own?.minInvest));
    const least = await trader.call(getArbitrageMinimum, { symbolId, leverage: 3, direction: 'negative' });
    expect(least.minInvest).toBe(own?.reverseMinInvest);
    const less = { ...reverse, leverage: 3, investAmount: String(Number(least.minInvest) * 0.9), blockSize: least.minBlockSize };
    expect((await trader.call(previewArbitrage, less)).problems).toMatchObject([{ field: 'investAmount', code: '50248' }]);
  });

  test('coins are borrowed and sold, the perpetual is long, funding below zero comes in, and nothing is owed in the end', async () => {
    const trader = await withDollars();
    const { count, margin, liquidationPrice } = await trader.call(previewArbitrage, reverse);
    const { strategyId } = await trader.call(placeArbitrage, reverse);
    const bot = await botIn(trader, strategyId, 'running');
    expect(bot.positions).toMatchObject([{ holdSide: 'long', count }]);
    // The collateral of the loan does not stand behind the position.
    expect(Number(bot.positions[0]?.margin)).toBeCloseTo(Number(margin) - Number(count) * 100_010 * 0.0006, 2);
    expect(Math.abs(Number(bot.positions[0]?.liquidationPrice) - Number(liquidationPrice))).toBeLessThan(100);
    const held = await trader.call(getArbitrage, { strategyId });
    expect(held).toMatchObject({ contractCount: count, spotCount: '0' });
    // The coins that were sold, and their interest of the first hour.
    expect(Number(held.owedCount)).toBeGreaterThanOrEqual(Number(count));
    expect(Number(held.owedCount)).toBeLessThan(Number(count) * 1.0002);
    expect(Number(held.interest)).toBeGreaterThan(0);
    // The spread and the fees of going in are lost, and the debt is no gain.
    expect(Number(bot.equity)).toBeLessThan(10_000);
    expect(Number(bot.equity)).toBeGreaterThan(9_970);
    const { marketId } = contractOf(exchange, perpetual);
    const slotMs = (Math.floor(Date.now() / 28_800_000) + 2) * 28_800_000;
    expect(await exchange.client.submit({ type: 'settle-funding', marketId, slotMs, rateE8: -10_000 })).toMatchObject({ ok: true });
    await botUntil(trader, strategyId, ({ matchedCount }) => matchedCount === 1);
    const paid = await trader.call(getArbitrage, { strategyId });
    expect(Number(paid.income)).toBeCloseTo(Number(count) * 10, 6);
    expect(Number(paid.bot.matchedProfit)).toBeCloseTo(Number(paid.income) - Number(paid.interest), 4);
    await trader.call(cancelStrategy, { strategyId });
    expect(await botIn(trader, strategyId, 'stopped')).toMatchObject({ stopReason: 'manual', coins: [], positions: [], equity: '0' });
    expect(await trader.call(getArbitrage, { strategyId })).toMatchObject({ owedCount: '0', contractCount: '0.0000' });
    const value = Number(count) * 100_000;
    const lost = 20_000 - (await dollars(trader));
    expect(lost).toBeGreaterThan(value * 0.0032 - Number(paid.income));
    // A spread of ten dollars in each market, and what is bought back beyond the debt for its fee.
    expect(lost).toBeLessThan(value * 0.0042 + Number(count) * 30 + 2);
    const { list } = await trader.call(getStrategyDecisions, { strategyId });
    expect(list.map(({ code }) => code)).toEqual(expect.arrayContaining(['arbitrage.buys', 'arbitrage.closes', 'arbitrage.repays']));
    await assertSound(exchange);
  });

  test('it ends where funding less interest is below what its owner asks for', async () => {
    const trader = await withDollars();
    // 0.01 % three times a day are 10.95 % a year; the first hour of the loan takes 2.1 % of that.
    const { strategyId } = await trader.call(placeArbitrage, { ...reverse, investAmount: '2000', minApr: '0.108', minAprSettlements: 1 });
    await botIn(trader, strategyId, 'running');
    const { marketId } = contractOf(exchange, perpetual);
    const slotMs = (Math.floor(Date.now() / 28_800_000) + 4) * 28_800_000;
    expect(await exchange.client.submit({ type: 'settle-funding', marketId, slotMs, rateE8: -10_000 })).toMatchObject({ ok: true });
    expect(await botIn(trader, strategyId, 'stopped')).toMatchObject({ stopReason: 'arbitrage', coins: [], matchedCount: 1 });
  });

  test.each<[string, Partial<RequestOf<typeof placeArbitrage>>, string]>([
    ['more than is lent to one wallet', { investAmount: '9000000' }, '50192'],
    ['too little', { investAmount: '8' }, '50248'],
  ])('%s is refused', async (_, wrong, code) => {
    const trader = await withDollars();
    await expect(trader.call(placeArbitrage, { ...reverse, ...wrong })).rejects.toThrow(code);
    expect(await dollars(trader)).toBe(20_000);
  });
});

test('it ends when funding pays less than its owner asks for', async () => {
  const trader = await withDollars();
  const { strategyId } = await trader.call(placeArbitrage, { ...terms, investAmount: '2000', minApr: '0.2', minAprSettlements: 1 });
  await botIn(trader, strategyId, 'running');
  const { marketId } = contractOf(exchange, perpetual);
  const slotMs = (Math.floor(Date.now() / 28_800_000) + 5) * 28_800_000;
  // 0.01 % three times a day are 10.95 % a year.
  expect(await exchange.client.submit({ type: 'settle-funding', marketId, slotMs, rateE8: 10_000 })).toMatchObject({ ok: true });
  expect(await botIn(trader, strategyId, 'stopped')).toMatchObject({
    stopReason: 'arbitrage',
    stopReasonCode: 17,
    coins: [],
    matchedCount: 1,
  });
});

test.each<[string, Partial<RequestOf<typeof placeArbitrage>>, string]>([
  ['too small a slice', { blockSize: '1' }, '50250'],
  ['too little', { investAmount: '12' }, '50248'],
  ['a yield that nobody pays', { minApr: '20' }, '50250'],
  ['a basis that never is', { exitBasis: '0.5' }, '50250'],
  ['a contract as the pair', { symbolId: perpetual }, '50046'],
])('%s is refused', async (_, wrong, code) => {
  const trader = await withDollars();
  await expect(trader.call(placeArbitrage, { ...terms, ...wrong })).rejects.toThrow(code);
  expect(await dollars(trader)).toBe(20_000);
});

test('a copy opens both legs as well: refused where either is not offered', async () => {
  const [owner, copier] = [await withDollars(), await withDollars()];
  const { strategyId } = await owner.call(placeArbitrage, terms);
  await botIn(owner, strategyId, 'running');
  await owner.call(publishStrategy, { strategyId, name: 'Both legs', showsParameters: false });
  const copyFrom = (country: string) =>
    copier.raw(copyStrategy.path, {
      body: JSON.stringify({ strategyId, symbolId, amount: '5000' }),
      headers: { 'content-type': 'application/json', 'x-country': country },
    });
  await setRegions(exchange, { US: ['futures'], CN: ['spot'] });
  expect([(await copyFrom('US')).code, (await copyFrom('CN')).code]).toEqual(['34443', '23108']);
  expect((await copyFrom('DE')).code).toBe('00000');
  await setRegions(exchange, {});
});
