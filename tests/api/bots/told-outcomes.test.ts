// The answer to every word that an owner says to a bot: done, refused with the reason, or under way; and where many come at once.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { addStrategyFunds } from '#lib/contract/calls/v1/trigger/strategy/addFunds.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { expandDca } from '#lib/contract/calls/v1/trigger/strategy/dca/expand.ts';
import { endAfterRound } from '#lib/contract/calls/v1/trigger/strategy/dca/stop-condition.ts';
import { updateStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/updateStrategy.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { setStrategyNotices } from '#lib/contract/calls/v1/trigger/strategy/notices.ts';
import { pauseStrategy } from '#lib/contract/calls/v1/trigger/strategy/pause.ts';
import { pauseAllStrategies } from '#lib/contract/calls/v1/trigger/strategy/pauseAll.ts';
import { resumeStrategy } from '#lib/contract/calls/v1/trigger/strategy/resume.ts';
import { transferToStrategy } from '#lib/contract/calls/v1/trigger/strategy/subAccount/transfer.ts';
import { withdrawStrategyProfit } from '#lib/contract/calls/v1/trigger/strategy/withdrawProfit.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { startDca } from './bot-of.ts';

let exchange: TestExchange;
const symbolId = 'BTCUSDT_SPBL';
const dca = {
  strategyType: 3,
  symbolId,
  firstChangeRange: '0.05',
  maxAppendCount: 2,
  targetProfit: '0.1',
  firstAmount: '500',
  investAmount: '2000',
} as const;

beforeAll(async () => {
  exchange = await startTestExchange();
  const first = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await houseOrder(exchange, 'sell', 100_000, 1);
  await first.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
});
afterAll(() => exchange.close());

test('fifty times 300 at once, with 1,000 free: three are done, the others are refused, and so much has moved', async () => {
  const owner = await createTrader(exchange, { USDT: ['Tron', '3000'] });
  const { strategyId } = await startDca(owner, dca);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => owner.try(addStrategyFunds, { strategyId, amount: '300', clientOid: `add-${at}` })),
  );
  const done = answers.filter(({ code }) => code === '00000');
  expect(done.map(({ data }) => data)).toEqual(Array(3).fill(expect.objectContaining({ outcome: 'done' })));
  expect(new Set(answers.filter(({ code }) => code !== '00000').map(({ code }) => code))).toEqual(new Set(['02014']));
  expect((await owner.call(getStrategy, { strategyId })).added).toBe('900');
  expect((await owner.call(getAssets, { coin: 'USDT' })).list[0]?.available).toBe('100');
  // Told again under its name, one that was refused is refused again, and one that is done is done once.
  const again = await Promise.all([0, 49].map((at) => owner.try(addStrategyFunds, { strategyId, amount: '300', clientOid: `add-${at}` })));
  expect(again.map(({ code }) => code)).toEqual([answers[0]?.code, answers[49]?.code]);
  expect((await owner.call(getStrategy, { strategyId })).added).toBe('900');
});

test('each word has its outcome', async () => {
  const owner = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  const { strategyId } = await startDca(owner, dca);
  type Row = readonly [call: AnyCall, request: object, answer: string];
  const rows: readonly Row[] = [
    [setStrategyNotices, { notices: ['stopped'] }, 'done'],
    [updateStrategyDca, { targetProfit: '0.2' }, 'done'],
    [updateStrategyDca, { targetProfit: '7000' }, 'refused'],
    [addStrategyFunds, { amount: '100' }, 'done'],
    [addStrategyFunds, { amount: '999999' }, '02014'],
    [expandDca, { maxAppendCount: 3, investAmount: '100' }, 'done'],
    [expandDca, { maxAppendCount: 4, investAmount: '999999' }, '02014'],
    [transferToStrategy, { direction: 'in', coin: 'USDT', amount: '10' }, 'done'],
    [transferToStrategy, { direction: 'out', coin: 'USDT', amount: '10' }, '50267'],
    [withdrawStrategyProfit, { amount: '10' }, '50267'],
    [pauseStrategy, {}, 'done'],
    [pauseStrategy, {}, 'done'],
    [resumeStrategy, {}, 'done'],
    [resumeStrategy, {}, '50263'],
    [endAfterRound, {}, 'done'],
    [cancelStrategy, { endOperate: 1 }, 'done'],
    [cancelStrategy, {}, 'done'],
    [pauseStrategy, {}, '50262'],
    [addStrategyFunds, { amount: '10' }, '50262'],
  ];
  for (const [call, request, expected] of rows) {
    const { code, data } = await owner.try(call, { strategyId, ...request });
    const outcome = typeof data === 'object' && data !== null && 'outcome' in data ? data.outcome : null;
    const said = outcome ?? (expected === 'refused' && code !== '00000' ? 'refused' : code);
    expect([call.name, request, said]).toEqual([call.name, request, expected]);
  }
});

test('of a pause of all each bot has its own', async () => {
  const owner = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  const bots = [await startDca(owner, dca), await startDca(owner, { ...dca, clientOid: 'second' })];
  const { list } = await owner.call(pauseAllStrategies, {});
  expect(new Map(list.map(({ strategyId, outcome }) => [strategyId, outcome]))).toEqual(
    new Map(bots.map(({ strategyId }) => [strategyId, 'done'])),
  );
});
