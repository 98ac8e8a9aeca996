// Questions about orders: what is open, what became of the others, where is this one.
import { and, desc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';

import { OrderStatus, type Side } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { orders } from '#server/store/schema/orders.ts';
import { type MarketScope, ofScope } from '../of-scope.ts';
import { type OfWallet, ofWallet } from '../of-wallet.ts';
import { inSpan, ofValue, type PageRequest, pageSize } from '../page.ts';
import { toSpotOrder } from './to-spot-order.ts';

/** More open orders than an account may have. */
const maxOpenOrders = 1000;

/** As a trader sees it: cancelled after a part was filled is not the same as cancelled. */
type OrderOutcome = 'filled' | 'partlyFilled' | 'cancelled';

/** Orders of spot also have a wallet. */
type OrderScope = MarketScope & { readonly wallet?: OfWallet | undefined };

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
  /** Newest first. An unknown symbol has none. */
  open(accountId: AccountId, scope?: OrderScope): Promise<readonly SpotOrder[]>;
  /** Filled and cancelled orders, newest first. */
  history(accountId: AccountId, page: OrderPage): Promise<readonly SpotOrder[]>;
  /** With its owner, so that the caller can refuse strangers. */
  find(orderId: OrderId): Promise<{ readonly accountId: AccountId; readonly order: SpotOrder } | null>;
  findByClientId(accountId: AccountId, clientOid: string): Promise<SpotOrder | null>;
};

const ofOutcome: Readonly<Record<OrderOutcome, SQL | undefined>> = {
  filled: eq(orders.status, OrderStatus.filled),
  partlyFilled: and(eq(orders.status, OrderStatus.cancelled), gt(orders.filledLots, 0)),
  cancelled: and(inArray(orders.status, [OrderStatus.cancelled, OrderStatus.rejected]), eq(orders.filledLots, 0)),
};

/** The rows that a page may hold, beside those of a market. */
const narrowed = (page: OrderPage): (SQL | undefined)[] => [
  ofValue(orders.side, page.side),
  ofValue(orders.kind, page.kind),
  page.outcome === undefined ? undefined : ofOutcome[page.outcome],
  page.isIceberg === true ? gt(orders.displayLots, 0) : undefined,
  inSpan(orders.updatedAtMs, page),
  ofValue(orders.orderId, page.before, lt),
];

export function createOrderReader(db: Store['db'], listings: Listings): OrderReader {
  const newestFirst = async (where: (SQL | undefined)[], scope: OrderScope, limit: number): Promise<readonly SpotOrder[]> => {
    const rows = await db
      .select()
      .from(orders)
      .where(and(...where, ofScope(orders.marketId, listings, scope), ofWallet(orders.wallet, scope.wallet)))
      .orderBy(desc(orders.orderId))
      .limit(limit);
    return rows.map((row) => toSpotOrder(row, listings));
  };
  return {
    open: (accountId, scope = {}) => newestFirst([eq(orders.accountId, accountId), eq(orders.open, true)], scope, maxOpenOrders),
    history: (accountId, page) => {
      const where = [eq(orders.accountId, accountId), eq(orders.open, false), ...narrowed(page)];
      return newestFirst(where, page, pageSize(page));
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
