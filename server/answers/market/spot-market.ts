// A market's rules as clients see them, and the hash by which they know whether their list is still good.
import { createHash } from 'node:crypto';

import { BusinessLine, type MarketState } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';

const ppmDecimals = 6;

/** The actions that are allowed in a market at this moment. */
export type StateOf = (market: MarketListing) => MarketState;

export function spotMarketOf(market: MarketListing, stateOf: StateOf): SpotMarket {
  const quantity = (lots: number): string => formatDecimal(lots, market.quantityDecimals);
  return {
    symbol: market.symbol,
    symbolId: symbolIdOf(market.symbol),
    displayName: `${market.base}/${market.quote}`,
    businessLine: BusinessLine.spot,
    baseCoin: market.base,
    quoteCoin: market.quote,
    pricePlace: market.priceDecimals,
    tickSize: formatDecimal(1, market.priceDecimals),
    volumePlace: market.quantityDecimals,
    lotSize: quantity(1),
    minQuantity: quantity(market.minQuantityLots),
    maxQuantity: quantity(market.maxQuantityLots),
    minAmount: market.minAmount,
    maxAmount: market.maxAmount,
    makerFeeRate: formatDecimal(market.makerFeePpm, ppmDecimals),
    takerFeeRate: formatDecimal(market.takerFeePpm, ppmDecimals),
    priceBandRate: formatDecimal(market.priceBandPpm, ppmDecimals),
    status: stateOf(market),
    listedMs: market.listedMs,
  };
}

type AllMarkets = { readonly states: string; readonly md5: string; readonly symbols: readonly SpotMarket[] };
const known = new WeakMap<Listings, AllMarkets>();

/** In the order of the list, made anew when a market's state has changed. The hash is over the very text that clients get. */
export function allSpotMarkets(listings: Listings, stateOf: StateOf): AllMarkets {
  const states = listings.markets.map(stateOf).join(' ');
  const remembered = known.get(listings);
  if (remembered?.states === states) return remembered;
  const symbols = listings.markets.map((market) => spotMarketOf(market, stateOf));
  const all = { states, md5: createHash('md5').update(JSON.stringify(symbols)).digest('hex'), symbols };
  known.set(listings, all);
  return all;
}
