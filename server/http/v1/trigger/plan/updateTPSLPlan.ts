// Gives a waiting take-profit and stop-loss plan new legs.
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import { amendPlan } from '#server/answers/plans/amend-plan.ts';
import { readRequestedExit } from '#server/answers/contracts/read-requested-exit.ts';
import { keepWait } from '#server/answers/plans/read-exit.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdateTpslPlan = serveUser(updateTpslPlan, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  amendPlan(visit, accountId, request, async ({ terms, side }, market) => {
    if (terms.kind !== 'exit') return refuse('unknownPlan');
    const exit = await readRequestedExit(visit, accountId, market, side, request);
    return exit instanceof Refusal ? exit : { kind: 'exit', exit: keepWait(exit, terms.exit.stopLoss?.marketAfterMs, request) };
  }),
);
