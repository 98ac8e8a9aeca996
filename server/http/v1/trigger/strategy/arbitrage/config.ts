// Tells the pairs that can be arbitraged, with their limits.
import { getArbitrageConfig } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/config.ts';
import { pairNames, previewedPair, wantedPairs } from '#server/answers/bots/arbitrage/arbitrage-pair.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { arbitrageBounds, costOfPair, leastOfPair } from '#server/services/bots/arbitrage/preview-of-arbitrage.ts';

export const serveArbitrageConfig = servePublic(
  getArbitrageConfig,
  ['client', 'listings', 'projections', 'now'],
  async ({ symbolId }, { client, listings, projections, now }) => {
    const pairs = wantedPairs(listings, symbolId, now());
    if (pairs instanceof Refusal) return pairs;
    const lending = await client.lending();
    return {
      ...arbitrageBounds,
      list: pairs.flatMap((pair) => {
        const previewed = previewedPair(pair, lending, { listings, projections });
        if (previewed instanceof Refusal) return [];
        const { fundingIntervalMs } = previewed;
        const costRate = costOfPair(previewed);
        const { maxLeverage } = arbitrageBounds;
        const least = leastOfPair(previewed, { leverage: maxLeverage });
        const reverse = leastOfPair(previewed, { leverage: maxLeverage, direction: 'negative' });
        const reverseMinInvest = previewed.loan === null ? null : reverse.minInvest;
        return [{ ...pairNames(pair), maxLeverage, ...least, reverseMinInvest, fundingIntervalMs, costRate }];
      }),
    };
  },
);
