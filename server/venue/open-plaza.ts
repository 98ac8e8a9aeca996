// The strategy plaza of a venue.
import type { Automation } from '#server/automation/automation.ts';
import type { Listings } from '#server/engine/listings.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { createPlaza } from '#server/services/plaza/create-plaza.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import type { Store } from '#server/store/open-store.ts';

type Rooms = {
  readonly db: Store['db'];
  readonly client: ExchangeClient;
  readonly listings: Listings;
  readonly automation: Automation;
  readonly usdtPrice: (coin: string) => string | null;
  readonly now: () => number;
  /** 0: the ranking is brought up to date when told alone. */
  readonly everyMs: number;
  readonly log: { error(text: string): void };
};

export const openPlaza = (rooms: Rooms): Plaza =>
  createPlaza({
    ...rooms,
    houseOwner: venueAccounts.houseBots,
    coinOf: ({ marketId }) => toldCoin(rooms.listings, rooms.listings.market(marketId)),
  });
