// The cost of coins: the sums of an account's own spot trades, market by market, as they are kept with each fill.
import { eq } from 'drizzle-orm';

import type { TradedSums } from '#lib/contract/calls/v1/assets/costs.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { tradedSums } from '#server/store/schema/spot/traded-sums.ts';

type CoinCost = { readonly coin: string; readonly cost: TradedSums; readonly breakeven: TradedSums };

export type CostReader = {
  /** The costs in markets against USDT; coins that were never traded there are left out. */
  list(accountId: AccountId): Promise<readonly CoinCost[]>;
};

const countedIn = 'USDT';

export function createCostReader(db: Store['db'], listings: Listings): CostReader {
  return {
    list: async (accountId) => {
      const rows = await db.select().from(tradedSums).where(eq(tradedSums.accountId, accountId)).orderBy(tradedSums.marketId);
      const markets = [...new Set(rows.map(({ marketId }) => marketId))].map((marketId) => listings.market(marketId));
      return markets
        .filter(({ quote }) => quote === countedIn)
        .map((market): CoinCost => {
          const rules = listings.rules(market);
          const [base, quote] = [listings.asset(rules.baseAssetId), listings.asset(rules.quoteAssetId)];
          const of = (side: 'buy' | 'sell', part: 'cost' | 'breakeven'): { quantity: bigint; money: bigint; fees: bigint } => {
            const row = rows.find((one) => one.marketId === market.marketId && one.side === side);
            const [lots, money, fees] =
              part === 'cost'
                ? [row?.costLots, row?.costUnits, row?.costFeeUnits]
                : [row?.breakevenLots, row?.breakevenUnits, row?.breakevenFeeUnits];
            return { quantity: (lots ?? 0n) * BigInt(rules.lotUnits), money: money ?? 0n, fees: fees ?? 0n };
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
