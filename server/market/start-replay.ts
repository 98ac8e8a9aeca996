// Plays recordings into their markets: each trade at its own moment, faster, slower, stopped or again as the operator says.
import type { Command } from '#server/engine/command.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import { houseDepth } from './house-depth.ts';
import type { MarketSource, ReplayControl } from './market-source.ts';
import { fundHouse } from './open-venue.ts';
import { placeAt, type MarketTrade, type Recordings } from './recordings.ts';
import { createReplayClock } from './replay-clock.ts';
import { replayBatch, replayOffsetMs, replayQuotes } from './replay.ts';
import { sayRefused } from './say-refused.ts';
import type { Venue } from './venue.ts';

/** Timers do not reach further than some weeks; a recording may. */
const longestWaitMs = 60 * 60_000;
/** Sent at a time: at a thousand times the speed users' orders still find their turn in between. */
const tradesAtOnce = 200;
/** Trades between two looks at the house's funds. */
const fundEvery = 2000;

export type ReplayOptions = {
  readonly client: ExchangeClient;
  readonly venue: Venue;
  readonly recordings: Recordings;
  readonly log: { info(text: string): void; error(text: string): void };
};

export type Replay = MarketSource & { readonly replay: ReplayControl; stop(): Promise<void> };

/**
 * Quotes around the first prices at once, then trades from the next full minute on, so that at speed 1 every recorded minute
 * is a minute of the venue. When the recordings have ended the markets stand where they left them.
 */
export function startReplay({ client, venue, recordings, log }: ReplayOptions): Replay {
  const { markets, trades, span } = recordings;
  const clock = createReplayClock(span, span.fromMs + replayOffsetMs(span.fromMs, Date.now()));
  const tellRefused = sayRefused(log);
  /** Around which price each market is quoted. */
  const quoted = new Map<string, number>();
  let next = 0;
  let sinceFunded = 0;
  let ended = false;
  /** A moment that was asked for and is not gone to yet: until then nothing more of the old place is played. */
  let sought: number | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const batch = (one: readonly MarketTrade[]): Command[] =>
    one.flatMap(({ market, trade }) => {
      const before = quoted.get(market.symbol) ?? 0;
      quoted.set(market.symbol, trade.priceTicks);
      return replayBatch(market, houseDepth(venue, market, trade.priceTicks), [trade], before);
    });

  /** Sends what is due, then waits for the next trade's own millisecond: a step of the market would push it over a minute's border. */
  const play = async (): Promise<void> => {
    if (sought !== null) return;
    const playedMs = clock.at(Date.now());
    const due = trades.slice(next, Math.min(placeAt(trades, playedMs + 1), next + tradesAtOnce));
    next += due.length;
    sinceFunded += due.length;
    tellRefused(await client.submitAll(batch(due)));
    if (sinceFunded < fundEvery) return;
    sinceFunded = 0;
    await fundHouse({ client, venue }, Date.now());
  };
  const schedule = (): void => {
    clearTimeout(timer);
    if (stopped) return;
    const upcoming = trades[next];
    if (upcoming === undefined) {
      if (!ended) log.info('the recordings have ended');
      ended = true;
      return;
    }
    ended = false;
    const dueMs = clock.reaches(upcoming.trade.timeMs);
    if (dueMs === null) return;
    timer = setTimeout(() => enqueue(play), Math.min(longestWaitMs, Math.max(0, dueMs - Date.now())));
  };
  /** One after the other: an operator's hand never reaches into a batch that is being sent. */
  const enqueue = (act: () => Promise<void>): void => {
    clearTimeout(timer);
    running = running.then(act).then(schedule, (error: unknown) => log.error(`the replay stopped: ${String(error)}`));
  };
  /** The book of every market stands around the price it is about to trade at. */
  const quoteAll = async (): Promise<void> => {
    const commands = markets.flatMap((market) => {
      const isOf = (one: MarketTrade): boolean => one.market === market;
      const first = trades.slice(next).find(isOf) ?? trades.findLast(isOf);
      if (first === undefined) return [];
      quoted.set(market.symbol, first.trade.priceTicks);
      return replayQuotes(market, first.trade, houseDepth(venue, market, first.trade.priceTicks));
    });
    tellRefused(await client.submitAll(commands));
  };

  const begins = new Date(span.fromMs + replayOffsetMs(span.fromMs, Date.now())).toISOString();
  log.info(`replaying ${trades.length} trades of ${markets.map(({ symbol }) => symbol).join(', ')} from ${begins}`);
  enqueue(quoteAll);

  return {
    state: () => ({
      mode: 'replay',
      state: ended ? 'finished' : clock.isPaused ? 'paused' : 'playing',
      markets: markets.map(({ symbol }) => symbol),
      clockMs: clock.at(Date.now()),
      speed: clock.speed,
      venue: '',
      notice: null,
    }),
    replay: {
      span,
      play: () => {
        clock.play(Date.now());
        enqueue(async () => undefined);
      },
      pause: () => {
        clock.pause(Date.now());
        enqueue(async () => undefined);
      },
      setSpeed: (speed) => {
        clock.setSpeed(speed, Date.now());
        enqueue(async () => undefined);
      },
      seek: (recordedMs) => {
        if (!(recordedMs >= span.fromMs && recordedMs <= span.toMs)) throw new RangeError('a moment outside the recording');
        clock.seek(recordedMs, Date.now());
        ended = false;
        sought = recordedMs;
        enqueue(async () => {
          // Of several that were asked for, the last one counts.
          if (sought === null) return;
          next = placeAt(trades, sought);
          sought = null;
          await quoteAll();
        });
      },
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
