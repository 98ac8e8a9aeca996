// The positions of a copy, as calls and the channel tell them.
import { Decimal } from 'decimal.js';

import { trackingNoOf, type TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { lineOfSymbol } from '../bots/line-of-symbol.ts';
import { toBotPosition } from '../bots/to-bot-position.ts';
import { heldByCopy, type HeldByCopy } from './held-by-copy.ts';
import type { WatchedPriceOf } from './watched-price.ts';

const Exact = Decimal.clone({ precision: 60 });

type Sized = Pick<TrackingOrder, 'quantity' | 'averagePrice' | 'profit' | 'margin' | 'marginMode' | 'liquidationPrice'>;

/** The average price of coins is what was paid ÷ what is held: a fee that was taken in coins is in it. */
function coinsOf(held: HeldByCopy, market: MarketListing, listings: Listings, price: string | null): Sized {
  const { baseAssetId, quoteAssetId } = listings.rules(market);
  const quote = listings.asset(quoteAssetId);
  const quantity = formatDecimal(held.size, listings.asset(baseAssetId).decimals);
  const paid = formatDecimal(held.entryValue, quote.decimals);
  const worth = price === null ? null : new Exact(price).times(quantity);
  return {
    quantity,
    averagePrice: new Exact(paid).dividedBy(quantity).toDecimalPlaces(market.priceDecimals, Decimal.ROUND_UP).toFixed(),
    profit: worth === null ? null : worth.minus(paid).toDecimalPlaces(quote.decimals, Decimal.ROUND_FLOOR).toFixed(),
    margin: null,
    marginMode: null,
    liquidationPrice: null,
  };
}

function sizedOf(held: HeldByCopy, copy: OwnedBot, listings: Listings, price: string | null): Sized {
  const market = listings.market(held.marketId);
  if (!isContract(market) || held.position === null) return coinsOf(held, market, listings, price);
  const { count, averagePrice, unrealised, margin, marginMode, liquidationPrice } = toBotPosition(held.position, copy, market, listings);
  return { quantity: count, averagePrice, profit: unrealised, margin, marginMode, liquidationPrice };
}

export const toTrackingOrders = (copy: OwnedBot, listings: Listings, watchedPriceOf: WatchedPriceOf): readonly TrackingOrder[] =>
  heldByCopy(copy).map((held) => {
    const market = listings.market(held.marketId);
    const symbolId = symbolIdOf(market.symbol);
    const priceText = (ticks: number): string | null => (ticks === 0 ? null : listings.priceText(market, ticks));
    const price = watchedPriceOf(market);
    return {
      trackingNo: trackingNoOf(copy.strategyId, symbolId),
      strategyId: String(copy.strategyId),
      leaderId: String(copy.copyOf ?? 0),
      symbolId,
      businessLine: lineOfSymbol(symbolId),
      holdSide: held.side,
      openTimeMs: held.openedMs,
      price,
      leverage: held.position?.leverage ?? null,
      ...sizedOf(held, copy, listings, price),
      coin: toldCoin(listings, market).code,
      takeProfitPrice: priceText(held.takeTicks),
      stopLossPrice: priceText(held.stopTicks),
      areExitsSet: held.areExitsSet,
    };
  });
