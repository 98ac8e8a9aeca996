// A fill's row as the wire carries it.
import { symbolIdOf } from '#lib/contract/wire/spot-order.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import type { OrderId } from '#server/engine/command.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { fills } from '#server/store/schema/fills.ts';

/** An order meets a trade at most once, so the two name the fill: whoever sees the event can name it too. */
const fillIdOf = (orderId: OrderId, tradeId: number): string => `${orderId}-${tradeId}`;

export function toSpotFill(row: typeof fills.$inferSelect, listings: Listings): SpotFill {
  const market = listings.market(row.marketId);
  const feeAsset = listings.asset(row.feeAssetId);
  return {
    fillId: fillIdOf(row.orderId, row.tradeId),
    tradeId: String(row.tradeId),
    orderId: String(row.orderId),
    symbolId: symbolIdOf(market.symbol),
    symbol: market.symbol,
    side: row.side,
    role: row.role,
    price: listings.priceText(market, row.priceTicks),
    quantity: listings.quantityText(market, row.quantityLots),
    amount: formatDecimal(row.notionalUnits, listings.asset(listings.rules(market).quoteAssetId).decimals),
    fee: formatDecimal(row.feeUnits, feeAsset.decimals),
    feeCoin: feeAsset.code,
    timeMs: row.timeMs,
    ...(row.wallet === null ? {} : { marginMode: row.wallet }),
    ...(row.profitUnits === null ? {} : { profit: formatDecimal(row.profitUnits, feeAsset.decimals) }),
  };
}
