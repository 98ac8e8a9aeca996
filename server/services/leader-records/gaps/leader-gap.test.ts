// The gap of a leader and several copies, out of what all of them have traded and what the copies have said.
import { expect, test } from 'vitest';

import { createListings } from '#server/engine/listings.ts';
import { sampleCoin, sampleDollar, sampleLinear } from '#server/projections/sample-contracts.ts';
import { sampleListings } from '#server/projections/sample-events.ts';
import type { LeaderTrade } from '../known-leader.ts';
import { type KnownCopies, leaderGap } from './leader-gap.ts';
import type { MarketFill } from './market-fills.ts';

const listings = createListings(sampleListings.assets, sampleListings.markets);
listings.listContracts([sampleLinear, sampleCoin], [sampleDollar]);
const [leaderId, first, second] = [1000, 2001, 2002];
/** Of all of them a lot is a ten-thousandth and a tick a cent: together 100 units. */
const [btcSpot, ethSpot, contract] = [0, 1, 4096];

const fill = (
  accountId: number,
  sequence: number,
  side: 'buy' | 'sell',
  lots: bigint,
  ticks: bigint,
  more: Partial<MarketFill> = {},
): MarketFill => ({
  accountId,
  marketId: contract,
  timeMs: sequence * 10,
  sequence,
  isForced: false,
  side,
  lots,
  value: lots * ticks,
  feeUnits: 0n,
  coinFeeUnits: 0n,
  ticks,
  ...more,
});

type Copy = KnownCopies['copies'][number];
const copyOf = (strategyId: number, more: Partial<Copy> = {}): Copy => ({
  strategyId,
  startedMs: 0,
  endedMs: null,
  marketIds: [contract],
  sizing: { by: 'multiplier', multiplier: '0.5' },
  leverage: null,
  equityUnits: 0,
  sharedUnits: 0,
  points: [],
  ...more,
});

const known = (copies: readonly Copy[], more: Partial<KnownCopies> = {}): KnownCopies => ({
  leaderId,
  line: 'futures',
  hours: [],
  trades: [],
  copies,
  ...more,
});

const paid = (accountId: number, timeMs: number, units: bigint, marketId: number = contract) => ({ accountId, marketId, timeMs, units });

test('two copies of one trade: prices, times, fees, funding and shares', () => {
  const copies = [
    copyOf(second, { marketIds: [btcSpot, contract], sizing: { by: 'quantity', quantity: '0.0002' }, sharedUnits: 20 }),
    copyOf(first, { marketIds: [btcSpot, contract], sharedUnits: 30 }),
  ];
  const fills = [
    // At 102 in the mean.
    fill(leaderId, 10, 'buy', 6n, 100n, { feeUnits: 4n }),
    fill(leaderId, 10, 'buy', 4n, 105n, { feeUnits: 6n }),
    fill(first, 12, 'buy', 5n, 103n, { feeUnits: 1n }),
    fill(second, 13, 'buy', 2n, 104n, { feeUnits: 1n }),
    // Spot is another line.
    fill(leaderId, 20, 'buy', 7n, 100n, { marketId: btcSpot }),
    fill(leaderId, 21, 'sell', 7n, 200n, { marketId: btcSpot }),
    fill(leaderId, 30, 'sell', 10n, 120n, { feeUnits: 8n }),
    fill(first, 32, 'sell', 5n, 119n, { feeUnits: 2n }),
    fill(second, 33, 'sell', 2n, 118n, { feeUnits: 1n }),
  ];
  const rows = [
    { copyId: first, leg: 0, sequence: 12, order: 20, isEntry: true },
    { copyId: first, leg: 1, sequence: 12, order: 10, isEntry: true },
    { copyId: first, leg: 1, sequence: 32, order: 30, isEntry: false },
    { copyId: second, leg: 1, sequence: 13, order: 10, isEntry: true },
    { copyId: second, leg: 1, sequence: 33, order: 30, isEntry: false },
  ];
  const funding = [
    // Of the leader 20 in his trade, of the first copy 9 in it and after it.
    paid(leaderId, 99, 1_000n),
    paid(leaderId, 100, 12n),
    paid(leaderId, 300, 8n),
    paid(leaderId, 301, 1_000n),
    paid(leaderId, 200, 1_000n, 4097),
    paid(first, 200, 4n),
    paid(first, 400, 5n),
    paid(3000, 200, 1_000n),
  ];
  const gap = leaderGap(listings, known(copies), { fills, rows, funding });
  expect(leaderGap(listings, known(copies.toReversed()), { fills, rows, funding })).toEqual(gap);
  expect(gap).toEqual({
    trades: 2,
    copiedOrders: 4,
    skippedOrders: 0,
    // Of 5 lots: 18 each, less 5 and 4 of fees, and half of the funding; of 2 lots: 18 each, less 2 and 1.6, and a fifth.
    leaderUnits: 9_000n - 9n + 10n + (3_600n - 3n + 4n),
    // 5 lots from 103 to 119 and 2 lots from 104 to 118.
    followerUnits: 8_000n - 3n + 9n + (2_800n - 2n) - 50n,
    parts: {
      // The second came to the book after the first: a cent worse on each side.
      price: -400n,
      // From 102 to 103 and from 120 to 119, 7 lots each.
      time: -1_400n,
      size: 0n,
      skipped: 0n,
      fees: 9n - 3n + (9n - 10n) + (3n - 2n) + (0n - 4n),
      share: -50n,
    },
  });
});

/** What 10,000 lots from 100.00 to 100.10, and nothing copied, come to at the sizes of a copy: 1,000 units a lot. */
function intendedLots(copy: Copy, more: Partial<KnownCopies> = {}, marketId: number = contract): bigint {
  const fills = [fill(leaderId, 10, 'buy', 10_000n, 10_000n, { marketId }), fill(leaderId, 30, 'sell', 10_000n, 10_010n, { marketId })];
  return leaderGap(listings, known([copy], more), { fills, rows: [], funding: [] }).leaderUnits / 1_000n;
}

const trade = (leverage: number, openedMs: number | null, endedMs: number, marketId: number = contract): LeaderTrade => ({
  marketId,
  holdSide: 'long',
  openedMs,
  endedMs,
  leverage,
  closedBy: 'trade',
  netUnits: 0n,
  openedUnits: 0n,
});

test('an amount is a margin: at the leverage of the copy, or that of the leader’s trade at the time', () => {
  // 10 ÷ 100 are 1,000 lots; the order is of the time 100.
  const byAmount = { sizing: { by: 'amount', amount: '10' } } as const;
  const trades = [trade(7, 0, 300, 4097), trade(5, 0, 99), trade(9, 101, 300), trade(3, 100, 300)];
  expect(intendedLots(copyOf(first, byAmount), { trades })).toBe(3_000n);
  expect(intendedLots(copyOf(first, { ...byAmount, leverage: 2 }), { trades })).toBe(2_000n);
  expect(intendedLots(copyOf(first, byAmount), { trades: [trade(4, null, 100)] })).toBe(4_000n);
  expect(intendedLots(copyOf(first, byAmount))).toBe(1_000n);
  expect(intendedLots(copyOf(first, { ...byAmount, leverage: 2 }), { line: 'spot' }, btcSpot)).toBe(1_000n);
});

test('a copy by worth takes the worths of both at the last row before an order', () => {
  const hour = (hourMs: number, equityUnits: number) => ({ hourMs, equityUnits, profitUnits: 0, mostMarginUnits: 0 });
  const point = (timeMs: number, putInUnits: number, totalUnits: number) => ({ timeMs, putInUnits, totalUnits });
  const worths = (hours: readonly ReturnType<typeof hour>[], points: Copy['points']) =>
    intendedLots(copyOf(first, { sizing: { by: 'equity' }, points }), { hours });
  // 10,000 lots × 400 ÷ 2,000; the order is of the time 100.
  expect(worths([hour(0, 1_000), hour(100, 2_000), hour(101, 9_000)], [point(50, 100, 0), point(99, 300, 100), point(200, 900, 0)])).toBe(
    2_000n,
  );
  // Before the first row that one counts.
  expect(worths([hour(120, 1_000), hour(130, 5_000)], [point(110, 300, 0), point(120, 900, 0)])).toBe(3_000n);
  // No worth is known: nothing was to be followed.
  expect(worths([], [point(50, 100, 0)])).toBe(0n);
  expect(worths([hour(0, 1_000)], [])).toBe(0n);
});

test('a copy that ended before an order was not to follow it', () => {
  expect([null, 100, 99].map((endedMs) => intendedLots(copyOf(first, { endedMs })))).toEqual([5_000n, 5_000n, 0n]);
  expect(intendedLots(copyOf(first, { startedMs: 101 }))).toBe(0n);
});

test('on spot a trade is over when a fee in the coin has taken the rest of it; each market has its own trades', () => {
  const fills = [
    // A lot of 10,000 units was taken as the fee: it cost 100 × 100.
    fill(leaderId, 10, 'buy', 100n, 100n, { marketId: btcSpot, coinFeeUnits: 10_000n, feeUnits: 10_000n }),
    fill(leaderId, 20, 'buy', 100n, 100n, { marketId: ethSpot }),
    fill(leaderId, 30, 'sell', 99n, 105n, { marketId: btcSpot }),
    fill(leaderId, 40, 'sell', 100n, 103n, { marketId: ethSpot }),
    // Contracts are another line.
    fill(leaderId, 50, 'buy', 1n, 100n),
    fill(leaderId, 60, 'sell', 1n, 900n),
  ];
  const gap = leaderGap(listings, known([copyOf(first, { marketIds: [btcSpot] })], { line: 'spot' }), { fills, rows: [], funding: [] });
  // 50 lots each: 5 a lot less half of the fee, and 3 a lot.
  expect([gap.trades, gap.skippedOrders, gap.leaderUnits]).toEqual([2, 4, 25_000n - 5_000n + 15_000n]);
});

test('a command that trades on both sides is two orders', () => {
  const fills = [fill(leaderId, 10, 'buy', 10n, 100n), fill(leaderId, 10, 'sell', 10n, 101n)];
  expect(leaderGap(listings, known([copyOf(first)]), { fills, rows: [], funding: [] })).toMatchObject({ trades: 1, leaderUnits: 500n });
});

test('a short of a contract is a trade', () => {
  const fills = [fill(leaderId, 10, 'sell', 10n, 101n), fill(leaderId, 20, 'buy', 10n, 100n)];
  expect(leaderGap(listings, known([copyOf(first)]), { fills, rows: [], funding: [] })).toMatchObject({ trades: 1, leaderUnits: 500n });
});
