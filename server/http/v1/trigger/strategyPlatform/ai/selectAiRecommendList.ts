// Lists terms that did best on the past of markets, and which of them did not hold.
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { tradesIn } from '#lib/contract/bots/strategy-kinds.ts';
import { getSuggestions } from '#lib/contract/calls/v1/trigger/strategyPlatform/ai/selectAiRecommendList.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { findBotMarket } from '#server/answers/bots/find-bot-market.ts';
import { liveContracts } from '#server/answers/contracts/contract-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { Rooms } from '#server/answers/rooms.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { suggestionKindOf } from '#server/services/backtests/suggestion-kind-of.ts';

/** So many markets are taken when none is named: those that trade most. */
const busiest = 3;

function busiestMarkets(
  strategyType: StrategyType,
  line: number | undefined,
  { listings, projections, now }: Pick<Rooms, 'listings' | 'projections' | 'now'>,
): readonly MarketListing[] {
  const markets = tradesIn(strategyType, 'spot') ? listings.markets : liveContracts(listings, line ?? BusinessLine.usdt, now());
  const volume = ({ symbol }: MarketListing): number => Number(projections.market.ticker(symbol)?.quoteVolume ?? 0);
  return markets.toSorted((a, b) => volume(b) - volume(a)).slice(0, busiest);
}

export const serveSuggestions = servePublic(
  getSuggestions,
  ['suggestions', 'listings', 'projections', 'now'],
  async ({ strategyType, symbolId, businessLine }, rooms) => {
    const { suggestions, listings } = rooms;
    const named = symbolId === undefined ? null : findBotMarket(listings, { strategyType, symbolId, businessLine });
    if (named instanceof Refusal) return named;
    const kind = suggestionKindOf(strategyType);
    if (kind === null) return { list: [], dropped: [], pending: false };
    const markets = named === null ? busiestMarkets(strategyType, businessLine, rooms) : [named];
    const ids = markets.map(({ symbol }) => symbolIdOf(symbol));
    const { list, dropped, pending } = await suggestions.of(ids, kind);
    return { list: list.map((one) => ({ ...one, strategyType })), dropped: [...dropped], pending };
  },
);
