// Starts the bots of the house, and looks after them as long as the venue is open.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Listings } from '#server/engine/listings.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { BacktestRuns } from '#server/services/backtests/backtest-runs.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import type { Plaza } from '#server/services/plaza/plaza.ts';
import { unlessAway } from '#server/store/database-away.ts';
import type { Store } from '#server/store/open-store.ts';
import { ticksOf } from '../read-candles.ts';
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
};

/** The books are filled by then. */
const firstLookMs = 2000;
/** After a look in which one of them had no price, or was refused. */
const againMs = 15_000;
const lookEveryMs = 600_000;

/** Returns how to stop looking, which resolves when nothing is on its way any more; the bots run on. */
export function startHouseBots({ projections, mode, db, client, backtests, now, ...rooms }: Rooms): () => Promise<void> {
  const { bots, plaza, listings, log } = rooms;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const keep = async (): Promise<void> => {
    if (mode === TradingMode.paper) await fundHouseBots({ client, listings, now });
    const all = await keepHouseBots({
      ...rooms,
      strategies: houseStrategies[mode],
      lastTicks: (market) => ticksOf(projections.market.ticker(market.symbol)?.lastPrice, market),
    });
    if (!isClosed) timer = setTimeout(look, all ? lookEveryMs : againMs).unref();
    const compute = (bot: Parameters<typeof computePoints>[1]) => computePoints({ backtests, listings }, bot);
    await keepComputedPoints({ db, bots, plaza, compute, isClosed: () => isClosed });
  };
  let looking = Promise.resolve();
  const look = (): void => {
    looking = looking.then(keep).catch(unlessAway((error) => log.error(`the bots of the house: ${errorText(error)}`)));
  };
  timer = setTimeout(look, firstLookMs).unref();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    return looking;
  };
}
