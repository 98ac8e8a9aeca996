// Questions about orders between people.
import { and, asc, desc, eq, gte, inArray, isNull, not, or, sql } from 'drizzle-orm';

import type { C2cRole } from '#lib/contract/c2c/order-steps.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { c2cOrders, c2cSteps } from '#server/store/schema/c2c/c2c-orders.ts';
import { beforePlace, type Page, pageOf } from '../page.ts';

export type C2cOrderRow = typeof c2cOrders.$inferSelect;
export type C2cStepRow = typeof c2cSteps.$inferSelect;

/** The orders that one account has had since a time, as far as figures about people go by them. */
export type EndedC2cOrder = { readonly accountId: AccountId; readonly role: C2cRole } & Pick<
  C2cOrderRow,
  'state' | 'failedBy' | 'paidMs' | 'placedMs' | 'payAssetId'
> & { readonly endedMs: number };

const maxRows = 100;

export type C2cReader = {
  /** Null: there is no such order. */
  find(orderId: OrderId): Promise<C2cOrderRow | null>;
  /** In the order in which they happened. */
  steps(orderId: OrderId): Promise<readonly C2cStepRow[]>;
  /** Newest first, of either side. */
  list(accountId: AccountId, page: { readonly open: boolean; readonly before?: string | undefined; readonly limit: number }): Promise<Page<C2cOrderRow>>; // prettier-ignore
  /** Oldest first: they wait for an operator. */
  appealed(): Promise<readonly C2cOrderRow[]>;
  endedSince(accountIds: readonly AccountId[], fromMs: number): Promise<readonly EndedC2cOrder[]>;
  /** True while an open order may be paid by this payment method. */
  isMethodInUse(methodId: number): Promise<boolean>;
};

export function createC2cReader(db: Store['db']): C2cReader {
  const isOpen = isNull(c2cOrders.endedMs);
  return {
    find: async (orderId) => (await db.select().from(c2cOrders).where(eq(c2cOrders.orderId, orderId)))[0] ?? null,
    steps: (orderId) => db.select().from(c2cSteps).where(eq(c2cSteps.orderId, orderId)).orderBy(asc(c2cSteps.id)),
    list: async (accountId, { open, before, limit }) => {
      const max = Math.min(limit, maxRows);
      const own = or(eq(c2cOrders.buyerId, accountId), eq(c2cOrders.sellerId, accountId));
      const where = and(own, open ? isOpen : not(isOpen), beforePlace(c2cOrders.orderId, before));
      const rows = await db.select().from(c2cOrders).where(where).orderBy(desc(c2cOrders.orderId)).limit(max);
      return pageOf(
        rows,
        max,
        ({ orderId }) => BigInt(orderId),
        (row) => row,
      );
    },
    appealed: () => db.select().from(c2cOrders).where(eq(c2cOrders.state, 'appealed')).orderBy(asc(c2cOrders.orderId)).limit(maxRows),
    endedSince: async (accountIds, fromMs) => {
      if (accountIds.length === 0) return [];
      const asked = new Set(accountIds);
      const ended = and(
        gte(c2cOrders.endedMs, fromMs),
        or(inArray(c2cOrders.buyerId, [...accountIds]), inArray(c2cOrders.sellerId, [...accountIds])),
      );
      const rows = await db.select().from(c2cOrders).where(ended).orderBy(asc(c2cOrders.orderId));
      return rows.flatMap(({ buyerId, sellerId, state, failedBy, paidMs, placedMs, payAssetId, endedMs }) => {
        const facts = { state, failedBy, paidMs, placedMs, payAssetId, endedMs: endedMs ?? 0 };
        const sides = [{ accountId: buyerId, role: 'buyer' as const }, { accountId: sellerId, role: 'seller' as const }]; // prettier-ignore
        return sides.filter(({ accountId }) => asked.has(accountId)).map((side) => ({ ...side, ...facts }));
      });
    },
    isMethodInUse: async (methodId) => {
      const named = sql`',' || ${c2cOrders.methodIds} || ',' like ${`%,${methodId},%`}`;
      const rows = await db.select({ orderId: c2cOrders.orderId }).from(c2cOrders).where(and(isOpen, named)).limit(1);
      return rows.length > 0;
    },
  };
}
