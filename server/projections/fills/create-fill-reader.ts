// Questions about fills: what an account, or one of its orders, has traded.
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';

import type { BusinessLine, LiquidityRole, Side } from '#lib/contract/enums.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { fills } from '#server/store/schema/fills.ts';
import { toWireFill } from '#server/wire/to-wire-fill.ts';
import { ofLine } from '../of-line.ts';
import { type OfWallet, ofWallet } from '../of-wallet.ts';

const maxPerPage = 100;

type FillPage = {
  readonly symbol?: string | undefined;
  readonly line?: BusinessLine | undefined;
  readonly wallet?: OfWallet | undefined;
  readonly orderId?: OrderId | undefined;
  readonly side?: Side | undefined;
  readonly role?: LiquidityRole | undefined;
  /** Both ends included. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Only fills before this one: the last fill id of the page before. One that never was ends the list. */
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
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
    list: async (accountId, { symbol, line, wallet, orderId, side, role, fromMs, toMs, before, limit = maxPerPage }) => {
      const market = symbol === undefined ? undefined : listings.marketOf(symbol);
      if (symbol !== undefined && market === undefined) return [];
      const last = before === undefined ? undefined : readFillId(before);
      if (last !== undefined && Number.isNaN(last.orderId)) return [];
      const where = and(
        eq(fills.accountId, accountId),
        ofLine(fills.marketId, listings, line),
        ofWallet(fills.wallet, wallet),
        market === undefined ? undefined : eq(fills.marketId, market.marketId),
        orderId === undefined ? undefined : eq(fills.orderId, orderId),
        side === undefined ? undefined : eq(fills.side, side),
        role === undefined ? undefined : eq(fills.role, role),
        fromMs === undefined ? undefined : gte(fills.timeMs, fromMs),
        toMs === undefined ? undefined : lte(fills.timeMs, toMs),
        last === undefined
          ? undefined
          : lt(fills.id, sql`(select f.id from fills f where f.order_id = ${last.orderId} and f.trade_id = ${last.tradeId})`),
      );
      const rows = await db.select().from(fills).where(where).orderBy(desc(fills.id)).limit(Math.min(limit, maxPerPage));
      return rows.map((row) => toWireFill(row, listings));
    },
  };
}
