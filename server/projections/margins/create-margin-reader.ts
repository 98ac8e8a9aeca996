// Questions about borrowed money: what was lent, paid back, charged and liquidated.
import { and, desc, eq } from 'drizzle-orm';

import type { LendingMode, MarginRecord, MarginRecordKind } from '#lib/contract/margin.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { marginRecords } from '#server/store/schema/margin-records.ts';
import { ofScope } from '../of-scope.ts';
import { beforePlace, inSpan, ofValue, type Page, pageOf, type PageRequest, pageSize } from '../page.ts';
import { explainLiquidation, type ExplainedLiquidation } from './explain-liquidation.ts';
import { toMarginRecord } from './to-margin-record.ts';

type MarginRecordPage = PageRequest & {
  readonly kind: MarginRecordKind;
  readonly marginMode?: LendingMode | undefined;
  readonly symbol?: string | undefined;
  readonly coin?: string | undefined;
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
    records: async (accountId, page) => {
      const { kind, marginMode, symbol, coin } = page;
      const where = and(
        eq(marginRecords.accountId, accountId),
        eq(marginRecords.kind, kind),
        ofValue(marginRecords.wallet, marginMode === 'unified' ? 'spot' : marginMode),
        ofScope(marginRecords.marketId, listings, { symbol }),
        coin === undefined ? undefined : eq(marginRecords.assetId, listings.assetOf(coin)?.assetId ?? noId),
        inSpan(marginRecords.timeMs, page),
        beforePlace(marginRecords.id, page.before),
      );
      const max = pageSize(page);
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
