// The page of a lead trader with a trade open: what followers made on his ended trades is the money that they had before it began.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { createCopier, createLeader, quoteCopied, trade } from './copied-leader.ts';
import { patiently } from '#tests/api/patiently.ts';

const copiedSymbol = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
let leader: { who: Visitor; leaderId: string };
const copies: { who: Visitor; strategyId: string }[] = [];

beforeAll(async () => {
  exchange = await startTestExchange();
  await quoteCopied(exchange);
  leader = await createLeader(exchange);
  for (let times = 0; times < 2; times += 1) copies.push(await createCopier(exchange, leader.leaderId));
});
afterAll(() => exchange.close());

const bot = (strategyId: string) => {
  const found = exchange.automation.copiesOf(Number(leader.leaderId)).find((one) => one.strategyId === Number(strategyId));
  if (found === undefined) throw new Error(`${strategyId} copies nobody`);
  return found;
};
const heldBy = (): readonly number[] => copies.map(({ strategyId }) => bot(strategyId).positions.reduce((sum, { lots }) => sum + lots, 0));

/** The market stands at another price, with one more and one less than ten dollars away. */
async function quote(price: number): Promise<void> {
  const market = exchange.listings.marketOf(copiedSymbol);
  if (market === undefined) throw new Error('the contract is not listed');
  await exchange.client.submit({ type: 'cancel-all-orders', accountId: 2, marketId: market.marketId, side: null });
  await setMark(exchange, copiedSymbol, String(price));
  await houseContractOrder(exchange, copiedSymbol, 'sell', price, 50);
  await houseContractOrder(exchange, copiedSymbol, 'buy', price - 10, 50);
}

async function round(price: number): Promise<void> {
  await trade(leader.who, 'open', '0.02');
  await vi.waitFor(() => expect(Math.min(...heldBy())).toBeGreaterThan(0), patiently);
  await quote(price);
  await trade(leader.who, 'close', '0.02');
  await vi.waitFor(() => expect(heldBy()).toEqual([0, 0]), patiently);
}

test('two followers leave in the middle of the fourth trade', async () => {
  for (const price of [101_000, 100_500, 103_000]) await round(price);
  const cash = copies.reduce((sum, { strategyId }) => sum + bot(strategyId).totalUnits, 0);
  await trade(leader.who, 'open', '0.02');
  await vi.waitFor(() => expect(Math.min(...heldBy())).toBeGreaterThan(0), patiently);
  await quote(99_000);
  for (const { who, strategyId } of copies) await who.call(cancelStrategy, { strategyId });
  await vi.waitFor(() => expect(copies.map(({ strategyId }) => bot(strategyId).endedMs === null)).toEqual([false, false]), patiently);
  const after = copies.reduce((sum, { strategyId }) => sum + bot(strategyId).totalUnits, 0);
  expect(after).toBeLessThan(cash);
  await exchange.automation.written(exchange.client.status().sequence);
  await exchange.projections.caughtUp(exchange.client.status().sequence);
  await exchange.leaderRecords.update();
  const { gap } = await createVisitor(exchange).call(getLeaderRecord, { leaderId: leader.leaderId, line: 'futures' });
  expect(gap.trades).toBe(6);
  expect(Number(gap.followers)).toBe(cash / 1e8);
});
