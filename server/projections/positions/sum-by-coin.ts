// Results of many positions as one for each margin coin.
import type { PeriodResult } from '#lib/contract/history/contract-history.ts';
import type { MarketId } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { entryMargin } from './entry-margin.ts';

/** The sums of all positions of a contract with one leverage. */
type PartOfPeriod = {
  readonly marketId: MarketId;
  readonly leverage: number;
  readonly positions: number;
  readonly won: number;
  /** In the smallest units of the margin coin, in lots and in value units of the contract. */
  readonly net: bigint;
  readonly lots: bigint;
  readonly value: bigint;
};

export function sumByCoin(parts: readonly PartOfPeriod[], listings: Listings): readonly PeriodResult[] {
  const coins = new Map<string, { positions: number; won: number; net: bigint; margin: bigint }>();
  for (const { marketId, leverage, positions, won, net, lots, value } of parts) {
    const market = listings.market(marketId);
    if (!isContract(market)) continue;
    const coin = market.contract.margin;
    const sum = coins.get(coin) ?? { positions: 0, won: 0, net: 0n, margin: 0n };
    coins.set(coin, {
      positions: sum.positions + positions,
      won: sum.won + won,
      net: sum.net + net,
      margin: sum.margin + entryMargin(market, lots, value, leverage),
    });
  }
  return [...coins].map(([coin, { positions, won, net, margin }]) => {
    const decimals = listings.assetOf(coin)?.decimals ?? 0;
    return { coin, positions, won, netProfit: formatDecimal(net, decimals), margin: formatDecimal(margin, decimals) };
  });
}
