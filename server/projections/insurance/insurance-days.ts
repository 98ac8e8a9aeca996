// Keeps the insurance fund's days with the entries that make them: nobody who asks has to add up its whole history.
import type { ClientBase } from 'pg';

import type { AssetId } from '#server/engine/ids.ts';
import { insuranceDays } from '#server/store/schema/insurance-days.ts';
import type { LedgerRow } from '../ledger/ledger-rows.ts';
import { insertRows } from '../writing/insert-rows.ts';
import { insuranceAccountId } from './insurance-account.ts';

export const dayMs = 86_400_000;

type InsuranceDay = { readonly assetId: AssetId; readonly day: number; readonly amount: bigint; readonly amountAfter: bigint };

/** `rows` in the order in which they happened. */
function daysOf(rows: readonly LedgerRow[]): readonly InsuranceDay[] {
  const days = new Map<string, InsuranceDay>();
  for (const { entry, timeMs } of rows) {
    if (entry.accountId !== insuranceAccountId) continue;
    const { assetId, availableDelta, frozenDelta, availableAfter, frozenAfter } = entry;
    const day = Math.floor(timeMs / dayMs);
    const key = `${assetId} ${day}`;
    const amount = (days.get(key)?.amount ?? 0n) + BigInt(availableDelta) + BigInt(frozenDelta);
    days.set(key, { assetId, day, amount, amountAfter: BigInt(availableAfter) + BigInt(frozenAfter) });
  }
  return [...days.values()];
}

const joined = `on conflict (asset_id, day) do update
  set amount = insurance_days.amount + excluded.amount, amount_after = excluded.amount_after`;

/** Each row of the ledger once: a day adds up. */
export const writeInsuranceDays = (client: ClientBase, rows: readonly LedgerRow[]): Promise<void> =>
  insertRows(client, insuranceDays, daysOf(rows), joined);
