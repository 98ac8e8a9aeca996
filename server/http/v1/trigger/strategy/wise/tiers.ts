// Tells the tiers of wise bots for a contract.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { getWiseTiers } from '#lib/contract/calls/v1/trigger/strategy/wise/tiers.ts';
import { findBotMarket } from '#server/answers/bots/find-bot-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveWiseTiers = servePublic(getWiseTiers, ['wiseTiers', 'listings'], async (request, { wiseTiers, listings }) => {
  const market = findBotMarket(listings, { ...request, strategyType: StrategyType.wise });
  if (market instanceof Refusal) return market;
  const { list, pending } = await wiseTiers.of(market.symbol);
  return { list: [...list], pending };
});
