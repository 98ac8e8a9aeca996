// Writes a batch's changes of orders: new rows, and differences to rows that exist.
import type { ClientBase } from 'pg';

import { OrderStatus } from '#lib/contract/enums.ts';
import { inParts } from '#server/store/in-parts.ts';
import { type Column, columnArrays, insertColumns, unnested } from '../writing/insert-columns.ts';
import { encodeExit } from '../stored/stored-exit.ts';
import type { OrderChange } from './order-changes.ts';

type Accepted = OrderChange & { readonly accepted: NonNullable<OrderChange['accepted']> };

const open: readonly OrderStatus[] = [OrderStatus.unmatched, OrderStatus.matching, OrderStatus.partiallyFilled];
const isOpen = (status: OrderStatus | null): boolean | null => (status === null ? null : open.includes(status));

const newOrder: readonly Column<Accepted>[] = [
  { name: 'order_id', type: 'bigint', of: (row) => row.orderId },
  { name: 'account_id', type: 'integer', of: (row) => row.accepted.accountId },
  { name: 'market_id', type: 'integer', of: (row) => row.accepted.marketId },
  { name: 'client_order_id', type: 'text', of: (row) => row.accepted.clientOid },
  { name: 'side', type: 'text', of: (row) => row.accepted.side },
  { name: 'kind', type: 'text', of: (row) => row.accepted.kind },
  { name: 'time_in_force', type: 'smallint', of: (row) => row.accepted.timeInForce },
  { name: 'price_ticks', type: 'bigint', of: (row) => row.priceTicks ?? row.accepted.priceTicks },
  { name: 'quantity_lots', type: 'bigint', of: (row) => row.quantityLots ?? row.accepted.quantityLots },
  { name: 'amount_units', type: 'bigint', of: (row) => row.accepted.amountUnits },
  { name: 'filled_lots', type: 'bigint', of: (row) => row.filledLots },
  { name: 'filled_units', type: 'bigint', of: (row) => row.filledUnits },
  { name: 'fee_units', type: 'bigint', of: (row) => row.feeUnits },
  { name: 'fee_asset_id', type: 'integer', of: (row) => row.accepted.feeAssetId },
  { name: 'open', type: 'boolean', of: (row) => isOpen(row.status) },
  { name: 'status', type: 'smallint', of: (row) => row.status },
  { name: 'cancel_reason', type: 'text', of: (row) => row.cancelReason },
  { name: 'display_lots', type: 'bigint', of: (row) => row.accepted.displayLots },
  { name: 'source', type: 'smallint', of: (row) => row.accepted.source },
  { name: 'entry_point', type: 'smallint', of: (row) => row.accepted.entryPoint },
  { name: 'plan_id', type: 'bigint', of: (row) => row.accepted.planId },
  { name: 'hold_side', type: 'text', of: (row) => row.accepted.holdSide ?? null },
  { name: 'reduce_only', type: 'boolean', of: (row) => row.accepted.reduceOnly ?? false },
  { name: 'exit', type: 'text', of: (row) => row.exit ?? encodeExit(row.accepted.exit) },
  { name: 'wallet', type: 'text', of: (row) => row.accepted.wallet ?? null },
  { name: 'created_at_ms', type: 'bigint', of: (row) => row.accepted.acceptedAtMs },
  { name: 'updated_at_ms', type: 'bigint', of: (row) => row.updatedAtMs },
];

const difference: readonly Column<OrderChange>[] = [
  { name: 'order_id', type: 'bigint', of: (row) => row.orderId },
  { name: 'filled_lots', type: 'bigint', of: (row) => row.filledLots },
  { name: 'filled_units', type: 'bigint', of: (row) => row.filledUnits },
  { name: 'fee_units', type: 'bigint', of: (row) => row.feeUnits },
  { name: 'open', type: 'boolean', of: (row) => isOpen(row.status) },
  { name: 'status', type: 'smallint', of: (row) => row.status },
  { name: 'price_ticks', type: 'bigint', of: (row) => row.priceTicks },
  { name: 'quantity_lots', type: 'bigint', of: (row) => row.quantityLots },
  { name: 'exit', type: 'text', of: (row) => row.exit },
  { name: 'cancel_reason', type: 'text', of: (row) => row.cancelReason },
  { name: 'updated_at_ms', type: 'bigint', of: (row) => row.updatedAtMs },
];

const applyDifferences = `
  update orders as o set
    filled_lots = o.filled_lots + d.filled_lots,
    filled_units = o.filled_units + d.filled_units,
    fee_units = o.fee_units + d.fee_units,
    open = coalesce(d.open, o.open),
    status = coalesce(d.status, o.status),
    price_ticks = coalesce(d.price_ticks, o.price_ticks),
    quantity_lots = coalesce(d.quantity_lots, o.quantity_lots),
    exit = coalesce(d.exit, o.exit),
    cancel_reason = case when d.cancel_reason = '' then o.cancel_reason else d.cancel_reason end,
    updated_at_ms = d.updated_at_ms
  from ${unnested(difference)} as d(${difference.map((column) => column.name).join(', ')})
  where o.order_id = d.order_id`;

const isNew = (change: OrderChange): change is Accepted => change.accepted !== null;

/** Refuses (Error) a difference to an order that was never written: history would have a hole. */
export async function writeOrders(client: ClientBase, changes: Iterable<OrderChange>): Promise<void> {
  const all = [...changes];
  await insertColumns(client, 'orders', newOrder, all.filter(isNew));
  for (const part of inParts(all.filter((change) => !isNew(change)))) {
    const { rowCount } = await client.query(applyDifferences, columnArrays(difference, part));
    if (rowCount !== part.length) throw new Error(`${part.length - (rowCount ?? 0)} of ${part.length} changed orders are unknown`);
  }
}
