// The other sides of transfers: one's own other wallet, or the user to whom or from whom it was sent.
import { z } from 'zod/mini';

import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Counterpart, LedgerRecord } from './movement-row.ts';

const counterpartRows = z.array(
  z.object({ sequence: z.coerce.number(), posting: z.number(), asset_id: z.number(), wallet: z.string(), account_id: z.number() }),
);

/** The other entries of the same records, of a transfer one's own, of what was sent the other user's: found by their place in history, which begins with the record's number. */
const counterpartsQuery = `select l.sequence, l.posting, l.asset_id, l.wallet, l.account_id
  from unnest($2::bigint[]) as wanted(sequence) join ledger_entries as l
  on l.id >= wanted.sequence * 1048576 and l.id < (wanted.sequence + 1) * 1048576
  where (l.account_id = $1 and l.cause = 'transfer') or (l.account_id <> $1 and l.cause = 'internal-transfer')`;

/** `rows` are entries of the account; null for one that has no other side. */
export async function readCounterparts(
  pool: Store['pool'],
  accountId: AccountId,
  rows: readonly LedgerRecord[],
): Promise<(row: LedgerRecord) => Counterpart | null> {
  const sequences = [
    ...new Set(rows.filter(({ cause }) => cause === 'transfer' || cause === 'internal-transfer').map(({ sequence }) => sequence)),
  ];
  if (sequences.length === 0) return () => null;
  const found = counterpartRows.parse((await pool.query(counterpartsQuery, [accountId, sequences])).rows);
  return (row) => {
    const other = found.find(
      (one) =>
        one.sequence === row.sequence &&
        one.posting === row.posting &&
        one.asset_id === row.assetId &&
        (one.account_id !== accountId || one.wallet !== row.wallet),
    );
    if (other === undefined) return null;
    return other.account_id === accountId ? { wallet: other.wallet, accountId: null } : { wallet: null, accountId: other.account_id };
  };
}
