// Works out what an arbitrage bot would do.
import { previewArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/placeConfirm.ts';
import { arbitrageFieldOf, toArbitrageTerms } from '#lib/contract/wire/bots/arbitrage-fields.ts';
import { findArbitragePair, previewedPair } from '#server/answers/bots/arbitrage/arbitrage-pair.ts';
import { toProblem } from '#server/answers/bots/to-problem.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { previewOfArbitrage } from '#server/services/bots/arbitrage/preview-of-arbitrage.ts';

export const servePreviewArbitrage = serveUser(
  previewArbitrage,
  ['client', 'listings', 'projections', 'now'],
  async (request, _session, { client, listings, projections, now }) => {
    const pair = findArbitragePair(listings, request.symbolId, now());
    if (pair instanceof Refusal) return pair;
    const previewed = previewedPair(pair, await client.lending(), { listings, projections });
    if (previewed instanceof Refusal) return previewed;
    const { problems, quantity, minInvestment, minSlice, ...figures } = previewOfArbitrage(toArbitrageTerms(request), previewed);
    return {
      ...figures,
      problems: problems.map((problem) => toProblem(problem, arbitrageFieldOf)),
      count: quantity,
      minInvest: minInvestment,
      minBlockSize: minSlice,
    };
  },
);
