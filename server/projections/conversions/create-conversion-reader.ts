// Questions about what has been converted, and about orders that convert.
import { and, asc, desc, eq, ne, or } from 'drizzle-orm';

import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { conversions, convertOrders } from '#server/store/schema/conversions.ts';
import { beforePlace, inSpan, type Page, pageOf, type TimeSpan } from '../page.ts';

/** More than a page on a screen has: files are read in larger pieces. */
const maxRows = 1000;

export type ConversionRow = typeof conversions.$inferSelect;
export type ConvertOrderRow = typeof convertOrders.$inferSelect;

export type ConversionPage = TimeSpan & {
  /** On either side. */
  readonly assetId?: AssetId | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

export type ConversionReader = {
  /** Newest first; what a sweep left as it was is not among them. At most 1000. */
  list(accountId: AccountId, page: ConversionPage): Promise<Page<ConversionRow>>;
  /** The outcome of each coin of a quote; empty: it was never taken. */
  ofReference(accountId: AccountId, reference: string): Promise<readonly ConversionRow[]>;
  /** Those that stand, or those that are over; newest first. */
  orders(accountId: AccountId, page: { readonly open: boolean; readonly before?: string | undefined; readonly limit: number }): Promise<Page<ConvertOrderRow>>; // prettier-ignore
};

export function createConversionReader(db: Store['db']): ConversionReader {
  return {
    list: async (accountId, page) => {
      const { assetId } = page;
      const max = Math.min(page.limit, maxRows);
      const where = and(
        eq(conversions.accountId, accountId),
        eq(conversions.reason, ''),
        assetId === undefined ? undefined : or(eq(conversions.fromAssetId, assetId), eq(conversions.toAssetId, assetId)),
        inSpan(conversions.timeMs, page),
        beforePlace(conversions.id, page.before),
      );
      const rows = await db.select().from(conversions).where(where).orderBy(desc(conversions.id)).limit(max);
      return pageOf(
        rows,
        max,
        ({ id }) => id,
        (row) => row,
      );
    },
    ofReference: (accountId, reference) => {
      const where = and(eq(conversions.reference, reference), ne(conversions.reference, ''), eq(conversions.accountId, accountId));
      return db.select().from(conversions).where(where).orderBy(asc(conversions.id));
    },
    orders: async (accountId, { open, before, limit }) => {
      const max = Math.min(limit, maxRows);
      const where = and(
        eq(convertOrders.accountId, accountId),
        open ? eq(convertOrders.state, 'open') : ne(convertOrders.state, 'open'),
        beforePlace(convertOrders.orderId, before),
      );
      const rows = await db.select().from(convertOrders).where(where).orderBy(desc(convertOrders.orderId)).limit(max);
      return pageOf(
        rows,
        max,
        ({ orderId }) => BigInt(orderId),
        (row) => row,
      );
    },
  };
}
