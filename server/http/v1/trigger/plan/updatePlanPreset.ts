// Gives a waiting trigger plan another take-profit and stop-loss for the order it will become.
import { updatePlanPreset } from '#lib/contract/calls/v1/trigger/plan/updatePlanPreset.ts';
import { ticks } from '#server/engine/units.ts';
import { amendPlan } from '#server/answers/plans/amend-plan.ts';
import { keepWait, readOrderExit } from '#server/answers/plans/read-exit.ts';
import { readPreset, readRatioExit } from '#server/answers/plans/read-preset.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdatePlanPreset = serveUser(updatePlanPreset, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  amendPlan(visit, accountId, request, async ({ terms, side, holdSide }, market) => {
    const way = { side, holdSide: holdSide ?? undefined };
    if (terms.kind === 'trailing') {
      const ratios = await readRatioExit(visit, accountId, market, way, request);
      if (ratios instanceof Refusal) return ratios;
      const { extras, ...plain } = terms;
      const callbackTicks = extras?.callbackTicks ?? ticks(0);
      return callbackTicks === 0 && ratios === null ? plain : { ...plain, extras: { callbackTicks, exit: ratios } };
    }
    if (terms.kind !== 'trigger') return refuse('unknownPlan');
    const opens = terms.trigger.executeTicks || terms.trigger.triggerTicks;
    const said = await readPreset(visit, accountId, market, way, () => visit.listings.priceText(market, opens), request);
    if (said instanceof Refusal) return said;
    const exit = readOrderExit(said, market);
    if (exit instanceof Refusal) return exit;
    return { ...terms, exit: exit === null ? null : keepWait(exit, terms.exit?.stopLoss?.marketAfterMs, request) };
  }),
);
