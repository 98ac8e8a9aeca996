// A position's life from its first lot to its last: what it brought and what it cost.
import type { HoldSide } from '#lib/contract/enums.ts';
import type { AccountId, MarketId } from '#server/engine/command.ts';

/** Money in the smallest units of the margin coin. */
export type PositionRound = {
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly holdSide: HoldSide;
  readonly openedAtMs: number;
  /** Gains (or losses) that became money, before fees. */
  readonly realisedUnits: bigint;
  /** Below zero: paid. */
  readonly feeUnits: bigint;
  readonly fundingUnits: bigint;
};
