// The markets of another venue, one by one: whom to ask next, what was heard, and who moves their prices here meanwhile.
import type { MarketListing } from '#server/engine/listings.ts';

import type { LiveExchange } from './live-exchange.ts';
import type { LivePlayer } from './live-player.ts';
import { createLiveTape, touchOf, type LiveTape } from './live-tape.ts';
import { tellFit } from '../trade-fit.ts';
import type { Venue } from '../venue.ts';

/** Markets nobody looks at that are asked about in a round. */
const unwatchedPerRound = 3;
const tradesPerAnswer = 1000;
const levelsPerAnswer = 20;
/** A market nobody has told anything about for so long (and the delay) is simulated again. */
const staleAfterMs = 180_000;

export type LiveMarketsOptions = {
  readonly venue: Venue;
  /** Symbols to follow; empty: all that both venues have. */
  readonly symbols: readonly string[];
  /** The delay between a trade there and its print here. Whole minutes keep the candles of both venues equal. */
  readonly delayMs: number;
  readonly watched: () => ReadonlySet<string>;
  /** Symbols that are followed at the moment: kept up to date here, left alone by the simulation. */
  readonly driven: Set<string>;
  /** Told when the simulation should go on with a market, and from which price. */
  readonly released: (market: MarketListing, lastTicks: number | null) => void;
};

type Followed = {
  readonly market: MarketListing;
  /** BTC/USDT, as the other venue is asked. */
  readonly name: string;
  tape: LiveTape;
  /** Trades that had been heard when the counts were told last. */
  toldOf: number;
  heardMs: number;
  isOpen: boolean;
};

export type LiveMarkets = {
  /** Follows the markets of which the other venue has the names. Returns how many. */
  follow(names: Readonly<Record<string, unknown>>): number;
  /** The simulation waits for all of them: they are about to be heard of for the first time. */
  expectAll(): void;
  /** The markets to ask about now: every market somebody looks at, and the next few of the others. */
  next(): Followed[];
  /** Asks about a market; rejects when its trades are not told. */
  ask(exchange: LiveExchange, one: Followed): Promise<void>;
  /** Hands markets back to the simulation: those not heard of for long, or all. */
  release(all: boolean): void;
  /** A note for each market on what had to be done with the data received since the last call; empty where nothing had. */
  tell(): string[];
};

/** Takes turns with the markets that nobody looks at. */
function createTurns() {
  let turn = 0;
  return (followed: readonly Followed[], watched: ReadonlySet<string>): Followed[] => {
    const seen = followed.filter(({ market }) => watched.has(market.symbol));
    const others = followed.filter(({ market }) => !watched.has(market.symbol));
    const few = others.length === 0 ? [] : Array.from({ length: unwatchedPerRound }, (_, place) => others[(turn + place) % others.length]);
    turn += unwatchedPerRound;
    return [...new Set([...seen, ...few])].filter((one) => one !== undefined);
  };
}

export function createLiveMarkets(options: LiveMarketsOptions, player: LivePlayer): LiveMarkets {
  const { venue, symbols, delayMs, driven } = options;
  let followed: Followed[] = [];
  const nextTurn = createTurns();

  const hand = (one: Followed): void => {
    one.isOpen = false;
    if (driven.delete(one.market.symbol)) options.released(one.market, player.lastTicks(one.market.symbol));
  };

  const open = (one: Followed, priceTicks: number): void => {
    driven.add(one.market.symbol);
    if (one.isOpen) return;
    one.isOpen = true;
    player.open(one.market, priceTicks);
  };

  return {
    follow: (names) => {
      const nowMs = Date.now();
      followed = venue.listings.markets
        .filter(({ symbol }) => symbols.length === 0 || symbols.includes(symbol))
        .map((market) => ({ market, name: `${market.base}/${market.quote}` }))
        .filter(({ name }) => Object.hasOwn(names, name))
        .map((one) => ({ ...one, tape: createLiveTape(one.market, nowMs - delayMs), toldOf: 0, heardMs: nowMs, isOpen: false }));
      return followed.length;
    },
    expectAll: () => {
      for (const { market } of followed) driven.add(market.symbol);
    },
    next: () => nextTurn(followed, options.watched()),
    ask: async (exchange, one) => {
      const { market } = one;
      // Back from a silence: what was told meanwhile is past, the simulation has printed other prices.
      if (!driven.has(market.symbol)) {
        one.tape = createLiveTape(market, Date.now() - delayMs);
        one.toldOf = 0;
      }
      const trades = one.tape.take(await exchange.fetchTrades(one.name, one.tape.sinceMs, tradesPerAnswer));
      if (trades[0] !== undefined) open(one, trades[0].priceTicks);
      player.addTrades(market, trades);
      // A book that is not told is no silence: the house quotes around the trades with its own spread.
      const touch = await exchange.fetchOrderBook(one.name, levelsPerAnswer).then(
        (book) => touchOf(market, book),
        () => null,
      );
      if (touch !== null) {
        open(one, touch.centreTicks);
        player.addTouch(market, touch, Date.now());
      }
      one.heardMs = Date.now();
    },
    release: (all) => {
      const staleMs = Date.now() - delayMs - staleAfterMs;
      for (const one of followed) if (all || one.heardMs < staleMs) hand(one);
    },
    tell: () =>
      followed.flatMap((one) => {
        const { counts } = one.tape;
        if (counts.told === one.toldOf) return [];
        one.toldOf = counts.told;
        return [`${one.market.symbol}: ${tellFit(counts)}`];
      }),
  };
}
