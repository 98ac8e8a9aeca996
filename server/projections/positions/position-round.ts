// A position's life from its first lot to its last: what it cost, what it brought, how it ended.
import { causeFacts, LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { PositionChanged } from '#server/engine/futures/contract-event.ts';
import type { positionRounds } from '#server/store/schema/contracts/contract-history.ts';

/** As it is written down. Money in the smallest units of the margin coin. */
export type PositionRound = Readonly<typeof positionRounds.$inferSelect>;

const unopened = (id: bigint, { accountId, marketId, holdSide, marginMode, leverage }: PositionChanged, timeMs: number): PositionRound => ({
  id,
  accountId,
  marketId,
  holdSide,
  marginMode,
  leverage,
  lots: 0,
  entryValue: 0n,
  marginUnits: 0n,
  largestLots: 0,
  openedLots: 0,
  openedValue: 0n,
  closedLots: 0,
  closedValue: 0n,
  realisedUnits: 0n,
  feeUnits: 0n,
  fundingUnits: 0n,
  fundUnits: 0n,
  openedAtMs: timeMs,
  endedId: null,
  endedAtMs: null,
  endedBy: null,
});

/**
 * An isolated position that is delivered for more than its margin: the insurance fund pays the rest. A liquidation's share of the
 * fund is told by an event of its own.
 */
function paidByFund({ marginUnits }: PositionRound, { cause, marginMode, realisedUnits }: PositionChanged): bigint {
  const left = marginUnits + realisedUnits;
  return cause === LedgerCause.delivery && marginMode === 1 && left < 0n ? -left : 0n;
}

/** The round after a change. `place` is the change's place in history; a round that was not there begins with it. */
export function afterChange(before: PositionRound | undefined, event: PositionChanged, place: bigint, timeMs: number): PositionRound {
  const round = before ?? unopened(place, event, timeMs);
  const { lots, lotsDelta, cause } = event;
  const value = BigInt(event.value);
  const ended = lots > 0 ? {} : { endedId: place, endedAtMs: timeMs, endedBy: causeFacts[cause].ending ?? ('trade' as const) };
  return {
    ...round,
    marginMode: event.marginMode,
    leverage: event.leverage,
    lots,
    entryValue: BigInt(event.entryValue),
    marginUnits: event.marginUnits,
    largestLots: Math.max(round.largestLots, lots),
    openedLots: round.openedLots + Math.max(0, lotsDelta),
    openedValue: round.openedValue + (lotsDelta > 0 ? value : 0n),
    closedLots: round.closedLots + Math.max(0, -lotsDelta),
    closedValue: round.closedValue + (lotsDelta < 0 ? value : 0n),
    realisedUnits: round.realisedUnits + event.realisedUnits,
    fundUnits: round.fundUnits + paidByFund(round, event),
    ...ended,
  };
}
