// Gives a waiting take-profit and stop-loss plan new legs.
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import { fromExitFields } from '#lib/contract/wire/exit-fields.ts';
import { amendPlan } from '#server/http/amend-plan.ts';
import { readExit } from '#server/http/read-exit.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveUpdateTpslPlan = serveUser(updateTpslPlan, (request, { accountId }, visit) =>
  amendPlan(visit, accountId, request, ({ terms }, market) => {
    if (terms.kind !== 'exit') return refuse('unknownPlan');
    const exit = readExit(fromExitFields(request), market);
    if (exit instanceof Refusal) return exit;
    return exit === null ? refuse('invalidExit') : { kind: 'exit', exit };
  }),
);
