// Carries an attempt along with an event of one of its accounts.
import { MarginMode } from '#lib/contract/enums.ts';
import { causeFacts, LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { PositionChanged } from '#server/engine/futures/contract-event.ts';
import type { AssetId } from '#server/engine/ids.ts';
import type { InterestCharged, LoanRepaid } from '#server/engine/lending/margin-event.ts';
import { RepayCause } from '#server/engine/lending/margin-event.ts';
import type { LedgerEntry, LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import { moneyFlow } from '#server/projections/equity/money-flow.ts';
import type { Attempt } from '#server/projections/trader-pro/attempt.ts';
import { coinKey, contractKey } from '#server/projections/trader-pro/attempt-worth.ts';
import { followClose } from './follow-trade.ts';

function addCoins(attempt: Attempt, assetId: AssetId, units: bigint): void {
  const after = (attempt.coins.get(assetId) ?? 0n) + units;
  if (after === 0n) attempt.coins.delete(assetId);
  else attempt.coins.set(assetId, after);
}

const sizeOf = (units: bigint): bigint => (units < 0n ? -units : units);

/** Money that comes and goes without gain is left out: it is neither profit nor loss of the programme. */
export function followEntry(attempt: Attempt, posted: LedgerPosted, entry: LedgerEntry, usdtId: AssetId): void {
  if (causeFacts[posted.cause].betweenUsers) return;
  const { assetId } = entry;
  const before = attempt.coins.get(assetId) ?? 0n;
  const moved = BigInt(entry.availableDelta) + BigInt(entry.frozenDelta);
  addCoins(attempt, assetId, moved - moneyFlow(posted, entry).outside);
  const isTrade = posted.cause === LedgerCause.trade || posted.cause === LedgerCause.convert;
  if (isTrade && assetId !== usdtId && sizeOf(attempt.coins.get(assetId) ?? 0n) > sizeOf(before)) attempt.unjudged.add(coinKey(assetId));
}

export const followInterest = (attempt: Attempt, { assetId, units }: InterestCharged): void => addCoins(attempt, assetId, -BigInt(units));

/** The interest that is paid was a loss when it was charged; what the insurance fund pays is a gain. */
export function followRepayment(attempt: Attempt, { assetId, interestUnits, principalUnits, cause }: LoanRepaid): void {
  addCoins(attempt, assetId, interestUnits + (cause === RepayCause.insurance ? principalUnits : 0n));
}

export function followPosition(attempt: Attempt, event: PositionChanged): void {
  const { accountId, marketId, holdSide, lots, lotsDelta, entryValue, marginMode, marginUnits, leverage } = event;
  const key = `${accountId} ${contractKey(event)}`;
  const before = attempt.positions.get(key);
  followClose(attempt, event);
  if (lots === 0) {
    attempt.positions.delete(key);
    return;
  }
  const isolatedUnits = marginMode === MarginMode.isolated ? marginUnits : null;
  attempt.positions.set(key, { accountId, marketId, holdSide, lots, entryValue, isolatedUnits, leverage });
  const hasGrown = lotsDelta > 0 || (isolatedUnits ?? 0n) > (before?.isolatedUnits ?? 0n) || leverage < (before?.leverage ?? leverage);
  if (hasGrown) attempt.unjudged.add(contractKey(event));
}
