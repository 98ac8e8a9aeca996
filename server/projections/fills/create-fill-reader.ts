// Questions about fills: what an account, or one of its orders, has traded.
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';

import type { BusinessLine, LiquidityRole, Side } from '#lib/contract/enums.ts';
import { symbolIdOf } from '#lib/contract/wire/spot-order.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import type { AccountId, OrderId } from '#server/engine/command.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { fills } from '#server/store/schema/fills.ts';
import { ofLine } from '../of-line.ts';

const mostPerPage = 100;

export type FillPage = {
  readonly symbol?: string | undefined;
  readonly line?: BusinessLine | undefined;
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
  fills(accountId: AccountId, page: FillPage): Promise<readonly SpotFill[]>;
};

/** An order meets a trade at most once, so the two name the fill: whoever sees the event can name it too. */
const fillIdOf = (orderId: OrderId, tradeId: number): string => `${orderId}-${tradeId}`;

const readFillId = (text: string): { orderId: number; tradeId: number } => {
  const [orderId = Number.NaN, tradeId = Number.NaN] = /^\d{1,15}-\d{1,15}$/.test(text) ? text.split('-').map(Number) : [];
  return { orderId, tradeId };
};

export function createFillReader(db: Store['db'], listings: Listings): FillReader {
  const toSpotFill = (row: typeof fills.$inferSelect): SpotFill => {
    const market = listings.market(row.marketId);
    const feeAsset = listings.asset(row.feeAssetId);
    return {
      fillId: fillIdOf(row.orderId, row.tradeId),
      tradeId: String(row.tradeId),
      orderId: String(row.orderId),
      symbolId: symbolIdOf(market.symbol),
      symbol: market.symbol,
      side: row.side,
      role: row.role,
      price: listings.priceText(market, row.priceTicks),
      quantity: listings.quantityText(market, row.quantityLots),
      amount: formatDecimal(row.notionalUnits, listings.asset(listings.rules(market).quoteAssetId).decimals),
      fee: formatDecimal(row.feeUnits, feeAsset.decimals),
      feeCoin: feeAsset.code,
      timeMs: row.timeMs,
      ...(row.profitUnits === null ? {} : { profit: formatDecimal(row.profitUnits, feeAsset.decimals) }),
    };
  };
  return {
    fills: async (accountId, { symbol, line, orderId, side, role, fromMs, toMs, before, limit = mostPerPage }) => {
      const market = symbol === undefined ? undefined : listings.marketOf(symbol);
      if (symbol !== undefined && market === undefined) return [];
      const last = before === undefined ? undefined : readFillId(before);
      if (last !== undefined && Number.isNaN(last.orderId)) return [];
      const where = and(
        eq(fills.accountId, accountId),
        ofLine(fills.marketId, listings, line),
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
      const rows = await db.select().from(fills).where(where).orderBy(desc(fills.id)).limit(Math.min(limit, mostPerPage));
      return rows.map(toSpotFill);
    },
  };
}
