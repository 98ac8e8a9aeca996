// Questions about what authors were paid by those who copy their strategies.
import { and, count, desc, eq, sum } from 'drizzle-orm';

import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { strategyPayments } from '#server/store/schema/bots/plaza.ts';
import { beforePlace, type Page, pageOf } from '../page.ts';

/** More than a page on a screen has: files are read in larger pieces. */
const maxRows = 1000;

type PaymentRow = typeof strategyPayments.$inferSelect;

/** All payments for one reason and in one coin. */
type PaymentSum = {
  readonly strategyId: AccountId;
  readonly cause: PaymentRow['cause'];
  readonly assetId: AssetId;
  readonly units: bigint;
  readonly payments: number;
};

export type PaymentReader = {
  /** Newest first; at most 1000. */
  toAuthor(authorId: AccountId, page: { readonly before?: string | undefined; readonly limit: number }): Promise<Page<PaymentRow>>;
  sumsOf(authorId: AccountId): Promise<readonly PaymentSum[]>;
};

export function createPaymentReader(db: Store['db']): PaymentReader {
  const { authorId: author, id, strategyId, cause, assetId, units } = strategyPayments;
  return {
    toAuthor: async (authorId, { before, limit }) => {
      const max = Math.min(limit, maxRows);
      const where = and(eq(author, authorId), beforePlace(id, before));
      const rows = await db.select().from(strategyPayments).where(where).orderBy(desc(id)).limit(max);
      return pageOf(
        rows,
        max,
        (row) => row.id,
        (row) => row,
      );
    },
    sumsOf: async (authorId) => {
      const rows = await db
        .select({ strategyId, cause, assetId, units: sum(units), payments: count() })
        .from(strategyPayments)
        .where(eq(author, authorId))
        .groupBy(strategyId, cause, assetId)
        .orderBy(desc(strategyId), cause, assetId);
      return rows.map((row) => ({ ...row, units: BigInt(row.units ?? 0) }));
    },
  };
}
