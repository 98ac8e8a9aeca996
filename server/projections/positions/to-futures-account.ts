// An account's futures in the contracts of a line, as the wire carries them.
import type { ContractBusinessLine } from '#lib/contract/contract-lines.ts';
import { type HoldSide, MarginMode, PositionMode } from '#lib/contract/enums.ts';
import type { ContractPosition, ContractSettings, FuturesAccount, MarginWallet } from '#lib/contract/position.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { MarketId } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { ContractSettingsView, FuturesView, MarginWalletView, PositionView } from '#server/engine/futures/futures-view.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { PositionRound } from './position-round.ts';
import { toAggregates } from './to-aggregates.ts';

/** Digits of an average price beyond the market's own. */
const averagePlaces = 12;

/** Half up. Of an inverse contract dollars through coins, of the others value through size. */
export function averagePriceText(market: ContractListing, size: number, entryValue: number | bigint): string {
  const { form, rules } = market.contract;
  const isInverse = form === ContractForm.inverse;
  const [above, below] = isInverse ? [BigInt(size) * BigInt(rules.lotUnits), BigInt(entryValue)] : [BigInt(entryValue), BigInt(size)];
  if (below === 0n) return '0';
  const scaled = (2n * above * 10n ** BigInt(averagePlaces) + below) / (2n * below);
  return formatDecimal(scaled, market.priceDecimals + averagePlaces);
}

/** Below zero there is nothing to give. */
const whole = (value: number): bigint => BigInt(Math.max(0, Math.floor(value)));

function positionOf(
  market: ContractListing,
  listings: Listings,
  view: PositionView,
  openLots: number,
  round: PositionRound | null,
): ContractPosition {
  const { decimals } = listings.asset(market.contract.rules.contract?.marginAssetId ?? 0);
  const locked = Math.min(view.lots, view.closingLots);
  return {
    symbolId: market.symbol,
    holdSide: view.holdSide,
    marginMode: view.marginMode,
    leverage: view.leverage,
    total: listings.quantityText(market, view.lots),
    available: listings.quantityText(market, view.lots - locked),
    locked: listings.quantityText(market, locked),
    openDelegateCount: listings.quantityText(market, openLots),
    averageOpenPrice: averagePriceText(market, view.lots, view.entryValue),
    margin: formatDecimal(view.marginUnits, decimals),
    autoAppendMargin: view.autoAppend,
    achievedProfits: formatDecimal(round?.realisedUnits ?? 0n, decimals),
    paidFees: formatDecimal(round?.feeUnits ?? 0n, decimals),
    paidFunding: formatDecimal(round?.fundingUnits ?? 0n, decimals),
    openTimeMs: round?.openedAtMs ?? 0,
    adlRank: view.adlRank,
  };
}

function settingsOf(market: ContractListing, listings: Listings, view: ContractSettingsView): ContractSettings {
  const value = (units: number): string => formatDecimal(units, market.priceDecimals + market.quantityDecimals);
  const isIsolated = view.marginMode === MarginMode.isolated;
  return {
    symbolId: market.symbol,
    marginMode: view.marginMode,
    crossMarginLeverage: isIsolated ? Math.min(view.longLeverage, view.shortLeverage) : view.longLeverage,
    fixedLongLeverage: view.longLeverage,
    fixedShortLeverage: view.shortLeverage,
    openBuyCount: listings.quantityText(market, view.buys.lots),
    openBuyValue: value(view.buys.value),
    openSellCount: listings.quantityText(market, view.sells.lots),
    openSellValue: value(view.sells.value),
  };
}

/** A unified account has more behind its contracts in the coin than its own money: the formulas of the screens use that amount. */
function walletOf(listings: Listings, { assetId, available, frozen, claims, free, isPooled, backing }: MarginWalletView): MarginWallet {
  const { code, decimals } = listings.asset(assetId);
  return {
    coin: code,
    available: formatDecimal(backing === null ? whole(Number(available)) : whole(backing.equity), decimals),
    frozen: formatDecimal(isPooled ? 0n : frozen, decimals),
    orderCost: formatDecimal(whole(backing?.claims ?? claims), decimals),
    free: formatDecimal(whole(free), decimals),
  };
}

/** An account that has never had a futures wallet has nothing, and trades one-way. */
export function toFuturesAccount(
  view: FuturesView | null,
  line: ContractBusinessLine,
  listings: Listings,
  roundOf: (marketId: MarketId, holdSide: HoldSide) => PositionRound | null,
): FuturesAccount {
  const ofLine = (marketId: MarketId): ContractListing[] => {
    const market = listings.market(marketId);
    return isContract(market) && market.contract.line === line ? [market] : [];
  };
  const openLotsOf = ({ marketId, holdSide }: PositionView): number =>
    view?.aggregates.sides.find((side) => side.marketId === marketId && side.holdSide === holdSide)?.openLots ?? 0;
  const coins = new Set(
    listings
      .contracts()
      .filter(({ contract }) => contract.line === line)
      .map(({ contract }) => contract.margin),
  );
  return {
    positionMode: view?.hedgeLines.includes(line) === true ? PositionMode.hedge : PositionMode.oneWay,
    isUnified: view?.isUnified ?? false,
    positions: (view?.positions ?? []).flatMap((position) =>
      ofLine(position.marketId).map((market) =>
        positionOf(market, listings, position, openLotsOf(position), roundOf(position.marketId, position.holdSide)),
      ),
    ),
    settings: (view?.settings ?? []).flatMap((settings) =>
      ofLine(settings.marketId).map((market) => settingsOf(market, listings, settings)),
    ),
    wallets: (view?.wallets ?? []).filter(({ assetId }) => coins.has(listings.asset(assetId).code)).map((one) => walletOf(listings, one)),
    aggregates:
      view === null
        ? { bySide: [], bySymbol: [], byToken: [] }
        : toAggregates(view, listings, ofLine, (assetId) => coins.has(listings.asset(assetId).code)),
  };
}
