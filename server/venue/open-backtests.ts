// The backtests of a venue, over its past.
import { keptBacktestLimit } from '#lib/contract/bots/bot-limits.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { createBacktests } from '#server/backtest/runs/run-backtests.ts';
import { createSuggestions } from '#server/backtest/suggestions/create-suggestions.ts';
import { createWiseTiers } from '#server/backtest/wise/create-wise-tiers.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import { type AskedTiers, createAskedTiers } from '#server/services/backtests/asked-tiers.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { BacktestRuns } from '#server/services/backtests/backtest-runs.ts';
import { backtestPorts } from '#server/services/backtests/backtest-ports.ts';
import { createBacktestRuns } from '#server/services/backtests/create-backtest-runs.ts';
import { createKeptBacktests } from '#server/services/backtests/kept-backtests.ts';
import { suggestDaily } from '#server/services/backtests/suggest-daily.ts';
import { createSuggestedTerms, type SuggestedTerms } from '#server/services/backtests/suggested-terms.ts';
import type { Store } from '#server/store/open-store.ts';

type Rooms = {
  readonly client: Pick<ExchangeClient, 'lending'>;
  readonly listings: Listings;
  readonly projections: Projections;
  readonly db: Store['db'];
  readonly now: () => number;
  readonly log: { error(text: string): void };
};

export type OpenBacktests = {
  readonly runs: BacktestRuns;
  readonly suggestions: SuggestedTerms;
  readonly wiseTiers: AskedTiers;
  /** Begins no new day of suggestions. */
  stopSuggesting(): void;
};

/** The markets whose suggestions are worked out every day; each takes its turn on one core, behind everything else. */
const dailyMarkets = 10;

export function openBacktests({ client, listings, projections, db, now, log }: Rooms): OpenBacktests {
  const ports = backtestPorts({ client, projections, listings, log });
  const backtests = createBacktests(ports);
  const suggestions = createSuggestedTerms(createSuggestions({ ...ports, backtests, now }));
  const busiest = (): readonly string[] => {
    const volume = ({ symbol }: { readonly symbol: string }): number => Number(projections.market.ticker(symbol)?.quoteVolume ?? 0);
    return listings.markets
      .toSorted((one, other) => volume(other) - volume(one))
      .slice(0, dailyMarkets)
      .map(({ symbol }) => symbolIdOf(symbol));
  };
  return {
    runs: createBacktestRuns({ backtests, kept: createKeptBacktests(db, keptBacktestLimit), now }),
    suggestions,
    wiseTiers: createAskedTiers(createWiseTiers({ ...ports, backtests, now, log })),
    stopSuggesting: suggestDaily({ suggestions, busiest, now, log }),
  };
}
