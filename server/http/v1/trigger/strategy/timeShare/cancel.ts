// Stops a TWAP order.
import { cancelTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/cancel.ts';
import { takePlanBack } from '#server/answers/plans/cancel-plan.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelTwap = serveUser(cancelTwap, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  takePlanBack(visit, accountId, request, 'time-share'),
);
