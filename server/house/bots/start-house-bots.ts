// Starts the bots of the house, and looks after them as long as the venue is open.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { TrackPoint } from '#lib/order-math/bots/track-record.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { Listings } from '#server/engine/listings.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { BacktestRuns } from '#server/services/backtests/backtest-runs.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import { unlessAway } from '#server/store/database-away.ts';
import type { Store } from '#server/store/open-store.ts';
import { ticksOf } from '#server/projections/candles/read-candles.ts';
import { computePoints } from './compute-points.ts';
import { fundHouseBots } from './fund-house-bots.ts';
import { houseStrategies } from './house-strategies.ts';
import { keepComputedPoints } from './keep-computed-points.ts';
import { keepHouseBots } from './keep-house-bots.ts';

type Rooms = {
  readonly db: Store['db'];
  readonly mode: TradingMode;
  readonly client: ExchangeClient;
  readonly bots: Bots;
  readonly plaza: Plaza;
  readonly backtests: BacktestRuns;
  readonly listings: Listings;
  readonly projections: Projections;
  readonly now: () => number;
  readonly log: { error(text: string): void };
  readonly closing: AsyncDisposableStack;
};

/** The books are filled by then. */
const firstLookMs = 2000;
/** After a look in which one of them had no price, was refused, or could not be written down; twice as long each time. */
const firstAgainMs = 15_000;
const lookEveryMs = 600_000;

/** Closing ends the looks, and not the bots. */
export function startHouseBots({ projections, mode, db, client, backtests, now, closing, ...rooms }: Rooms): void {
  const { bots, plaza, listings, log } = rooms;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const failed = unlessAway((error) => log.error(`the bots of the house: ${errorText(error)}`));
  const closed = Promise.withResolvers<readonly TrackPoint[]>();
  // Nobody waits for a run when the venue closes.
  const compute = (bot: BotView) => Promise.race([computePoints({ backtests, listings }, bot), closed.promise]);
  const keep = async (): Promise<boolean> => {
    if (mode === TradingMode.paper) await fundHouseBots({ client, listings, now });
    const all = await keepHouseBots({
      ...rooms,
      strategies: houseStrategies[mode],
      lastTicks: (market) => ticksOf(projections.market.ticker(market.symbol)?.lastPrice, market),
    });
    await keepComputedPoints({ db, bots, plaza, compute, isClosed: () => isClosed });
    return all;
  };
  let againMs = firstAgainMs;
  const keepOn = async (): Promise<void> => {
    const all = await keep().catch((error: unknown) => {
      failed(error);
      return false;
    });
    if (!isClosed) timer = setTimeout(look, all ? lookEveryMs : againMs).unref();
    againMs = all ? firstAgainMs : Math.min(againMs * 2, lookEveryMs);
  };
  let looking = Promise.resolve();
  const look = (): void => {
    looking = keepOn();
  };
  timer = setTimeout(look, firstLookMs).unref();
  closing.defer(() => {
    isClosed = true;
    closed.resolve([]);
    clearTimeout(timer);
    return looking;
  });
}
