// Writes the prices at which a batch's dated contracts have ended.
import type { ClientBase } from 'pg';

import type { ContractDelivered } from '#server/engine/futures/contract-event.ts';
import { deliveries } from '#server/store/schema/contracts/contract-history.ts';
import { insertRows } from '../writing/insert-rows.ts';

export type DeliveryRow = { readonly delivered: ContractDelivered; readonly timeMs: number };

export const writeDeliveries = (client: ClientBase, rows: readonly DeliveryRow[]): Promise<void> =>
  insertRows(
    client,
    deliveries,
    rows.map(({ delivered: { marketId, priceTicks }, timeMs }) => ({ marketId, priceTicks, timeMs })),
  );
