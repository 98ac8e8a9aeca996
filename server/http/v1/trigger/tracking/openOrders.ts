// Lists what the user's copies hold.
import { getTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/openOrders.ts';
import { findBotOfKind } from '#server/answers/bots/find-bot.ts';
import { wantedBots } from '#server/answers/bots/wanted-bots.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { toTrackingOrders } from '#server/answers/tracking/to-tracking-orders.ts';
import { watchedPriceIn } from '#server/answers/tracking/watched-price.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';

export const serveTrackingOrders = serveUser(
  getTrackingOrders,
  ['bots', 'listings', 'projections'],
  ({ strategyId, symbolId }, session, rooms) => {
    const market = symbolId === undefined ? null : findAnyMarket(rooms.listings, symbolId);
    if (market instanceof Refusal) return market;
    const named = strategyId === undefined ? wantedBots(rooms, session, {}, 'copy') : findBotOfKind(rooms, session, strategyId, 'copy');
    if (named instanceof Refusal) return named;
    const copies = 'strategyId' in named ? [named] : named;
    const list = copies.flatMap((copy) => toTrackingOrders(copy, rooms.listings, watchedPriceIn(rooms.projections.market)));
    return { list: market === null ? list : list.filter((order) => order.symbolId === symbolIdOf(market.symbol)) };
  },
);
