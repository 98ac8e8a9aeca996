// A venue as its channels see it: what the readers and the exchange tell, under the names of the channels' port.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import { toC2cOrder, toC2cOrderDetail } from '#server/answers/c2c/told-order.ts';
import { toBotRow } from '#server/answers/bots/to-bot-row.ts';
import { toldSource } from '#server/answers/market/told-source.ts';
import { toTrackingOrders } from '#server/answers/tracking/to-tracking-orders.ts';
import { watchedPriceIn } from '#server/answers/tracking/watched-price.ts';
import type { ChannelVenue } from '#server/channels/venue-channels.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { toMarginAccount } from '#server/projections/margins/to-margin-account.ts';
import { toUnifiedAccount } from '#server/projections/margins/to-unified-account.ts';

import type { C2cOrders } from '#server/services/c2c/orders/c2c-orders.ts';
import type { OpenExchange } from '#server/venue/open-exchange.ts';

/** As many as one may have, beside those that others have taken of one's adverts. */
const openOrdersTold = 100;
/** Bots that have ended are told of too, but not all of them. */
const endedTold = 50;

export const channelVenue = ({
  client,
  bots,
  c2cOrders,
  projections: { market, candles, orders, plans, positions },
  listings,
  market: source,
  usdtPrice,
  now,
}: Pick<OpenExchange, 'bots' | 'client' | 'projections' | 'listings' | 'market' | 'usdtPrice'> & {
  readonly now: () => number;
  /** Left out: the venue has no marketplace between people. */
  readonly c2cOrders?: Pick<C2cOrders, 'find' | 'list'>;
}): ChannelVenue => {
  return {
    feed: client,
    readers: {
      ticker: market.ticker,
      tickers: market.tickers,
      depth: market.depth,
      publicTrades: market.publicTrades,
      candles: candles.list,
      // Open orders are told from memory, which has every record that the feed has.
      caughtUp: () => Promise.resolve(),
      openOrders: async (accountId) => orders.open(accountId),
      openPlans: plans.open,
      plan: plans.find,
      futures: async (accountId, line) => positions.futuresAccount(await client.futures(accountId), accountId, line),
      margins: async (accountId, mode) => {
        const views = await client.margins(accountId);
        return views.filter(({ wallet }) => wallet === mode).map((view) => toMarginAccount(view, listings));
      },
      worth: (accountId) => accountsWorth(accountId, { bots, client, listings, usdtPrice }),
      unified: async (accountId) => {
        const view = await client.unified(accountId);
        return view === null ? null : toUnifiedAccount(view, listings);
      },
      bots: (accountId) => {
        const all = bots.of(accountId);
        const isOver = ({ state }: BotView): boolean => state === BotState.stopped;
        const shown = new Set([...all.filter((bot) => !isOver(bot)), ...all.filter(isOver).slice(0, endedTold)]);
        return all.filter((bot) => shown.has(bot)).map((bot) => toBotRow(bot, listings, now()));
      },
      tracking: (accountId) => {
        const copies = bots.of(accountId).filter(({ terms }) => termsKinds[terms.kind].listedAs === 'copy');
        return copies.flatMap((copy) => toTrackingOrders(copy, listings, watchedPriceIn(market)));
      },
      c2c:
        c2cOrders === undefined
          ? null
          : {
              open: async (accountId) => {
                const { list } = await c2cOrders.list(accountId, { open: true, limit: openOrdersTold });
                return list.map((order) => toC2cOrder(order, listings));
              },
              find: async (accountId, orderId) => {
                const found = await c2cOrders.find(accountId, Number(orderId));
                return found === null ? null : toC2cOrderDetail(found, listings);
              },
            },
    },
    listings,
    source: () => toldSource(source),
    usdtPrice,
  };
};
