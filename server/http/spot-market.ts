// A market's rules as clients see them, and the hash by which they know whether their list is still good.
import { createHash } from 'node:crypto';

import { BusinessLine } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { symbolIdOf } from '#lib/contract/wire/spot-order.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';

const ppmDecimals = 6;

export function spotMarketOf(listings: Listings, market: MarketListing): SpotMarket {
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
    minAmount: String(market.minAmount),
    maxAmount: String(market.maxAmount),
    makerFeeRate: formatDecimal(market.makerFeePpm, ppmDecimals),
    takerFeeRate: formatDecimal(market.takerFeePpm, ppmDecimals),
    priceBandRate: formatDecimal(market.priceBandPpm, ppmDecimals),
    status: 'online',
  };
}

type AllMarkets = { readonly md5: string; readonly symbols: readonly SpotMarket[] };
const known = new WeakMap<Listings, AllMarkets>();

/** In the order of the list. The hash is over the very text that clients get. */
export function allSpotMarkets(listings: Listings): AllMarkets {
  const remembered = known.get(listings);
  if (remembered !== undefined) return remembered;
  const symbols = listings.markets.map((market) => spotMarketOf(listings, market));
  const all = { md5: createHash('md5').update(JSON.stringify(symbols)).digest('hex'), symbols };
  known.set(listings, all);
  return all;
}
