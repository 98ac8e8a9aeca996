// Two users follow a leader with different settings over the wire: he opens, adds and closes, and every row and gap is there.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { previewCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/confirmParam.ts';
import { endCopyWithLeader } from '#lib/contract/calls/v1/trigger/strategy/copy/lastRound.ts';
import { getMyCopies } from '#lib/contract/calls/v1/trigger/strategy/copy/list.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { updateStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/updateStrategy.ts';
import { getStrategyConfig } from '#lib/contract/calls/v1/trigger/strategy/config.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { leaderHours } from '#server/store/schema/bots/leader-records.ts';
import { botIn } from '../bots/bot-of.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { patiently } from '#tests/api/patiently.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
let leader: Visitor;
let leaderId = '';
const followers: { who: Visitor; strategyId: string }[] = [];

const withDollars = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', '10000'] });

async function accountOf(who: Visitor): Promise<number> {
  const { userId } = (await who.call(userInfo, {})).userInfo;
  return exchange.accounts.accountOf(userId, 'live');
}

const follow = (more: Partial<RequestOf<typeof placeStrategyCopy>> = {}): RequestOf<typeof placeStrategyCopy> => ({
  strategyType: 32,
  symbolId,
  leaderId,
  investAmount: '2000',
  ...more,
});

async function start(more: Partial<RequestOf<typeof placeStrategyCopy>>): Promise<{ who: Visitor; strategyId: string }> {
  const who = await withDollars();
  await who.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await who.call(placeStrategyCopy, follow(more));
  await botIn(who, strategyId, 'running');
  return { who, strategyId };
}

/** At the market, in one-way mode. */
const trade = (side: 'open' | 'close', count: string) =>
  leader.call(openContract, { symbolId, delegateType: side === 'open' ? 21 : 22, orderType: 1, delegateCount: count });

/** The rows of a copy about the leader, oldest first, once there are so many. */
const rows = ({ who, strategyId }: { who: Visitor; strategyId: string }, count: number) =>
  vi.waitFor(async () => {
    const { list } = await who.call(getStrategyDecisions, { strategyId });
    const told = list.toReversed().filter(({ params }) => 'order' in params);
    if (told.length < count) throw new Error(`${told.length} rows: ${told.map(({ code }) => code).join(', ')}`);
    return told;
  }, patiently);

beforeAll(async () => {
  exchange = await startTestExchange();
  leader = await withDollars();
  await setMark(exchange, symbolId, '100000');
  await houseContractOrder(exchange, symbolId, 'sell', 100_000, 5);
  await houseContractOrder(exchange, symbolId, 'sell', 100_100, 5);
  await houseContractOrder(exchange, symbolId, 'buy', 99_990, 50);
  const first = await withDollars();
  await first.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'futures' });
  await first.call(openContract, { symbolId, delegateType: 21, orderType: 1, delegateCount: '0.001' });
  await leader.call(transferFunds, { coin: 'USDT', amount: '8000', from: 'spot', to: 'futures' });
  const accountId = await accountOf(leader);
  leaderId = String(accountId);
  await leader.call(applyToLead, { line: 'futures', sharePercent: 0, agreed: true });
  followers.push(await start({ copyType: 'multiplier', copyValue: '0.5', leverage: 10 }));
  followers.push(await start({ copyType: 'amount', copyValue: '500', leverage: 5, maxSlippage: '0.0005' }));
});
afterAll(() => exchange.close());

test('what an opening would come to is told before', async () => {
  const [{ who } = { who: leader }] = followers;
  const ask = { strategyType: 32, symbolId, investAmount: '2000', copyType: 'multiplier', copyValue: '0.5', leverage: 10 } as const;
  const answer = await vi.waitFor(async () => {
    const told = await who.call(previewCopy, { ...ask, leaderCount: '0.03' });
    if (told.copy.price === null) throw new Error('no price yet');
    return told;
  }, patiently);
  expect(answer).toMatchObject({
    problems: [],
    copy: { price: '100000.0', count: '0.015', amount: '1500', margin: '150' },
    isTooSmall: false,
  });
  // 10 USDT at ten times come to 0.001 BTC; 5 at one to 0.00005, of which nothing is left in lots of 0.0001.
  const fixed = { ...ask, copyType: 'amount', copyValue: '10' } as const;
  expect(await who.call(previewCopy, fixed)).toMatchObject({ copy: { count: '0.001' }, isTooSmall: false, leastLeaderCount: null });
  expect(await who.call(previewCopy, { ...fixed, copyValue: '5', leverage: 1 })).toMatchObject({ isTooSmall: true });
  expect(await who.call(getLeaderTerms, { strategyType: 32, leaderId })).toEqual({
    profitShare: 0,
    carriedLoss: '0',
    isFull: false,
    isWaiting: false,
    nextShare: null,
  });
});

test('a total stop behind the liquidation is refused, at the start and in a change; the preview tells how far both are', async () => {
  const who = await withDollars();
  await who.call(acceptStrategyAgreement, { agreed: true });
  const risky = { copyType: 'amount', copyValue: '10', leverage: 125, totalLoss: '0.9' } as const;
  const refused = await who.try(placeStrategyCopy, follow(risky));
  expect(refused).toMatchObject({ code: '52710', params: { field: 'totalLoss', leverage: expect.stringMatching(/^\d+$/) } });
  const [{ who: owner, strategyId } = { who, strategyId: '' }] = followers;
  expect(await owner.try(updateStrategyCopy, { strategyId, leverage: 125, totalLoss: '0.9' })).toMatchObject({ code: '52710' });
  expect(await owner.try(updateStrategyCopy, { strategyId, totalLoss: '0.99' })).toMatchObject({ code: expect.stringMatching(/5271[01]/) });
  const { leverage: _own, ...asLeader } = risky;
  const asked = { strategyType: 32, symbolId, investAmount: '2000', leaderLeverage: 50 } as const;
  // 2,000 × 50 at 20 %: 0.4 %, and liquidation where nothing but maintenance and fee are left.
  expect((await who.call(previewCopy, { ...asked, ...asLeader, totalLoss: '0.2' })).stop).toMatchObject({
    leverage: 50,
    stopMove: '0.004',
  });
  expect((await who.call(previewCopy, { ...asked, ...risky })).problems).toMatchObject([{ field: 'totalLoss', code: '52710' }]);
  expect((await who.call(previewCopy, { ...asked, ...asLeader, totalLoss: undefined })).stop).toBeNull();
});

test('he opens, adds and closes: each copy in its own size, with a row and the gap for every order', async () => {
  await trade('open', '0.02');
  await trade('open', '0.01');
  await trade('close', '0.015');
  await trade('close', '0.015');
  const [half, fixed] = followers;
  if (half === undefined || fixed === undefined) throw new Error('nobody follows');
  const told = await rows(half, 8);
  expect(told.map(({ code }) => code)).toEqual([
    'copy.opens',
    'copy.copied',
    'copy.opens',
    'copy.copied',
    'copy.closes',
    'copy.closed',
    'copy.closes',
    'copy.closed',
  ]);
  expect(told[1]?.params).toMatchObject({ market: symbolId, lots: '0.01', price: '100000', leaderPrice: '100000', gapPpm: '0' });
  // Half of 0.015 is half of what is held.
  expect(told[4]?.params).toMatchObject({ lots: '0.0075' });
  // 500 × 5 ÷ 100,000.
  expect((await rows(fixed, 8))[1]?.params).toMatchObject({ lots: '0.025' });
  for (const { who, strategyId } of followers)
    expect(await botIn(who, strategyId, 'running')).toMatchObject({ positions: [], matchedCount: 1 });
});

test('copies are listed by themselves, and nobody sees those of others', async () => {
  const [half, fixed] = followers;
  if (half === undefined || fixed === undefined) throw new Error('nobody follows');
  const mine = await half.who.call(getMyCopies, {});
  expect(mine.list.map(({ strategyId, leaderId: of }) => [strategyId, of])).toEqual([[half.strategyId, leaderId]]);
  expect((await half.who.call(getRunningStrategies, {})).list).toEqual([]);
  expect((await leader.call(getMyCopies, {})).list).toEqual([]);
  expect((await half.who.try(getStrategyDecisions, { strategyId: fixed.strategyId })).code).not.toBe('00000');
  expect((await leader.call(getStrategyConfig, {})).kinds.map(({ strategyType }) => strategyType)).not.toContain(32);
});

test('a copy is changed, opens nothing more, and ends with its leader; another is stopped', async () => {
  const [half, fixed] = followers;
  if (half === undefined || fixed === undefined) throw new Error('nobody follows');
  await half.who.call(updateStrategyCopy, { strategyId: half.strategyId, copyType: 'quantity', copyValue: '0.002', totalLoss: '0.5' });
  await trade('open', '0.01');
  expect((await rows(half, 10)).at(-1)?.params).toMatchObject({ lots: '0.002' });
  await half.who.call(endCopyWithLeader, { strategyId: half.strategyId });
  await trade('open', '0.01');
  expect((await rows(half, 11)).at(-1)?.code).toBe('copy.skipped-last-round');
  await trade('close', '0.02');
  expect(await botIn(half.who, half.strategyId, 'stopped')).toMatchObject({ stopReason: 'round-ended', coins: [] });
  await fixed.who.call(cancelStrategy, { strategyId: fixed.strategyId });
  expect(await botIn(fixed.who, fixed.strategyId, 'stopped')).toMatchObject({ stopReason: 'manual', coins: [] });
});

test('who follows once more carries over what the copy before has lost, as the terms and the new copy say', async () => {
  const [, fixed] = followers;
  if (fixed === undefined) throw new Error('nobody follows');
  const { list } = await fixed.who.call(getMyCopies, {});
  const lost = list.find(({ strategyId }) => strategyId === fixed.strategyId)?.totalProfit ?? '';
  expect(lost).toMatch(/^-/);
  const { carriedLoss } = await fixed.who.call(getLeaderTerms, { strategyType: 32, leaderId });
  expect(carriedLoss).toBe(lost.slice(1));
  const { strategyId } = await fixed.who.call(placeStrategyCopy, follow({ leverage: 10 }));
  const again = await botIn(fixed.who, strategyId, 'running');
  expect(again.profitShare).toMatchObject({ carried: carriedLoss, mark: carriedLoss, due: '0', paid: '0' });
  expect(await fixed.who.call(getLeaderTerms, { strategyType: 32, leaderId })).toMatchObject({ carriedLoss: '0' });
  await fixed.who.call(cancelStrategy, { strategyId });
  await botIn(fixed.who, strategyId, 'stopped');
  expect(await fixed.who.call(getLeaderTerms, { strategyType: 32, leaderId })).toMatchObject({ carriedLoss });
});

test('who does not lead is not followed, a leader follows nobody, nor anybody himself; and nothing is left of the try', async () => {
  const who = await withDollars();
  await who.call(acceptStrategyAgreement, { agreed: true });
  await leader.call(acceptStrategyAgreement, { agreed: true });
  expect(await who.try(placeStrategyCopy, follow({ leaderId: '999' }))).toMatchObject({ code: '50330' });
  expect(await who.try(placeStrategyCopy, follow({ strategyType: 31, symbolId: 'BTCUSDT_SPBL' }))).toMatchObject({ code: '50330' });
  expect(await leader.try(placeStrategyCopy, follow())).toMatchObject({ code: expect.stringMatching(/5033[12]/) });
  expect(await who.try(placeStrategyCopy, follow({ copyType: 'amount' }))).toMatchObject({ code: '40020' });
  expect((await who.call(getMyCopies, {})).list).toEqual([]);
  expect((await leader.call(getMyCopies, {})).list).toEqual([]);
});

test('the hours of the leader are written down', async () => {
  await exchange.automation.written(exchange.client.status().sequence);
  const written = await exchange.store.db.select().from(leaderHours);
  expect(written).toMatchObject([{ leaderId: Number(leaderId), line: 'futures', equityUnits: 800_000_000_000, profitUnits: 0 }]);
});
