// Follows another venue's public data: asks market by market, hands markets to the simulation while there is no answer, takes them back when there is.
import type { MarketListing } from '#server/engine/listings.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import type { LiveExchange } from './live-exchange.ts';
import { createLivePlayer } from './live-player.ts';
import { createLiveTape, touchOf, type LiveTape } from './live-tape.ts';
import type { MarketSource } from './market-source.ts';
import type { Venue } from './venue.ts';

/** Between two rounds of questions. */
const pauseMs = 1000;
const longestPauseMs = 60_000;
/** Markets nobody looks at that are asked about in a round. */
const unwatchedPerRound = 3;
const tradesPerAnswer = 1000;
const levelsPerAnswer = 20;
/** Failures in a row that mean the venue cannot be reached. */
const failuresAtMost = 3;
/** A market nobody has told anything about for so long (and the delay) is simulated again. */
const staleAfterMs = 180_000;
/** What waits for its time; no more is asked for while it is that much. */
const waitingAtMost = 50_000;

export type LiveOptions = {
  readonly client: Pick<ExchangeClient, 'submitAll'>;
  readonly venue: Venue;
  /** Of the venue that is followed, for people. */
  readonly name: string;
  /** Opens the venue; rejects when it cannot. */
  readonly connect: () => Promise<LiveExchange>;
  /** Symbols to follow; empty: all that both venues have. */
  readonly symbols: readonly string[];
  /** How long after it happened there a trade prints here. Whole minutes keep the candles of both venues equal. */
  readonly delayMs: number;
  readonly watched: () => ReadonlySet<string>;
  /** Symbols that are followed at the moment: kept up to date here, left alone by the simulation. */
  readonly driven: Set<string>;
  /** Told when the simulation should go on with a market, and from which price. */
  readonly released: (market: MarketListing, lastTicks: number | null) => void;
  readonly log: { info(text: string): void; error(text: string): void };
};

type Followed = {
  readonly market: MarketListing;
  /** BTC/USDT, as the other venue is asked. */
  readonly name: string;
  tape: LiveTape;
  heardMs: number;
  isOpen: boolean;
};

export type Live = MarketSource & { stop(): Promise<void> };

/**
 * Asks once before it resolves, so that a market that can be followed begins with the other venue's price. Never rejects: a
 * venue that cannot be reached is asked again after longer and longer pauses, up to a minute.
 */
export async function startLive(options: LiveOptions): Promise<Live> {
  const { venue, name, delayMs, driven, log } = options;
  const player = createLivePlayer(options);
  let exchange: LiveExchange | null = null;
  let followed: Followed[] = [];
  let failures = 0;
  let answeredMs = Number.NEGATIVE_INFINITY;
  let turn = 0;
  let told: 'following' | 'fallen-back' | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<LiveExchange> => {
    const opened = await options.connect();
    const names = await opened.loadMarkets();
    const nowMs = Date.now();
    followed = venue.listings.markets
      .filter(({ symbol }) => options.symbols.length === 0 || options.symbols.includes(symbol))
      .map((market) => ({ market, name: `${market.base}/${market.quote}` }))
      .filter((one) => Object.hasOwn(names, one.name))
      .map((one) => ({ ...one, tape: createLiveTape(one.market, nowMs - delayMs), heardMs: nowMs, isOpen: false }));
    if (followed.length === 0) throw new Error(`${name} has none of the markets`);
    return opened;
  };

  const ask = async (from: LiveExchange, one: Followed): Promise<void> => {
    const { market } = one;
    // Back from a silence: what was told meanwhile is past, the simulation has printed other prices.
    if (!driven.has(market.symbol)) one.tape = createLiveTape(market, Date.now() - delayMs);
    const trades = one.tape.take(await from.fetchTrades(one.name, one.tape.sinceMs, tradesPerAnswer));
    const touch = touchOf(market, await from.fetchOrderBook(one.name, levelsPerAnswer));
    if (stopped) return;
    const priceTicks = trades[0]?.priceTicks ?? touch?.centreTicks;
    if (!one.isOpen && priceTicks !== undefined) {
      one.isOpen = true;
      driven.add(market.symbol);
      player.open(market, priceTicks);
    }
    player.addTrades(market, trades);
    if (touch !== null) player.addTouch(market, touch, Date.now());
    one.heardMs = Date.now();
  };

  const release = (one: Followed): void => {
    one.isOpen = false;
    if (driven.delete(one.market.symbol)) options.released(one.market, player.lastTicks(one.market.symbol));
  };
  /** Markets that are not heard of go back to the simulation, once all that was told of them has been printed. */
  const review = (): void => {
    const nowMs = Date.now();
    const isDown = failures >= failuresAtMost && nowMs - answeredMs > delayMs;
    for (const one of followed) if (isDown || nowMs - one.heardMs > delayMs + staleAfterMs) release(one);
    const state = driven.size > 0 ? 'following' : 'fallen-back';
    if (state === told) return;
    told = state;
    if (state === 'following') log.info(`following ${name}: ${[...driven].join(', ')}`);
    else log.error(`${name} cannot be reached: prices are simulated until it answers`);
  };

  /** Whom to ask now: every market somebody looks at, and the next few of the others. */
  const next = (): Followed[] => {
    const watched = options.watched();
    const seen = followed.filter(({ market }) => watched.has(market.symbol));
    const others = followed.filter(({ market }) => !watched.has(market.symbol));
    const few = others.length === 0 ? [] : Array.from({ length: unwatchedPerRound }, (_, place) => others[(turn + place) % others.length]);
    turn += unwatchedPerRound;
    return [...new Set([...seen, ...few])].filter((one) => one !== undefined);
  };
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      failures = 0;
      answeredMs = Date.now();
    } catch (error) {
      failures += 1;
      if (failures <= failuresAtMost) log.info(`${name} did not answer: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const round = async (): Promise<void> => {
    if (exchange === null) {
      await attempt(async () => {
        exchange = await connect();
      });
    }
    const from = exchange;
    if (from === null || player.waiting() > waitingAtMost) return;
    for (const one of next()) {
      if (stopped) return;
      await attempt(() => ask(from, one));
      if (failures >= failuresAtMost) return;
    }
  };
  /** Longer and longer; while what was heard still lasts, often enough that it goes on in time. */
  const pause = (): number => {
    const longestMs = driven.size > 0 ? Math.max(pauseMs, delayMs / 8) : longestPauseMs;
    return failures === 0 ? pauseMs : Math.min(longestMs, pauseMs * 2 ** failures);
  };
  let running = Promise.resolve();
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round().then(review).then(again);
    }, pause());
  };

  await attempt(async () => {
    exchange = await connect();
    for (const { market } of followed) driven.add(market.symbol);
  });
  // At once, or a market that nobody can follow would be told to be followed.
  if (exchange === null) failures = Math.max(failures, failuresAtMost);
  review();
  again();

  return {
    state: () => {
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
    },
    replay: null,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([running, player.stop()]);
    },
  };
}
