// The backtests of a venue, over its past.
import { keptBacktestLimit } from '#lib/contract/bots/bot-limits.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { VenueRooms } from '#server/answers/rooms.ts';
import { createBacktests } from '#server/backtest/runs/run-backtests.ts';
import { createBotWeeks } from '#server/backtest/weeks/create-bot-weeks.ts';
import { createSuggestions } from '#server/backtest/suggestions/create-suggestions.ts';
import type { WeekMarkets } from '#server/backtest/weeks/usual-terms.ts';
import { createWiseTiers } from '#server/backtest/wise/create-wise-tiers.ts';
import { createAskedTiers } from '#server/services/backtests/asked-tiers.ts';
import { backtestPorts } from '#server/services/backtests/backtest-ports.ts';
import { createBacktestRuns } from '#server/services/backtests/create-backtest-runs.ts';
import { createKeptBacktests } from '#server/services/backtests/kept-backtests.ts';
import { suggestDaily } from '#server/services/backtests/suggest-daily.ts';
import { createSuggestedTerms } from '#server/services/backtests/suggested-terms.ts';
import { createToldWeeks } from '#server/services/backtests/told-weeks.ts';
import type { VenueParts } from './venue-parts.ts';

/** The markets whose suggestions are worked out every day; each takes its turn on one core, behind everything else. */
const dailyMarkets = 10;

/** The markets with which the pages of bots begin. Demo trading has no perpetual of the coins of its spot pair. */
const weekMarkets: Readonly<Record<TradingMode, WeekMarkets>> = {
  [TradingMode.live]: { spot: 'BTCUSDT_SPBL', secondSpot: 'ETHUSDT_SPBL', contract: 'BTCUSDT_UMCBL' },
  [TradingMode.paper]: { spot: 'BTCUSDT_SPBL', secondSpot: 'ETHUSDT_SPBL', contract: 'SBTCSUSDT_SUMCBL' },
};

export function openBacktests(parts: VenueParts): Pick<VenueRooms, 'backtests' | 'suggestions' | 'weeks' | 'wiseTiers'> {
  const { mode, listings, projections, db, now, log, closing } = parts;
  const ports = backtestPorts(parts);
  const backtests = createBacktests(ports);
  closing.defer(() => backtests.close());
  const suggestions = createSuggestedTerms(createSuggestions({ ...ports, backtests, now }));
  const busiest = (): readonly string[] => {
    const volume = ({ symbol }: { readonly symbol: string }): number => Number(projections.market.ticker(symbol)?.quoteVolume ?? 0);
    return listings.markets
      .toSorted((one, other) => volume(other) - volume(one))
      .slice(0, dailyMarkets)
      .map(({ symbol }) => symbolIdOf(symbol));
  };
  closing.defer(suggestDaily({ suggestions, busiest, now, log }));
  return {
    backtests: createBacktestRuns({ backtests, kept: createKeptBacktests(db, keptBacktestLimit), now }),
    suggestions,
    weeks: createToldWeeks(createBotWeeks({ ...ports, backtests, markets: weekMarkets[mode], now, log }), listings),
    wiseTiers: createAskedTiers(createWiseTiers({ ...ports, backtests, now, log })),
  };
}
