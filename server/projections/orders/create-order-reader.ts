// Questions about orders that are over, and about one of any state.
import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { Side } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { orders, outcomeOfOrder } from '#server/store/schema/orders.ts';
import { toWireOrder } from '#server/wire/to-wire-order.ts';
import { ofScope } from '../of-scope.ts';
import { ofWallet } from '../of-wallet.ts';
import { inSpan, ofValue, type PageRequest, pageSize } from '../page.ts';
import { decodeExit } from '../stored/stored-exit.ts';
import type { OrderScope } from './create-order-book.ts';

/** An order's row as the wire carries it. */
function toSpotOrder(row: typeof orders.$inferSelect, listings: Listings): SpotOrder {
  return toWireOrder({ ...row, exit: decodeExit(row.exit) }, listings);
}

/** As a trader sees it: cancelled after a part was filled is not the same as cancelled. */
type OrderOutcome = 'filled' | 'partlyFilled' | 'cancelled';

/** The time span is of the last change. */
type OrderPage = OrderScope &
  PageRequest<OrderId> & {
    readonly side?: Side | undefined;
    readonly kind?: 'limit' | 'market' | undefined;
    readonly outcome?: OrderOutcome | undefined;
    /** True: icebergs alone. */
    readonly isIceberg?: true;
  };

export type OrderReader = {
  /** Filled and cancelled orders, newest first. */
  history(accountId: AccountId, page: OrderPage): Promise<readonly SpotOrder[]>;
  /** With its owner, so that the caller can refuse strangers. */
  find(orderId: OrderId): Promise<{ readonly accountId: AccountId; readonly order: SpotOrder } | null>;
  findByClientId(accountId: AccountId, clientOid: string): Promise<SpotOrder | null>;
};

const codes: Readonly<Record<OrderOutcome, number>> = { filled: 1, partlyFilled: 2, cancelled: 3 };

/** The rows that a page may hold, beside those of a market. */
const narrowed = (page: OrderPage): (SQL | undefined)[] => [
  ofValue(orders.side, page.side),
  ofValue(orders.kind, page.kind),
  page.isIceberg === true ? gt(orders.displayLots, 0) : undefined,
  inSpan(orders.updatedAtMs, page),
  ofValue(orders.orderId, page.before, lt),
];

export function createOrderReader(db: Store['db'], listings: Listings): OrderReader {
  return {
    history: async (accountId, page) => {
      const closed = [eq(orders.accountId, accountId), eq(orders.open, false), ...narrowed(page)];
      const scope = [ofScope(orders.marketId, listings, page), ofWallet(orders.wallet, page.wallet)];
      const skip = page.skip ?? 0;
      const endedIn = (outcome: number) =>
        db
          .select()
          .from(orders)
          .where(and(...closed, ...scope, eq(outcomeOfOrder, outcome)))
          .orderBy(desc(orders.orderId))
          .limit(skip + pageSize(page));
      // The newest of each way of ending, of which the newest are the page: each is at hand in an index.
      const every = () =>
        unionAll(endedIn(codes.filled), endedIn(codes.partlyFilled), endedIn(codes.cancelled))
          .orderBy(desc(orders.orderId))
          .limit(pageSize(page))
          .offset(skip);
      const rows = await (page.outcome === undefined ? every() : endedIn(codes[page.outcome]).offset(skip));
      return rows.map((row) => toSpotOrder(row, listings));
    },
    find: async (orderId) => {
      if (!Number.isSafeInteger(orderId)) return null;
      const [row] = await db.select().from(orders).where(eq(orders.orderId, orderId));
      return row === undefined ? null : { accountId: row.accountId, order: toSpotOrder(row, listings) };
    },
    findByClientId: async (accountId, clientOid) => {
      if (clientOid === '') return null;
      const [row] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.accountId, accountId), eq(orders.clientOid, clientOid)));
      return row === undefined ? null : toSpotOrder(row, listings);
    },
  };
}
