// The backtests of a venue, over its past.
import { keptBacktestLimit } from '#lib/contract/bots/bot-limits.ts';
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { createBacktests } from '#server/backtest/runs/run-backtests.ts';
import { createSuggestions } from '#server/backtest/suggestions/create-suggestions.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { BacktestRuns } from '#server/services/backtests/backtest-runs.ts';
import { createBacktestRuns } from '#server/services/backtests/create-backtest-runs.ts';
import { createKeptBacktests } from '#server/services/backtests/kept-backtests.ts';
import { createSuggestedTerms, type SuggestedTerms } from '#server/services/backtests/suggested-terms.ts';
import { createMarketPast } from '#server/services/backtests/market-past.ts';
import { toBotMarket } from '#server/services/bots/bot-market.ts';
import type { Store } from '#server/store/open-store.ts';

type Rooms = {
  readonly listings: Listings;
  readonly projections: Projections;
  readonly db: Store['db'];
  readonly now: () => number;
  readonly log: { error(text: string): void };
};

export type OpenBacktests = { readonly runs: BacktestRuns; readonly suggestions: SuggestedTerms };

export function openBacktests({ listings, projections, db, now, log }: Rooms): OpenBacktests {
  const past = createMarketPast({ listings, projections, now });
  const ports = {
    marketOf: (symbolId: string) => {
      const market = listings.marketOf(symbolOf(symbolId));
      return market === undefined ? undefined : toBotMarket(listings, market);
    },
    candlesOf: (symbolId: string, fromMs: number, toMs: number) => past(symbolOf(symbolId), fromMs, toMs),
    log,
  };
  const backtests = createBacktests(ports);
  return {
    runs: createBacktestRuns({ backtests, kept: createKeptBacktests(db, keptBacktestLimit), now }),
    suggestions: createSuggestedTerms(createSuggestions({ ...ports, backtests, now })),
  };
}
