// Places a limit order and a stop beside it: one goes when the other has had its turn.
import { placeOco } from '#lib/contract/calls/v1/spot/order/placeOco.ts';
import { submitPlan } from '#server/answers/plans/place-plan.ts';
import { readTrigger, withWait, wrongWait } from '#server/answers/plans/read-exit.ts';
import { readPrice } from '#server/answers/amounts/read-price.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceOco = serveUser(placeOco, ['client', 'listings', 'usdtPrice', 'site', 'now'], (request, { accountId }, visit) =>
  submitPlan(visit, accountId, request, (market) => {
    const limitTicks = readPrice(request.delegatePrice, market);
    if (limitTicks instanceof Refusal) return limitTicks;
    const { triggerType, triggerPrice, executePrice = null, stopLossMarketAfter } = request;
    const wrong = wrongWait({ stopLossMarketAfter, exeStopLossPrice: executePrice ?? '' });
    if (wrong !== null) return wrong;
    const stop = readTrigger({ triggerType, triggerPrice, executePrice }, market);
    return stop instanceof Refusal ? stop : { kind: 'oco', limitTicks, stop: withWait(stop, stopLossMarketAfter) };
  }),
);
