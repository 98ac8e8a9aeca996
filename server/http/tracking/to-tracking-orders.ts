// The positions of a copy, as calls and the channel tell them.
import { Decimal } from 'decimal.js';

import { trackingNoOf, type TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { averagePriceText } from '#server/projections/positions/to-futures-account.ts';
import { lineOfSymbol } from '../bots/line-of-symbol.ts';
import { heldByCopy, type HeldByCopy } from './held-by-copy.ts';

const Exact = Decimal.clone({ precision: 60 });

/** The last price of a market; null: it has none yet. */
export type LastPriceOf = (market: MarketListing) => string | null;

type Sized = Pick<TrackingOrder, 'quantity' | 'averagePrice' | 'profit'>;

/** The average price of coins is what was paid ÷ what is held: a fee that was taken in coins is in it. */
function coinsOf(held: HeldByCopy, market: MarketListing, listings: Listings, lastPriceOf: LastPriceOf): Sized {
  const { baseAssetId, quoteAssetId } = listings.rules(market);
  const quote = listings.asset(quoteAssetId);
  const quantity = formatDecimal(held.size, listings.asset(baseAssetId).decimals);
  const paid = formatDecimal(held.entryValue, quote.decimals);
  const lastPrice = lastPriceOf(market);
  const worth = lastPrice === null ? null : new Exact(lastPrice).times(quantity);
  return {
    quantity,
    averagePrice: new Exact(paid).dividedBy(quantity).toDecimalPlaces(market.priceDecimals, Decimal.ROUND_UP).toFixed(),
    profit: worth === null ? null : worth.minus(paid).toDecimalPlaces(quote.decimals, Decimal.ROUND_FLOOR).toFixed(),
  };
}

function sizedOf(held: HeldByCopy, market: MarketListing, listings: Listings, lastPriceOf: LastPriceOf): Sized {
  if (!isContract(market)) return coinsOf(held, market, listings, lastPriceOf);
  const { decimals } = toldCoin(listings, market);
  return {
    quantity: listings.quantityText(market, held.size),
    averagePrice: averagePriceText(market, held.size, held.entryValue),
    profit: held.unrealisedUnits === null ? null : formatDecimal(held.unrealisedUnits, decimals),
  };
}

export const toTrackingOrders = (copy: OwnedBot, listings: Listings, lastPriceOf: LastPriceOf): readonly TrackingOrder[] =>
  heldByCopy(copy).map((held) => {
    const market = listings.market(held.marketId);
    const symbolId = symbolIdOf(market.symbol);
    const price = (ticks: number): string | null => (ticks === 0 ? null : listings.priceText(market, ticks));
    return {
      trackingNo: trackingNoOf(copy.strategyId, symbolId),
      strategyId: String(copy.strategyId),
      symbolId,
      businessLine: lineOfSymbol(symbolId),
      holdSide: held.side,
      ...sizedOf(held, market, listings, lastPriceOf),
      leverage: held.leverage,
      coin: toldCoin(listings, market).code,
      takeProfitPrice: price(held.takeTicks),
      stopLossPrice: price(held.stopTicks),
    };
  });
