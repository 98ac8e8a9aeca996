// The orders between people of a batch, what happened to them, and what they take of adverts: gathered, then written.
import type { ClientBase } from 'pg';

import { otherRole, type C2cRole } from '#lib/contract/c2c/order-steps.ts';
import type { C2cCoinsSwapped, C2cOrderMoved, C2cOrderPlaced } from '#server/engine/c2c/c2c-event.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { c2cOrders, c2cSteps } from '#server/store/schema/c2c/c2c-orders.ts';
import { historyPlace } from '../writing/history-place.ts';
import { type Column, columnArrays, unnested } from '../writing/insert-columns.ts';
import { insertRows } from '../writing/insert-rows.ts';

type OrderRow = typeof c2cOrders.$inferSelect;
type StepRow = typeof c2cSteps.$inferSelect;
type Taken = { readonly advertId: number; readonly units: bigint };

/** The last state of an order in the batch. `paid`: undefined where no mark was set or taken back. */
type Moved = { readonly last: C2cOrderMoved; readonly timeMs: number; readonly paid: number | null | undefined };

const endings = new Set(['released', 'cancelled', 'expired']);

/** Whoever's word, silence or loss of an appeal the end follows from. A sale that the seller lets go of is nobody's failure. */
function failedBy({ cause, by, state, decidedFor }: C2cOrderMoved): C2cRole | null {
  if (!endings.has(state) || cause === 'release') return null;
  if (decidedFor !== null) return otherRole(decidedFor);
  // The one who accepts did not ask.
  return cause === 'accept-cancel' && by !== null ? otherRole(by) : 'buyer';
}

const movedColumns: readonly Column<Moved>[] = [
  { name: 'order_id', type: 'bigint', of: ({ last }) => last.orderId },
  { name: 'state', type: 'text', of: ({ last }) => last.state },
  { name: 'cancel_asked_by', type: 'text', of: ({ last }) => last.cancelAskedBy },
  { name: 'decided_for', type: 'text', of: ({ last }) => last.decidedFor },
  { name: 'is_reopened', type: 'boolean', of: ({ last }) => last.isReopened },
  { name: 'due_ms', type: 'bigint', of: ({ last }) => last.dueMs },
  { name: 'sets_paid', type: 'boolean', of: ({ paid }) => paid !== undefined },
  { name: 'paid_ms', type: 'bigint', of: ({ paid }) => paid ?? null },
  { name: 'ended_ms', type: 'bigint', of: ({ last, timeMs }) => (endings.has(last.state) ? timeMs : null) },
  { name: 'failed_by', type: 'text', of: ({ last }) => failedBy(last) },
];

const move = `update c2c_orders as o set state = c.state, cancel_asked_by = c.cancel_asked_by, decided_for = c.decided_for,
  is_reopened = c.is_reopened, due_ms = c.due_ms, paid_ms = case when c.sets_paid then c.paid_ms else o.paid_ms end,
  ended_ms = c.ended_ms, failed_by = c.failed_by
  from ${unnested(movedColumns)} as c(${movedColumns.map(({ name }) => name).join(', ')}) where o.order_id = c.order_id`;

const takenColumns: readonly Column<Taken>[] = [
  { name: 'advert_id', type: 'integer', of: ({ advertId }) => advertId },
  { name: 'units', type: 'bigint', of: ({ units }) => units },
];

const take = `update adverts as a set taken_units = a.taken_units + c.units
  from ${unnested(takenColumns)} as c(advert_id, units) where a.id = c.advert_id`;

function orderRow(event: C2cOrderPlaced | C2cCoinsSwapped, timeMs: number): OrderRow {
  const { orderId, advertId, buyerId, sellerId, taker, assetId, units, price } = event;
  const common = { orderId, advertId, buyerId, sellerId, taker, assetId, units, price, placedMs: timeMs };
  const open = { cancelAskedBy: null, decidedFor: null, isReopened: false, failedBy: null };
  if (event.type === 'c2c-coins-swapped') {
    const paid = { currency: '', payUnits: event.quoteUnits, payAssetId: event.quoteAssetId, methodIds: '' };
    return { ...common, ...open, ...paid, state: 'released', payByMs: timeMs, dueMs: null, paidMs: timeMs, endedMs: timeMs };
  }
  const { currency, payUnits, methodIds, payByMs } = event;
  const asked = { currency, payUnits, payAssetId: null, methodIds: methodIds.join(',') };
  return { ...common, ...open, ...asked, state: 'waiting', payByMs, dueMs: payByMs + 1, paidMs: null, endedMs: null };
}

export type C2cChanges = {
  add(record: EventRecord): void;
  concernsUsers(): boolean;
  write(client: ClientBase): Promise<void>;
};

export function createC2cChanges(): C2cChanges {
  const orders: OrderRow[] = [];
  const steps: StepRow[] = [];
  const moved = new Map<number, Moved>();
  const taken = new Map<number, bigint>();
  const takeMore = (advertId: number, units: bigint): void => void taken.set(advertId, (taken.get(advertId) ?? 0n) + units);
  return {
    add: ({ sequence, timeMs, events }) => {
      let place = 0;
      const note = (orderId: number, step: Pick<StepRow, 'cause' | 'by' | 'state'>): void => {
        steps.push({ id: historyPlace(sequence, place), orderId, ...step, timeMs });
        place += 1;
      };
      for (const event of events) {
        if (event.type === 'c2c-order-placed' || event.type === 'c2c-coins-swapped') {
          const row = orderRow(event, timeMs);
          orders.push(row);
          takeMore(event.advertId, event.units);
          note(row.orderId, { cause: 'place', by: event.taker, state: row.state });
        } else if (event.type === 'c2c-order-moved') {
          const { orderId, cause, by, state } = event;
          const before = moved.get(orderId)?.paid;
          const paid = cause === 'mark-paid' ? timeMs : cause === 'unmark-paid' ? null : before;
          moved.set(orderId, { last: event, timeMs, paid });
          if (state === 'cancelled' || state === 'expired') takeMore(event.advertId, -BigInt(event.units));
          note(orderId, { cause, by, state });
        }
      }
    },
    concernsUsers: () => steps.length > 0,
    write: async (client) => {
      if (steps.length === 0) return;
      await insertRows(client, c2cOrders, orders);
      await insertRows(client, c2cSteps, steps);
      if (moved.size > 0) await client.query(move, columnArrays(movedColumns, [...moved.values()]));
      const changed = [...taken].map(([advertId, units]) => ({ advertId, units }));
      if (changed.length > 0) await client.query(take, columnArrays(takenColumns, changed));
    },
  };
}
