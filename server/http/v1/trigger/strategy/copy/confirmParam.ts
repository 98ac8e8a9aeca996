// Works out what an opening of a leader would come to in a copy.
import { previewCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/confirmParam.ts';
import { copyFieldOf, copySizeProblem, toCopyTerms } from '#lib/contract/wire/bots/copy-fields.ts';
import { withMarketNames } from '#server/answers/bots/copy/copied-markets.ts';
import { previewedMarket } from '#server/answers/bots/previewed-market.ts';
import { toProblem } from '#server/answers/bots/to-problem.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { previewOfCopy } from '#server/services/bots/copy/preview-of-copy.ts';

export const servePreviewCopy = serveUser(previewCopy, ['listings', 'projections'], (request, _session, rooms) => {
  const problem = copySizeProblem(request);
  if (problem !== null) return refuseField('copyValue', problem);
  const asked = withMarketNames(request, rooms.listings);
  if (asked instanceof Refusal) return asked;
  const market = previewedMarket(request, rooms);
  if (market instanceof Refusal) return market;
  const { leaderCount: quantity, leaderLeverage: leverage, leaderEquity: equity = null } = request;
  const preview = previewOfCopy(toCopyTerms(asked), market, { quantity, leverage, equity });
  return {
    problems: preview.problems.map((one) => toProblem(one, copyFieldOf)),
    copy: { price: preview.price, count: preview.quantity, amount: preview.value, margin: preview.margin },
    isTooSmall: preview.isTooSmall,
    leastLeaderCount: preview.leastLeaderQuantity,
    stop: preview.stop,
  };
});
