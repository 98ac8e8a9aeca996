// Takes back the prices that were set for what the user's copies hold.
import { cancelAllTrackingPlans } from '#lib/contract/calls/v1/trigger/tracking/cancelALLTrackingOrder.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { tellAllCopies } from '#server/answers/tracking/tell-copies.ts';

export const serveCancelAllTrackingPlans = serveUser(
  cancelAllTrackingPlans,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) => tellAllCopies(request, session, rooms, 'drop-exits'),
);
