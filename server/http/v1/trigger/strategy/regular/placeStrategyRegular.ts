// Starts an auto-invest.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/placeStrategyRegular.ts';
import { toRegularTerms } from '#lib/contract/wire/bots/regular-fields.ts';
import { findRegularMarkets } from '#server/http/bots/find-regular-markets.ts';
import { startBotIn } from '#server/http/bots/start-bot.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceStrategyRegular = serveUser(
  placeStrategyRegular,
  ['bots', 'listings', 'now', 'accounts'],
  (request, session, rooms) => {
    const markets = findRegularMarkets(rooms.listings, request);
    if (markets instanceof Refusal) return markets;
    const strategyType = markets.length === 1 ? StrategyType.regular : StrategyType.regularSeveral;
    const { clientOid } = request;
    return startBotIn(markets, { strategyType, clientOid }, { kind: 'regular', terms: toRegularTerms(request) }, session, rooms);
  },
);
