// Questions about orders: what is open, what became of the others, where is this one.
import { and, desc, eq, gt, gte, lt, lte, type SQL } from 'drizzle-orm';

import { type BusinessLine, OrderStatus, type Side } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { orders } from '#server/store/schema/orders.ts';
import { ofLine } from '../of-line.ts';
import { type OfWallet, ofWallet } from '../of-wallet.ts';
import { toSpotOrder } from './to-spot-order.ts';

/** More open orders than an account may have. */
const maxOpenOrders = 1000;
const maxPerPage = 100;

/** As a trader sees it: cancelled after a part was filled is not the same as cancelled. */
type OrderOutcome = 'filled' | 'partlyFilled' | 'cancelled';

/** The scope of a list: one market, a business line, or all; of spot also a wallet. */
type OrderScope = {
  readonly symbol?: string | undefined;
  readonly line?: BusinessLine | undefined;
  readonly wallet?: OfWallet | undefined;
};

type OrderPage = OrderScope & {
  readonly side?: Side | undefined;
  readonly kind?: 'limit' | 'market' | undefined;
  readonly outcome?: OrderOutcome | undefined;
  /** The time of the last change, both ends included. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Only orders placed before this one: the last order id of the page before. */
  readonly before?: OrderId | undefined;
  /** At most 100, which is also the default. */
  readonly limit?: number | undefined;
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
  cancelled: and(eq(orders.status, OrderStatus.cancelled), eq(orders.filledLots, 0)),
};

/** The rows that a page may hold, beside those of a market. */
const narrowed = ({ side, kind, outcome, fromMs, toMs, before }: OrderPage): (SQL | undefined)[] => [
  side === undefined ? undefined : eq(orders.side, side),
  kind === undefined ? undefined : eq(orders.kind, kind),
  outcome === undefined ? undefined : ofOutcome[outcome],
  fromMs === undefined ? undefined : gte(orders.updatedAtMs, fromMs),
  toMs === undefined ? undefined : lte(orders.updatedAtMs, toMs),
  before === undefined ? undefined : lt(orders.orderId, before),
];

export function createOrderReader(db: Store['db'], listings: Listings): OrderReader {
  const newestFirst = async (
    where: (SQL | undefined)[],
    { symbol, line, wallet }: OrderScope,
    limit: number,
  ): Promise<readonly SpotOrder[]> => {
    const market = symbol === undefined ? undefined : listings.marketOf(symbol);
    if (symbol !== undefined && market === undefined) return [];
    const ofMarket = market === undefined ? undefined : eq(orders.marketId, market.marketId);
    const rows = await db
      .select()
      .from(orders)
      .where(and(...where, ofMarket, ofLine(orders.marketId, listings, line), ofWallet(orders.wallet, wallet)))
      .orderBy(desc(orders.orderId))
      .limit(limit);
    return rows.map((row) => toSpotOrder(row, listings));
  };
  return {
    open: (accountId, scope = {}) => newestFirst([eq(orders.accountId, accountId), eq(orders.open, true)], scope, maxOpenOrders),
    history: (accountId, page) => {
      const where = [eq(orders.accountId, accountId), eq(orders.open, false), ...narrowed(page)];
      return newestFirst(where, page, Math.min(page.limit ?? maxPerPage, maxPerPage));
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
