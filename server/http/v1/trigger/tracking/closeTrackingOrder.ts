// Closes what a copy holds in one market.
import { closeTrackingOrder } from '#lib/contract/calls/v1/trigger/tracking/closeTrackingOrder.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { findTrackingOrder } from '#server/answers/tracking/find-tracking-order.ts';
import { tellCopy } from '#server/answers/tracking/tell-copies.ts';

export const serveCloseTrackingOrder = serveUser(
  closeTrackingOrder,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) => {
    const found = findTrackingOrder(rooms, session, request.trackingNo);
    if (found instanceof Refusal) return found;
    const named = { strategyId: String(found.copy.strategyId), clientOid: request.clientOid };
    return tellCopy(named, session, rooms, { action: 'close', symbol: found.market.symbol });
  },
);
