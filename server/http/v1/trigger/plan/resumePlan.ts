// Lets a paused TWAP go on.
import { resumePlan } from '#lib/contract/calls/v1/trigger/plan/resumePlan.ts';
import { switchPlan } from '#server/answers/plans/switch-plan.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveResumePlan = serveUser(resumePlan, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  switchPlan(visit, accountId, request, 'resume-plan'),
);
