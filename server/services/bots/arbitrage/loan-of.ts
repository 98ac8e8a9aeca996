// The terms on which the coin of a spot market is lent in the margin wallet of that market.
import type { ArbitrageLoan } from '#lib/order-math/bots/arbitrage/arbitrage-loan.ts';
import type { LendingView } from '#server/engine/lending/margin-view.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';

/** Null: it is not lent there. */
export function loanOf(spot: MarketListing, { assets, markets }: LendingView, listings: Listings): ArbitrageLoan | null {
  const rules = listings.rules(spot);
  const tiers = markets.find(({ marketId }) => marketId === rules.marketId)?.base ?? [];
  const asset = assets.find(({ assetId }) => assetId === rules.baseAssetId);
  if (asset === undefined || tiers.length === 0) return null;
  const { decimals } = listings.asset(rules.baseAssetId);
  return {
    // Everybody pays the first grade until the exchange says otherwise.
    dailyRate: formatDecimal(asset.dailyRatesE9[0] ?? 0, 9),
    tiers: tiers.map(({ upToUnits, leverage, maintenancePpm }) => ({
      upTo: formatDecimal(upToUnits, decimals),
      leverage,
      maintenanceRate: formatDecimal(maintenancePpm, 6),
    })),
    left: formatDecimal(Math.max(0, asset.poolUnits - asset.lentUnits), decimals),
  };
}
