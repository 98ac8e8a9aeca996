// Plays recordings into their markets: each trade at its own moment, faster, slower, stopped or again as the operator says.
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { errorText } from '#server/monitoring/logged-error.ts';

import type { PriceFeed, ReplayControl } from '../market-source.ts';
import type { Recordings } from './recordings.ts';
import { createReplayClock, type ReplayClock, type ReplaySpan } from './replay-clock.ts';
import { createReplayPlayer } from './replay-player.ts';
import { replayOffsetMs } from './replay.ts';
import type { Venue } from '../venue.ts';

/** Timers do not reach further than some weeks; a recording may. */
const longestWaitMs = 60 * 60_000;

export type ReplayOptions = {
  readonly client: ExchangeClient;
  readonly venue: Venue;
  readonly recordings: Recordings;
  readonly log: { info(text: string): void; error(text: string): void };
  /** Exchange time; the machine's clock when left out. */
  readonly now?: () => number;
};

export type Replay = PriceFeed & { readonly replay: ReplayControl; stop(): Promise<void> };

/** The operator's hand on the clock. `changed` is told of every change, and of the moment that was asked for if one was. */
function replayControl(span: ReplaySpan, clock: ReplayClock, now: () => number, changed: (soughtMs?: number) => void): ReplayControl {
  const steer = (change: () => void, soughtMs?: number): void => {
    change();
    changed(soughtMs);
  };
  return {
    span,
    play: () => steer(() => clock.play(now())),
    pause: () => steer(() => clock.pause(now())),
    setSpeed: (speed) => steer(() => clock.setSpeed(speed, now())),
    seek: (recordedMs) => {
      if (!(recordedMs >= span.fromMs && recordedMs <= span.toMs)) throw new RangeError('a moment outside the recording');
      steer(() => clock.seek(recordedMs, now()), recordedMs);
    },
  };
}

/**
 * Quotes around the first prices at once, then trades from the next full minute on, so that at speed 1 every recorded minute
 * is a minute of the venue. When the recordings have ended the markets stand where they left them.
 */
export function startReplay(options: ReplayOptions): Replay {
  const { now = Date.now } = options;
  const { markets, trades, span, notes } = options.recordings;
  const symbols = markets.map(({ symbol }) => symbol);
  const startMs = span.fromMs + replayOffsetMs(span.fromMs, now());
  const clock = createReplayClock(span, startMs);
  const player = createReplayPlayer({ ...options, now });
  let ended = false;
  /** A moment that was asked for and is not gone to yet: until then nothing more of the old place is played. */
  let sought: number | null = span.fromMs;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const act = async (): Promise<void> => {
    if (sought === null) return clock.isPaused ? undefined : player.playTo(clock.at(now()));
    // If several moments were asked for, the last one counts.
    const target = sought;
    sought = null;
    return player.goTo(target);
  };
  /** Waits for the next trade's own millisecond: a step of the market would push it over a minute's border. */
  const schedule = (): void => {
    clearTimeout(timer);
    const nextMs = player.nextMs();
    if (nextMs === null && !ended) options.log.info('the recordings have ended');
    ended = nextMs === null;
    const dueMs = nextMs === null ? null : clock.reaches(nextMs);
    if (stopped || dueMs === null) return;
    timer = setTimeout(proceed, Math.min(longestWaitMs, Math.max(0, dueMs - now())));
  };
  /** One after the other: an operator's hand never reaches into a batch that is being sent. */
  const proceed = (): void => {
    clearTimeout(timer);
    running = running.then(act).then(schedule, (error: unknown) => options.log.error(`the replay stopped: ${errorText(error)}`));
  };
  for (const note of notes) options.log.info(note);
  options.log.info(`replaying ${trades.length} trades of ${symbols.join(', ')} from ${new Date(startMs).toISOString()}`);
  proceed();

  return {
    state: () => ({
      mode: 'replay',
      state: ended ? 'finished' : clock.isPaused ? 'paused' : 'playing',
      markets: symbols,
      clockMs: clock.at(now()),
      speed: clock.speed,
      venue: '',
      notice: null,
    }),
    replay: replayControl(span, clock, now, (soughtMs) => {
      if (soughtMs !== undefined) [ended, sought] = [false, soughtMs];
      proceed();
    }),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
