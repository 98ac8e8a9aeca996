// Questions about the books of account: what moved on an account, and what it held after.
import { and, desc, eq, gte, inArray, lt, lte } from 'drizzle-orm';

import type { Wallet } from '#lib/contract/enums.ts';
import type { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';

const maxPerPage = 100;

type LedgerPage = {
  readonly coin?: string | undefined;
  /** Any of these. */
  readonly coins?: readonly string[] | undefined;
  readonly wallet?: Wallet | undefined;
  readonly causes?: readonly LedgerCause[] | undefined;
  /** Both ends included. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Only entries before this one: the last id of the page before. */
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
};

/** Amounts are signed decimal text in the coin. */
type LedgerLine = {
  readonly id: string;
  readonly coin: string;
  readonly wallet: Wallet;
  /** deposit, reserve, release, trade, fee. */
  readonly cause: string;
  readonly orderId: string | null;
  readonly availableChange: string;
  readonly frozenChange: string;
  readonly availableAfter: string;
  readonly frozenAfter: string;
  readonly timeMs: number;
};

export type LedgerReader = {
  /** Newest first. */
  list(accountId: AccountId, page: LedgerPage): Promise<readonly LedgerLine[]>;
};

export function createLedgerReader(db: Store['db'], listings: Listings): LedgerReader {
  const toLine = (row: typeof ledgerEntries.$inferSelect): LedgerLine => {
    const asset = listings.asset(row.assetId);
    const text = (value: bigint): string => formatDecimal(value, asset.decimals);
    return {
      id: String(row.id),
      coin: asset.code,
      wallet: row.wallet,
      cause: row.cause,
      orderId: row.orderId === 0 ? null : String(row.orderId),
      availableChange: text(row.availableDelta),
      frozenChange: text(row.frozenDelta),
      availableAfter: text(row.availableAfter),
      frozenAfter: text(row.frozenAfter),
      timeMs: row.timeMs,
    };
  };
  /** One that nobody has. */
  const noAsset = -1;
  const assetIdOf = (coin: string): number => listings.assetOf(coin)?.assetId ?? noAsset;
  return {
    list: async (accountId, { coin, coins, wallet, causes, fromMs, toMs, before, limit = maxPerPage }) => {
      const asset = coin === undefined ? undefined : listings.assetOf(coin);
      if (coin !== undefined && asset === undefined) return [];
      if (before !== undefined && !/^\d{1,18}$/.test(before)) return [];
      const where = and(
        eq(ledgerEntries.accountId, accountId),
        asset === undefined ? undefined : eq(ledgerEntries.assetId, asset.assetId),
        coins === undefined ? undefined : inArray(ledgerEntries.assetId, coins.map(assetIdOf)),
        fromMs === undefined ? undefined : gte(ledgerEntries.timeMs, fromMs),
        toMs === undefined ? undefined : lte(ledgerEntries.timeMs, toMs),
        wallet === undefined ? undefined : eq(ledgerEntries.wallet, wallet),
        causes === undefined ? undefined : inArray(ledgerEntries.cause, [...causes]),
        before === undefined ? undefined : lt(ledgerEntries.id, BigInt(before)),
      );
      const rows = await db.select().from(ledgerEntries).where(where).orderBy(desc(ledgerEntries.id)).limit(Math.min(limit, maxPerPage));
      return rows.map(toLine);
    },
  };
}
