// Tells all that anybody may know of a strategy.
import { getRankedStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/detail.ts';
import { toRanked } from '#server/answers/plaza/to-ranked.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';

export const serveRankedStrategy = servePublic(
  getRankedStrategy,
  ['plaza', 'listings'],
  async ({ strategyId, indicatorDate }, { plaza, listings }) => {
    const [one] = await plaza.some([Number(strategyId)], indicatorDate);
    if (one === undefined) return refuse('notRanked');
    const { code, decimals } = toldCoin(listings, listings.market(one.bot.marketId));
    const points = await plaza.points(one.bot.strategyId);
    return {
      strategy: toRanked(one, listings),
      points: points.map(({ timeMs, putInUnits, totalUnits, isComputed }) => ({
        timeMs,
        invested: formatDecimal(putInUnits, decimals),
        profit: formatDecimal(totalUnits, decimals),
        isComputed,
      })),
      coin: code,
    };
  },
);
