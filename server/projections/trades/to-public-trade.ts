// A trade of the tape as everybody sees it: text at the market's precision.
import type { PublicTrade } from '#lib/contract/market.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';

/** A trade as the tape tells it. */
export type TapeTrade = {
  readonly marketId: MarketId;
  readonly tradeId: number;
  readonly priceTicks: number;
  readonly quantityLots: number;
  readonly takerSide: 'buy' | 'sell';
  readonly timeMs: number;
};

export function toPublicTrade(listings: Listings, trade: TapeTrade): PublicTrade {
  const market = listings.market(trade.marketId);
  return {
    tradeId: String(trade.tradeId),
    symbol: market.symbol,
    price: listings.priceText(market, trade.priceTicks),
    quantity: listings.quantityText(market, trade.quantityLots),
    takerSide: trade.takerSide,
    timeMs: trade.timeMs,
  };
}
