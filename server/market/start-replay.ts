// Plays a recording into its market: each trade at its own moment, as far into the minute as it was recorded.
import type { Listings } from '#server/engine/listings.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import { readRecording } from './replay-file.ts';
import { replayBatch, replayOffsetMs, replayQuotes } from './replay.ts';
import type { MarketSimulation } from './venue.ts';

/** Timers do not reach further than some weeks; a recording may. */
const longestWaitMs = 60 * 60_000;

export type ReplayOptions = {
  readonly client: Pick<ExchangeClient, 'submitAll'>;
  readonly venue: { readonly listings: Listings; simulation(symbol: string): MarketSimulation };
  readonly file: string;
  readonly symbol: string;
  readonly log: { info(text: string): void; error(text: string): void };
};

/**
 * Quotes around the first price at once, then trades from the next full minute on. When the recording has ended the
 * market stands where it left it. Refuses (Error) a recording that it cannot read, or a symbol that is not listed.
 */
export function startReplay({ client, venue, file, symbol, log }: ReplayOptions): {
  readonly finished: Promise<void>;
  stop(): Promise<void>;
} {
  const market = venue.listings.marketOf(symbol);
  if (market === undefined) throw new Error(`REPLAY_SYMBOL: ${symbol} is not listed`);
  const trades = readRecording(file, market);
  const [first] = trades;
  if (first === undefined) throw new Error(`${file}: no trades`);
  const { halfSpreadTicks, stepTicks, levels, levelAmount } = venue.simulation(symbol);
  const price = first.priceTicks / 10 ** market.priceDecimals;
  const quantityLots = Math.max(1, Math.round((levelAmount / 4 / price) * 10 ** market.quantityDecimals));
  const depth = { halfSpreadTicks, stepTicks, levels, quantityLots };
  const offsetMs = replayOffsetMs(first.timeMs, Date.now());
  log.info(`replaying ${trades.length} trades of ${symbol} from ${new Date(first.timeMs + offsetMs).toISOString()}`);

  let next = 0;
  let quotedTicks = first.priceTicks;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();

  /** Sends what is due, then waits for the next trade's own millisecond: a step of the market would push it over a minute's border. */
  const play = async (): Promise<void> => {
    const due = next;
    while ((trades[next]?.timeMs ?? Number.POSITIVE_INFINITY) + offsetMs <= Date.now()) next += 1;
    const batch = trades.slice(due, next);
    await client.submitAll(replayBatch(market, depth, batch, quotedTicks));
    quotedTicks = batch.at(-1)?.priceTicks ?? quotedTicks;
    schedule();
  };
  const schedule = (): void => {
    const upcoming = trades[next];
    if (stopped || upcoming === undefined) {
      if (upcoming === undefined) log.info(`the recording of ${symbol} has ended`);
      return finish();
    }
    const waitMs = upcoming.timeMs + offsetMs - Date.now();
    timer = setTimeout(() => go(play), Math.min(longestWaitMs, Math.max(0, waitMs)));
  };
  const go = (act: () => Promise<void>): void => {
    running = act().catch((error: unknown) => {
      log.error(`the replay of ${symbol} stopped: ${String(error)}`);
      finish();
    });
  };
  go(async () => {
    await client.submitAll(replayQuotes(market, first, depth));
    schedule();
  });
  return {
    finished,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      finish();
      await running;
    },
  };
}
