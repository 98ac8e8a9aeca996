// Bad days and deliveries on demand where money is play money, if the operator has them switched on.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { practise } from '#lib/contract/calls/v1/mcp/demo/scenario.ts';
import { refuse, refuseField, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { steerScenario } from '#server/answers/paper/steer-scenario.ts';

export const servePractise = serveUser(
  practise,
  ['market', 'site'],
  async ({ action, kind, seed, minutes }, { mode }, { market, site }) => {
    const { scenarios } = market;
    if (scenarios === null || !site.read('switches').practice) return refuse('practiceOff');
    const done = (symbolId = '', name = '') => ({ running: [...scenarios.running()], symbolId, name });
    if (action !== 'delivery') {
      const refusal = steerScenario(market, { action, world: mode === TradingMode.paper ? 'paper' : 'demo', kind, seed });
      return refusal instanceof Refusal ? refusal : done();
    }
    if (minutes === undefined) return refuseField('minutes', 'is missing');
    const listing = await scenarios.listDelivery(minutes);
    return listing === null ? refuse('deliveryLimit') : done(listing.symbol, listing.contract.name);
  },
);
