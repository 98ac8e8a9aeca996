// The money of the plaza: a price that is paid once, a share of the profit above the mark, and what those who pay and are paid are told.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { getStrategyIncome } from '#lib/contract/calls/v1/trigger/strategy/income.ts';
import { publishStrategy } from '#lib/contract/calls/v1/trigger/strategy/publish.ts';
import { getRankedStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/detail.ts';
import { getHotParameters } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams.ts';
import { copyStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/copy.ts';
import { getCopyTerms } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/terms.ts';
import { createSubAccount } from '#lib/contract/calls/v1/user/subAccount/create.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { leaveSubAccount } from '#lib/contract/calls/v1/user/subAccount/leave.ts';
import { units } from '#server/engine/units.ts';
import { strategyHours } from '#server/store/schema/bots/strategies.ts';
import { tryProven } from '../prove.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { botIn, botUntil } from './bot-of.ts';

let exchange: TestExchange;
let author: Visitor;
let copier: Visitor;
let other: Visitor;
let strategyId = '';

const symbolId = 'BTCUSDT_SPBL';
const usdt = 100_000_000;
const terms = { price: '25', profitShare: 20 } as const;
const copy = () => ({ strategyId, symbolId, amount: '200' });
const published = (more: { price?: string; profitShare?: 0 | 10 | 20 | 30 }) => ({
  strategyId,
  name: 'Calm weather',
  showsParameters: true,
  ...more,
});

/** The USDT that an account has in spot. */
async function has(owner: string | number): Promise<bigint> {
  const { assetId } = exchange.listings.assetOf('USDT') ?? { assetId: -1 };
  const balances = await exchange.client.balances(Number(owner));
  return balances.find((one) => one.assetId === assetId)?.available ?? 0n;
}

const ownerOf = (id: string): number => exchange.automation.bot(Number(id))?.ownerId ?? -1;

/** The movements of money for copies that a user is told of. */
const moved = async (who: Visitor) =>
  (await who.call(getMovements, { kind: 'copying' })).list.map(({ cause, availableChange }) => [cause, availableChange]);

beforeAll(async () => {
  exchange = await startTestExchange();
  [author, copier, other] = [
    await createTrader(exchange, { USDT: ['Tron', '10000'] }),
    await createTrader(exchange, { USDT: ['Tron', '10000'] }),
    await createTrader(exchange, { USDT: ['Tron', '10000'] }),
  ];
  for (const one of [author, copier, other]) await one.call(acceptStrategyAgreement, { agreed: true });
  await houseOrder(exchange, 'sell', 100_000, 1);
  await other.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  const started = await author.call(placeStrategyGrid, {
    strategyType: 1,
    symbolId,
    strategyNum: 4,
    strategyMinPrice: '92000',
    strategyMaxPrice: '104000',
    tokenQuoteInvestAmount: '400',
    endOperate: 2,
  });
  ({ strategyId } = started);
  await botIn(author, strategyId, 'running');
  await exchange.automation.written(exchange.client.status().sequence);
  const startedMs = exchange.automation.bot(Number(strategyId))?.startedMs ?? 0;
  await exchange.store.db.insert(strategyHours).values({
    strategyId: Number(strategyId),
    timeMs: startedMs + 25 * 3_600_000,
    putInUnits: 400 * usdt,
    totalUnits: 40 * usdt,
    feeUnits: 0,
  });
  await exchange.plaza.update();
});
afterAll(() => exchange.close());

test('a price and a share are within their bounds', async () => {
  for (const wrong of [{ price: '50.01' }, { price: '-1' }, { price: '1.001' }, { profitShare: 15 as 10 }])
    expect(await author.try(publishStrategy, published(wrong))).toMatchObject({ code: '40020' });
  await author.call(publishStrategy, published({ price: '50', profitShare: 30 }));
  await author.call(publishStrategy, published(terms));
});

test('what a copy costs is told to everybody, its parameters to nobody who has not paid', async () => {
  const { strategy } = await other.call(getRankedStrategy, { strategyId });
  expect(strategy).toMatchObject({ published: { showsParameters: true, ...terms }, bot: null });
  expect((await other.call(getHotParameters, {})).list).toEqual([]);
  expect(await other.call(getCopyTerms, { strategyId })).toEqual({ standing: 'new', ...terms, isFull: false, bot: null });
  expect(await author.call(getCopyTerms, { strategyId })).toMatchObject({
    standing: 'own',
    price: '0',
    profitShare: 0,
    bot: { terms: { lowerPrice: '92000' } },
  });
});

test('nobody pays what he has not agreed to', async () => {
  const worse = { ...copy(), price: '24.99', profitShare: 20 } as const;
  for (const agreed of [copy(), worse, { ...copy(), price: '25' }, { ...copy(), price: '25', profitShare: 10 } as const])
    expect(await copier.try(copyStrategy, agreed)).toMatchObject({ code: '50315', params: { price: '25', share: 20 } });
  expect(await moved(copier)).toEqual([]);
});

test('a copier pays once, both are told of it, and every copy keeps the terms that he came on', async () => {
  const before = await has(ownerOf(strategyId));
  const first = { ...copy(), ...terms, clientOid: 'copy-1' };
  const started = await copier.call(copyStrategy, first);
  await botIn(copier, started.strategyId, 'running');
  // Told again, nothing happens again.
  expect((await copier.call(copyStrategy, first)).strategyId).toBe(started.strategyId);
  expect((await has(ownerOf(strategyId))) - before).toBe(25n * BigInt(usdt));
  expect([await moved(copier), await moved(author)]).toEqual([[['strategy-price', '-25']], [['strategy-price', '25']]]);
  expect(await copier.call(getCopyTerms, { strategyId })).toMatchObject({
    standing: 'subscribed',
    price: '0',
    profitShare: 20,
    bot: { terms: { lowerPrice: '92000' } },
  });

  await author.call(publishStrategy, published({ price: '50', profitShare: 30 }));
  expect(await other.call(getCopyTerms, { strategyId })).toMatchObject({ standing: 'new', price: '50', profitShare: 30 });
  const again = await copier.call(copyStrategy, { ...copy(), profitShare: 20, clientOid: 'copy-2' });
  const bot = await botIn(copier, again.strategyId, 'running');
  expect(bot.profitShare).toMatchObject({ strategyId, percent: 20, mark: '0', paid: '0' });
  expect(await moved(copier)).toEqual([['strategy-price', '-25']]);
  await copier.call(cancelStrategy, { strategyId: again.strategyId });
  await botUntil(copier, again.strategyId, ({ state }) => state === 'stopped');
  // A loss shares nothing.
  expect(await moved(author)).toEqual([['strategy-price', '25']]);
});

test('a copy that cannot be started is not paid: its name is that of another bot, or the money does not reach for both', async () => {
  const before = await has(ownerOf(strategyId));
  const third = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await third.call(acceptStrategyAgreement, { agreed: true });
  const own = await third.call(placeStrategyGrid, {
    strategyType: 1,
    symbolId,
    strategyNum: 4,
    strategyMinPrice: '92000',
    strategyMaxPrice: '104000',
    tokenQuoteInvestAmount: '400',
    clientOid: 'mine',
  });
  await botIn(third, own.strategyId, 'running');
  const agreed = { ...copy(), price: '50', profitShare: 30 } as const;
  expect(await third.try(copyStrategy, { ...agreed, clientOid: 'mine' })).toMatchObject({ code: '50265' });
  expect(await third.try(copyStrategy, { ...agreed, amount: '9580' })).toMatchObject({ code: '02014' });
  expect([await moved(third), (await has(ownerOf(strategyId))) - before]).toEqual([[], 0n]);
  expect(await third.call(getCopyTerms, { strategyId })).toMatchObject({ standing: 'new' });
});

test('other accounts of a copier pay nothing, and those of the author neither', async () => {
  const asSub = async (who: Visitor, work: () => Promise<void>): Promise<void> => {
    const made = await tryProven(who, createSubAccount, { userName: 'second', kind: 'normal' });
    await who.call(enterSubAccount, { userId: createSubAccount.response.parse(made.data).userId });
    await work();
    await who.call(leaveSubAccount, {});
  };
  await asSub(copier, async () =>
    expect(await copier.call(getCopyTerms, { strategyId })).toMatchObject({ standing: 'subscribed', price: '0', profitShare: 20 }),
  );
  await asSub(author, async () =>
    expect(await author.call(getCopyTerms, { strategyId })).toMatchObject({ standing: 'own', price: '0', profitShare: 0 }),
  );
  const own = await author.call(copyStrategy, { ...copy(), clientOid: 'own' });
  const bot = await botIn(author, own.strategyId, 'running');
  expect(bot.profitShare).toBeNull();
  await author.call(cancelStrategy, { strategyId: own.strategyId });
  expect(await moved(author)).toEqual([['strategy-price', '25']]);
});

test('a copy is published by nobody', async () => {
  const started = await copier.call(copyStrategy, { ...copy(), profitShare: 20, clientOid: 'copy-1', price: '25' });
  expect(await copier.try(publishStrategy, { ...published({}), strategyId: started.strategyId })).toMatchObject({ code: '50316' });
});

test('at its end a copy shares the profit above the mark, says why, and its author is told what came in', async () => {
  // Lower offers of the house go, and all that the copy sells is bought.
  await exchange.client.submit({ type: 'cancel-all-orders', accountId: 2, marketId: -1, side: null });
  await houseOrder(exchange, 'sell', 104_000, 1);
  await other.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '104000', delegateCount: '0.05' });
  const { strategyId: copied } = await copier.call(copyStrategy, { ...copy(), ...terms, clientOid: 'copy-1' });
  const rich = await botUntil(copier, copied, ({ profitShare }) => Number(profitShare?.due ?? 0) > 0);
  const before = await has(ownerOf(strategyId));
  expect(rich.profitShare?.paid).toBe('0');
  await copier.call(cancelStrategy, { strategyId: copied });
  const ended = await botUntil(copier, copied, ({ state }) => state === 'stopped');
  const paid = (await has(ownerOf(strategyId))) - before;
  // The share is one part in five of the profit before it, down to a whole unit; the rest is the copier's.
  const e8 = (text: string): bigint => BigInt(Math.round(Number(text) * usdt));
  const profit = e8(ended.totalProfit) + paid;
  expect(profit).toBeGreaterThan(0n);
  expect(paid).toBe(profit / 5n);
  expect(ended.profitShare).toMatchObject({ due: '0', percent: 20 });
  expect(e8(ended.profitShare?.paid ?? '0')).toBe(paid);
  expect(ended.equity).toBe('0');
  const { list } = await copier.call(getStrategyDecisions, { strategyId: copied });
  const why = list.find(({ code }) => code === 'bot.share-due');
  expect(why?.params).toMatchObject({ percent: 20, markUnits: '0' });
  expect(e8(String(why?.params['shareUnits']))).toBe(paid);
  expect(e8(String(why?.params['profitUnits']))).toBe(profit);

  const income = await author.call(getStrategyIncome, {});
  expect(income.list.map(({ cause, coin, strategyId: of }) => [cause, coin, of])).toEqual([
    ['share', 'USDT', strategyId],
    ['price', 'USDT', strategyId],
  ]);
  expect(income.sums).toMatchObject([
    { cause: 'price', amount: '25', payments: 1, name: 'Calm weather', symbolId },
    { cause: 'share', payments: 1 },
  ]);
  expect(e8(income.sums[1]?.amount ?? '0')).toBe(paid);
  expect(await copier.call(getStrategyIncome, {})).toEqual({ list: [], nextId: null, sums: [] });
});

test('what copiers got is less the share and the price that they have paid', async () => {
  const copies = exchange.automation.copiesOf(Number(strategyId)).filter(({ startedMs }) => startedMs !== null);
  const made = copies.reduce((sum, { totalUnits }) => sum + totalUnits, 0) - 25 * usdt;
  const putIn = copies.reduce((sum, { investedUnits }) => sum + investedUnits, 0);
  const startedMs = exchange.automation.bot(Number(strategyId))?.startedMs ?? 0;
  await exchange.automation.written(exchange.client.status().sequence);
  await exchange.store.db.insert(strategyHours).values({
    strategyId: Number(strategyId),
    timeMs: startedMs + 30 * 3_600_000,
    putInUnits: 400 * usdt,
    totalUnits: 40 * usdt,
    feeUnits: 0,
  });
  await exchange.plaza.update();
  const { strategy } = await other.call(getRankedStrategy, { strategyId });
  expect(Number(strategy.copiersRate)).toBeCloseTo(made / putIn, 7);
});

test('a strategy takes 150, and refuses the next', async () => {
  const { client } = exchange;
  for (let at = 0; at < 149; at += 1) {
    const accountId = 900_000 + at;
    await client.submit({ type: 'open-account', accountId, kind: 'user' });
    const free = { assetId: exchange.listings.assetOf('USDT')?.assetId ?? -1, units: units(0n), sharePercent: 0 };
    const reply = await client.submit({
      type: 'subscribe-strategy',
      accountId,
      subscriberId: accountId,
      strategyId: Number(strategyId),
      ...free,
    });
    expect(reply.ok).toBe(true);
  }
  expect(await other.call(getCopyTerms, { strategyId })).toMatchObject({ standing: 'new', isFull: true });
  const before = await moved(other);
  expect(await other.try(copyStrategy, { ...copy(), price: '50', profitShare: 30 })).toMatchObject({
    code: '50314',
    params: { limit: 150 },
  });
  expect(await moved(other)).toEqual(before);
  expect(await copier.call(getCopyTerms, { strategyId })).toMatchObject({ standing: 'subscribed' });
});
