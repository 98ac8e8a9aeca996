// A venue as its channels see it: what the readers and the exchange tell, under the names of the channels' port.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import { toBotRow } from '#server/answers/bots/to-bot-row.ts';
import { toldSource } from '#server/answers/market/told-source.ts';
import { toTrackingOrders } from '#server/answers/tracking/to-tracking-orders.ts';
import { watchedPriceIn } from '#server/answers/tracking/watched-price.ts';
import type { ChannelVenue } from '#server/channels/venue-channels.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { toMarginAccount } from '#server/projections/margins/to-margin-account.ts';
import { toUnifiedAccount } from '#server/projections/margins/to-unified-account.ts';

import type { OpenExchange } from '#server/venue/open-exchange.ts';

/** Bots that have ended are told of too, but not all of them. */
const endedTold = 50;

export const channelVenue = ({
  client,
  bots,
  projections: { market, candles, orders, plans, positions },
  listings,
  market: source,
  usdtPrice,
  now,
}: Pick<OpenExchange, 'bots' | 'client' | 'projections' | 'listings' | 'market' | 'usdtPrice'> & {
  readonly now: () => number;
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
    },
    listings,
    source: () => toldSource(source),
    usdtPrice,
  };
};
