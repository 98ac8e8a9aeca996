// Writes the prices at which a batch's dated contracts have ended.
import type { ClientBase } from 'pg';

import type { ContractDelivered } from '#server/engine/futures/contract-event.ts';
import { type Column, insertColumns } from '../writing/insert-columns.ts';

export type DeliveryRow = { readonly delivered: ContractDelivered; readonly timeMs: number };

const columns: readonly Column<DeliveryRow>[] = [
  { name: 'market_id', type: 'integer', of: (row) => row.delivered.marketId },
  { name: 'price_ticks', type: 'bigint', of: (row) => row.delivered.priceTicks },
  { name: 'time_ms', type: 'bigint', of: (row) => row.timeMs },
];

export const writeDeliveries = (client: ClientBase, rows: readonly DeliveryRow[]): Promise<void> =>
  insertColumns(client, 'deliveries', columns, rows);
