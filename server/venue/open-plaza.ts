// The strategy plaza of a venue.
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import { createCoinLines } from '#server/projections/equity/coin-lines.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';
import { createPlaza } from '#server/services/plaza/create-plaza.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import type { VenueParts } from './venue-parts.ts';

export function openPlaza({ usdtPrice, everyMs, ...parts }: VenueParts & { readonly usdtPrice: (coin: string) => string | null }): Plaza {
  const { listings } = parts;
  const lines = createCoinLines(listings);
  return createPlaza({
    ...parts,
    // Play money has no market of its own: it counts as the coin that it stands for.
    usdtPrice: (coin) => usdtPrice(lines.standsFor(coin) ?? coin),
    houseOwner: venueAccounts.houseBots,
    coinOf: ({ marketId }) => toldCoin(listings, listings.market(marketId)),
    everyMs: everyMs.ranking,
  });
}
