// Somebody begins to lead: the page and the place in the ranking are there at once, with a record of the beginning alone.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { exportLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/export.ts';
import { stopLeading } from '#lib/contract/calls/v1/trigger/trace/leader/leave.ts';
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import { getTraceIdentity } from '#lib/contract/calls/v1/trigger/trace/user/identity.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let anybody: Visitor;
let leader: Visitor;
let leaderId = '';
const line = 'futures';

beforeAll(async () => {
  exchange = await startTestExchange();
  anybody = createVisitor(exchange);
  leader = await createTrader(exchange, { USDT: ['Tron', '1000'] });
  await leader.call(transferFunds, { coin: 'USDT', amount: '500', from: 'spot', to: 'futures' });
  ({ leaderId } = await leader.call(getTraceIdentity, {}));
});
afterAll(() => exchange.close());

const begin = () => leader.call(applyToLead, { line, sharePercent: 5, agreed: true });
const record = () => anybody.call(getLeaderRecord, { leaderId, line });
const ranked = async (more: object = {}) => (await anybody.call(getRankedLeaders, { line, ...more })).list;
/** As the exchange does every minute, once the hours are written down. */
const update = async () => {
  await expect
    .poll(
      async () => {
        await exchange.leaderRecords.update();
        return (await record()).hours.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
};

test('at once there is a page with no more on it than the beginning, and a place in the ranking', async () => {
  expect(await anybody.try(getLeaderRecord, { leaderId, line })).toMatchObject({ code: '50355' });
  const beforeMs = Date.now();
  await begin();
  const { leader: of, hours, trades, followers, gap, periods } = await record();
  expect(of).toMatchObject({ leaderId, line, endTimeMs: null, isAlive: true });
  expect(of.startTimeMs).toBeGreaterThanOrEqual(beforeMs);
  expect(of.figures).toMatchObject({ windowDays: 0, equity: '500', profit: '0', timeWeighted: '0', drawdown: '0', closed: 0, copies: 0 });
  expect(of.figures).toMatchObject({ followersReturn: null, sharpe: null });
  // The first point of the curve is written a moment later, or already.
  expect(hours.filter(({ timeMs }) => timeMs !== of.startTimeMs)).toEqual([]);
  expect([trades, followers]).toEqual([[], []]);
  expect(gap).toMatchObject({ trades: 0, leader: '0', followers: '0' });
  expect(periods).toHaveLength(4);
  for (const windowDays of [0, 7, 30, 90] as const) expect(await ranked({ windowDays })).toMatchObject([{ leaderId, isAlive: true }]);
  expect((await anybody.call(getRankedLeaders, { line })).picture.alive).toMatchObject({ leaders: 1, above: 0, middle: '0' });
  const query = new URLSearchParams({ leaderId, line, what: 'hours', format: 'csv' });
  const file = await fetch(`${exchange.url}/api/${exportLeaderRecord.path}?${query}`);
  expect((await file.text()).trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(await anybody.try(getLeaderRecord, { leaderId, line: 'spot' })).toMatchObject({ code: '50355' });
});

test('the first figures take its place', async () => {
  await update();
  const { leader: of, hours } = await record();
  expect(of).toMatchObject({ endTimeMs: null, isAlive: true, figures: { equity: '500', profit: '0' } });
  expect(of.startTimeMs).toBe(hours[0]?.timeMs);
});

test('whoever leads again does so at once, with the record that there is', async () => {
  await leader.call(stopLeading, { line });
  await expect
    .poll(
      async () => {
        await exchange.leaderRecords.update();
        return (await record()).leader.endTimeMs;
      },
      { timeout: 20_000 },
    )
    .not.toBeNull();
  expect(await ranked({ state: 'alive' })).toEqual([]);
  const { startTimeMs } = (await record()).leader;
  await begin();
  expect((await record()).leader).toMatchObject({ startTimeMs, endTimeMs: null, isAlive: true });
  expect(await ranked({ state: 'alive' })).toMatchObject([{ leaderId }]);
});

test('whoever is refused has none', async () => {
  const poor = await createTrader(exchange, {});
  const { leaderId: nobody } = await poor.call(getTraceIdentity, {});
  expect(await poor.try(applyToLead, { line, sharePercent: 5, agreed: true })).toMatchObject({ code: '50336' });
  expect(await anybody.try(getLeaderRecord, { leaderId: nobody, line })).toMatchObject({ code: '50355' });
});
