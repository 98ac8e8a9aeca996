// The gap between copies and their leader: the parts of worked examples, and the law that they sum to the difference to the unit.
import { expect, test } from 'vitest';

import { type CopiedOrder, type CopiedTrade, gapOf, gapPartNames } from './gap-parts.ts';
import { intendedSizes } from '../intended-sizes.ts';

const order = (side: 'buy' | 'sell', leader: readonly [lots: bigint, ticks: bigint], mine: Partial<CopiedOrder> = {}): CopiedOrder => {
  const [lots, ticks] = leader;
  return {
    side,
    leader: { lots, value: lots * ticks, feeUnits: 0n },
    intendedLots: lots,
    lots,
    value: lots * ticks,
    feeUnits: 0n,
    arrivalTicks: ticks,
    ...mine,
  };
};

const trade = (orders: readonly CopiedOrder[], more: Partial<CopiedTrade> = {}): CopiedTrade => ({
  orders,
  endTicks: 120n,
  tickLotUnits: 1n,
  leaderFundingUnits: 0n,
  fundingUnits: 0n,
  shareUnits: 0n,
  ...more,
});
const none = { price: 0n, time: 0n, size: 0n, skipped: 0n, fees: 0n, share: 0n };

test('a copy at the same prices has no gap', () => {
  expect(gapOf(trade([order('buy', [10n, 100n]), order('sell', [10n, 120n])]))).toEqual({
    leaderUnits: 200n,
    followerUnits: 200n,
    parts: none,
  });
});

test('each reason has its part', () => {
  const close = order('sell', [10n, 120n]);
  // The market stood at 101 when it came, and it paid 103.
  const late = gapOf(trade([order('buy', [10n, 100n], { arrivalTicks: 101n, value: 1_030n }), close]));
  expect(late).toEqual({ leaderUnits: 200n, followerUnits: 170n, parts: { ...none, price: -20n, time: -10n } });
  // Six of ten were bought and sold.
  const small = gapOf(trade([order('buy', [10n, 100n], { lots: 6n, value: 600n }), { ...close, lots: 6n, value: 720n }]));
  expect(small).toEqual({ leaderUnits: 200n, followerUnits: 120n, parts: { ...none, size: -80n } });
  const skipped = gapOf(trade([order('buy', [10n, 100n], { lots: 0n, value: 0n }), { ...close, lots: 0n, value: 0n }]));
  expect(skipped).toEqual({ leaderUnits: 200n, followerUnits: 0n, parts: { ...none, skipped: -200n } });
  // The skipped part of a trade that lost is a gain.
  const lucky = gapOf(trade([order('buy', [10n, 130n], { lots: 0n, value: 0n }), { ...close, lots: 0n, value: 0n }]));
  expect(lucky.parts).toEqual({ ...none, skipped: 100n });
});

test('fees, funding and share', () => {
  const open = { ...order('buy', [10n, 100n], { feeUnits: 3n }), leader: { lots: 10n, value: 1_000n, feeUnits: 2n } };
  const found = gapOf(trade([open, order('sell', [10n, 120n])], { leaderFundingUnits: -4n, fundingUnits: -6n, shareUnits: 19n }));
  expect(found).toEqual({ leaderUnits: 194n, followerUnits: 172n, parts: { ...none, fees: -3n, share: -19n } });
});

test('an exit of one’s own is a close that came early', () => {
  const own = order('sell', [0n, 0n], { intendedLots: 0n, lots: 10n, value: 1_100n, arrivalTicks: 111n });
  const left = order('sell', [10n, 120n], { lots: 0n, value: 0n });
  expect(gapOf(trade([order('buy', [10n, 100n]), own, left]))).toEqual({
    leaderUnits: 200n,
    followerUnits: 100n,
    parts: { ...none, price: -10n, time: -90n },
  });
});

test('the intended sizes follow the leader’s position to its end', () => {
  expect(
    intendedSizes([
      { beforeLots: 0n, afterLots: 100n, wantedLots: 7n },
      { beforeLots: 100n, afterLots: 150n, wantedLots: 3n },
      { beforeLots: 150n, afterLots: 50n, wantedLots: 0n },
      { beforeLots: 50n, afterLots: 0n, wantedLots: 0n },
    ]),
  ).toEqual([7n, 3n, -6n, -4n]);
});

/** A small generator of numbers, the same in every run. */
function numbersFrom(seed: number): (below: number) => bigint {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return BigInt(state % below);
  };
}

function randomTrade(random: (below: number) => bigint): CopiedTrade {
  const isLong = random(2) === 0n;
  const orders = Array.from({ length: 1 + Number(random(8)) }, (_, at): CopiedOrder => {
    const isFirst = at === 0 || random(2) === 0n;
    const leaderLots = random(10) === 0n ? 0n : 1n + random(100_000);
    const lots = random(4) === 0n ? 0n : random(50_000);
    return {
      side: isFirst === isLong ? 'buy' : 'sell',
      leader: { lots: leaderLots, value: leaderLots * (1n + random(900_000)) + random(1_000), feeUnits: random(90_000) },
      intendedLots: random(50_000),
      lots,
      value: lots === 0n ? 0n : lots * (1n + random(900_000)) + random(1_000),
      feeUnits: random(90_000),
      arrivalTicks: 1n + random(900_000),
    };
  });
  return {
    orders,
    endTicks: 1n + random(900_000),
    tickLotUnits: 1n + random(1_000),
    leaderFundingUnits: random(20_000) - 10_000n,
    fundingUnits: random(20_000) - 10_000n,
    shareUnits: random(5_000),
  };
}

test('the parts sum to the difference to the unit, and what the follower made is what his money did', () => {
  const random = numbersFrom(7);
  for (let turn = 0; turn < 5_000; turn += 1) {
    const one = randomTrade(random);
    const { leaderUnits, followerUnits, parts } = gapOf(one);
    expect(gapPartNames.reduce((sum, name) => sum + parts[name], 0n)).toBe(followerUnits - leaderUnits);
    // The follower's result a second way: cash that moved, and what is left at the price of the end.
    let [cash, lots] = [one.fundingUnits - one.shareUnits, 0n];
    for (const each of one.orders) {
      cash -= each.feeUnits + (each.side === 'buy' ? each.value : -each.value) * one.tickLotUnits;
      lots += each.side === 'buy' ? each.lots : -each.lots;
    }
    expect(followerUnits).toBe(cash + lots * one.endTicks * one.tickLotUnits);
  }
});
