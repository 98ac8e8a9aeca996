'use client';
// Sends an order once: a repeat after a lost answer carries the same id, so that nobody trades twice.
import { useCallback, useRef, useState } from 'react';

import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { toPlaceRequest, type SpotOrderTerms } from '#lib/contract/wire/spot-order.ts';

export type Placed = { readonly outcome: 'placed'; readonly orderId: string; readonly filled: string } | { readonly outcome: 'refused'; readonly error: unknown };

const sameOrder = (one: SpotOrderTerms, other: SpotOrderTerms): boolean => JSON.stringify(one) === JSON.stringify(other);

export function usePlaceOrder(): { readonly pending: boolean; place(order: SpotOrderTerms): Promise<Placed> } {
  const api = useApi();
  const [pending, setPending] = useState(false);
  /** The order whose fate is unknown, and the id it was sent under. */
  const unanswered = useRef<{ order: SpotOrderTerms; id: string } | null>(null);
  const place = useCallback(
    async (order: SpotOrderTerms): Promise<Placed> => {
      setPending(true);
      const repeated = unanswered.current !== null && sameOrder(unanswered.current.order, order) ? unanswered.current.id : null;
      const id = repeated ?? crypto.randomUUID();
      unanswered.current = null;
      try {
        const { orderId, dealCount } = await api.call(placeOrder, toPlaceRequest({ ...order, clientOrderId: id }));
        return { outcome: 'placed', orderId, filled: dealCount };
      } catch (error) {
        if (!(error instanceof ApiError)) return { outcome: 'refused', error };
        if (error.unanswered) unanswered.current = { order, id };
        // The first sending had arrived after all.
        if (repeated !== null && error.key === 'duplicateClientOrderId') return { outcome: 'placed', orderId: String(error.params['orderId'] ?? ''), filled: '0' };
        return { outcome: 'refused', error };
      } finally {
        setPending(false);
      }
    },
    [api],
  );
  return { pending, place };
}
