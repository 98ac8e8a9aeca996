// An auto-invest through its calls: previewed, started, one round more at once, changed, stopped; and what is refused.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { pauseStrategy } from '#lib/contract/calls/v1/trigger/strategy/pause.ts';
import { cancelStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/cancel.ts';
import { previewRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/confirmParam.ts';
import { investRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/invest.ts';
import { getRegularRounds } from '#lib/contract/calls/v1/trigger/strategy/regular/orderPage.ts';
import { placeStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/placeStrategyRegular.ts';
import { updateStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/update.ts';
import { addStrategyFunds } from '#lib/contract/calls/v1/trigger/strategy/addFunds.ts';
import { resumeStrategy } from '#lib/contract/calls/v1/trigger/strategy/resume.ts';
import { transferToStrategy } from '#lib/contract/calls/v1/trigger/strategy/subAccount/transfer.ts';
import { houseOrder } from '../house-order.ts';
import { setRegions } from '../set-regions.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { botIn, botUntil, startGrid } from './bot-of.ts';

let exchange: TestExchange;

const withDollars = (amount = '10000'): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', amount] });
const dollars = async (trader: Visitor): Promise<string | undefined> => (await trader.call(getAssets, { coin: 'USDT' })).list[0]?.available;

/** The house stands on both sides of a price, at which somebody then trades. */
async function setPrice(trader: Visitor, symbol: string, price: number, quantity: number): Promise<void> {
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
  const first = await withDollars();
  await setPrice(first, 'BTCUSDT', 100_000, 0.5);
  await setPrice(first, 'ETHUSDT', 4000, 10);
});
afterAll(() => exchange.close());

const investTokens = [
  { coin: 'BTC', ratio: '0.6' },
  { coin: 'eth', ratio: '0.4' },
];
const terms = {
  investTokens,
  investAmount: '100',
  period: 'daily' as const,
  timeOfDay: '09:30',
  timeZone: 'Europe/Berlin',
  startNow: true,
};

test('a round is bought as its preview has said, one more at once, and everything comes back when it is stopped', async () => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const preview = await trader.call(previewRegular, terms);
  // 99.5 % of 60 at 100,000, and of 40 at 4,000. The least of both markets is 1 USDT: 1 ÷ 0.995 ÷ 0.4 is 2.5126.
  expect(preview).toMatchObject({
    problems: [],
    coins: [
      { coin: 'BTC', amount: '60', count: '0.000597', everyRounds: 1 },
      { coin: 'ETH', amount: '40', count: '0.00995', everyRounds: 1 },
    ],
  });
  expect(preview.rounds).toHaveLength(5);
  expect(Number(preview.fullAmount)).toBeCloseTo(2.52, 1);
  const { strategyId } = await trader.call(placeStrategyRegular, terms);
  const bot = await botUntil(trader, strategyId, ({ fillCount }) => fillCount === 2);
  expect(bot).toMatchObject({
    strategyType: 7,
    state: 'running',
    symbols: ['BTCUSDT_SPBL', 'ETHUSDT_SPBL'],
    coin: 'USDT',
    matchedCount: 1,
  });
  expect(await dollars(trader)).toBe('9900');
  const { list, nextRoundMs } = await trader.call(getRegularRounds, { strategyId });
  expect(list).toMatchObject([
    { round: 1, coin: 'ETH', symbolId: 'ETHUSDT_SPBL', outcome: 'bought', count: '0.00995', price: '4000', amount: '39.8', reason: null },
    {
      round: 1,
      coin: 'BTC',
      symbolId: 'BTCUSDT_SPBL',
      outcome: 'bought',
      count: '0.000597',
      price: '100000',
      amount: '59.7',
      reason: null,
    },
  ]);
  expect(nextRoundMs).toBe(preview.rounds[0]);
  expect(bot.holdings).toMatchObject([
    { coin: 'BTC', paid: '59.7', carried: '0.3' },
    { coin: 'ETH', paid: '39.8', carried: '0.2' },
  ]);
  expect(Number(bot.holdings?.[1]?.count)).toBeCloseTo(0.00995 * 0.999, 8);

  await trader.call(investRegular, { strategyId });
  await botUntil(trader, strategyId, ({ fillCount }) => fillCount === 4);
  expect(await dollars(trader)).toBe('9800');
  const page = await trader.call(getRegularRounds, { strategyId, pageSize: 3 });
  expect(page.list.map(({ round }) => round)).toEqual([2, 2, 1]);
  const rest = await trader.call(getRegularRounds, { strategyId, pageSize: 3, idLessThan: page.nextId ?? '' });
  expect(rest.list.map(({ coin }) => coin)).toEqual(['BTC']);

  // Neither its terms nor the stop say what becomes of the coins: they are sold.
  await trader.call(cancelStrategyRegular, { strategyId });
  const ended = await botIn(trader, strategyId, 'stopped');
  expect(ended).toMatchObject({ stopReason: 'manual', coins: [] });
  // Two rounds of 0.1 % each way, and 0.1 % between the sides of the book; coins below a lot come back as they are.
  expect(Number(await dollars(trader))).toBeGreaterThan(9998.5);
});

test('in one coin it is of the type for one, and waits for its calendar without taking money', async () => {
  const trader = await withDollars('50');
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const one = { ...terms, investTokens: [{ coin: 'ETH', ratio: '1' }], startNow: false };
  const { strategyId } = await trader.call(placeStrategyRegular, one);
  const bot = await botIn(trader, strategyId, 'waiting');
  expect([bot.strategyType, await dollars(trader)]).toEqual([5, '50']);
  // There is too little for a round that is asked for at once: it is refused, and the bot is told nothing.
  expect(await trader.try(investRegular, { strategyId })).toMatchObject({ code: '02014' });
  const { list } = await trader.call(getStrategyDecisions, { strategyId });
  expect(list.map(({ code }) => code)).not.toContain('regular.invest-asked');
  expect(await dollars(trader)).toBe('50');
  // Started at once it would need the amount of a round.
  expect(await trader.try(placeStrategyRegular, { ...one, startNow: true })).toMatchObject({ code: '02014' });
});

test('it is changed while it runs; a change that does not do is refused', async () => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await trader.call(placeStrategyRegular, { ...terms, startNow: false, totalAmount: '500' });
  await trader.call(updateStrategyRegular, {
    strategyId,
    investAmount: '50',
    period: 'monthly',
    dayOfMonth: 31,
    totalAmount: null,
    timeZone: 'Asia/Tokyo',
  });
  const changed = await botUntil(trader, strategyId, ({ bot }) => bot.kind === 'regular' && bot.terms.amount === '50');
  expect(changed.bot.terms).toMatchObject({
    period: 'monthly',
    dayOfMonth: 31,
    maxTotal: null,
    timeZone: 'Asia/Tokyo',
    timeOfDay: '09:30',
  });
  const next = (await trader.call(getRegularRounds, { strategyId })).nextRoundMs ?? 0;
  // 09:30 in Tokyo is 00:30 in UTC, on the last day of a month.
  expect(new Date(next).toISOString().slice(11, 16)).toBe('00:30');
  expect(new Date(next + 86_400_000).getUTCDate()).toBe(1);
  expect(await trader.try(updateStrategyRegular, { strategyId, timeZone: 'Europe/Atlantis' })).toMatchObject({ code: '40020' });
  expect(await trader.try(updateStrategyRegular, { strategyId, totalAmount: '20' })).toMatchObject({ code: '50288' });
  await trader.call(pauseStrategy, { strategyId });
  await botIn(trader, strategyId, 'paused');
  expect((await trader.call(getRegularRounds, { strategyId })).nextRoundMs).toBeNull();
});

test.each([
  [
    'weights that are not 1',
    {
      investTokens: [
        { coin: 'BTC', ratio: '0.6' },
        { coin: 'ETH', ratio: '0.3' },
      ],
    },
    '50282',
  ],
  [
    'a coin twice',
    {
      investTokens: [
        { coin: 'BTC', ratio: '0.6' },
        { coin: 'BTC', ratio: '0.4' },
      ],
    },
    '50281',
  ],
  ['a coin without a market', { investTokens: [{ coin: 'NOPE', ratio: '1' }] }, '50046'],
  ['less than a market takes', { investAmount: '0.5' }, '50023'],
  ['no time of day', { timeOfDay: '25:00' }, '40020'],
  ['a total below a round', { totalAmount: '99' }, '50288'],
] as const)('%s: refused, and nothing is opened', async (_, more, code) => {
  const trader = await withDollars('200');
  await trader.call(acceptStrategyAgreement, { agreed: true });
  expect(
    await trader.try(placeStrategyRegular, {
      ...terms,
      ...more,
      investTokens: [...('investTokens' in more ? more.investTokens : investTokens)],
    }),
  ).toMatchObject({ code });
  expect(await dollars(trader)).toBe('200');
});

test('a bot of another kind has no rounds', async () => {
  const trader = await withDollars();
  const { strategyId } = await startGrid(trader, {
    strategyType: 1,
    symbolId: 'BTCUSDT_SPBL',
    strategyNum: 10,
    strategyMinPrice: '90000',
    strategyMaxPrice: '110000',
    tokenQuoteInvestAmount: '1000',
  });
  expect(await trader.try(getRegularRounds, { strategyId })).toMatchObject({ code: '50263' });
  expect(await trader.try(investRegular, { strategyId })).toMatchObject({ code: '50263' });
});

const inBitcoin = { ...terms, investTokens: [{ coin: 'BTC', ratio: '1' }], startNow: true };

test('where coins are not offered it gets no more funds, buys no round at once and does not go on, and can be stopped', async () => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await trader.call(placeStrategyRegular, inBitcoin);
  await botUntil(trader, strategyId, ({ fillCount }) => fillCount === 1);
  await setRegions(exchange, { CN: ['spot'] });
  const from = async (country: string, call: { readonly path: string }, request: object = {}): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'x-country': country };
    return (await trader.raw(call.path, { body: JSON.stringify({ strategyId, ...request }), headers })).code;
  };
  expect(await from('CN', addStrategyFunds, { amount: '50' })).toBe('23108');
  expect(await from('CN', transferToStrategy, { coin: 'USDT', amount: '50', direction: 'in' })).toBe('23108');
  expect(await from('CN', investRegular)).toBe('23108');
  expect(await from('CN', pauseStrategy)).toBe('00000');
  expect(await from('CN', resumeStrategy)).toBe('23108');
  expect(await botIn(trader, strategyId, 'paused')).toMatchObject({ added: '0', fillCount: 1 });
  expect(await from('DE', addStrategyFunds, { amount: '50' })).toBe('00000');
  expect(await from('DE', resumeStrategy)).toBe('00000');
  expect(await from('CN', cancelStrategyRegular, { endOperate: 2 })).toBe('00000');
  await botIn(trader, strategyId, 'stopped');
  await setRegions(exchange, {});
});

test('a round at once is refused without the money for it, and what lies in the bot counts', async () => {
  const trader = await withDollars('250');
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await trader.call(placeStrategyRegular, inBitcoin);
  await botUntil(trader, strategyId, ({ fillCount }) => fillCount === 1);
  await trader.call(addStrategyFunds, { strategyId, amount: '80' });
  await botUntil(trader, strategyId, ({ added }) => added === '80');
  // 70 are left in the wallet: with the 80 in the bot that is a round of 100.
  expect(await dollars(trader)).toBe('70');
  await trader.call(investRegular, { strategyId });
  await botUntil(trader, strategyId, ({ fillCount }) => fillCount === 2);
  expect(await dollars(trader)).toBe('50');
  expect(await trader.try(investRegular, { strategyId })).toMatchObject({ code: '02014' });
  const { list } = await trader.call(getStrategyDecisions, { strategyId });
  expect(list.filter(({ code }) => code === 'regular.invest-asked')).toHaveLength(1);
});
