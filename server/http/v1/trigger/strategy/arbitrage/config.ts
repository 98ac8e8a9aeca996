// Tells the pairs that can be arbitraged, with their limits.
import { getArbitrageConfig } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/config.ts';
import { pairNames, previewedPair, wantedPairs } from '#server/http/bots/arbitrage/arbitrage-pair.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { arbitrageBounds, costOfPair, leastOfPair } from '#server/services/bots/arbitrage/preview-of-arbitrage.ts';

export const serveArbitrageConfig = servePublic(
  getArbitrageConfig,
  ['listings', 'projections', 'now'],
  ({ symbolId }, { listings, projections, now }) => {
    const pairs = wantedPairs(listings, symbolId, now());
    if (pairs instanceof Refusal) return pairs;
    return {
      ...arbitrageBounds,
      list: pairs.flatMap((pair) => {
        const previewed = previewedPair(pair, { listings, projections });
        if (previewed instanceof Refusal) return [];
        const { fundingIntervalMs } = previewed;
        const costRate = costOfPair(previewed);
        const { maxLeverage } = arbitrageBounds;
        return [{ ...pairNames(pair), maxLeverage, ...leastOfPair(previewed, maxLeverage), fundingIntervalMs, costRate }];
      }),
    };
  },
);
