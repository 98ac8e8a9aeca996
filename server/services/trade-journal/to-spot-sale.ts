// A sale on spot, as the wire carries it.
import type { JournalSale } from '#lib/contract/history/trade-journal.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { costPrice, unitPrice } from '#lib/order-math/spot/cost-price.ts';
import type { Listings } from '#server/engine/listings.ts';
import { lineOf } from '#server/engine/markets/contract-listing.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { spotSales } from '#server/store/schema/spot/spot-sales.ts';

export function toSpotSale(sale: typeof spotSales.$inferSelect, listings: Listings): Omit<JournalSale, 'note' | 'tags'> {
  const market = listings.market(sale.marketId);
  const rules = listings.rules(market);
  const [base, quote] = [listings.asset(rules.baseAssetId), listings.asset(rules.quoteAssetId)];
  const money = (units: bigint): string => formatDecimal(units, quote.decimals);
  const [sold, covered] = [formatDecimal(sale.soldUnits, base.decimals), formatDecimal(sale.coveredUnits, base.decimals)];
  return {
    orderId: String(sale.orderId),
    symbolId: symbolIdOf(market.symbol),
    businessLine: lineOf(market),
    closedCount: sold,
    coveredCount: covered,
    averageOpenPrice: costPrice({ bought: covered, paid: money(sale.costUnits) }),
    averageClosePrice: unitPrice(money(sale.notionalUnits), sold) ?? '0',
    paidFees: money(-sale.feeUnits),
    netProfit: sale.coveredUnits === 0n ? null : money(sale.receivedUnits - sale.costUnits),
    coin: quote.code,
    openTimeMs: sale.startedAtMs,
    closeTimeMs: sale.endedAtMs,
  };
}
