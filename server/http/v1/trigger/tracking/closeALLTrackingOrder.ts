// Closes what all of the user's copies hold.
import { closeAllTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/closeALLTrackingOrder.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { tellAllCopies } from '#server/answers/tracking/tell-copies.ts';

export const serveCloseAllTrackingOrders = serveUser(
  closeAllTrackingOrders,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) => tellAllCopies(request, session, rooms, 'close'),
);
