// Sets both prices at which what a copy holds in one market is closed.
import { updateTrackingTpsl } from '#lib/contract/calls/v1/trigger/tracking/updateTpsl.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { findTrackingOrder } from '#server/answers/tracking/find-tracking-order.ts';
import { setExits } from '#server/answers/tracking/set-exits.ts';

export const serveUpdateTrackingTpsl = serveUser(
  updateTrackingTpsl,
  ['bots', 'newReference', 'listings', 'now', 'projections'],
  async (request, session, rooms) => {
    const found = findTrackingOrder(rooms, session, request.trackingNo);
    return found instanceof Refusal ? found : setExits(request, found, rooms);
  },
);
