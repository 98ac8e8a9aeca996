// The movements of a batch that concern a user or the insurance fund, each with all its counterparts.
import type { ClientBase } from 'pg';

import { Wallet } from '#lib/contract/enums.ts';
import type { LedgerEntry, LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import { insuranceAccountId } from '../insurance/insurance-account.ts';
import { historyPlace } from '../writing/history-place.ts';
import { type Column, insertColumns } from '../writing/insert-columns.ts';
import { isUserAccount } from '../writing/is-user-account.ts';

export type LedgerRow = {
  readonly id: bigint;
  readonly sequence: number;
  readonly posting: number;
  readonly posted: LedgerPosted;
  readonly entry: LedgerEntry;
  readonly timeMs: number;
};

/** The moves of the house among its own accounts are left out. `firstIndex` is the place of the first row in its record. */
export function ledgerRowsOf(posted: LedgerPosted, sequence: number, posting: number, firstIndex: number, timeMs: number): LedgerRow[] {
  if (!posted.entries.some(({ accountId }) => isUserAccount(accountId) || accountId === insuranceAccountId)) return [];
  return posted.entries.map((entry, place) => ({
    id: historyPlace(sequence, firstIndex + place),
    sequence,
    posting,
    posted,
    entry,
    timeMs,
  }));
}

const columns: readonly Column<LedgerRow>[] = [
  { name: 'id', type: 'bigint', of: (row) => row.id },
  { name: 'sequence', type: 'bigint', of: (row) => row.sequence },
  { name: 'posting', type: 'integer', of: (row) => row.posting },
  { name: 'cause', type: 'text', of: (row) => row.posted.cause },
  { name: 'order_id', type: 'bigint', of: (row) => row.entry.orderId ?? row.posted.orderId },
  { name: 'account_id', type: 'integer', of: (row) => row.entry.accountId },
  { name: 'asset_id', type: 'integer', of: (row) => row.entry.assetId },
  { name: 'wallet', type: 'text', of: (row) => row.entry.wallet ?? Wallet.spot },
  { name: 'wallet_market_id', type: 'integer', of: (row) => row.entry.walletMarketId ?? null },
  { name: 'available_delta', type: 'bigint', of: (row) => row.entry.availableDelta },
  { name: 'frozen_delta', type: 'bigint', of: (row) => row.entry.frozenDelta },
  { name: 'available_after', type: 'bigint', of: (row) => row.entry.availableAfter },
  { name: 'frozen_after', type: 'bigint', of: (row) => row.entry.frozenAfter },
  { name: 'time_ms', type: 'bigint', of: (row) => row.timeMs },
];

export const writeLedgerEntries = (client: ClientBase, rows: readonly LedgerRow[]): Promise<void> =>
  insertColumns(client, 'ledger_entries', columns, rows);
