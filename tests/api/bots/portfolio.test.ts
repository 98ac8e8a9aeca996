// A smart portfolio through its calls: started, added to, changed, paused, profit taken out of it, stopped; and what is refused.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { getStrategyFills } from '#lib/contract/calls/v1/trigger/strategy/fills.ts';
import { getPortfolioActions } from '#lib/contract/calls/v1/trigger/strategy/portfolio/actions.ts';
import { cancelPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/cancel.ts';
import { previewPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/confirmParam.ts';
import { editPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/edit.ts';
import { investInPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/invest.ts';
import { pausePortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/pause.ts';
import { placeStrategyPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/placeStrategyPortfolio.ts';
import { withdrawStrategyProfit } from '#lib/contract/calls/v1/trigger/strategy/withdrawProfit.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { type Bot, botIn, botUntil, startGrid } from './bot-of.ts';

let exchange: TestExchange;

const withDollars = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', '10000'] });
const dollars = async (trader: Visitor): Promise<number> => Number((await trader.call(getAssets, { coin: 'USDT' })).list[0]?.available);

/** The house stands on both sides of a price, at which somebody then trades. */
async function setPrice(trader: Visitor, symbol: string, price: number, quantity: number): Promise<void> {
  await exchange.client.submit({
    type: 'cancel-all-orders',
    accountId: 2,
    marketId: exchange.listings.marketOf(symbol)?.marketId ?? -1,
    side: null,
  });
  await houseOrder(exchange, 'sell', price, quantity, symbol);
  const delegateCount = String(quantity / 100);
  await trader.call(placeOrder, {
    symbolId: `${symbol}_SPBL`,
    delegateType: 21,
    orderType: 0,
    delegatePrice: String(price),
    delegateCount,
  });
  await houseOrder(exchange, 'buy', price * 0.999, quantity, symbol);
}

beforeAll(async () => {
  exchange = await startTestExchange();
  const first = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await setPrice(first, 'BTCUSDT', 100_000, 0.5);
  await setPrice(first, 'ETHUSDT', 4000, 10);
  await setPrice(first, 'SOLUSDT', 200, 100);
});
afterAll(() => exchange.close());

const terms = {
  coins: [
    { coin: 'BTC', weight: '0.5' },
    { coin: 'eth', weight: '0.3' },
    { coin: 'USDT', weight: '0.2' },
  ],
  balanceType: 1 as const,
  threshold: '0.05',
  investAmount: '1000',
} satisfies RequestOf<typeof placeStrategyPortfolio>;

const held = ({ holdings = [] }: Bot, coin: string): number => Number(holdings.find((one) => one.coin === coin)?.count ?? 0);

test('a portfolio buys by its weights, takes more, changes its coins, rests, pays profit out and sells everything', async () => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const preview = await trader.call(previewPortfolio, terms);
  expect(preview).toMatchObject({ problems: [], minInvestAmount: '33.34' });
  expect(preview.coins.map(({ coin, amount }) => [coin, amount])).toEqual([
    ['BTC', '500'],
    ['ETH', '300'],
    ['USDT', '200'],
  ]);
  const { strategyId } = await trader.call(placeStrategyPortfolio, terms);
  const bot = await botIn(trader, strategyId, 'running');
  expect(bot).toMatchObject({
    strategyType: 19,
    symbols: ['BTCUSDT_SPBL', 'ETHUSDT_SPBL'],
    coin: 'USDT',
    invested: '1000',
    bot: { kind: 'portfolio', terms: { mode: { by: 'proportional', threshold: '0.05' } } },
  });
  expect(await dollars(trader)).toBe(9000);
  // 99.5 % of 500 and of 300, and of what is left of them once more: 0.004975 + 0.000024 BTC and 0.07462 + 0.00037 ETH, less a fee of 0.1 %.
  expect(held(bot, 'BTC')).toBeCloseTo(0.004999 * 0.999, 7);
  expect(held(bot, 'ETH')).toBeCloseTo(0.07499 * 0.999, 7);
  expect(preview.coins.map(({ count }) => count)).toEqual(['0.004975', '0.07462', '200']);
  const bought = await trader.call(getPortfolioActions, { strategyId });
  expect(bought.list.map(({ action, outcome, side, coin }) => [action, outcome, side, coin])).toEqual([
    ['initial', 'traded', 'buy', 'ETH'],
    ['initial', 'traded', 'buy', 'BTC'],
  ]);
  expect(bought.list[1]).toMatchObject({ count: '0.004999', amount: '499.9' });
  const fills = await trader.call(getStrategyFills, { strategyId });
  expect(new Set(fills.list.map(({ symbolId }) => symbolId))).toEqual(new Set(['BTCUSDT_SPBL', 'ETHUSDT_SPBL']));

  await trader.call(investInPortfolio, { strategyId, amount: '200' });
  const added = await botUntil(trader, strategyId, (one) => one.added === '200' && held(one, 'ETH') > 0.085);
  // 100 more at 100,000.
  expect(held(added, 'BTC')).toBeCloseTo((0.004999 + 0.000995) * 0.999, 7);

  const coins = [
    { coin: 'BTC', weight: '0.5' },
    { coin: 'SOL', weight: '0.5' },
  ];
  await trader.call(editPortfolio, { strategyId, coins, balanceType: 2, intervalMinutes: 60, targetLoss: '0.5' });
  const changed = await botUntil(trader, strategyId, (one) => held(one, 'SOL') > 2.5);
  expect(changed.symbols).toEqual(['BTCUSDT_SPBL', 'ETHUSDT_SPBL', 'SOLUSDT_SPBL']);
  expect(changed.bot.terms).toMatchObject({ coins, mode: { by: 'timed', intervalMinutes: 60 }, stopLossRate: '0.5' });
  expect(held(changed, 'ETH') * 4000).toBeLessThan(1);

  await trader.call(pausePortfolio, { strategyId });
  await botIn(trader, strategyId, 'paused');
  await trader.call(pausePortfolio, { strategyId, paused: false });
  await botIn(trader, strategyId, 'running');

  const other = await withDollars();
  await setPrice(other, 'BTCUSDT', 104_000, 0.5);
  const risen = await botUntil(trader, strategyId, (one) => Number(one.withdrawable) > 15);
  expect(Number(risen.withdrawable)).toBeCloseTo(Number(risen.equity) - 1200, 6);
  expect(await trader.try(withdrawStrategyProfit, { strategyId, amount: '90' })).toMatchObject({ code: '50267' });
  const before = await dollars(trader);
  await trader.call(withdrawStrategyProfit, { strategyId, amount: '10' });
  await botUntil(trader, strategyId, ({ returned }) => returned === '10');
  expect(await dollars(trader)).toBe(before + 10);

  expect(await other.try(cancelPortfolio, { strategyId })).toMatchObject({ code: '50261' });
  await trader.call(cancelPortfolio, { strategyId });
  const over = await botIn(trader, strategyId, 'stopped');
  expect(over).toMatchObject({ stopReason: 'manual', coins: [], equity: '0' });
  expect(await dollars(trader)).toBeCloseTo(10_000 + Number(over.totalProfit), 0);
  const actions = (await trader.call(getPortfolioActions, { strategyId, pageSize: 100 })).list.map(({ action }) => action);
  expect([...new Set(actions)].toSorted()).toEqual(['add', 'edit', 'extraction', 'initial', 'rebalance', 'termination']);
});

test('its coins are given back as they are', async () => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await trader.call(placeStrategyPortfolio, terms);
  const bot = await botIn(trader, strategyId, 'running');
  await trader.call(cancelPortfolio, { strategyId, endOperate: 2 });
  expect(await botIn(trader, strategyId, 'stopped')).toMatchObject({ coins: [] });
  const [bitcoin] = (await trader.call(getAssets, { coin: 'BTC' })).list;
  expect(Number(bitcoin?.available)).toBe(held(bot, 'BTC'));
});

const coinsOf = (...weights: readonly (readonly [string, string])[]) => ({ coins: weights.map(([coin, weight]) => ({ coin, weight })) });

test.each([
  ['weights that are not 1', coinsOf(['BTC', '0.5'], ['ETH', '0.4']), '50282', 'coins'],
  ['a coin twice', coinsOf(['BTC', '0.5'], ['BTC', '0.5']), '50281', 'coins'],
  ['one coin', coinsOf(['BTC', '1']), '50280', 'coins'],
  ['a coin that there is not', coinsOf(['BTC', '0.5'], ['NONE', '0.5']), '50046', 'coins'],
  ['too little for each coin', { investAmount: '30' }, '50248', 'investAmount'],
  ['a threshold below 1 %', { threshold: '0.001' }, '50250', 'balanceType'],
  ['no threshold', { threshold: undefined }, '40020', 'threshold'],
  ['an interval beside a threshold', { intervalMinutes: 60 }, '40020', 'intervalMinutes'],
])('%s is refused, and nothing is taken', async (_, change, code, field) => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const { threshold, ...others } = { ...terms, ...change };
  const asked = threshold === undefined ? others : { ...others, threshold };
  expect(await trader.try(placeStrategyPortfolio, asked)).toMatchObject({ code, params: { field } });
  expect(await dollars(trader)).toBe(10_000);
});

test('the calls of portfolios are for portfolios, and an edit that does not do changes nothing', async () => {
  const trader = await withDollars();
  const grid = await startGrid(trader, {
    strategyType: 1,
    symbolId: 'ETHUSDT_SPBL',
    strategyNum: 2,
    strategyMinPrice: '3600',
    strategyMaxPrice: '4400',
    tokenQuoteInvestAmount: '1000',
  });
  const { strategyId: gridId } = grid;
  for (const asked of [
    trader.try(investInPortfolio, { strategyId: gridId, amount: '10' }),
    trader.try(pausePortfolio, { strategyId: gridId }),
    trader.try(editPortfolio, { strategyId: gridId, balanceType: 3 }),
    trader.try(getPortfolioActions, { strategyId: gridId }),
  ])
    expect(await asked).toMatchObject({ code: '50261' });
  const { strategyId } = await trader.call(placeStrategyPortfolio, terms);
  await botIn(trader, strategyId, 'running');
  expect(await trader.try(editPortfolio, { strategyId, ...coinsOf(['BTC', '0.5'], ['NONE', '0.5']) })).toMatchObject({ code: '50046' });
  expect(await trader.try(editPortfolio, { strategyId, intervalMinutes: 60 })).toMatchObject({ code: '40020' });
  expect((await botIn(trader, strategyId, 'running')).bot.terms).toMatchObject({
    coins: [{ weight: '0.5' }, { weight: '0.3' }, { weight: '0.2' }],
  });
});
