// The name of one of the user's orders in a request: the exchange's id or the client's own.
import * as z from 'zod/mini';

import { clientOid, orderId } from '../fields.ts';

export const orderName = { orderId: z.optional(orderId), clientOid: z.optional(clientOid) };

type OrderName = { readonly orderId?: string | undefined; readonly clientOid?: string | undefined };

/** Exactly one of the two names. */
export const namedOnce = z.refine<OrderName>(
  ({ orderId: ours, clientOid: theirs }: OrderName) => (ours === undefined) !== (theirs === undefined),
  {
    error: 'or clientOid must be given, and only one of them',
    path: ['orderId'],
  },
);
