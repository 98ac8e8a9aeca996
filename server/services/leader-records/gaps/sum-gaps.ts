// The gap of all copies of a leader together, as the sum of the gaps of their trades.
import { type CopiedTrade, gapOf, type GapParts } from '#lib/order-math/copy/record/gap-parts.ts';

export type GapSum = {
  readonly trades: number;
  readonly copiedOrders: number;
  readonly skippedOrders: number;
  readonly leaderUnits: bigint;
  readonly followerUnits: bigint;
  readonly parts: GapParts;
};

/** `sharedUnits`: all shares of profit that the copies have paid. */
export function sumGaps(trades: readonly CopiedTrade[], sharedUnits: bigint): GapSum {
  const gaps = trades.map(gapOf);
  const sum = (of: (gap: (typeof gaps)[number]) => bigint): bigint => gaps.reduce((total, gap) => total + of(gap), 0n);
  const followed = trades.flatMap(({ orders }) => orders).filter(({ intendedLots }) => intendedLots > 0n);
  return {
    trades: trades.length,
    copiedOrders: followed.filter(({ lots }) => lots > 0n).length,
    skippedOrders: followed.filter(({ lots }) => lots === 0n).length,
    leaderUnits: sum(({ leaderUnits }) => leaderUnits),
    followerUnits: sum(({ followerUnits }) => followerUnits) - sharedUnits,
    parts: {
      price: sum(({ parts }) => parts.price),
      time: sum(({ parts }) => parts.time),
      size: sum(({ parts }) => parts.size),
      skipped: sum(({ parts }) => parts.skipped),
      fees: sum(({ parts }) => parts.fees),
      share: -sharedUnits,
    },
  };
}
