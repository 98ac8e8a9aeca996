// The markets of a world out of those that the venue lists, under the same numbers and with the same rules.
import { type LeadCoins, usualLeadCoins } from '#server/automation/leaders/leader-markets.ts';
import { createListings, type ContractListing, type Listings, type MarketListing } from '#server/engine/listings.ts';
import { loadContracts, type Contracts } from '#server/market/contracts/load-contracts.ts';
import { loadConvertData, type ConvertData } from '#server/market/convert-data.ts';
import { loadMarginData, type MarginData } from '#server/market/margin-data.ts';
import { loadUnifiedData, type UnifiedData } from '#server/market/unified-data.ts';
import { loadVenue, type Venue } from '#server/market/venue.ts';

export type WorldMarkets = {
  readonly venue: Venue;
  readonly contracts: Contracts;
  /** The terms of lending, converting and unified accounts, as far as its coins and markets go. */
  readonly margin: MarginData;
  readonly convert: ConvertData;
  readonly unified: UnifiedData;
};

/** The coin in which loans are counted is in every world. */
const coinOfAccount = 'USDT';

/** Leaders of futures are told in play money where all of a world’s contracts with a USDT price are of that. */
export function worldLeadCoins(listings: Pick<Listings, 'contracts'>): LeadCoins {
  const margins = new Set(listings.contracts().map(({ contract }) => contract.margin));
  return margins.has('SUSDT') && !margins.has(coinOfAccount) ? { ...usualLeadCoins, futures: 'SUSDT' } : usualLeadCoins;
}

let whole: { readonly venue: Venue; readonly contracts: Contracts } | null = null;

function everything(): { readonly venue: Venue; readonly contracts: Contracts } {
  if (whole === null) {
    const venue = loadVenue();
    const contracts = loadContracts(undefined, venue);
    venue.listings.listContracts(contracts.perpetuals, contracts.assets);
    whole = { venue, contracts };
  }
  return whole;
}

/** The first market that a world cannot have; null: it can have them all. */
export function notForWorlds(symbols: readonly string[]): string | null {
  const { venue, contracts } = everything();
  const isListed = (symbol: string): boolean => [...venue.listings.markets, ...contracts.perpetuals].some((one) => one.symbol === symbol);
  return symbols.find((symbol) => !isListed(symbol)) ?? null;
}

/** Refuses (Error naming it) a market that is not listed, or is there twice. */
export function worldMarkets(symbols: readonly string[]): WorldMarkets {
  const { venue, contracts } = everything();
  const spot: MarketListing[] = [];
  const perpetuals: ContractListing[] = [];
  for (const symbol of symbols) {
    const market = venue.listings.markets.find((one) => one.symbol === symbol);
    const contract = contracts.perpetuals.find((one) => one.symbol === symbol);
    if (market !== undefined) spot.push(market);
    else if (contract !== undefined) perpetuals.push(contract);
    else throw new Error(`a world cannot have the market ${symbol}`);
  }
  if (new Set(symbols).size < symbols.length) throw new Error(`a world has each market once: ${symbols.join(', ')}`);
  const codes = new Set([
    coinOfAccount,
    ...[...spot, ...perpetuals].flatMap(({ base, quote, contract }) => [base, quote, ...(contract === undefined ? [] : [contract.margin])]),
  ]);
  const isListed = ({ code }: { readonly code: string }): boolean => codes.has(code);
  // In the order of the venue's list, however they were asked for.
  const inOrder = <Listing extends MarketListing>(markets: readonly Listing[]): Listing[] =>
    markets.toSorted((one, other) => one.marketId - other.marketId);
  const listings = createListings(venue.listings.assets.filter(isListed), inOrder(spot));
  const assets = contracts.assets.filter(isListed);
  listings.listContracts(inOrder(perpetuals), assets);
  const has = (coin: string): boolean => listings.assetOf(coin) !== undefined;
  const margin = loadMarginData();
  const lent = margin.coins.filter(({ coin, market }) => has(coin) && (market === null || listings.marketOf(market) !== undefined));
  const isLent = (coin: string | undefined): boolean => lent.some((one) => one.coin === coin);
  const convert = loadConvertData();
  const unified = loadUnifiedData();
  return {
    venue: { ...venue, listings },
    contracts: { ...contracts, assets, perpetuals: inOrder(perpetuals), dated: () => [], settling: () => [], everDated: () => [] },
    margin: {
      ...margin,
      coins: lent,
      markets: margin.markets.filter((symbol) => {
        const market = listings.marketOf(symbol);
        return isLent(market?.base) && isLent(market?.quote);
      }),
    },
    convert: { ...convert, coins: convert.coins.filter(({ coin }) => has(coin)) },
    unified: { ...unified, interestFree: unified.interestFree.filter(([coin]) => isLent(coin)) },
  };
}
