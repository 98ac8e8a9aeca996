// A market busier than any: 20 books and 50 trades a second, a thousand levels held.
import { depthChecksum } from '#lib/contract/channels/depth.ts';
import type { ChannelMessage } from '#lib/contract/channels/protocol.ts';
import type { DepthLevel } from '#lib/contract/market.ts';

const levelsOfASide = 500;
const changedLevels = 10;

/** Prices in cents around one that wanders; quantities in millionths. */
class BusyMarket {
  readonly #bids = new Map<number, number>();
  readonly #asks = new Map<number, number>();
  #random = 42;
  #sequence = { depth: 1, trade: 1 };
  #trade = 9_000_000_000;

  constructor() {
    for (let rank = 0; rank < levelsOfASide; rank += 1) {
      this.#bids.set(9_600_000 - rank * 37, 1000 + rank * 100);
      this.#asks.set(9_600_050 + rank * 37, 1000 + rank * 100);
    }
  }

  #next(below: number): number {
    this.#random = (Math.imul(this.#random, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#random % below;
  }

  #level = ([price, quantity]: readonly [number, number]): DepthLevel => [(price / 100).toFixed(2), (quantity / 1_000_000).toFixed(6)];

  #book() {
    return {
      bids: [...this.#bids].toSorted(([a], [b]) => b - a).map(this.#level),
      asks: [...this.#asks].toSorted(([a], [b]) => a - b).map(this.#level),
    };
  }

  #message(channel: 'depth' | 'trade', kind: 'snapshot' | 'update', data: unknown): ChannelMessage {
    return { channel, key: 'BTCUSDT', kind, sequence: this.#sequence[channel], timeMs: Date.now(), data };
  }

  #trades(count: number) {
    return Array.from({ length: count }, () => ({
      tradeId: String((this.#trade += 1)),
      symbol: 'BTCUSDT',
      price: ((9_600_000 + this.#next(100)) / 100).toFixed(2),
      quantity: ((1 + this.#next(900_000)) / 1_000_000).toFixed(6),
      takerSide: this.#next(2) === 0 ? 'buy' : 'sell',
      timeMs: Date.now(),
    }));
  }

  snapshot(channel: 'depth' | 'trade'): ChannelMessage {
    if (channel === 'trade') return this.#message('trade', 'snapshot', this.#trades(60));
    const book = this.#book();
    return this.#message('depth', 'snapshot', { ...book, checksum: depthChecksum(book) });
  }

  depth(): ChannelMessage {
    this.#sequence.depth += 1;
    const changed = { bids: new Map<number, number>(), asks: new Map<number, number>() };
    const sides = [
      [this.#bids, changed.bids],
      [this.#asks, changed.asks],
    ] as const;
    for (const [side, changes] of sides) {
      // Half of what moves is what one looks at.
      const prices = [...side.keys()];
      for (let change = 0; change < changedLevels / 2; change += 1) {
        const price = prices[this.#next(change % 2 === 0 ? 20 : levelsOfASide)] ?? 0;
        const quantity = 1000 + this.#next(500_000);
        side.set(price, quantity);
        changes.set(price, quantity);
      }
    }
    const book = this.#book();
    const data = { bids: [...changed.bids].map(this.#level), asks: [...changed.asks].map(this.#level), checksum: depthChecksum(book) };
    return this.#message('depth', 'update', data);
  }

  trade(): ChannelMessage {
    this.#sequence.trade += 1;
    return this.#message('trade', 'update', this.#trades(1));
  }
}

const depthEveryMs = 50;
const tradeEveryMs = 20;

/** The next message each time it is asked for, of a market that begins with the first question for its snapshot. */
export type BusyFeed = { snapshot(channel: 'depth' | 'trade'): unknown; next(channel: 'depth' | 'trade'): unknown };

export const everyMs = { depth: depthEveryMs, trade: tradeEveryMs } as const;

export function createBusyFeed(): BusyFeed {
  const market = new BusyMarket();
  return {
    snapshot: (channel) => market.snapshot(channel),
    next: (channel) => (channel === 'depth' ? market.depth() : market.trade()),
  };
}
