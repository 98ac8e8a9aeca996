// A leader's trades with what copies made of them, put together from what both have traded.
import { expect, test } from 'vitest';

import { leaderRounds, type MarketChange } from '#lib/order-math/copy/record/leader-rounds.ts';
import { copiedTrades, type CopyOfMarket } from './copied-trades.ts';
import { type AnswerRow, copyAnswers, type CopyFill } from './copy-answers.ts';
import { sumGaps } from './sum-gaps.ts';

const change = (order: number, side: 'buy' | 'sell', lots: bigint, ticks: bigint): MarketChange => ({
  order,
  timeMs: order * 10,
  side,
  lots,
  value: lots * ticks,
  feeUnits: lots,
  lastTicks: ticks,
});

const fill = (sequence: number, side: 'buy' | 'sell', lots: bigint, ticks: bigint): CopyFill => ({
  sequence,
  side,
  lots,
  value: lots * ticks,
  feeUnits: lots,
  ticks,
  isForced: false,
});

test('a leader’s trades go from nothing to nothing, through a turn as well', () => {
  const rounds = leaderRounds(
    [
      change(1, 'buy', 10n, 100n),
      change(2, 'buy', 10n, 110n),
      change(3, 'sell', 30n, 120n),
      change(4, 'buy', 10n, 90n),
      change(5, 'buy', 1n, 90n),
    ],
    null,
  );
  expect(
    rounds.map(({ orders, endTicks }) => [endTicks, orders.map(({ order, isEntry, lots, value }) => [order, isEntry, lots, value])]),
  ).toEqual([
    [
      120n,
      [
        [1, true, 10n, 1_000n],
        [2, true, 10n, 1_100n],
        [3, false, 20n, 2_400n],
      ],
    ],
    [
      90n,
      [
        [3, true, 10n, 1_200n],
        [4, false, 10n, 900n],
      ],
    ],
    [null, [[5, true, 1n, 90n]]],
  ]);
});

test('on spot, coins from before are no part of a trade', () => {
  const rounds = leaderRounds([change(1, 'sell', 5n, 100n), change(2, 'buy', 10n, 100n), change(3, 'sell', 15n, 120n)], 10n);
  expect(rounds.map(({ orders }) => orders.map(({ order, lots }) => [order, lots]))).toEqual([
    [
      [2, 10n],
      [3, 10n],
    ],
  ]);
});

test('on spot a trade is over when the rest of it went into fees', () => {
  // A lot is 10 units; each purchase of 1,000 lots pays 1 lot of the coin, and half a lot.
  const fee = { coinFeeUnits: 15n };
  const rounds = leaderRounds(
    [
      { ...change(1, 'buy', 1_000n, 100n), ...fee },
      { ...change(2, 'buy', 1_000n, 110n), ...fee },
      change(3, 'sell', 1_000n, 120n),
      // 2,000 less 3 in fees, less 1,000.
      change(4, 'sell', 997n, 125n),
      { ...change(5, 'buy', 1_000n, 130n), ...fee },
      change(6, 'sell', 997n, 140n),
    ],
    10n,
  );
  expect(rounds.map(({ endTicks, orders }) => [endTicks, orders.map(({ order, afterLots }) => [order, afterLots])])).toEqual([
    [
      125n,
      [
        [1, 1_000n],
        [2, 2_000n],
        [3, 1_000n],
        [4, 0n],
      ],
    ],
    // A lot and a half are left: that is not all.
    [
      null,
      [
        [5, 1_000n],
        [6, 3n],
      ],
    ],
  ]);
});

const copy = (rows: readonly AnswerRow[], fills: readonly CopyFill[], more: Partial<CopyOfMarket> = {}): CopyOfMarket => ({
  answers: copyAnswers(rows, fills),
  fromMs: 0,
  toMs: Number.POSITIVE_INFINITY,
  wantedLots: () => 4n,
  fundingOf: () => 0n,
  ...more,
});

const rounds = leaderRounds([change(1, 'buy', 10n, 100n), change(3, 'sell', 10n, 120n)], null);

test('two copies: one paid more and lost its stop, the other was skipped', () => {
  const arrivals = new Map([['1 true', 101n]]);
  const arrival = (order: number, isEntry: boolean) => arrivals.get(`${order} ${isEntry}`);
  const first = copiedTrades(
    rounds,
    copy([{ sequence: 2, order: 1, isEntry: true }], [fill(2, 'buy', 4n, 102n), fill(3, 'sell', 4n, 90n)]),
    arrival,
    1n,
  );
  const second = copiedTrades(rounds, copy([], []), arrival, 1n);
  const { trades, copiedOrders, skippedOrders, leaderUnits, followerUnits, parts } = sumGaps([...first, ...second], 5n);
  expect([trades, copiedOrders, skippedOrders]).toEqual([2, 1, 3]);
  // Twice 4 lots from 100 to 120, less fees of 8 each; the one that copied bought 4 at 102 and sold them at 90, less fees and share.
  expect([leaderUnits, followerUnits]).toEqual([144n, -61n]);
  // 1 a lot for the market that had moved and 30 a lot for the early end; 1 a lot for the book; 80 for what was skipped, whose fees were saved.
  expect(parts).toEqual({ price: -4n, time: -124n, size: 0n, skipped: -80n, fees: 8n, share: -5n });
});

test('orders from before the copy, and openings after its end, were not to be followed', () => {
  const none = () => undefined;
  expect(copiedTrades(rounds, copy([], [], { fromMs: 11 }), none, 1n)).toEqual([]);
  expect(copiedTrades(rounds, copy([], [], { toMs: 9 }), none, 1n)).toEqual([]);
});

test('a copy that leaves the open trade leaves nothing in the one that is over', () => {
  const withOpen = leaderRounds([change(1, 'buy', 10n, 100n), change(3, 'sell', 10n, 120n), change(5, 'buy', 10n, 130n)], null);
  const rows = [
    { sequence: 2, order: 1, isEntry: true },
    { sequence: 4, order: 3, isEntry: false },
    { sequence: 6, order: 5, isEntry: true },
  ];
  const fills = [fill(2, 'buy', 4n, 100n), fill(4, 'sell', 4n, 120n), fill(6, 'buy', 4n, 130n), fill(8, 'sell', 4n, 110n)];
  const { trades, followerUnits } = sumGaps(
    copiedTrades(withOpen, copy(rows, fills), () => undefined, 1n),
    0n,
  );
  // 4 lots from 100 to 120, less a fee of 1 a lot each way; the 80 lost since are of a trade that is not over.
  expect([trades, followerUnits]).toEqual([1, 72n]);
});

test('lots that outlive a trade are of that trade, whenever they are closed', () => {
  const both = leaderRounds(
    [change(1, 'buy', 10n, 100n), change(3, 'sell', 10n, 120n), change(5, 'buy', 10n, 130n), change(9, 'sell', 10n, 150n)],
    null,
  );
  const rows = [
    { sequence: 2, order: 1, isEntry: true },
    { sequence: 4, order: 3, isEntry: false },
    { sequence: 6, order: 5, isEntry: true },
    { sequence: 10, order: 9, isEntry: false },
  ];
  // One of four could not be sold with the leader, and goes with the next trade.
  const fills = [fill(2, 'buy', 4n, 100n), fill(4, 'sell', 3n, 120n), fill(6, 'buy', 4n, 130n), fill(10, 'sell', 5n, 150n)];
  const trades = copiedTrades(both, copy(rows, fills), () => undefined, 1n);
  expect(trades.map((trade) => sumGaps([trade], 0n).followerUnits)).toEqual([3n * 120n + 150n - 400n - 8n, 4n * 20n - 8n]);
});

test('a fill that no row tells of yet is of no trade', () => {
  const { trades, followerUnits } = sumGaps(
    copiedTrades(rounds, copy([], [fill(2, 'buy', 4n, 102n)]), () => undefined, 1n),
    0n,
  );
  expect([trades, followerUnits]).toEqual([1, 0n]);
});

test('an order of the moment in which a copy begins or ends is to be followed', () => {
  // Order 1 is of the time 10.
  for (const more of [{ fromMs: 10 }, { toMs: 10 }])
    expect(copiedTrades(rounds, copy([], [], more), () => undefined, 1n)[0]?.orders.map(({ intendedLots }) => intendedLots)).toEqual([
      4n,
      4n,
    ]);
});

test('a trade counts when one of its orders was to be followed, or was followed all the same', () => {
  const added = leaderRounds([change(1, 'buy', 10n, 100n), change(2, 'buy', 10n, 100n), change(3, 'sell', 20n, 120n)], null);
  const none = () => undefined;
  const intended = (market: CopyOfMarket) =>
    copiedTrades(added, market, none, 1n).map(({ orders }) => orders.map(({ intendedLots, lots }) => [intendedLots, lots]));
  // It ended between the orders 1 and 2.
  expect(intended(copy([], [], { toMs: 15 }))).toEqual([
    [
      [4n, 0n],
      [0n, 0n],
      [4n, 0n],
    ],
  ]);
  // It began later, and has answered order 1 yet.
  expect(intended(copy([{ sequence: 40, order: 1, isEntry: true }], [fill(40, 'buy', 3n, 100n)], { fromMs: 25 }))).toEqual([
    [
      [0n, 3n],
      [0n, 0n],
      [0n, 0n],
    ],
  ]);
});

test('funding counts from the begin of both to the end of the trade; of the copy until the next trade begins', () => {
  // Long from 10 to 30; short from 30, by the rest of the same order, to 50; long from 70 to 90.
  const three = leaderRounds(
    [
      change(1, 'buy', 10n, 100n),
      change(3, 'sell', 20n, 120n),
      change(5, 'buy', 10n, 110n),
      change(7, 'buy', 10n, 100n),
      change(9, 'sell', 10n, 90n),
    ],
    null,
  );
  const asked: (readonly [string, number, number])[] = [];
  const fundingOf: CopyOfMarket['fundingOf'] = (whose, fromMs, toMs) => {
    asked.push([whose, fromMs, toMs]);
    return whose === 'leader' ? 7n : 3n;
  };
  const trades = copiedTrades(three, copy([], [], { fromMs: 5, fundingOf }), () => undefined, 1n);
  expect(asked).toEqual([
    ['leader', 10, 30],
    ['copy', 10, 30],
    ['leader', 30, 50],
    ['copy', 30, 69],
    ['leader', 70, 90],
    ['copy', 70, Infinity],
  ]);
  expect(trades.map(({ leaderFundingUnits, fundingUnits }) => [leaderFundingUnits, fundingUnits])).toEqual([
    [7n, 3n],
    [7n, 3n],
    [7n, 3n],
  ]);
  asked.length = 0;
  copiedTrades(
    three.slice(0, 1),
    copy([{ sequence: 25, order: 1, isEntry: true }], [fill(25, 'buy', 4n, 100n)], { fromMs: 20, fundingOf }),
    () => undefined,
    1n,
  );
  expect(asked).toEqual([
    ['leader', 20, 30],
    ['copy', 20, Infinity],
  ]);
});
