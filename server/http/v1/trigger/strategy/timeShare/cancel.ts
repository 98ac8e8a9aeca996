// Stops a time-share order.
import { cancelTimeShare } from '#lib/contract/calls/v1/trigger/strategy/timeShare/cancel.ts';
import { takePlanBack } from '#server/http/plans/cancel-plan.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelTimeShare = serveUser(cancelTimeShare, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  takePlanBack(visit, accountId, request, 'time-share'),
);
