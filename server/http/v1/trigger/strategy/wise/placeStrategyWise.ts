// Starts a wise bot.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyWise } from '#lib/contract/calls/v1/trigger/strategy/wise/placeStrategyWise.ts';
import { findBotMarket } from '#server/answers/bots/find-bot-market.ts';
import { startBot } from '#server/answers/bots/start-bot.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceStrategyWise = serveUser(
  placeStrategyWise,
  ['wiseTiers', 'bots', 'listings', 'now', 'settings', 'newReference'],
  (request, session, rooms) => {
    const asked = { ...request, strategyType: StrategyType.wise };
    const market = findBotMarket(rooms.listings, asked);
    if (market instanceof Refusal) return market;
    const { tier, investAmount, leverage } = request;
    const terms = rooms.wiseTiers.termsFor(market.symbol, tier, investAmount, leverage);
    if (terms === null) return refuse('noHistory');
    return startBot(asked, { kind: 'wise', terms }, session, rooms);
  },
);
