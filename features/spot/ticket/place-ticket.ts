// One request of the form to the call that it is for, under the name it is sent with.
import type { Traded } from '#components/trading/order-end/use-traded-notice.ts';
import { batchPlaced, type BatchPlaced } from '#lib/api/batch-placed.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { placeScaled } from '#lib/contract/calls/v1/spot/order/placeScaled.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { placeTimeShare } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import type { OrderResult } from '#lib/contract/wire/order-result.ts';
import { toPlaceRequest } from '#lib/contract/wire/spot-order.ts';
import type { TicketRequest } from './ticket-request.ts';

export type NamedRequest = { readonly request: TicketRequest; readonly clientOid: string };

export type Placed = {
  /** Of the order or the plan; of several, of the first. */
  readonly id: string;
  /** What has traded at once, and what has become of the rest; null where that is not told: plans, several orders, an order that had arrived before. */
  readonly traded: Traded | null;
  /** Of several orders. */
  readonly batch?: BatchPlaced['batch'];
};

const planPlaced = ({ planId }: { readonly planId: string }): Placed => ({ id: planId, traded: null });
const orderPlaced = ({ orderId, ...traded }: OrderResult): Placed => ({ id: orderId, traded });

/** Rejects with ApiError. */
export async function placeTicket(api: ApiClient, { request, clientOid }: NamedRequest): Promise<Placed> {
  const named = { clientOid: clientOid };
  switch (request.call) {
    case 'order':
      return orderPlaced(await api.call(placeOrder, toPlaceRequest({ ...request.terms, clientOid })));
    case 'iceberg':
      return orderPlaced(await api.call(placeIceberg, { ...request.body, ...named }));
    case 'plan':
      return planPlaced(await api.call(placePlan, { ...request.body, ...named }));
    case 'exit':
      return planPlaced(await api.call(placePlanOrder, { ...request.body, ...named }));
    case 'oco':
      return planPlaced(await api.call(placeOco, { ...request.body, ...named }));
    case 'twap':
      return planPlaced(await api.call(placeTimeShare, { ...request.body, ...named }));
    case 'scaled':
      return { ...batchPlaced(await api.call(placeScaled, { ...request.body, ...named })), traded: null };
  }
}
