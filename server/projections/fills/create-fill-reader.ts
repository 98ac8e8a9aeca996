// Questions about fills: what an account, or one of its orders, has traded.
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';

import type { LiquidityRole, Side } from '#lib/contract/enums.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { fills } from '#server/store/schema/fills.ts';
import { orders } from '#server/store/schema/orders.ts';
import { directionOfOrder } from '#server/wire/direction-of-order.ts';
import { toWireFill } from '#server/wire/to-wire-fill.ts';
import { type MarketScope, ofScope } from '../of-scope.ts';
import { type OfWallet, ofWallet } from '../of-wallet.ts';
import { inSpan, ofValue, type PageRequest, pageSize } from '../page.ts';

/** The fill before which a page goes on may be one that never was: that ends the list. */
type FillPage = MarketScope &
  PageRequest & {
    readonly wallet?: OfWallet | undefined;
    readonly orderId?: OrderId | undefined;
    readonly side?: Side | undefined;
    readonly role?: LiquidityRole | undefined;
  };

export type FillReader = {
  /** Newest first. */
  list(accountId: AccountId, page: FillPage): Promise<readonly SpotFill[]>;
};

const readFillId = (text: string): { orderId: number; tradeId: number } => {
  const [orderId = Number.NaN, tradeId = Number.NaN] = /^\d{1,15}-\d{1,15}$/.test(text) ? text.split('-').map(Number) : [];
  return { orderId, tradeId };
};

export function createFillReader(db: Store['db'], listings: Listings): FillReader {
  return {
    list: async (accountId, page) => {
      const last = page.before === undefined ? undefined : readFillId(page.before);
      if (last !== undefined && Number.isNaN(last.orderId)) return [];
      const where = and(
        eq(fills.accountId, accountId),
        ofScope(fills.marketId, listings, page),
        ofWallet(fills.wallet, page.wallet),
        ofValue(fills.orderId, page.orderId),
        ofValue(fills.side, page.side),
        ofValue(fills.role, page.role),
        inSpan(fills.timeMs, page),
        last === undefined
          ? undefined
          : lt(fills.id, sql`(select f.id from fills f where f.order_id = ${last.orderId} and f.trade_id = ${last.tradeId})`),
      );
      const { orderId, holdSide, entryPoint, planId } = orders;
      const rows = await db
        .select({ ...getTableColumns(fills), order: { orderId, holdSide, entryPoint, planId } })
        .from(fills)
        .leftJoin(orders, eq(orders.orderId, fills.orderId))
        .where(where)
        .orderBy(desc(fills.id))
        .limit(pageSize(page))
        .offset(page.skip ?? 0);
      return rows.map(({ order, ...row }) => {
        const market = listings.market(row.marketId);
        const isKnown = order !== null && isContract(market);
        const delegateType = isKnown ? directionOfOrder(market, { ...order, side: row.side }) : null;
        return toWireFill({ ...row, delegateType, entryPoint: order?.entryPoint ?? null }, listings);
      });
    },
  };
}
