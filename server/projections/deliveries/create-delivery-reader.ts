// Questions about deliveries: the price at which a dated contract has ended.
import { inArray } from 'drizzle-orm';

import type { MarketId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { deliveries } from '#server/store/schema/contracts/contract-history.ts';

export type DeliveryReader = {
  /** In ticks, of those that have ended. */
  deliveredAt(marketIds: readonly MarketId[]): Promise<ReadonlyMap<MarketId, number>>;
};

export function createDeliveryReader(db: Store['db']): DeliveryReader {
  return {
    deliveredAt: async (marketIds) => {
      if (marketIds.length === 0) return new Map();
      const rows = await db
        .select()
        .from(deliveries)
        .where(inArray(deliveries.marketId, [...marketIds]));
      return new Map(rows.map(({ marketId, priceTicks }) => [marketId, priceTicks]));
    },
  };
}
