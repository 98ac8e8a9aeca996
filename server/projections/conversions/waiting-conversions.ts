// The coins of convert orders that wait for their price, in memory: moved along by records.
import { eq } from 'drizzle-orm';

import type { EventRecord } from '#server/engine/event.ts';
import type { AssetId, OrderId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { convertOrders } from '#server/store/schema/conversions.ts';

type Waiting = { readonly orderId: OrderId; readonly fromAssetId: AssetId; readonly toAssetId: AssetId };

export type WaitingConversions = {
  /** In order; a record that came before changes nothing. */
  apply(record: EventRecord): void;
  /** The coins that are given and wanted. */
  coins(): ReadonlySet<AssetId>;
};

/** Those that stood at the checkpoint. */
export const readWaitingConversions = (db: Store['db']): Promise<readonly Waiting[]> =>
  db
    .select({ orderId: convertOrders.orderId, fromAssetId: convertOrders.fromAssetId, toAssetId: convertOrders.toAssetId })
    .from(convertOrders)
    .where(eq(convertOrders.state, 'open'));

export function createWaitingConversions(known: readonly Waiting[]): WaitingConversions {
  const waiting = new Map(known.map((order) => [order.orderId, order]));
  return {
    apply: ({ events }) => {
      for (const event of events) {
        if (event.type === 'convert-order-closed') waiting.delete(event.orderId);
        if (event.type !== 'convert-order-opened') continue;
        const { orderId, assetId: fromAssetId, toAssetId } = event;
        waiting.set(orderId, { orderId, fromAssetId, toAssetId });
      }
    },
    coins: () => new Set([...waiting.values()].flatMap(({ fromAssetId, toAssetId }) => [fromAssetId, toAssetId])),
  };
}
