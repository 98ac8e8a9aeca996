// Rows of trades and of liquidations as one line of fills: forced or not, with fees in money.
import { expect, test } from 'vitest';

import { createListings } from '#server/engine/listings.ts';
import { sampleLinear } from '#server/projections/sample-contracts.ts';
import { sampleListings } from '#server/projections/sample-events.ts';
import { historyPlace } from '#server/projections/writing/history-place.ts';
import { type ClosedRow, type FillRow, marketFills } from './market-fills.ts';

const listings = createListings(sampleListings.assets, sampleListings.markets);
listings.listContracts([sampleLinear]);
const [usdt, btc, eth] = [0, 1, 2];

/** Three lots of spot, of 10,000 units each, at 100.01. */
const row = (sequence: number, more: Partial<FillRow> = {}): FillRow => ({
  id: historyPlace(sequence, 0),
  accountId: 1000,
  marketId: 0,
  side: 'buy',
  priceTicks: 10_001,
  quantityLots: 3,
  notionalUnits: 3_000_300n,
  feeAssetId: usdt,
  feeUnits: 31n,
  timeMs: sequence * 10,
  ...more,
});

const step = (sequence: number, more: Partial<ClosedRow> = {}): ClosedRow => ({
  sequence,
  accountId: 1000,
  marketId: 4096,
  holdSide: 'long',
  step: 'taken',
  lots: 4,
  value: 402n,
  feeUnits: 5n,
  insuranceUnits: -2n,
  timeMs: sequence * 10,
  ...more,
});

test('a fill has its value in ticks, and what its fee is worth in money, up', () => {
  const fees = [
    // 31 units of coin × 3,000,300 ÷ 30,000 = 3,100.31.
    row(1, { feeAssetId: btc }),
    // 30 × 3,000,000 ÷ 30,000 = 3,000.
    row(2, { feeAssetId: btc, feeUnits: 30n, priceTicks: 10_000, notionalUnits: 3_000_000n }),
    row(3),
    row(4, { feeAssetId: eth }),
  ];
  expect(marketFills(listings, fees, []).map(({ feeUnits, coinFeeUnits, value, lots }) => [feeUnits, coinFeeUnits, value, lots])).toEqual([
    [3_101n, 31n, 30_003n, 3n],
    [3_000n, 30n, 30_000n, 3n],
    [31n, 0n, 30_003n, 3n],
    [31n, 0n, 30_003n, 3n],
  ]);
});

test('what a step of a liquidation has traded in the book is forced, and what it has taken is a fill of its own', () => {
  const steps = [
    step(7, { step: 'reduced' }),
    step(5),
    step(6, { step: 'deleveraged', holdSide: 'short', insuranceUnits: 0n }),
    step(8, { step: 'netted', lots: 0, value: 0n }),
  ];
  const fills = marketFills(listings, [row(5), row(7), row(7, { accountId: 1001 }), row(9)], steps);
  expect(fills.map(({ sequence, accountId, isForced, side, lots }) => [sequence, accountId, isForced, side, lots])).toEqual([
    [5, 1000, false, 'buy', 3n],
    [5, 1000, true, 'sell', 4n],
    [6, 1000, true, 'buy', 4n],
    [7, 1000, true, 'buy', 3n],
    [7, 1001, false, 'buy', 3n],
    [8, 1000, true, 'sell', 0n],
    [9, 1000, false, 'buy', 3n],
  ]);
  // 402 ÷ 4 lots, down; of the fee of 5 the fund has paid 2.
  expect(fills[1]).toEqual({
    accountId: 1000,
    marketId: 4096,
    timeMs: 50,
    sequence: 5,
    isForced: true,
    side: 'sell',
    lots: 4n,
    value: 402n,
    feeUnits: 3n,
    coinFeeUnits: 0n,
    ticks: 100n,
  });
});
