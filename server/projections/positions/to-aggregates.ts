// The sums of an account's contracts in a line, as the wire carries them.
import type { PositionAggregates } from '#lib/contract/wire/position-aggregates.ts';
import type { FuturesView } from '#server/engine/futures/futures-view.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import { formatDecimal } from '#server/engine/units.ts';

const valueText = ({ contract, priceDecimals, quantityDecimals }: ContractListing, value: number): string =>
  formatDecimal(value, contract.form === ContractForm.inverse ? quantityDecimals : priceDecimals + quantityDecimals);

/** `ofLine`: the contract of the line, in a list; none of another line. */
export function toAggregates(
  { aggregates: { sides, markets, assets } }: Pick<FuturesView, 'aggregates'>,
  listings: Listings,
  ofLine: (marketId: MarketId) => readonly ContractListing[],
  isOfLine: (assetId: AssetId) => boolean,
): PositionAggregates {
  const amount = (assetId: AssetId, units: number): string => formatDecimal(units, listings.asset(assetId).decimals);
  const marginOf = ({ contract }: ContractListing): AssetId => contract.rules.contract?.marginAssetId ?? 0;
  return {
    bySide: sides.flatMap(({ marketId, holdSide, orderCost, margin, closingFee, gain, pricedValue }) =>
      ofLine(marketId).map((market) => ({
        symbolId: market.symbol,
        holdSide,
        totalOrderCost: amount(marginOf(market), orderCost),
        positionMargin: amount(marginOf(market), margin),
        positionValueFee: amount(marginOf(market), closingFee),
        fairUnrealizedProfits: amount(marginOf(market), gain),
        totalPricedValue: valueText(market, pricedValue),
      })),
    ),
    bySymbol: markets.flatMap(({ marketId, heldValue, marginAndOrderCost }) =>
      ofLine(marketId).map((market) => ({
        symbolId: market.symbol,
        holdPricedValue: valueText(market, heldValue),
        marginAndOrderCost: marginAndOrderCost === null ? null : amount(marginOf(market), marginAndOrderCost),
      })),
    ),
    byToken: assets
      .filter(({ assetId }) => isOfLine(assetId))
      .map(({ assetId, marginOneWay, marginIsolated, gainCross }) => ({
        tokenId: listings.asset(assetId).code,
        totalMarginOneWay: amount(assetId, marginOneWay),
        totalMarginFixed: amount(assetId, marginIsolated),
        totalFairUnrealizedProfitsCross: amount(assetId, gainCross),
      })),
  };
}
