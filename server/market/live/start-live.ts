// Follows another venue's public data: asks round after round, and lets the simulation go on while there is no answer.
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import { createLiveMarkets, type LiveMarketsOptions } from './live-markets.ts';
import type { LiveExchange } from './live-exchange.ts';
import { createLivePlayer } from './live-player.ts';
import type { PriceFeed } from '../market-source.ts';

/** Between two rounds of questions. */
const pauseMs = 1000;
const longestPauseMs = 60_000;
/** Failures in a row that mean the venue cannot be reached. */
const maxFailures = 3;
/** Between two lines of the log about what had to be done with what was heard. */
const tellEveryMs = 3_600_000;
/** The most trades that may wait for their time; no more are asked for while there are that many. */
const maxWaiting = 50_000;

export type LiveOptions = LiveMarketsOptions & {
  readonly client: Pick<ExchangeClient, 'submitAll'>;
  /** The name of the venue that is followed, for people. */
  readonly name: string;
  /** Opens the venue; rejects when it cannot. */
  readonly connect: () => Promise<LiveExchange>;
  readonly log: { info(text: string): void; error(text: string): void };
};

export type Live = PriceFeed & { stop(): Promise<void> };

type Answers = {
  /** Questions in a row that were not answered. */
  failures: number;
  answeredMs: number;
};

async function tryOnce(answers: Answers, act: () => Promise<void>, { name, log }: Pick<LiveOptions, 'name' | 'log'>): Promise<void> {
  try {
    await act();
    answers.failures = 0;
    answers.answeredMs = Date.now();
  } catch (error) {
    answers.failures += 1;
    if (answers.failures <= maxFailures) log.info(`${name} did not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Longer and longer; while what was heard still lasts, often enough that it goes on in time. */
function pauseOf({ failures }: Answers, { driven, delayMs }: Pick<LiveOptions, 'driven' | 'delayMs'>): number {
  const longestMs = driven.size > 0 ? Math.max(pauseMs, delayMs / 8) : longestPauseMs;
  return failures === 0 ? pauseMs : Math.min(longestMs, pauseMs * 2 ** failures);
}

function feedState({ name, driven, delayMs }: LiveOptions): ReturnType<PriceFeed['state']> {
  const isFollowing = driven.size > 0;
  return {
    mode: 'live',
    state: isFollowing ? 'following' : 'fallen-back',
    markets: [...driven],
    clockMs: isFollowing ? Date.now() - delayMs : Date.now(),
    speed: 1,
    venue: name,
    notice: isFollowing ? null : 'liveUnreachable',
  };
}

/**
 * Asks once before it resolves, so that a market that can be followed begins with the other venue's price. Never rejects: a
 * venue that cannot be reached is asked again after longer and longer pauses, up to a minute.
 */
export async function startLive(options: LiveOptions): Promise<Live> {
  const { name, delayMs, driven, log } = options;
  const player = createLivePlayer(options);
  const liveMarkets = createLiveMarkets(options, player);
  let exchange: LiveExchange | null = null;
  const answers: Answers = { failures: 0, answeredMs: Number.NEGATIVE_INFINITY };
  let told: boolean | null = null;
  let countsToldMs = Date.now();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const attempt = (act: () => Promise<void>): Promise<void> => tryOnce(answers, act, options);
  const connect = async (): Promise<void> => {
    const opened = await options.connect();
    if (liveMarkets.follow(await opened.loadMarkets()) === 0) throw new Error('it has none of the markets');
    exchange = opened;
  };
  const round = async (): Promise<void> => {
    if (exchange === null) await attempt(connect);
    const from = exchange;
    if (from === null || player.waiting() > maxWaiting) return;
    for (const one of liveMarkets.next()) {
      if (stopped) return;
      await attempt(() => liveMarkets.ask(from, one));
      if (answers.failures >= maxFailures) return;
    }
  };
  const tellCounts = (): void => {
    countsToldMs = Date.now();
    for (const line of liveMarkets.tell()) log.info(`${name}, ${line}`);
  };
  /** Everything goes back to the simulation once all that was heard has been printed. */
  const review = (): void => {
    if (Date.now() - countsToldMs >= tellEveryMs) tellCounts();
    liveMarkets.release(answers.failures >= maxFailures && Date.now() - answers.answeredMs > delayMs);
    const isFollowing = driven.size > 0;
    if (isFollowing === told) return;
    told = isFollowing;
    if (isFollowing) log.info(`following ${name}: ${[...driven].join(', ')}`);
    else log.error(`${name} cannot be reached: prices are simulated until it answers`);
  };
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = round().then(review).then(again);
      },
      pauseOf(answers, options),
    );
  };

  await attempt(connect);
  if (exchange !== null) liveMarkets.expectAll();
  review();
  again();

  return {
    state: () => feedState(options),
    replay: null,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([running, player.stop()]);
      tellCounts();
    },
  };
}
