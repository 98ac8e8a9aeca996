// Backtests of a venue find here what they play, by the ids of the wire: its listings, its minutes, and what its contracts paid.
import { Decimal } from 'decimal.js';

import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { marketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import { partOf } from '#server/backtest/candle-columns.ts';
import type { LoanTerms } from '#server/backtest/play/account.ts';
import type { FundingSlot } from '#server/backtest/play/leg-past.ts';
import type { BacktestPorts } from '#server/backtest/runs/run-backtests.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

const rateUnits = 100_000_000;

type Sources = {
  readonly projections: Pick<Projections, 'minutes' | 'funding'>;
  readonly client: Pick<ExchangeClient, 'lending'>;
  readonly listings: Listings;
  readonly log: BacktestPorts['log'];
};

export function backtestPorts({ client, projections, listings, log }: Sources): BacktestPorts {
  /** Oldest first. A page holds the newest of a span: the next one ends before its oldest. */
  const fundingOf = async (symbol: string, fromMs: number, toMs: number): Promise<readonly FundingSlot[]> => {
    const slots: FundingSlot[] = [];
    for (let endMs = toMs; ;) {
      const page = await projections.funding.settled(symbol, fromMs, endMs);
      for (const { settleTimeMs, fundingRate } of page)
        slots.push({ slotMs: settleTimeMs, rateE8: new Decimal(fundingRate).mul(rateUnits).round().toNumber() });
      const oldest = page.at(-1)?.settleTimeMs;
      if (oldest === undefined || oldest <= fromMs) return slots.toReversed();
      endMs = oldest - 1;
    }
  };

  /** Everybody pays the first grade until the exchange says otherwise. */
  const loanOf = async (symbol: string): Promise<LoanTerms | null> => {
    const market = listings.marketOf(symbol);
    if (market === undefined || market.contract !== undefined) return null;
    const { marketId, baseAssetId } = listings.rules(market);
    const { assets, markets } = await client.lending();
    const tiers = markets.find((one) => one.marketId === marketId)?.base ?? [];
    const dailyRateE9 = assets.find(({ assetId }) => assetId === baseAssetId)?.dailyRatesE9[0];
    return dailyRateE9 === undefined || tiers.length === 0 ? null : { dailyRateE9, tiers };
  };

  return {
    log,
    loanOf: (symbolId) => loanOf(symbolOf(symbolId)),
    marketOf: (symbolId) => {
      const market = listings.marketOf(symbolOf(symbolId));
      return market === undefined ? undefined : (marketWithCoins(listings, market.marketId) ?? undefined);
    },
    candlesOf: async (symbolId, fromMs, toMs, beforeMs = 0) => {
      const symbol = symbolOf(symbolId);
      const whole = await projections.minutes(symbol, fromMs - beforeMs, toMs);
      const columns = beforeMs === 0 ? whole : partOf(whole, fromMs, toMs);
      const isContract = listings.marketOf(symbol)?.contract !== undefined;
      if (isContract) return { columns, whole, funding: await fundingOf(symbol, fromMs, toMs) };
      const loan = await loanOf(symbol);
      return { columns, whole, funding: [], ...(loan === null ? {} : { loan }) };
    },
  };
}
