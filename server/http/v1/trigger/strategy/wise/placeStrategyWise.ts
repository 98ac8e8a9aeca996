// Starts a wise bot.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyWise } from '#lib/contract/calls/v1/trigger/strategy/wise/placeStrategyWise.ts';
import { wiseTermsOf } from '#lib/order-math/bots/wise/wise-terms-of.ts';
import { findBotMarket } from '#server/http/bots/find-bot-market.ts';
import { startBot } from '#server/http/bots/start-bot.ts';
import { refuse, Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceStrategyWise = serveUser(
  placeStrategyWise,
  ['wiseTiers', 'bots', 'listings', 'now', 'accounts'],
  (request, session, rooms) => {
    const asked = { ...request, strategyType: StrategyType.wise };
    const market = findBotMarket(rooms.listings, asked);
    if (market instanceof Refusal) return market;
    const known = rooms.wiseTiers.known(market.symbol, request.tier);
    if (known === null) return refuse('noHistory');
    const terms = wiseTermsOf(known.terms, request.investAmount, request.leverage);
    return startBot(asked, { kind: 'wise', terms }, session, rooms);
  },
);
