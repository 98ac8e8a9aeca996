// Histories of contracts read in pages while their owner goes on trading: no row is skipped, and none comes twice.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { getContractFills } from '#lib/contract/calls/v1/mcp/history/fills.ts';
import { getFundingPayments } from '#lib/contract/calls/v1/mcp/history/funding.ts';
import { getLiquidations } from '#lib/contract/calls/v1/mcp/history/liquidations.ts';
import { getContractPlanHistory } from '#lib/contract/calls/v1/mcp/history/plans.ts';
import { getClosedPositions } from '#lib/contract/calls/v1/mcp/history/positions.ts';
import { getFuturesTransactions } from '#lib/contract/calls/v1/mcp/history/transactions.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { contractOf, createContractTrader, setMark } from './contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';

const symbolId = 'BTCUSDT_UMCBL';
const hourMs = 28_800_000;
let exchange: TestExchange;
let maker: Visitor;
let trader: Visitor;
let slotMs = Math.floor(Date.now() / hourMs) * hourMs - 10 * hourMs;

const limit = (delegateType: 21 | 22, delegatePrice: string, delegateCount: string) =>
  ({ symbolId, delegateType, orderType: 0, delegatePrice, delegateCount }) as const;

async function open(count: string): Promise<void> {
  await maker.call(openContract, limit(22, '96000', count));
  await trader.call(openContract, limit(21, '96000', count));
}

/** A position opened, funded and closed, and a plan taken back: a new row in every list but that of liquidations. */
async function trade(): Promise<void> {
  await open('0.001');
  const { marketId } = contractOf(exchange, symbolId);
  slotMs += hourMs;
  const reply = await exchange.client.submit({ type: 'settle-funding', marketId, slotMs, rateE8: 10_000 });
  if (!reply.ok) throw new Error(reply.reason);
  await maker.call(openContract, limit(21, '96000', '0.001'));
  await trader.call(closeContract, limit(22, '96000', '0.001'));
  const plan = { symbolId, delegateType: 21, planType: 0, delegateCount: '0.01', triggerPrice: '120000' } as const;
  const { planId } = await trader.call(placePlan, plan);
  await trader.call(cancelPlan, { planId });
}

beforeAll(async () => {
  exchange = await startTestExchange();
  await setMark(exchange, symbolId, '96000');
  maker = await createContractTrader(exchange, '25000');
  trader = await createContractTrader(exchange, '2000');
  for (let times = 0; times < 3; times += 1) await trade();
  await trader.call(setMarginMode, { symbolId, marginMode: 1 });
  for (let times = 0; times < 2; times += 1) {
    await open('0.01');
    await setMark(exchange, symbolId, '91300');
    await setMark(exchange, symbolId, '96000');
  }
});
afterAll(() => exchange.close());

type Pages = { readonly list: readonly string[]; readonly nextId: string | null };
type Ask = (page: { readonly pageSize: number; readonly idLessThan?: string; readonly pageNo?: number }) => Promise<Pages>;
const named = async <Row>(
  answer: Promise<{ readonly list: readonly Row[]; readonly nextId: string | null }>,
  idOf: (row: Row) => string,
): Promise<Pages> => {
  const { list, nextId } = await answer;
  return { list: list.map(idOf), nextId };
};

const histories: readonly (readonly [name: string, ask: Ask, max: number])[] = [
  ['orders', (page) => named(trader.call(getContractOrderHistory, page), (row) => row.orderId), 8],
  ['plans', (page) => named(trader.call(getContractPlanHistory, page), (row) => row.planId), 3],
  ['fills', (page) => named(trader.call(getContractFills, page), (row) => row.fillId), 8],
  ['positions', (page) => named(trader.call(getClosedPositions, page), (row) => row.roundId), 5],
  ['funding', (page) => named(trader.call(getFundingPayments, page), (row) => row.id), 3],
  ['transactions', (page) => named(trader.call(getFuturesTransactions, page), (row) => row.id), 18],
  ['liquidations', (page) => named(trader.call(getLiquidations, page), (row) => row.id), 2],
];

test.each(histories)('%s', async (_, ask, min) => {
  const whole = (await ask({ pageSize: 100 })).list;
  expect(whole.length).toBeGreaterThanOrEqual(min);
  for (const pageSize of [1, 2]) {
    const seen: string[] = [];
    let page = await ask({ pageSize });
    for (let pages = 1; ; pages += 1) {
      seen.push(...page.list);
      if (page.nextId === null) break;
      // In the middle of it something new comes in at the top.
      if (pages === 2) await trade();
      page = await ask({ pageSize, idLessThan: page.nextId });
    }
    const before = (await ask({ pageSize: 100 })).list;
    expect(seen).toEqual(before.slice(before.indexOf(seen[0] ?? '')));
    expect(seen.slice(-whole.length)).toEqual(whole);
    expect(new Set(seen).size).toBe(seen.length);
  }
});

test.each(histories.slice(0, 3))('%s by the number of the page', async (_, ask) => {
  const whole = (await ask({ pageSize: 100 })).list;
  expect((await ask({ pageSize: 2, pageNo: 1 })).list).toEqual(whole.slice(0, 2));
  expect((await ask({ pageSize: 2, pageNo: 2 })).list).toEqual(whole.slice(2, 4));
  expect((await ask({ pageSize: 100, pageNo: 2 })).list).toEqual([]);
});
