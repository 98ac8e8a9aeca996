// Pauses a TWAP.
import { pausePlan } from '#lib/contract/calls/v1/trigger/plan/pausePlan.ts';
import { switchPlan } from '#server/answers/plans/switch-plan.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePausePlan = serveUser(pausePlan, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  switchPlan(visit, accountId, request, 'pause-plan'),
);
