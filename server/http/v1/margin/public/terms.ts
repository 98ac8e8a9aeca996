// Tells on which terms the venue lends.
import { getMarginTerms } from '#lib/contract/calls/v1/margin/public/terms.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { DebtTier } from '#server/engine/lending/margin-command.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const share = (ppm: number): string => formatDecimal(ppm, 6);

export const serveMarginTerms = servePublic(getMarginTerms, ['client', 'listings'], async (_request, { client, listings }) => {
  const { rules, assets, markets } = await client.lending();
  const unit = assets.find(({ marketId }) => marketId === -1);
  const tiersOf = (tiers: readonly DebtTier[], decimals: number) =>
    tiers.map(({ upToUnits, leverage, maintenancePpm }) => ({
      upTo: formatDecimal(upToUnits, decimals),
      leverage,
      maintenanceRate: share(maintenancePpm),
    }));
  return {
    unitCoin: unit === undefined ? '' : listings.asset(unit.assetId).code,
    callRatio: share(rules.callPpm),
    liquidationFee: share(rules.liquidationFeePpm),
    transferCoefficient: rules.transferCoefficient,
    coins: assets.map(({ assetId, poolUnits, lentUnits, dailyRatesE9, collateral, debts }) => {
      const { code, decimals } = listings.asset(assetId);
      return {
        coin: code,
        pool: formatDecimal(poolUnits, decimals),
        poolLeft: formatDecimal(Math.max(0, poolUnits - lentUnits), decimals),
        dailyRates: dailyRatesE9.map((rate) => formatDecimal(rate, 9)),
        collateral: collateral.map(({ upToUnits, valuePpm }) => ({
          upTo: formatDecimal(upToUnits, decimals),
          valueRatio: share(valuePpm),
        })),
        cross: tiersOf(debts, decimals),
      };
    }),
    markets: markets.map(({ marketId, base, quote }) => {
      const market = listings.market(marketId);
      const decimalsOf = (coin: string): number => listings.assetOf(coin)?.decimals ?? 0;
      return {
        symbolId: symbolIdOf(market.symbol),
        symbol: market.symbol,
        baseCoin: market.base,
        quoteCoin: market.quote,
        base: tiersOf(base, decimalsOf(market.base)),
        quote: tiersOf(quote, decimalsOf(market.quote)),
      };
    }),
  };
});
