// Gives a waiting trigger plan another take-profit and stop-loss for the order it will become.
import { updatePlanPreset } from '#lib/contract/calls/v1/trigger/plan/updatePlanPreset.ts';
import { fromExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { amendPlan } from '#server/http/plans/amend-plan.ts';
import { readExit } from '#server/http/plans/read-exit.ts';
import { refuse, Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdatePlanPreset = serveUser(updatePlanPreset, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  amendPlan(visit, accountId, request, ({ terms }, market) => {
    if (terms.kind !== 'trigger') return refuse('unknownPlan');
    const exit = readExit(fromExitFields(request), market);
    return exit instanceof Refusal ? exit : { ...terms, exit };
  }),
);
