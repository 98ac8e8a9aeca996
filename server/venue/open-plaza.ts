// The strategy plaza of a venue.
import type { Automation } from '#server/automation/automation.ts';
import type { Listings } from '#server/engine/listings.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import { createCoinLines } from '#server/projections/equity/coin-lines.ts';
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

export function openPlaza({ usdtPrice, ...rooms }: Rooms): Plaza {
  const { listings } = rooms;
  const lines = createCoinLines(listings);
  return createPlaza({
    ...rooms,
    // Play money has no market of its own: it counts as the coin that it stands for.
    usdtPrice: (coin) => usdtPrice(lines.standsFor(coin) ?? coin),
    houseOwner: venueAccounts.houseBots,
    coinOf: ({ marketId }) => toldCoin(listings, listings.market(marketId)),
  });
}
