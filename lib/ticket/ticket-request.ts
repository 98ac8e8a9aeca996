// The request that is sent when an order form is submitted: one call with its body, complete but for the client's order id, and how its
// answer is read.
import type * as z from 'zod/mini';

import { batchPlaced, type BatchPlaced } from '#lib/api/batch-placed.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import type { CallDefinition } from '#lib/contract/call.ts';
import type { BatchResult } from '#lib/contract/wire/orders/batch-result.ts';
import type { OrderResult } from '#lib/contract/wire/orders/order-result.ts';

export type Placed = {
  /** The id of the order or the plan; of several, of the first. */
  readonly id: string;
  /**
   * The part that has traded at once, and the fate of the rest; null where that is not told: plans, several orders, an order that had
   * arrived before.
   */
  readonly traded: Omit<OrderResult, 'orderId' | 'clientOid'> | null;
  /** The result of several orders. */
  readonly batch?: BatchPlaced['batch'];
};

export const orderPlaced = ({ orderId, ...traded }: OrderResult): Placed => ({ id: orderId, traded });
export const planPlaced = ({ planId }: { readonly planId: string }): Placed => ({ id: planId, traded: null });
export const ordersPlaced = (result: BatchResult): Placed => ({ ...batchPlaced(result), traded: null });

export type TicketRequest = {
  /** The path of the call. */
  readonly path: string;
  readonly body: object;
  /** The order in words, for the notice once it is in: kind, size and price, as far as it has one. */
  readonly told?: readonly string[];
  /** Sends it with further fields, which stand over those of the body. Rejects with ApiError. */
  readonly place: (api: ApiClient, fields: object) => Promise<Placed>;
};

export const requestTo = <Body extends object, Answer>(
  call: CallDefinition<z.core.$ZodType<unknown, Body>, z.core.$ZodType<Answer>>,
  body: Body,
  placedOf: (answer: Answer) => Placed,
): TicketRequest => ({
  path: call.path,
  body,
  place: async (api, fields) => placedOf(await api.call(call, { ...body, ...fields })),
});

/** The same request with further fields in its body. */
export const withFields = <Request extends TicketRequest>(request: Request, fields: object): Request => ({
  ...request,
  body: { ...request.body, ...fields },
  place: (api, more) => request.place(api, { ...fields, ...more }),
});

/** A second press sends the very same order where nothing in it has changed. */
export const isSameRequest = (one: TicketRequest, other: TicketRequest): boolean =>
  one.path === other.path && JSON.stringify(one.body) === JSON.stringify(other.body);
