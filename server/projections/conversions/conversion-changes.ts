// The conversions of a batch, and the outcomes of orders that convert: gathered, then written.
import type { ClientBase } from 'pg';

import type { ConvertOrderClosed, ConvertOrderOpened } from '#server/engine/convert/convert-event.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { conversions, convertOrders } from '#server/store/schema/conversions.ts';
import { historyPlace } from '../writing/history-place.ts';
import { type Column, columnArrays, unnested } from '../writing/insert-columns.ts';
import { insertRows } from '../writing/insert-rows.ts';

type Row = typeof conversions.$inferSelect;
type OrderRow = typeof convertOrders.$inferSelect;
type Closing = { readonly closed: ConvertOrderClosed; readonly timeMs: number };

const closingColumns: readonly Column<Closing>[] = [
  { name: 'order_id', type: 'bigint', of: ({ closed }) => closed.orderId },
  { name: 'to_units', type: 'bigint', of: ({ closed }) => closed.toUnits },
  { name: 'state', type: 'text', of: ({ closed }) => closed.outcome },
  { name: 'closed_ms', type: 'bigint', of: ({ timeMs }) => timeMs },
];

const close = `update convert_orders as o set state = c.state, to_units = c.to_units, closed_ms = c.closed_ms
  from ${unnested(closingColumns)} as c(order_id, to_units, state, closed_ms) where o.order_id = c.order_id`;

const toOrderRow = (opened: ConvertOrderOpened, timeMs: number): OrderRow => ({
  orderId: opened.orderId,
  accountId: opened.accountId,
  clientOid: opened.clientOid,
  fromAssetId: opened.assetId,
  fromUnits: opened.units,
  toAssetId: opened.toAssetId,
  minUnits: opened.toUnits,
  toUnits: 0n,
  state: 'open',
  placedMs: timeMs,
  expiresMs: opened.expiresMs,
  closedMs: 0,
});

export type ConversionChanges = {
  add(record: EventRecord): void;
  concernsUsers(): boolean;
  write(client: ClientBase): Promise<void>;
};

export function createConversionChanges(): ConversionChanges {
  const rows: Row[] = [];
  const orders: OrderRow[] = [];
  const closings: Closing[] = [];
  return {
    add: ({ sequence, timeMs, events }) => {
      let place = 0;
      for (const event of events) {
        if (event.type === 'convert-order-opened') orders.push(toOrderRow(event, timeMs));
        else if (event.type === 'convert-order-closed') closings.push({ closed: event, timeMs });
        else if (event.type === 'converted') {
          const { accountId, toAssetId, reference, orderId } = event;
          for (const { assetId, units, toUnits, reason } of event.legs) {
            const id = historyPlace(sequence, place);
            place += 1;
            rows.push({ id, accountId, fromAssetId: assetId, fromUnits: units, toAssetId, toUnits, reference, orderId, reason: reason ?? '', timeMs }); // prettier-ignore
          }
        }
      }
    },
    concernsUsers: () => rows.length + orders.length + closings.length > 0,
    write: async (client) => {
      await insertRows(client, conversions, rows);
      await insertRows(client, convertOrders, orders);
      if (closings.length > 0) await client.query(close, columnArrays(closingColumns, closings));
    },
  };
}
