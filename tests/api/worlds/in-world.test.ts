// The calls of a venue in a world of one's own: who is answered, which calls are there, and that nothing crosses from one world to another.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { getTradeJournal } from '#lib/contract/calls/v1/assets/journal/list.ts';
import { keepTradeNote } from '#lib/contract/calls/v1/assets/journal/note.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getLiquidations } from '#lib/contract/calls/v1/mcp/history/liquidations.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { setLeverage } from '#lib/contract/calls/v1/mcp/adjust/lever.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { getScenarios } from '#lib/contract/calls/v1/mcp/market/scenarios.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { checkStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/check.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { inPaper, namesItsWorld, paperHeader, worldHeader } from '#lib/contract/trading-mode.ts';
import { isChanging } from '#lib/contract/wire/body.ts';
import { registry } from '#lib/contract/registry.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { createPeople, settle, startMs, type WorldPeople } from './world-people.ts';

let exchange: TestExchange;
let people: WorldPeople;
let worldId: string;
beforeAll(async () => {
  exchange = await startTestExchange();
  people = await createPeople(exchange);
  ({ worldId } = await settle(people));
});
afterAll(() => exchange.close());

/** The same person, with a world in every request. */
const inWorld = (person: Visitor, id: string, more: Readonly<Record<string, string>> = {}): Visitor =>
  createVisitor(exchange, { cookie: person.cookie(), [worldHeader]: id, ...more });

const codes = { notLoggedIn: '00004', noPermission: '23140', unknownWorld: '50400', noSeat: '50401', notInWorlds: '50411', both: '50412' };
const ofVenue = registry.filter(({ path, access }) => namesItsWorld(path) && access !== 'operator');

/** The groups of calls that no world has: they are of many people, of coins of real money, or of the site and its words. */
const notThere: readonly string[] = [
  'index/footer',
  'index/importance',
  'index/locationBanner',
  'index/updateNum',
  'v1/assets/deposit/',
  'v1/assets/withdraw/',
  'v1/assets/subAccount/',
  'v1/c2c/advert/',
  'v1/c2c/advertiser/',
  'v1/c2c/order/',
  'v1/c2c/payment/method/',
  'v1/cms/',
  'v1/testnet/',
  'v1/mix/base/tipsList',
  'v1/mix/index/userGroupSelectedList',
  'v1/mix/public/getCoinConfigList',
  'v1/mix/public/getTdkMltQueryList',
  'v1/mix/public/reportSpeed',
  'v1/mix/public/speedToken',
  'v1/trigger/strategy/backtest/weeks',
  'v1/trigger/strategy/collect/',
  'v1/trigger/strategy/public/conf/recommendList',
  'v1/trigger/strategy/publish',
  'v1/trigger/strategy/unpublish',
  'v1/trigger/strategy/tv/alerts',
  'v1/trigger/strategy/tv/form',
  'v1/trigger/strategy/tv/replay',
  'v1/trigger/strategy/tv/token',
  'v1/trigger/strategy/tv/test',
  'v1/trigger/strategy/wise/',
  'v1/trigger/strategyPlatform/',
  'v1/trigger/trace/leader/detail',
  'v1/trigger/trace/leader/dryRun',
  'v1/trigger/trace/leader/ranking',
  'v1/trigger/trace/leader/wait',
  'v1/trigger/trace/user/identity',
  'v1/trigger/trader-pro/',
];
const isThere = (path: string): boolean => !notThere.some((beginning) => path.startsWith(beginning));

test.each(ofVenue.map((call) => [call.path, call] as const))('%s answers seats alone, and where worlds have it', async (path, call) => {
  const [visitor, stranger, onlooker, owner] = await Promise.all(
    [
      createVisitor(exchange, { [worldHeader]: worldId }),
      inWorld(people.stranger, worldId),
      inWorld(people.onlooker, worldId),
      inWorld(people.owner, worldId),
    ].map((one) => one.try(call)),
  );
  expect(visitor?.code).toBe(codes.notLoggedIn);
  expect(stranger?.code).toBe(codes.noSeat);
  expect((await inWorld(people.owner, 'nosuchworld').try(call)).code).toBe(codes.unknownWorld);
  expect((await inWorld(people.owner, worldId, { [paperHeader]: inPaper }).try(call)).code).toBe(codes.both);
  const refused = [codes.notInWorlds, codes.noPermission];
  const meant = [isThere(path) ? 'answered' : codes.notInWorlds, isThere(path) && isChanging(call) ? codes.noPermission : null];
  const told = (code: string | undefined): string => refused.find((one) => one === code) ?? 'answered';
  expect([told(owner?.code), told(onlooker?.code)]).toEqual([meant[0], meant[1] ?? meant[0]]);
  // A room that is not there would be a fault of the house.
  expect(['50000', '50001']).not.toContain(owner?.code);
});

test('what a person agrees to in a world is agreed to everywhere, and the world goes on', async () => {
  const desk = inWorld(people.trader, worldId);
  expect((await people.trader.call(checkStrategyAgreement, {})).agreed).toBe(false);
  await desk.call(acceptStrategyAgreement, { agreed: true });
  expect((await people.trader.call(checkStrategyAgreement, {})).agreed).toBe(true);
  expect((await people.owner.call(getWorld, { worldId })).problem).toBeNull();
});

test('a user who may not trade elsewhere may not in a world, and what cannot be read does nothing there', async () => {
  const desk = inWorld(people.trader, worldId);
  const order = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 1, delegateCount: '50', tradeUnit: 'quote' };
  const { userId } = (await people.trader.call(userInfo, {})).userInfo;
  await exchange.accounts.setFrozen(userId, 'a reason');
  expect((await desk.try(placeOrder, order)).code).toBe(errorCodes.userFrozen);
  await exchange.accounts.setFrozen(userId, null);
  const unreadable = { body: '{"symbolId":', headers: { 'content-type': 'application/json' } };
  const { code } = await people.trader.raw(placeOrder.path, unreadable);
  expect((await desk.raw(placeOrder.path, unreadable)).code).toBe(code);
  expect((await desk.call(getAssets, {})).list).toEqual([]);
});

async function own(
  person: Visitor,
  symbols: readonly string[],
  seed = 'one',
): Promise<{ readonly worldId: string; readonly desk: Visitor }> {
  const made = await person.call(createWorld, { name: 'Own', symbols: [...symbols], seed, startMs });
  return { worldId: made.worldId, desk: inWorld(person, made.worldId) };
}

const spot = 'BTCUSDT_SPBL';
const contract = 'BTCUSDT_UMCBL';

test('two people trade with each other in one world, and nobody elsewhere sees it', async () => {
  const [owner, trader] = [inWorld(people.owner, worldId), inWorld(people.trader, worldId)];
  await people.owner.call(fundWorldSeat, { worldId, coin: 'BTC', amount: '1' });
  await people.trader.call(fundWorldSeat, { worldId, coin: 'USDT', amount: '20000' });
  const { bids, asks } = await owner.call(getDepth, { symbolId: spot, limit: '20' });
  const between = ((Number(bids[0]?.[0]) + Number(asks[0]?.[0])) / 2).toFixed(2);
  const offer = { symbolId: spot, delegateType: 22, orderType: 0, delegatePrice: between, delegateCount: '0.1' } as const;
  const offered = await owner.call(placeOrder, offer);
  const taken = await trader.call(placeOrder, { ...offer, delegateType: 21 });
  expect(taken).toMatchObject({ dealCount: '0.100000' });
  const fillsOf = async (desk: Visitor) => (await desk.call(getFills, {})).list;
  expect(await fillsOf(owner)).toMatchObject([{ orderId: offered.orderId, price: between }]);
  expect(await fillsOf(trader)).toMatchObject([{ orderId: taken.orderId, price: between }]);
  // One pays and the other gets, but for the fees of both: by the movements of each.
  const paid = Number(between) * 0.1;
  const movements = (await trader.call(getMovements, { coin: 'USDT', pageSize: 20 })).list;
  expect(movements.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(20_000 - paid, 6);
  const usdt = (await owner.call(getAssets, { coin: 'USDT' })).list[0]?.available ?? '0';
  expect(Number(usdt)).toBeCloseTo(paid * 0.999, 2);
  // A sale is kept with a word of its owner’s, in the world's own file.
  const note = { orderId: offered.orderId, note: 'at the middle', tags: ['first'] };
  await owner.call(keepTradeNote, note);
  expect((await owner.call(getTradeJournal, { tag: 'first' })).list).toMatchObject([{ note: 'at the middle', tags: ['first'] }]);
  // Their accounts elsewhere are as they were.
  for (const person of [people.owner, people.trader]) {
    expect((await person.call(getAssets, {})).list).toEqual([]);
    expect((await person.call(getFills, {})).list).toEqual([]);
  }
});

test('one who lives through a crash is liquidated and told, in a world that is alone with it', async () => {
  const { worldId: mine, desk } = await own(people.stranger, ['BTCUSDT', contract], 'crash');
  const { worldId: other, desk: beside } = await own(people.stranger, ['BTCUSDT', contract], 'crash');
  await people.stranger.call(fundWorldSeat, { worldId: mine, coin: 'USDT', amount: '5000' });
  await desk.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  await desk.call(setLeverage, { symbolId: contract, leverage: 50 });
  await desk.call(openContract, { symbolId: contract, delegateType: 21, orderType: 1, delegateCount: '1' });
  expect((await desk.call(getPositions, { businessLine: 10 })).positions).toHaveLength(1);
  await people.stranger.call(setWorldScenario, { worldId: mine, action: 'begin', kind: 'crash', seed: 'monday' });
  expect((await desk.call(getScenarios, {})).running).toMatchObject([{ kind: 'crash', seed: 'monday' }]);
  for (const id of [mine, other]) await people.stranger.call(setWorldClock, { worldId: id, action: 'step', ms: 15 * 60_000 });
  expect((await desk.call(getPositions, { businessLine: 10 })).positions).toEqual([]);
  expect((await desk.call(getLiquidations, {})).list.length).toBeGreaterThan(0);
  expect((await beside.call(getScenarios, {})).running).toEqual([]);
  expect((await beside.call(getLiquidations, {})).list).toEqual([]);
  const middle = async (of: Visitor): Promise<number> => Number((await of.call(getDepth, { symbolId: spot, limit: '20' })).bids[0]?.[0]);
  expect((await middle(desk)) / (await middle(beside))).toBeLessThan(0.97);
  // The demo's and the live market have no bad day.
  expect((await people.stranger.call(getScenarios, {})).running).toEqual([]);
  await people.stranger.call(removeWorld, { worldId: mine });
  expect((await desk.try(getAssets)).code).toBe(codes.unknownWorld);
  await people.stranger.call(removeWorld, { worldId: other });
});

test('a bot runs for days in a moment, and says why it did what it did', async () => {
  const made = await people.stranger.call(createWorld, { name: 'Bots', symbols: ['BTCUSDT'], seed: 'bots', startMs, gridMs: 15_000 });
  const desk = inWorld(people.stranger, made.worldId);
  await people.stranger.call(fundWorldSeat, { worldId: made.worldId, coin: 'USDT', amount: '20000' });
  const [best] = (await desk.call(getDepth, { symbolId: spot, limit: '20' })).bids;
  const price = Number(best?.[0]);
  const terms = {
    strategyType: 1,
    symbolId: spot,
    strategyNum: 40,
    strategyMinPrice: (price * 0.95).toFixed(0),
    strategyMaxPrice: (price * 1.05).toFixed(0),
    tokenQuoteInvestAmount: '15000',
  } as const;
  await people.stranger.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await desk.call(placeStrategyGrid, terms);
  for (let day = 0; day < 3; day += 1)
    await people.stranger.call(setWorldClock, { worldId: made.worldId, action: 'step', ms: 24 * 3_600_000 });
  const detail = await desk.call(getStrategy, { strategyId });
  expect(detail).toMatchObject({ strategyId, state: 'running', published: null });
  const { list } = await desk.call(getStrategyDecisions, { strategyId, pageSize: 20 });
  expect(list.length).toBeGreaterThan(10);
  await people.stranger.call(removeWorld, { worldId: made.worldId });
});
