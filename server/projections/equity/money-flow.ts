// Tells what an account gained or lost from what merely came and went.
import { causeFacts } from '#lib/contract/history/ledger-causes.ts';
import { type InterestCharged, type LoanRepaid, type LoanTaken, RepayCause } from '#server/engine/lending/margin-event.ts';
import type { LedgerEntry, LedgerPosted } from '#server/engine/wallets/ledger-event.ts';

export type MoneyFlow = {
  /** Between the account and anybody else, without gain: deposits, withdrawals, what users send each other. */
  readonly outside: bigint;
  /** Between the account's own wallets. */
  readonly transfer: bigint;
};

const none: MoneyFlow = { outside: 0n, transfer: 0n };

/** The flow of one entry, in the coin's smallest units. An entry that only freezes or releases moves nothing. */
export function moneyFlow({ cause, entries }: LedgerPosted, entry: LedgerEntry): MoneyFlow {
  const units = BigInt(entry.availableDelta) + BigInt(entry.frozenDelta);
  if (units === 0n || causeFacts[cause].flow === 'gain') return none;
  const isOwn = entries.some(
    (other) => other !== entry && other.accountId === entry.accountId && other.assetId === entry.assetId && other.wallet !== entry.wallet,
  );
  return isOwn ? { outside: 0n, transfer: units } : { outside: units, transfer: 0n };
}

/**
 * The part of a loan that the debt takes back, so that borrowing and repaying gain nothing: below zero when it grows. Interest is a
 * loss when it is charged; what the insurance fund pays of a debt is a gain beside the loss of what it takes.
 */
export function debtFlow(event: LoanTaken | InterestCharged | LoanRepaid): bigint {
  if (event.type === 'loan-taken') return -BigInt(event.units);
  return event.type === 'loan-repaid' && event.cause !== RepayCause.insurance ? event.principalUnits : 0n;
}
