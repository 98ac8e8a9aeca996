// Tells the least that an arbitrage bot of a pair can be started with.
import { getArbitrageMinimum } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/minInvest.ts';
import { findArbitragePair, previewedPair } from '#server/answers/bots/arbitrage/arbitrage-pair.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { leastOfPair } from '#server/services/bots/arbitrage/preview-of-arbitrage.ts';

export const serveArbitrageMinimum = servePublic(
  getArbitrageMinimum,
  ['client', 'listings', 'projections', 'now'],
  async ({ symbolId, ...terms }, { client, listings, projections, now }) => {
    const pair = findArbitragePair(listings, symbolId, now());
    if (pair instanceof Refusal) return pair;
    const previewed = previewedPair(pair, await client.lending(), { listings, projections });
    if (previewed instanceof Refusal) return previewed;
    const { minInvest, minBlockSize } = leastOfPair(previewed, terms);
    return minInvest === null || minBlockSize === null ? refuse('noWatchedPrice') : { coin: pair.spot.quote, minInvest, minBlockSize };
  },
);
