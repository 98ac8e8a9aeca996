// One step of a liquidation, or one piece of a position that was deleveraged, with all that it rests on.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { PositionChanged, PositionLiquidated } from '#server/engine/futures/contract-event.ts';
import type { liquidations } from '#server/store/schema/contracts/contract-history.ts';
import type { PositionRound } from '../positions/position-round.ts';

export type LiquidationRow = Readonly<typeof liquidations.$inferSelect>;

/** The part of a position that a record closed for one reason: lots, their cost, the value they were closed at, the result. */
export type ClosedPart = {
  readonly cause: LedgerCause;
  readonly lots: number;
  readonly entryValue: bigint;
  readonly value: bigint;
  readonly realisedUnits: bigint;
};

export const nothingClosed: ClosedPart = { cause: LedgerCause.trade, lots: 0, entryValue: 0n, value: 0n, realisedUnits: 0n };

/** Another piece for the same reason, or the first for another. */
export function closedBy(before: ClosedPart, { cause, lotsDelta, value, realisedUnits }: PositionChanged, entryValue: bigint): ClosedPart {
  const sum = before.cause === cause ? before : nothingClosed;
  return {
    cause,
    lots: sum.lots - lotsDelta,
    entryValue: sum.entryValue + entryValue,
    value: sum.value + BigInt(value),
    realisedUnits: sum.realisedUnits + realisedUnits,
  };
}

type Place = Pick<LiquidationRow, 'id' | 'sequence' | 'timeMs'>;

const shared = (place: Place, round: PositionRound, { lots, entryValue, value, realisedUnits }: ClosedPart) => ({
  ...place,
  accountId: round.accountId,
  marketId: round.marketId,
  holdSide: round.holdSide,
  roundId: round.id,
  leverage: round.leverage,
  lots,
  entryValue,
  value,
  realisedUnits,
});

export const liquidatedRow = (place: Place, round: PositionRound, closed: ClosedPart, event: PositionLiquidated): LiquidationRow => ({
  ...shared(place, round, closed),
  step: event.step,
  marginMode: event.marginMode,
  markTicks: event.markTicks,
  tier: event.tier,
  equityUnits: event.equityUnits,
  maintenanceUnits: event.maintenanceUnits,
  feeUnits: event.feeUnits,
  insuranceUnits: event.insuranceUnits,
});

/** A piece that was closed at a price without a margin of its own being used up. */
export const pieceRow = (step: 'deleveraged' | 'netted', place: Place, round: PositionRound, closed: ClosedPart): LiquidationRow => ({
  ...shared(place, round, closed),
  step,
  marginMode: round.marginMode,
  markTicks: null,
  tier: null,
  equityUnits: null,
  maintenanceUnits: null,
  feeUnits: 0n,
  insuranceUnits: 0n,
});
