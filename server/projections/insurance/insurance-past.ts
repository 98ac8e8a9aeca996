// The insurance fund's past joined to what really happened: the amount that it opened with is what its past days come to.
import { and, asc, eq } from 'drizzle-orm';

import type { InsuranceFlow } from '#lib/contract/history/contract-history.ts';
import type { AssetListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';
import { insuranceAccountId } from './insurance-account.ts';
import { dayMs } from './insurance-days.ts';
import type { InsuranceHistory, InsurancePastDay } from './insurance-history.ts';

/** A fund that was opened later after the venue than this has no past: its coin is new. */
const openingWithinMs = 3_600_000;

export type InsurancePast = {
  /** The place in the ledger of the amount that it opened with, which the days of the past take the place of. */
  readonly openingId: bigint;
  readonly openingDay: number;
  readonly opening: bigint;
  /** Newest first. */
  readonly days: readonly InsurancePastDay[];
};

/** Null: the coin's fund has no past before this venue. */
export async function readInsurancePast(
  db: Store['db'],
  { assetId, code }: AssetListing,
  history: InsuranceHistory | undefined,
): Promise<InsurancePast | null> {
  if (history === undefined) return null;
  const where = and(eq(ledgerEntries.accountId, insuranceAccountId), eq(ledgerEntries.assetId, assetId));
  const [first] = await db.select().from(ledgerEntries).where(where).orderBy(asc(ledgerEntries.id)).limit(1);
  if (first?.cause !== 'deposit' || first.timeMs - history.genesisMs > openingWithinMs) return null;
  const opening = first.availableDelta + first.frozenDelta;
  return { openingId: first.id, openingDay: Math.floor(first.timeMs / dayMs), opening, days: history.days(code, opening) };
}

/** Ids of the past are days, which lie before every place in the ledger. */
export function pastFlow({ days }: InsurancePast, { code, decimals }: AssetListing, by: 'entry' | 'day'): InsuranceFlow[] {
  return days.map(({ day, amount, amountAfter }, place) => ({
    id: String(day),
    coin: code,
    cause: by === 'day' ? '' : place === days.length - 1 ? 'deposit' : 'liquidation',
    amount: formatDecimal(amount, decimals),
    amountAfter: formatDecimal(amountAfter, decimals),
    timeMs: day * dayMs,
  }));
}
