// Changes a take profit or a stop loss that stands.
import { updateTrackingTpslPlan } from '#lib/contract/calls/v1/trigger/tracking/plan/updateTPSLPlan.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { findTrackingOrder } from '#server/answers/tracking/find-tracking-order.ts';
import { setExits } from '#server/answers/tracking/set-exits.ts';
import { exitOfPlan, standingExit } from '#server/answers/tracking/exit-of-plan.ts';

export const serveUpdateTrackingTpslPlan = serveUser(
  updateTrackingTpslPlan,
  ['bots', 'newReference', 'listings', 'now', 'projections'],
  async (request, session, rooms) => {
    const found = findTrackingOrder(rooms, session, request.trackingNo);
    if (found instanceof Refusal) return found;
    if (standingExit(found, request) === 0) return refuse('unknownPlan');
    return setExits(exitOfPlan(request), found, rooms);
  },
);
