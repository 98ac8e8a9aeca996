// A margin wallet as the exchange tells it, in the words of the wire.
import type { MarginAccountRow } from '#lib/contract/margin.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import type { MarginView } from '#server/engine/lending/margin-view.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';

const ratioDecimals = 6;

/** maintenance ÷ equity to the millionth, rounded up: a wallet never looks safer than it is. */
function riskRatio({ debtUnits, equityUnits, maintenanceUnits }: MarginView): string {
  if (debtUnits === 0n) return '0';
  if (equityUnits <= maintenanceUnits) return '1';
  return formatDecimal((maintenanceUnits * 1_000_000n + equityUnits - 1n) / equityUnits, ratioDecimals);
}

export function toMarginAccount(view: MarginView, listings: Listings): MarginAccountRow {
  const unit = view.unitAssetId === null ? undefined : listings.asset(view.unitAssetId);
  const inUnit = (units: bigint): string => formatDecimal(units, unit?.decimals ?? 0);
  return {
    marginMode: view.wallet,
    symbolId: view.marketId === -1 ? '' : symbolIdOf(listings.market(view.marketId).symbol),
    leverage: view.leverage,
    unitCoin: unit?.code ?? '',
    assets: inUnit(view.assetUnits),
    debts: inUnit(view.debtUnits),
    equity: inUnit(view.equityUnits),
    initial: inUnit(view.initialUnits),
    maintenance: inUnit(view.maintenanceUnits),
    riskRatio: riskRatio(view),
    isCalled: view.isCalled,
    isLiquidating: view.isLiquidating,
    coins: view.coins.map(({ assetId, available, frozen, principal, interest, dailyRateE9 }) => {
      const { code, decimals } = listings.asset(assetId);
      const text = (units: bigint): string => formatDecimal(units, decimals);
      return {
        tokenId: code,
        symbolCode: code,
        net: text(available + frozen - principal - interest),
        free: text(available),
        frozen: text(frozen),
        borrowed: text(principal),
        interest: text(interest),
        recyclableExperienceMoney: '0',
        forbidTransferOutIfDebt: true,
        dailyRate: formatDecimal(dailyRateE9, 9),
      };
    }),
  };
}
