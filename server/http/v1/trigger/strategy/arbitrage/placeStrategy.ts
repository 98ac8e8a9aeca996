// Starts an arbitrage bot in both markets of its pair.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/placeStrategy.ts';
import { toArbitrageTerms } from '#lib/contract/wire/bots/arbitrage-fields.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { findArbitragePair, previewedPair } from '#server/answers/bots/arbitrage/arbitrage-pair.ts';
import { startBot } from '#server/answers/bots/start-bot.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { previewOfArbitrage } from '#server/services/bots/arbitrage/preview-of-arbitrage.ts';

export const servePlaceArbitrage = serveUser(
  placeArbitrage,
  ['bots', 'client', 'listings', 'now', 'settings', 'newReference', 'projections'],
  async (request, session, rooms) => {
    const pair = findArbitragePair(rooms.listings, request.symbolId, rooms.now());
    if (pair instanceof Refusal) return pair;
    if (request.direction === 'negative') {
      const previewed = previewedPair(pair, await rooms.client.lending(), rooms);
      if (previewed instanceof Refusal) return previewed;
      const [problem] = previewOfArbitrage(toArbitrageTerms(request), previewed).problems;
      if (problem !== undefined) return refuse(problem.code, problem.params);
    }
    const { clientOid, notices } = request;
    const symbols = [symbolIdOf(pair.spot.symbol), pair.contract.symbol];
    const terms = { kind: 'arbitrage', terms: toArbitrageTerms(request) } as const;
    return startBot({ strategyType: StrategyType.arbitrage, symbols, clientOid, notices }, terms, session, rooms);
  },
);
