// The markets of a test exchange as the house moves them, with pages that follow them: prices and the time since somebody came are turned by hand.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { createChannels } from '#server/channels/create-channels.ts';
import { loadMarginData } from '#server/market/margin-data.ts';
import { createBadDayStore } from '#server/market/contracts/bad-days/bad-day-store.ts';
import { createSampleStore } from '#server/market/contracts/sample-store.ts';
import { createShortContractStore } from '#server/market/contracts/short-contracts.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { type MarketOptions, startMarket } from '#server/market/start-market.ts';
import { bestPrices } from '#server/venue/best-prices.ts';
import { createMarketsInUse } from '#server/venue/markets-in-use.ts';
import type { MovingMarkets } from '../set-going.ts';
import type { StillHouse } from '../start-test-exchange.ts';

export type Hands = {
  /** The time by which whoever has come to a market came earlier. */
  agoMs: number;
  /** The factor of each coin's price. */
  readonly factors: Map<string, number>;
};

/** Longer than any test: a market at rest is still. */
const restingSeconds = 3600;

type Moved = Pick<StillHouse, 'client' | 'projections' | 'venue' | 'contracts' | 'store' | 'log'>;
type How = Pick<MarketOptions, 'use' | 'paths' | 'seed' | 'restingSeconds'>;

/** The markets of a venue, quoted once and moved as `use` says. */
export const startMarkets = ({ client, projections, venue, contracts, store: { db }, log }: Moved, how: How) =>
  startMarket({
    ...how,
    client,
    venue,
    source: { mode: 'simulated' },
    best: (listing) => bestPrices(projections, listing),
    contracts: {
      contracts,
      averagingMs: contracts.averagingMs,
      look: (listing) => {
        const depth = projections.market.depth(listing.symbol, 100);
        return {
          bids: depth?.bids ?? [],
          asks: depth?.asks ?? [],
          lastPrice: projections.market.ticker(listing.symbol)?.lastPrice ?? null,
          state: projections.market.stateOf(listing),
        };
      },
      tell: projections.market.setContractFigures,
      samples: createSampleStore(db),
      shortContracts: createShortContractStore(db),
      badDays: createBadDayStore(db),
    },
    log: { info: (text) => log.info(text), error: (text) => log.error(text) },
  });

export const moveBy =
  (hands: Hands) =>
  async ({ client, projections, automation, venue, contracts, store, server, log }: StillHouse): Promise<MovingMarkets> => {
    const { listings } = venue;
    const made = createPricePaths('quiet', Math.floor(Date.now() / dayMs), venue.assetData);
    const paths = { ...made, usdPrice: (coin: string, timeMs: number) => made.usdPrice(coin, timeMs) * (hands.factors.get(coin) ?? 1) };
    const readers = { ...projections.market, candles: projections.candles.list };
    const channels = createChannels({
      httpServer: server,
      feed: client,
      listings,
      readers: {
        ...readers,
        c2c: null,
        caughtUp: projections.caughtUp,
        openOrders: () => Promise.resolve([]),
        openPlans: () => [],
        plan: () => null,
        futures: () => Promise.reject(new Error('nobody asks')),
        margins: () => Promise.resolve([]),
        worth: () => Promise.reject(new Error('nobody asks')),
        unified: () => Promise.resolve(null),
        bots: () => [],
        tracking: () => [],
      },
      sessionOf: () => Promise.resolve(null),
      log,
    });
    const use = createMarketsInUse({
      listings,
      seen: { watched: () => channels.watched(TradingMode.live), lists: () => channels.lists(TradingMode.live) },
      automation,
      projections,
      client,
      collateral: new Set(loadMarginData().coins.flatMap(({ market }) => market ?? [])),
      followed: () => new Set(),
      now: () => Date.now() + hands.agoMs,
    });
    const market = await startMarkets({ client, projections, venue, contracts, store, log }, { use, paths, seed: 'quiet', restingSeconds });
    return {
      waking: market.waking,
      stop: async () => {
        await market.stop();
        use.close();
        await channels.close();
      },
    };
  };
