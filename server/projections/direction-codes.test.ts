// The direction codes of what the exchange itself closes, each from a state in which it does so, in both position modes.
import { expect, test } from 'vitest';

import { MarginMode, Side } from '#lib/contract/enums.ts';
import { ticks, units } from '#server/engine/units.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { noHistory } from './candles/candle-history.ts';
import { createProjections } from './create-projections.ts';
import { sampleDated, sampleDeliveryMs, sampleLinear } from './sample-contracts.ts';
import { ann, bob, cat, openSampleExchange } from './sample-exchange.ts';

const log = { info: () => undefined, error: () => undefined };
const store = await openTestStore();

const tables = 'position_rounds, liquidations, funding_slots, funding_payments, deliveries';

type Sample = ReturnType<typeof openSampleExchange>;
const hedged = (sample: Sample, ...accountIds: number[]): void => {
  for (const accountId of accountIds) sample.send({ type: 'set-position-mode', accountId, line: 10, mode: 2 });
};
const isolate = (sample: Sample, accountId: number): void =>
  sample.send({ type: 'set-margin-mode', accountId, marketId: sampleLinear.marketId, mode: MarginMode.isolated });
/** The rest in a futures wallet. */
const keep = (sample: Sample, accountId: number, usdt: bigint): void =>
  sample.send({
    type: 'transfer-funds',
    accountId,
    assetId: 0,
    from: 'futures',
    to: 'spot',
    units: units(10n ** 14n - usdt * 10n ** 8n),
  });
const codesOf = async (sample: Sample, accountId: number) => {
  await store.pool.query(`truncate projection_checkpoints, orders, fills, ledger_entries, trades, candles, ${tables}`);
  const { listings, records } = sample;
  const projections = await createProjections({ store, listings, history: noHistory, log });
  projections.onRecords(records);
  await projections.caughtUp(records.length);
  const [steps, ends, orders, fills] = [
    await projections.liquidations.list(accountId, {}),
    await projections.positions.history(accountId, {}),
    await projections.orders.history(accountId, {}),
    await projections.fills.list(accountId, {}),
  ];
  await projections.close();
  return {
    steps: steps.list.map(({ step, delegateType }) => `${step} ${delegateType}`),
    ends: ends.list.map(({ closedBy, delegateType }) => `${closedBy} ${delegateType}`),
    orders: orders.map(({ delegateType }) => delegateType),
    fills: fills.map(({ delegateType }) => delegateType),
  };
};

test.each([
  ['a long one-way', Side.buy, false, 9_530, 26],
  ['a short one-way', Side.sell, false, 10_470, 25],
  ['a long hedged', Side.buy, true, 9_530, 7],
  ['a short hedged', Side.sell, true, 10_470, 8],
])('isolated and taken over: %s', async (_what, side, isHedge, price, code) => {
  const sample = openSampleExchange();
  if (isHedge) hedged(sample, cat);
  isolate(sample, cat);
  sample.trade(bob, cat, side, 10_000, 10_000, isHedge ? { holdSide: side === Side.buy ? 'long' : 'short' } : {});
  sample.mark(price);
  // Cat trades on in another mode; what was keeps its code.
  sample.send({ type: 'set-position-mode', accountId: cat, line: 10, mode: isHedge ? 1 : 2 });
  sample.trade(bob, cat, Side.buy, 1_000, price, isHedge ? {} : { holdSide: 'long' });
  expect(await codesOf(sample, cat)).toMatchObject({ steps: [`taken ${code}`], ends: [`liquidation ${code}`] });
});

test.each([
  ['a long', Side.buy, 'long', 9_040, 11],
  ['a short', Side.sell, 'short', 10_960, 12],
] as const)('cross, hedged and taken over: %s', async (_what, side, holdSide, price, code) => {
  const sample = openSampleExchange();
  hedged(sample, cat);
  keep(sample, cat, 10n);
  sample.trade(bob, cat, side, 10_000, 10_000, { holdSide });
  sample.mark(price);
  expect(await codesOf(sample, cat)).toMatchObject({ steps: [`taken ${code}`], ends: [`liquidation ${code}`] });
});

test.each([
  ['a short one-way', Side.buy, false, 9_400, 37],
  ['a long one-way', Side.sell, false, 10_600, 38],
  ['a short hedged', Side.buy, true, 9_400, 36],
  ['a long hedged', Side.sell, true, 10_600, 35],
])('deleveraged: %s', async (_what, loser, isHedge, price, code) => {
  const sample = openSampleExchange(0n);
  isolate(sample, cat);
  const own = loser === Side.buy ? Side.sell : Side.buy;
  if (isHedge) hedged(sample, bob);
  sample.order(cat, loser, 10_000, 10_000);
  sample.order(bob, own, 10_000, 10_000, isHedge ? { holdSide: own === Side.buy ? 'long' : 'short' } : {});
  sample.mark(price);
  expect(await codesOf(sample, bob)).toMatchObject({ steps: [`deleveraged ${code}`], ends: [`deleverage ${code}`] });
});

test.each([
  ['a long one-way', Side.buy, false, 24, 21],
  ['a short one-way', Side.sell, false, 23, 22],
  ['a long hedged', Side.buy, true, 5, 1],
  ['a short hedged', Side.sell, true, 6, 2],
])('reduced on the book: %s', async (_what, side, isHedge, code, opening) => {
  const sample = openSampleExchange();
  if (isHedge) hedged(sample, cat);
  keep(sample, cat, 100_000n);
  // 1,500,000 of value are of the second tier: 2.5 % and the fee, less 21,000. Up to 1,000,000 it is 0.4 %.
  sample.trade(bob, cat, side, 150_000_000, 10_000, isHedge ? { holdSide: side === Side.buy ? 'long' : 'short' } : {});
  // 99,100 are left after the fee. At 94.30 13,600 against 15,211, at 105.50 16,600 against 19,512.
  const price = side === Side.buy ? 9_430 : 10_550;
  sample.order(ann, side, 150_000_000, price);
  sample.mark(price);
  const { steps, orders, fills } = await codesOf(sample, cat);
  expect([steps, orders, fills]).toEqual([[`reduced ${code}`], [code, opening], [code, opening]]);
});

test.each([
  ['one-way', false],
  ['hedged', true],
])('delivered: %s', async (_what, isHedge) => {
  const sample = openSampleExchange();
  if (isHedge) hedged(sample, ann, bob);
  const marketId = sampleDated.marketId;
  sample.order(bob, Side.sell, 10_000, 10_000, { marketId, ...(isHedge ? { holdSide: 'short' as const } : {}) });
  sample.order(ann, Side.buy, 10_000, 10_000, { marketId, ...(isHedge ? { holdSide: 'long' as const } : {}) });
  sample.passTime(sampleDeliveryMs);
  sample.send({ type: 'settle-delivery', marketId, priceTicks: ticks(10_100) });
  expect((await codesOf(sample, ann)).ends).toEqual(['delivery 9']);
  expect((await codesOf(sample, bob)).ends).toEqual(['delivery 10']);
});

test('closed by its owner', async () => {
  const sample = openSampleExchange();
  hedged(sample, cat);
  sample.trade(bob, ann, Side.buy, 100, 10_000);
  sample.trade(bob, ann, Side.sell, 100, 10_000);
  sample.trade(bob, cat, Side.buy, 100, 10_000, { holdSide: 'long' });
  sample.trade(bob, cat, Side.sell, 100, 10_000, { holdSide: 'long' });
  expect(await codesOf(sample, ann)).toMatchObject({ ends: ['trade 22'], orders: [22, 21], fills: [22, 21] });
  expect(await codesOf(sample, cat)).toMatchObject({ ends: ['trade 3'], orders: [3, 1], fills: [3, 1] });
});
