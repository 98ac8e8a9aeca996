// Questions about borrowed money: what was lent, paid back, charged and liquidated.
import { and, desc, eq, gte, lt, lte } from 'drizzle-orm';

import type { LendingMode, MarginRecord, MarginRecordKind } from '#lib/contract/margin.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { marginRecords } from '#server/store/schema/margin-records.ts';
import { maxPerPage, type Page, pageOf, readPlace } from '../page.ts';
import { explainLiquidation, type ExplainedLiquidation } from './explain-liquidation.ts';
import { toMarginRecord } from './to-margin-record.ts';

type MarginRecordPage = {
  readonly kind: MarginRecordKind;
  readonly marginMode?: LendingMode | undefined;
  readonly symbol?: string | undefined;
  readonly coin?: string | undefined;
  /** Both ends included. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
};

export type MarginReader = {
  /** Newest first. */
  records(accountId: AccountId, page: MarginRecordPage): Promise<Page<MarginRecord>>;
  /** Null: the account has no such liquidation. */
  liquidation(accountId: AccountId, id: string): Promise<ExplainedLiquidation | null>;
};

/** One that nobody has. */
const noId = -2;

export function createMarginReader(db: Store['db'], listings: Listings): MarginReader {
  return {
    records: async (accountId, { kind, marginMode, symbol, coin, fromMs, toMs, before, limit = maxPerPage }) => {
      const place = readPlace(before);
      if (place === null) return { list: [], nextId: null };
      const where = and(
        eq(marginRecords.accountId, accountId),
        eq(marginRecords.kind, kind),
        marginMode === undefined ? undefined : eq(marginRecords.wallet, marginMode === 'unified' ? 'spot' : marginMode),
        symbol === undefined ? undefined : eq(marginRecords.marketId, listings.marketOf(symbol)?.marketId ?? noId),
        coin === undefined ? undefined : eq(marginRecords.assetId, listings.assetOf(coin)?.assetId ?? noId),
        fromMs === undefined ? undefined : gte(marginRecords.timeMs, fromMs),
        toMs === undefined ? undefined : lte(marginRecords.timeMs, toMs),
        place === undefined ? undefined : lt(marginRecords.id, place),
      );
      const max = Math.min(limit, maxPerPage);
      const rows = await db.select().from(marginRecords).where(where).orderBy(desc(marginRecords.id)).limit(max);
      return pageOf(
        rows,
        max,
        (row) => row.id,
        (row) => toMarginRecord(row, listings),
      );
    },
    liquidation: (accountId, id) => explainLiquidation(db, listings, accountId, id),
  };
}
