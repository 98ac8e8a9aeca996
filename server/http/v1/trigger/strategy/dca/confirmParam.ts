// Works out every order that a martingale would place.
import { previewDca } from '#lib/contract/calls/v1/trigger/strategy/dca/confirmParam.ts';
import { dcaFieldOf, toMartingaleTerms } from '#lib/contract/wire/bots/dca-fields.ts';
import { checkDca } from '#server/answers/bots/martingale/check-dca.ts';
import { previewedMarket } from '#server/answers/bots/previewed-market.ts';
import { toProblem } from '#server/answers/bots/to-problem.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { previewOfMartingale } from '#server/services/bots/martingale/preview-of-martingale.ts';

export const servePreviewDca = serveUser(previewDca, ['listings', 'projections'], (request, _session, rooms) => {
  const previewed = checkDca(request) ?? previewedMarket(request, rooms);
  if (previewed instanceof Refusal) return previewed;
  const preview = previewOfMartingale(toMartingaleTerms(request), previewed);
  return {
    problems: preview.problems.map((problem) => toProblem(problem, dcaFieldOf)),
    price: previewed.lastPrice,
    orders: preview.orders.map((order) => ({
      price: order.price,
      deviationRate: order.deviation,
      count: order.quantity,
      amount: order.value,
      averagePrice: order.averagePrice,
      neededSoFar: order.neededFunds,
      takeProfitPrice: order.takeProfitPrice,
    })),
    needed: preview.orders.length === 0 ? null : preview.neededFunds,
    neededCoin: preview.fundsCoin,
    stopLossPrice: preview.stopLossPrice,
    liquidationPrice: preview.liquidationPrice,
  };
});
