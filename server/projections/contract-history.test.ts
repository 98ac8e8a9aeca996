// The written history of contracts against the core's actions, worked out by hand: once each, whatever is told twice or cut short.
import { beforeEach, describe, expect, test } from 'vitest';

import { BusinessLine, MarginMode, Side } from '#lib/contract/enums.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { Listings } from '#server/engine/listings.ts';
import { ticks, units } from '#server/engine/units.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { noHistory } from './candles/candle-history.ts';
import { createProjections, type Projections } from './create-projections.ts';
import { sampleCoin, sampleDated, sampleDeliveryMs, sampleLinear } from './sample-contracts.ts';
import { ann, bob, cat, openSampleExchange } from './sample-exchange.ts';

const log = { info: () => undefined, error: () => undefined };
const store = await openTestStore();

const tables = 'position_rounds, liquidations, funding_slots, funding_payments, deliveries';
beforeEach(async () => {
  await store.pool.query(`truncate orders, fills, ledger_entries, trades, candles, projection_checkpoints, ${tables}`);
});

/** Writes the records in one batch. */
async function written({ listings, records }: { listings: Listings; records: readonly EventRecord[] }): Promise<Projections> {
  const projections = await createProjections({ store, listings, history: noHistory, log });
  projections.onRecords(records);
  await projections.caughtUp(records.length);
  return projections;
}

/** 10,000 long at 100, 5,000 more at 101; 6,000 of them sold at 102; a funding at 102; the rest sold at 101.50. */
function longLife() {
  const sample = openSampleExchange();
  sample.trade(bob, ann, Side.buy, 10_000, 10_000);
  sample.trade(bob, ann, Side.buy, 5_000, 10_100);
  sample.trade(bob, ann, Side.sell, 6_000, 10_200);
  sample.mark(10_200);
  sample.send({ type: 'settle-funding', marketId: sampleLinear.marketId, slotMs: 28_800_000 * 59_028, rateE8: 10_000 });
  sample.trade(bob, ann, Side.sell, 9_000, 10_150);
  return sample;
}

const annsLife = {
  symbolId: 'BTCUSDT_UMCBL',
  businessLine: 10,
  holdSide: 'long',
  marginMode: 2,
  leverage: 20,
  largestCount: '1.5000',
  closedCount: '1.5000',
  // (100 × 1 + 101 × 0.5) ÷ 1.5, and (102 × 0.6 + 101.5 × 0.9) ÷ 1.5.
  averageOpenPrice: '100.33333333333333',
  averageClosePrice: '101.7',
  // 0.6 × (102 − 100.333…) + 0.9 × (101.5 − 100.333…).
  achievedProfits: '2.05',
  // 0.06 % of 100 + 50.5 + 61.2 + 91.35.
  paidFees: '-0.18183',
  // 0.01 % of 0.9 × 102.
  paidFunding: '-0.00918',
  insurance: '0',
  netProfit: '1.85899',
  coin: 'USDT',
  closedBy: 'trade',
};

describe('the life of a position', () => {
  test('what it cost and brought, to the unit what the wallet has more', async () => {
    const sample = longLife();
    const projections = await written(sample);
    const { list } = await projections.positions.history(ann, {});
    expect(list).toMatchObject([annsLife]);
    expect(sample.exchange.futures(ann)?.wallets.find(({ assetId }) => assetId === 0)?.available).toBe(10n ** 14n + 185_899_000n);
    // The maker's side: fees of 0.02 %, and the funding that ann paid.
    expect((await projections.positions.history(bob, {})).list).toMatchObject([
      { holdSide: 'short', achievedProfits: '-2.05', paidFees: '-0.06061', paidFunding: '0.00918', netProfit: '-2.10143' },
    ]);
    expect(projections.positions.futuresAccount(sample.exchange.futures(ann), ann, 10).positions).toEqual([]);
    await projections.close();
  });

  test.each(['told twice', 'cut short', 'one by one'])('once, %s', async (how) => {
    const { listings, records } = longLife();
    const first = await createProjections({ store, listings, history: noHistory, log });
    const cut = Math.floor(records.length * 0.8);
    if (how === 'one by one')
      for (const one of records.slice(0, cut)) {
        first.onRecords([one]);
        await first.caughtUp(one.sequence);
      }
    else first.onRecords(records.slice(0, cut));
    if (how === 'told twice') first.onRecords(records.slice(0, cut));
    await first.caughtUp(cut);
    await first.close();
    const second = await written({ listings, records });
    if (how === 'told twice') second.onRecords(records);
    expect((await second.positions.history(ann, {})).list).toMatchObject([annsLife]);
    const { rows } = await store.pool.query(
      `select (select count(*)::int from position_rounds) as rounds, (select count(*)::int from funding_payments) as payments,
      (select count(*)::int from funding_slots) as slots, (select count(*)::int from fills) as fills`,
    );
    expect(rows).toEqual([{ rounds: 2, payments: 2, slots: 1, fills: 8 }]);
    await second.close();
  });

  test('an open one is told with the account, by a process that has not seen it open, too', async () => {
    const sample = openSampleExchange();
    sample.trade(bob, ann, Side.buy, 10_000, 10_000);
    sample.trade(bob, ann, Side.sell, 4_000, 10_100);
    await (await written(sample)).close();
    const projections = await written(sample);
    const [position] = projections.positions.futuresAccount(sample.exchange.futures(ann), ann, 10).positions;
    // 0.4 × 1, and 0.06 % of 100 + 40.4.
    expect(position).toMatchObject({ total: '0.6000', achievedProfits: '0.4', paidFees: '-0.08424', paidFunding: '0' });
    expect(position?.openTimeMs).toBeGreaterThan(1_700_000_000_000);
    expect((await projections.positions.history(ann, {})).list).toEqual([]);
    await projections.close();
  });

  test('an order that turns a position around ends one life and begins another; its fee is shared by size', async () => {
    const sample = openSampleExchange();
    sample.trade(bob, ann, Side.buy, 10_000, 10_000);
    sample.trade(bob, ann, Side.sell, 15_000, 10_100);
    const projections = await written(sample);
    // 0.06 % of 100, and two thirds of 0.06 % of 151.5.
    expect((await projections.positions.history(ann, {})).list).toMatchObject([
      { holdSide: 'long', achievedProfits: '1', paidFees: '-0.1206', averageClosePrice: '101', closedBy: 'trade' },
    ]);
    expect(projections.positions.futuresAccount(sample.exchange.futures(ann), ann, 10).positions).toMatchObject([
      { holdSide: 'short', total: '0.5000', achievedProfits: '0', paidFees: '-0.0303' },
    ]);
    expect((await projections.fills.list(ann, {})).map(({ profit }) => profit)).toEqual(['1', '0']);
    await projections.close();
  });

  test('of a coin contract: prices in dollars, money in the coin', async () => {
    const sample = openSampleExchange();
    const marketId = sampleCoin.marketId;
    sample.trade(bob, ann, Side.buy, 10_000, 10_000, { marketId });
    sample.trade(bob, ann, Side.sell, 10_000, 10_200, { marketId });
    const projections = await written(sample);
    // 2 dollars at an index of 100; 0.06 % of 100 and of 102 dollars.
    expect((await projections.positions.history(ann, {})).list).toMatchObject([
      {
        symbolId: 'BTCUSD_DMCBL',
        averageOpenPrice: '100',
        averageClosePrice: '102',
        achievedProfits: '0.02',
        paidFees: '-0.001212',
        coin: 'BTC',
      },
    ]);
    expect(await projections.fills.list(ann, { line: BusinessLine.usd })).toMatchObject([
      { symbolId: 'BTCUSD_DMCBL', price: '102.00', amount: '102', fee: '0.000612', feeCoin: 'BTC', profit: '0.02' },
      { price: '100.00', amount: '100', fee: '0.0006', profit: '0' },
    ]);
    expect(await projections.orders.history(ann, { line: BusinessLine.usd })).toMatchObject([
      { averagePrice: '102.00', dealAmount: '102', dealCount: '1.0000', fee: '0.000612', feeCoin: 'BTC', businessLine: 11 },
      { averagePrice: '100.00', dealAmount: '100' },
    ]);
    await projections.close();
  });

  test('pages follow one another, narrowed by line, contract and time', async () => {
    const sample = openSampleExchange();
    for (let round = 0; round < 3; round += 1) {
      sample.trade(bob, ann, Side.buy, 10_000, 10_000);
      sample.trade(bob, ann, Side.sell, 10_000, 10_000 + round);
    }
    const projections = await written(sample);
    const page = async (before?: string) => {
      const { list, nextId } = await projections.positions.history(ann, { limit: 2, before });
      return { profits: list.map(({ achievedProfits }) => achievedProfits), nextId };
    };
    const first = await page();
    expect(first.profits).toEqual(['0.02', '0.01']);
    expect(await page(first.nextId ?? '')).toEqual({ profits: ['0'], nextId: null });
    const count = async (narrowed: object) => (await projections.positions.history(ann, narrowed)).list.length;
    expect([await count({ line: 10 }), await count({ line: 11 }), await count({ symbol: 'BTCUSD_DMCBL' })]).toEqual([3, 0, 0]);
    expect([await count({ holdSide: 'short' }), await count({ toMs: 0 }), await count({ before: 'x' })]).toEqual([0, 0, 0]);
    await projections.close();
  });
});

describe('ends that nobody requested', () => {
  /** Cat, isolated at twenty times: 1 BTC for 100, 5 behind it. Bob is on the other side. */
  const isolated = (fundUnits?: bigint) => {
    const sample = openSampleExchange(fundUnits);
    sample.send({ type: 'set-margin-mode', accountId: cat, marketId: sampleLinear.marketId, mode: MarginMode.isolated });
    sample.trade(bob, cat, Side.buy, 10_000, 10_000);
    return sample;
  };

  test('a liquidation can be explained from beginning to end', async () => {
    const sample = isolated();
    sample.mark(9_530);
    const projections = await written(sample);
    const { list } = await projections.liquidations.list(cat, {});
    expect(list).toMatchObject([
      {
        symbolId: 'BTCUSDT_UMCBL',
        holdSide: 'long',
        step: 'taken',
        marginMode: 1,
        leverage: 20,
        count: '1.0000',
        averageOpenPrice: '100',
        closePrice: '95.3',
        achievedProfits: '-4.7',
        // 5 − 4.7 against 0.46 % of 95.3.
        grounds: { markPrice: '95.30', tier: 1, maintenanceRate: '0.004', equity: '0.3', maintenance: '0.43838', marginRatio: '1.4613' },
        // 0.06 % of 95.3; the fund gets that and the rest of what was left.
        liquidationFee: '0.05718',
        insurance: '0.24282',
        coin: 'USDT',
        entries: [
          { cause: 'liquidation', availableChange: '0.3', frozenChange: '-5', frozenAfter: '0' },
          { cause: 'liquidation', availableChange: '-0.3', frozenChange: '0' },
        ],
      },
    ]);
    expect((await projections.positions.history(cat, {})).list).toMatchObject([
      {
        roundId: list[0]?.roundId,
        closedBy: 'liquidation',
        achievedProfits: '-4.7',
        paidFees: '-0.06',
        insurance: '-0.3',
        netProfit: '-5.06',
      },
    ]);
    expect((await projections.liquidations.list(bob, {})).list).toEqual([]);
    await projections.close();
  });

  test('who is deleveraged sees at what', async () => {
    const sample = isolated(0n);
    // 5 − 6: one is missing, and the fund has nothing.
    sample.mark(9_400);
    const projections = await written(sample);
    expect((await projections.liquidations.list(bob, {})).list).toMatchObject([
      {
        step: 'deleveraged',
        holdSide: 'short',
        count: '1.0000',
        averageOpenPrice: '100',
        closePrice: '95',
        achievedProfits: '5',
        grounds: null,
      },
    ]);
    expect((await projections.positions.history(bob, {})).list).toMatchObject([{ closedBy: 'deleverage', averageClosePrice: '95' }]);
    expect((await projections.liquidations.list(cat, {})).list).toMatchObject([
      { step: 'taken', insurance: '-1', liquidationFee: '0', grounds: { equity: '-1', marginRatio: '' } },
    ]);
    // Not more than the margin is lost: the fund's part counts for the position.
    expect((await projections.positions.history(cat, {})).list).toMatchObject([
      { achievedProfits: '-6', insurance: '1', netProfit: '-5.06' },
    ]);
    await projections.close();
  });

  test('a hedge is netted before a cross account is liquidated', async () => {
    const sample = openSampleExchange();
    sample.send({ type: 'set-position-mode', accountId: cat, line: 10, mode: 2 });
    // All but 30 of the wallet goes back to spot.
    sample.send({
      type: 'transfer-funds',
      accountId: cat,
      assetId: 0,
      from: 'futures',
      to: 'spot',
      units: units(10n ** 14n - 3_000_000_000n),
    });
    sample.trade(bob, cat, Side.buy, 30_000, 10_000, { holdSide: 'long' });
    sample.trade(bob, cat, Side.sell, 10_000, 10_000, { holdSide: 'short' });
    sample.mark(8_550);
    const projections = await written(sample);
    const { list } = await projections.positions.history(cat, {});
    expect(list).toMatchObject([
      { holdSide: 'long', closedBy: 'liquidation', averageClosePrice: '85.5', closedCount: '3.0000' },
      { holdSide: 'short', closedBy: 'netting', averageClosePrice: '85.5', achievedProfits: '14.5', paidFees: '-0.06' },
    ]);
    // Only what was left of the long after that was taken.
    expect((await projections.liquidations.list(cat, { step: 'taken' })).list).toMatchObject([{ count: '2.0000', achievedProfits: '-29' }]);
    // Both sides, at the mark price, with no fee; nothing is said of a margin.
    expect((await projections.liquidations.list(cat, { step: 'netted' })).list).toMatchObject([
      {
        holdSide: 'short',
        delegateType: 20,
        count: '1.0000',
        closePrice: '85.5',
        achievedProfits: '14.5',
        liquidationFee: '0',
        grounds: null,
      },
      { holdSide: 'long', delegateType: 19, count: '1.0000', closePrice: '85.5', achievedProfits: '-14.5', grounds: null },
    ]);
    // Nothing is left, and nothing is owed.
    const net = list.reduce((sum, { netProfit }) => sum + Number(netProfit), 0);
    expect(net).toBeCloseTo(-30, 9);
    await projections.close();
  });

  test('a delivery closes at its price, less its fee', async () => {
    const sample = openSampleExchange();
    const marketId = sampleDated.marketId;
    sample.trade(bob, ann, Side.buy, 10_000, 10_000, { marketId });
    sample.passTime(sampleDeliveryMs);
    sample.send({ type: 'settle-delivery', marketId, priceTicks: ticks(10_100) });
    const projections = await written(sample);
    // 0.06 % of 100 and of 101.
    expect((await projections.positions.history(ann, {})).list).toMatchObject([
      {
        symbolId: 'BTCUSDT1115_UMCBL',
        closedBy: 'delivery',
        averageClosePrice: '101',
        achievedProfits: '1',
        paidFees: '-0.1206',
        netProfit: '0.8794',
      },
    ]);
    expect((await projections.positions.history(bob, {})).list).toMatchObject([{ paidFees: '-0.0806', closedBy: 'delivery' }]);
    expect(await projections.deliveries.deliveredAt([marketId, 8193])).toEqual(new Map([[marketId, 10_100]]));
    await projections.close();
  });
});

test('funding: each slot with its rate, each payment with what it follows from', async () => {
  const sample = longLife();
  const projections = await written(sample);
  const settled = { symbolId: 'BTCUSDT_UMCBL', settleTimeMs: 28_800_000 * 59_028, fundingRate: '0.0001', markPrice: '102.00' };
  expect(await projections.funding.settled('BTCUSDT_UMCBL', 0, Number.MAX_SAFE_INTEGER)).toEqual([settled]);
  expect(await projections.funding.settled('BTCUSDT_UMCBL', 0, settled.settleTimeMs - 1)).toEqual([]);
  expect(await projections.funding.last(10)).toEqual(new Map([['BTCUSDT_UMCBL', settled]]));
  expect(await projections.funding.last(11)).toEqual(new Map());
  expect((await projections.funding.payments(ann, { line: 10 })).list).toMatchObject([
    { holdSide: 'long', count: '0.9000', fundingRate: '0.0001', markPrice: '102.00', amount: '-0.00918', coin: 'USDT' },
  ]);
  expect((await projections.funding.payments(bob, {})).list).toMatchObject([{ holdSide: 'short', amount: '0.00918' }]);
  expect((await projections.funding.payments(ann, { line: 11 })).list).toEqual([]);
  await projections.close();
});

test('lists of spot know nothing of contracts, and those of a line nothing of spot', async () => {
  const sample = openSampleExchange();
  sample.trade(bob, ann, Side.buy, 10_000, 10_000);
  sample.order(ann, Side.buy, 10_000, 9_000);
  const projections = await written(sample);
  const seen = async (line: BusinessLine) => [
    projections.orders.open(ann, { line }).length,
    (await projections.orders.history(ann, { line })).length,
    (await projections.fills.list(ann, { line })).length,
  ];
  expect([
    await seen(BusinessLine.spot),
    await seen(BusinessLine.usdt),
    await seen(BusinessLine.usd),
    await seen(BusinessLine.usdc),
  ]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  await projections.close();
});
