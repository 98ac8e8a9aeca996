// The cost of coins: the sums of an account's own spot trades, market by market.
import { and, eq, isNull, lt, sql } from 'drizzle-orm';

import type { TradedSums } from '#lib/contract/calls/v1/assets/costs.ts';
import { breakevenStartMs, costPriceStartMs } from '#lib/contract/money/cost-price-start.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { firstContractId } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { fills } from '#server/store/schema/fills.ts';

type CoinCost = { readonly coin: string; readonly cost: TradedSums; readonly breakeven: TradedSums };

export type CostReader = {
  /** The costs in markets against USDT; coins that were never traded there are left out. */
  list(accountId: AccountId): Promise<readonly CoinCost[]>;
};

const countedIn = 'USDT';

const since = (startMs: number) => ({
  lots: sql<string>`coalesce(sum(${fills.quantityLots}) filter (where ${fills.timeMs} >= ${startMs}), 0)::text`,
  units: sql<string>`coalesce(sum(${fills.notionalUnits}) filter (where ${fills.timeMs} >= ${startMs}), 0)::text`,
  fees: sql<string>`coalesce(sum(${fills.feeUnits}) filter (where ${fills.timeMs} >= ${startMs}), 0)::text`,
});

type Sums = { readonly lots: string; readonly units: string; readonly fees: string };

export function createCostReader(db: Store['db'], listings: Listings): CostReader {
  return {
    list: async (accountId) => {
      const rows = await db
        .select({ marketId: fills.marketId, side: fills.side, cost: since(costPriceStartMs), breakeven: since(breakevenStartMs) })
        .from(fills)
        .where(and(eq(fills.accountId, accountId), lt(fills.marketId, firstContractId), isNull(fills.wallet)))
        .groupBy(fills.marketId, fills.side);
      const markets = [...new Set(rows.map(({ marketId }) => marketId))].map((marketId) => listings.market(marketId));
      return markets
        .filter(({ quote }) => quote === countedIn)
        .map((market): CoinCost => {
          const rules = listings.rules(market);
          const [base, quote] = [listings.asset(rules.baseAssetId), listings.asset(rules.quoteAssetId)];
          const of = (side: 'buy' | 'sell', part: 'cost' | 'breakeven'): { quantity: bigint; money: bigint; fees: bigint } => {
            const sums: Sums | undefined = rows.find((row) => row.marketId === market.marketId && row.side === side)?.[part];
            return {
              quantity: BigInt(sums?.lots ?? 0) * BigInt(rules.lotUnits),
              money: BigInt(sums?.units ?? 0),
              fees: BigInt(sums?.fees ?? 0),
            };
          };
          // The fee of an order is taken from the coin that it receives.
          const sumsOf = (part: 'cost' | 'breakeven'): TradedSums => {
            const [buys, sells] = [of('buy', part), of('sell', part)];
            return {
              bought: formatDecimal(buys.quantity - buys.fees, base.decimals),
              paid: formatDecimal(buys.money, quote.decimals),
              sold: formatDecimal(sells.quantity, base.decimals),
              received: formatDecimal(sells.money - sells.fees, quote.decimals),
            };
          };
          return { coin: market.base, cost: sumsOf('cost'), breakeven: sumsOf('breakeven') };
        });
    },
  };
}
