// A row of the ledger as the futures wallet's history tells it.
import type { FuturesEntry } from '#lib/contract/history/contract-history.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { ledgerEntries } from '#server/store/schema/ledger-entries.ts';

export function toFuturesEntry(row: typeof ledgerEntries.$inferSelect, listings: Listings): FuturesEntry {
  const { code, decimals } = listings.asset(row.assetId);
  const text = (value: bigint): string => formatDecimal(value, decimals);
  return {
    id: String(row.id),
    coin: code,
    cause: row.cause,
    orderId: row.orderId === 0 ? '' : String(row.orderId),
    availableChange: text(row.availableDelta),
    frozenChange: text(row.frozenDelta),
    availableAfter: text(row.availableAfter),
    frozenAfter: text(row.frozenAfter),
    timeMs: row.timeMs,
  };
}
