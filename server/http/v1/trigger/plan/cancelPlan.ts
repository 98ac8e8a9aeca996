// Takes a waiting plan order back.
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { takePlanBack } from '#server/answers/plans/cancel-plan.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelPlan = serveUser(cancelPlan, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  takePlanBack(visit, accountId, request, null),
);
