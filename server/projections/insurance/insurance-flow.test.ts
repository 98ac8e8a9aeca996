// The flow of the insurance fund to its balance: movement by movement, and day by day.
import { beforeEach, expect, test } from 'vitest';

import { MarginMode, Side } from '#lib/contract/enums.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { noHistory } from '../candles/candle-history.ts';
import { createProjections } from '../create-projections.ts';
import { sampleLinear } from '../sample-contracts.ts';
import { ann, bob, cat, openSampleExchange } from '../sample-exchange.ts';

const log = { info: () => undefined, error: () => undefined };
const store = await openTestStore();

beforeEach(async () => {
  const tables = 'orders, fills, ledger_entries, trades, candles, position_rounds, liquidations';
  await store.pool.query(`truncate projection_checkpoints, insurance_days, ${tables}`);
});

/** Cat, isolated at twenty times, with 1 BTC for 100 and 5 behind it, is taken over at 95.30; what the fund has then is bought from it. */
function takenOver() {
  const sample = openSampleExchange();
  sample.send({ type: 'set-margin-mode', accountId: cat, marketId: sampleLinear.marketId, mode: MarginMode.isolated });
  sample.trade(bob, cat, Side.buy, 10_000, 10_000);
  sample.mark(9_530);
  sample.order(ann, Side.buy, 10_000, 9_510);
  sample.mark(9_520);
  return sample;
}

test('the flow of the insurance fund sums to what it has', async () => {
  const sample = takenOver();
  const projections = await createProjections({ store, listings: sample.listings, history: noHistory, log });
  projections.onRecords(sample.records);
  await projections.caughtUp(sample.records.length);
  const held = sample.exchange.balances(5).find(({ assetId }) => assetId === 0)?.available;
  expect((await projections.insurance.amounts([0, 1])).get(0)).toBe(held);
  const { list } = await projections.insurance.flow('entry', { coin: 'USDT' });
  // A loss of 0.2 on what it took at 95.3 and sold at 95.1, what was left of the margin, and what it began with.
  expect(list.map(({ cause, amount }) => `${cause} ${amount}`)).toEqual(['trade -0.2', 'liquidation 0.3', 'deposit 100']);
  expect(list[0]?.amountAfter).toBe('100.1');
  const days = await projections.insurance.flow('day', { coin: 'USDT' });
  expect(days).toMatchObject({ list: [{ amount: '100.1', amountAfter: '100.1', timeMs: 1_699_920_000_000 }], nextId: null });
  expect((await projections.insurance.flow('entry', { coin: 'USDT', limit: 2, before: list[0]?.id })).list.length).toBe(2);
  await projections.close();
});

test.each(['at once', 'one by one', 'told twice'])('the days of the insurance fund are what its entries add up to, %s', async (how) => {
  const sample = takenOver();
  // On two days of UTC: what was given to the fund, and what it took and lost.
  const moved = sample.records.flatMap(({ sequence, events }) =>
    events.some((event) => event.type === 'ledger-posted' && event.entries.some(({ accountId }) => accountId === 5)) ? [sequence] : [],
  );
  const dayOf = (sequence: number): number => Math.min(2, moved.filter((one) => one <= sequence).length);
  const records = sample.records.map((record) => ({ ...record, timeMs: record.timeMs + dayOf(record.sequence) * 86_400_000 }));
  const projections = await createProjections({ store, listings: sample.listings, history: noHistory, log });
  for (const part of how === 'one by one' ? records.map((record) => [record]) : [records]) {
    projections.onRecords(part);
    if (how === 'told twice') projections.onRecords(part);
    await projections.caughtUp(part.at(-1)?.sequence ?? 0);
  }
  const { list: entries } = await projections.insurance.flow('entry', { coin: 'USDT' });
  const { list: days, nextId } = await projections.insurance.flow('day', { coin: 'USDT' });
  const day = (timeMs: number): number => timeMs - (timeMs % 86_400_000);
  const expected = Object.values(Object.groupBy(entries, ({ timeMs }) => day(timeMs)))
    .map((some = []) => ({
      timeMs: day(some[0]?.timeMs ?? 0),
      amount: String(some.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 1e8), 0) / 1e8),
      amountAfter: some[0]?.amountAfter,
    }))
    .toSorted((one, other) => other.timeMs - one.timeMs);
  expect(days.map(({ timeMs, amount, amountAfter }) => ({ timeMs, amount, amountAfter }))).toEqual(expected);
  expect([days.map(({ amount }) => amount), nextId]).toEqual([['0.1', '100'], null]);
  const first = await projections.insurance.flow('day', { coin: 'USDT', limit: 1 });
  expect((await projections.insurance.flow('day', { coin: 'USDT', before: first.nextId ?? '' })).list).toEqual(days.slice(1));
  expect((await projections.insurance.flow('day', { coin: 'USDT', before: '9'.repeat(18) })).list).toEqual(days);
  await projections.close();
});
