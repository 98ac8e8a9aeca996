// The facts of an order at the moment in which it is taken.
import type { AssetId } from '#server/engine/ids.ts';
import type { Side } from '#lib/contract/enums.ts';
import { takenStatus } from '#lib/contract/wire/orders/order-status.ts';
import { feeCoinOf } from '#server/engine/markets/contract-listing.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { OrderAccepted } from '#server/engine/orders/order-event.ts';
import type { OrderFacts } from './to-wire-order.ts';

/** The asset that an order receives and pays its fee in. It is listed with its market. */
function feeAssetOf(market: MarketListing, side: Side, listings: Listings): AssetId {
  const asset = listings.assetOf(feeCoinOf(market, side));
  if (asset === undefined) throw new Error(`the coin that ${market.symbol} pays fees in is not listed`);
  return asset.assetId;
}

export function acceptedOrder({ type: _type, ...event }: OrderAccepted, timeMs: number, listings: Listings): OrderFacts {
  return {
    ...event,
    filledLots: 0,
    filledUnits: 0n,
    feeUnits: 0n,
    feeAssetId: feeAssetOf(listings.market(event.marketId), event.side, listings),
    holdSide: event.holdSide ?? null,
    reduceOnly: event.reduceOnly ?? false,
    wallet: event.wallet ?? null,
    status: takenStatus(event),
    cancelReason: '',
    createdAtMs: timeMs,
    updatedAtMs: timeMs,
  };
}
