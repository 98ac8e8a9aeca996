// Orders that were sent and not yet answered: shown as pending at once, and gone as soon as the truth is known.
import { create } from 'zustand';

import type { SpotOrderTerms } from '#lib/contract/wire/orders/spot-order.ts';

export type PendingOrder = { readonly terms: SpotOrderTerms; readonly sentMs: number };

type PendingOrders = {
  readonly orders: readonly PendingOrder[];
  add(order: PendingOrder): void;
  remove(clientOid: string): void;
};

export const usePendingOrders = create<PendingOrders>((set) => ({
  orders: [],
  add: (order) => set(({ orders }) => ({ orders: [order, ...orders.filter(({ terms }) => terms.clientOid !== order.terms.clientOid)] })),
  remove: (clientOid) => set(({ orders }) => ({ orders: orders.filter(({ terms }) => terms.clientOid !== clientOid) })),
}));
