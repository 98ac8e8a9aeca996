// The prices of demo trading at this moment, for a world that begins with them.
import { priceCoins } from '#server/market/paths/price-coins.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { VenueRooms } from '../rooms.ts';

type DemoRooms = Pick<VenueRooms, 'listings' | 'projections' | 'waking'>;

/** The prices of the pairs that these markets are priced by: the last one in spot, or the index of the contract where spot has no such market. Unknown markets are passed over. */
export async function demoPrices(
  symbols: readonly string[],
  { listings, projections, waking }: DemoRooms,
): Promise<NonNullable<WorldGenesis['prices']> | Refusal> {
  const markets = symbols.flatMap((symbol) => listings.marketOf(symbol) ?? []);
  const pairs = new Map(
    markets.map((market) => {
      const [coin, quote] = priceCoins(market);
      const spot = listings.marketOf(coin + quote);
      return [`${coin}/${quote}`, { coin, quote, market: spot ?? market }];
    }),
  );
  await waking.wake([...pairs.values()].map(({ market }) => market));
  const prices: NonNullable<WorldGenesis['prices']> = [];
  for (const { coin, quote, market } of pairs.values()) {
    const ticker = projections.market.ticker(market.symbol);
    const price = market.contract === undefined ? ticker?.lastPrice : ticker?.indexPrice;
    if (price === undefined || price === null || Number(price) === 0) return refuse('noHistory');
    prices.push({ coin, quote, price });
  }
  return prices;
}
