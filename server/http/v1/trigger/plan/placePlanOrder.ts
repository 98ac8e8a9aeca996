// Places take-profit, stop-loss or both on what the user holds.
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { fromExitFields } from '#lib/contract/wire/exit-fields.ts';
import { submitPlan } from '#server/http/place-plan.ts';
import { readExit } from '#server/http/read-exit.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const servePlacePlanOrder = serveUser(placePlanOrder, (request, { accountId }, visit) =>
  submitPlan(visit, accountId, request, (market) => {
    const exit = readExit(fromExitFields(request), market);
    if (exit instanceof Refusal) return exit;
    return exit === null ? refuse('invalidExit') : { kind: 'exit', exit };
  }),
);
