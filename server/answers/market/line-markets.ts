// The markets of a business line, their tickers, and the worth of their quote coins.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { liveContracts } from '../contracts/contract-market.ts';
import type { Rooms } from '../rooms.ts';

/** In the order of the list: spot, those of them that lend (margin), or the contracts of a line that live now. */
export async function marketsOfLine(
  line: number,
  { client, listings, now }: Pick<Rooms, 'client' | 'listings' | 'now'>,
): Promise<readonly MarketListing[]> {
  if (line === BusinessLine.spot) return listings.markets;
  if (line !== BusinessLine.margin) return liveContracts(listings, line, now());
  const lending = new Set((await client.lending()).markets.map(({ marketId }) => marketId));
  return listings.markets.filter(({ marketId }) => lending.has(marketId));
}

/** The tickers of markets that have traded. */
export async function tickersOfLine(
  line: number,
  rooms: Pick<Rooms, 'client' | 'listings' | 'now' | 'projections'>,
): Promise<readonly Ticker[]> {
  return (await marketsOfLine(line, rooms)).flatMap(({ symbol }) => rooms.projections.market.ticker(symbol) ?? []);
}

/** The worth of one unit of a symbol's quote coin in USDT; a dollar counts as one USDT, play money as what it stands for. */
export const quoteWorth =
  (listings: Listings, usdtPrice: Rooms['usdtPrice']) =>
  (symbol: string): string | null => {
    const market = listings.marketOf(symbol);
    const quote = market?.contract?.indexQuote ?? market?.quote ?? '';
    return quote === 'USD' ? '1' : usdtPrice(quote);
  };
