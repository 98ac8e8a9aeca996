// A unified account as the exchange tells it, in the words of the wire.
import type { LentCoin, UnifiedAccountAnswer, UnifiedCoin } from '#lib/contract/unified.ts';
import type { Listings } from '#server/engine/listings.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import type { LentCoinView, UnifiedCoinView, UnifiedView } from '#server/engine/unified/unified-view.ts';
import { formatDecimal } from '#server/engine/units.ts';

const ratioDecimals = 6;
const million = 1_000_000n;

/** To the millionth, rounded up: an account never looks safer than it is. Without equity, whatever is asked of it is too much. */
function ratio(part: bigint, equity: bigint): string {
  if (part === 0n) return '0';
  return equity <= 0n ? '1' : formatDecimal((part * million + equity - 1n) / equity, ratioDecimals);
}

function coinOf(view: UnifiedCoinView, listings: Listings, inUnit: (units: bigint) => string): UnifiedCoin {
  const { code, decimals } = listings.asset(view.assetId);
  const text = (units: bigint): string => formatDecimal(units, decimals);
  return {
    coin: code,
    // A coin that stands alone may be below zero while a position is open.
    available: text(view.available < 0n ? 0n : view.available),
    frozen: text(view.frozen),
    leaving: text(view.leaving),
    unrealised: text(view.gainUnits),
    borrowed: text(view.principal),
    interest: text(view.interest),
    interestBearing: text(view.interestBearing),
    interestFree: text(view.interestFree),
    dailyRate: formatDecimal(view.dailyRateE9, 9),
    withdrawable: text(view.withdrawable),
    worth: inUnit(view.worthUnits),
    counted: inUnit(view.countedUnits),
  };
}

function lentCoinOf({ assetId, marketId, priceTicks, interestFree, dailyRateE9 }: LentCoinView, listings: Listings): LentCoin {
  const { code, decimals } = listings.asset(assetId);
  const price = marketId === null ? '1' : formatDecimal(BigInt(priceTicks), listings.market(marketId).priceDecimals);
  return {
    coin: code,
    price: marketId !== null && priceTicks === 0 ? null : price,
    dailyRate: formatDecimal(dailyRateE9, 9),
    interestFree: formatDecimal(interestFree, decimals),
  };
}

export function toUnifiedAccount(view: UnifiedView, listings: Listings): UnifiedAccountAnswer {
  const unit = view.unitAssetId === null ? undefined : listings.asset(view.unitAssetId);
  const inUnit = (units: bigint): string => formatDecimal(units, unit?.decimals ?? 0);
  const { equityUnits, initialUnits, maintenanceUnits, problems } = view;
  const free = equityUnits - initialUnits;
  return {
    mode: view.mode,
    unitCoin: unit?.code ?? '',
    minEquity: inUnit(view.minEquityUnits),
    worth: inUnit(view.worthUnits),
    equity: inUnit(equityUnits),
    debts: inUnit(view.debtUnits),
    initial: inUnit(initialUnits),
    maintenance: inUnit(maintenanceUnits),
    available: inUnit(free < 0n ? 0n : free),
    initialRatio: ratio(initialUnits, equityUnits),
    maintenanceRatio: ratio(maintenanceUnits, equityUnits),
    isCalled: view.isCalled,
    isLiquidating: view.isLiquidating,
    coins: view.coins.map((coin) => coinOf(coin, listings, inUnit)),
    lent: view.lent.map((coin) => lentCoinOf(coin, listings)),
    problems: {
      classic: problems.classic.map((reason) => rejectKeys[reason]),
      basic: problems.basic.map((reason) => rejectKeys[reason]),
      advanced: problems.advanced.map((reason) => rejectKeys[reason]),
    },
  };
}
