// Begins and ends bad days, in either market.
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { steerScenario } from '#server/http/steer-scenario.ts';
import { Refusal } from '#server/http/refusal.ts';
import { serveOperator } from '#server/http/serve.ts';

export const serveControlScenario = serveOperator(controlScenario, (request, { market }) => {
  const refusal = steerScenario(market, request);
  return refusal instanceof Refusal ? refusal : { running: [...(market.scenarios?.running() ?? [])] };
});
