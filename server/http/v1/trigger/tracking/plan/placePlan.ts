// Sets a take profit or a stop loss where there is none yet.
import { placeTrackingPlan } from '#lib/contract/calls/v1/trigger/tracking/plan/placePlan.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { findTrackingOrder } from '#server/answers/tracking/find-tracking-order.ts';
import { setExits } from '#server/answers/tracking/set-exits.ts';
import { exitOfPlan, standingExit } from '#server/answers/tracking/exit-of-plan.ts';

export const servePlaceTrackingPlan = serveUser(
  placeTrackingPlan,
  ['bots', 'newReference', 'listings', 'now', 'projections'],
  async (request, session, rooms) => {
    const found = findTrackingOrder(rooms, session, request.trackingNo);
    if (found instanceof Refusal) return found;
    if (standingExit(found, request) !== 0) return refuse('trackingPlanStands');
    return setExits(exitOfPlan(request), found, rooms);
  },
);
