// One's own orders: the open ones as they stand, and what has just happened to any of them.
import * as z from 'zod/mini';

import { ordersSnapshot, ordersUpdate } from '#lib/contract/channels/orders.ts';
import { OrderStatus } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { OrdersData } from '../channel-data.ts';
import type { Merge } from './merge.ts';

const changesKept = 50;

/** The number of changes so far on the page, whoever is logged in: a notice that was shown is never taken for a new one. */
let counted = 0;

const finished: readonly number[] = [OrderStatus.filled, OrderStatus.cancelled, OrderStatus.rejected];

const newestFirst = (orders: Iterable<SpotOrder>): readonly SpotOrder[] =>
  [...orders].sort((a, b) => Number(b.orderId) - Number(a.orderId));

export const mergeOrders: Merge<OrdersData> = {
  snapshot: (raw, previous) => {
    const parsed = z.safeParse(ordersSnapshot, raw);
    return parsed.success ? { open: newestFirst(parsed.data), changes: previous?.changes ?? [] } : null;
  },
  update: (data, raw) => {
    const parsed = z.safeParse(ordersUpdate, raw);
    if (!parsed.success) return null;
    const open = new Map(data.open.map((order) => [order.orderId, order]));
    for (const { order } of parsed.data) {
      if (finished.includes(order.status)) open.delete(order.orderId);
      else open.set(order.orderId, order);
    }
    const fresh = parsed.data.map((change) => ({ ...change, number: (counted += 1) }));
    return { open: newestFirst(open.values()), changes: [...data.changes, ...fresh].slice(-changesKept) };
  },
};
