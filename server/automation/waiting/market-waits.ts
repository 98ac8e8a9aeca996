// The bots of one market: all of them, and those that wait for a price, found by what is reached.
import type { AccountId } from '#server/engine/ids.ts';

import type { Waits } from '../bot-kind.ts';
import { WaitHeap } from './wait-heap.ts';

/** Prices in ticks between which nothing is waited for; 0: there is no bound on that side. */
export type PriceBounds = { readonly atOrAbove: number; readonly atOrBelow: number };

/** Null for 0, which is no wait. */
const risingKey = (ticks: number): number | null => (ticks === 0 ? null : ticks);
const fallingKey = (ticks: number): number | null => (ticks === 0 ? null : -ticks);

export class MarketWaits {
  readonly bots = new Set<AccountId>();
  readonly #lastRising = new WaitHeap();
  readonly #lastFalling = new WaitHeap();
  readonly #markRising = new WaitHeap();
  readonly #markFalling = new WaitHeap();
  /** Mark prices at which a position comes near its liquidation, or is safe again. */
  readonly #dangerRising = new WaitHeap();
  readonly #dangerFalling = new WaitHeap();

  /** Prices at which the profit that a bot waits for may be reached: of contracts mark prices, of spot last ones. */
  readonly #profitRising = new WaitHeap();
  readonly #profitFalling = new WaitHeap();

  setProfitBounds(id: AccountId, { atOrAbove, atOrBelow }: PriceBounds): void {
    this.#profitRising.set(id, risingKey(atOrAbove));
    this.#profitFalling.set(id, fallingKey(atOrBelow));
  }

  takeProfitBounds(ticks: number): readonly AccountId[] {
    return merged(this.#profitRising.take(ticks), this.#profitFalling.take(-ticks));
  }

  /** Null: it has no such price. */
  setDanger(id: AccountId, price: { readonly ticks: number; readonly isFalling: boolean } | null): void {
    this.#dangerRising.set(id, price === null || price.isFalling ? null : price.ticks);
    this.#dangerFalling.set(id, price?.isFalling === true ? -price.ticks : null);
  }

  takeDanger(markTicks: number): readonly AccountId[] {
    return merged(this.#dangerRising.take(markTicks), this.#dangerFalling.take(-markTicks));
  }

  set(id: AccountId, waits: Omit<Waits, 'atMs'>): void {
    this.#lastRising.set(id, risingKey(waits.lastAtOrAbove));
    this.#lastFalling.set(id, fallingKey(waits.lastAtOrBelow));
    this.#markRising.set(id, risingKey(waits.markAtOrAbove));
    this.#markFalling.set(id, fallingKey(waits.markAtOrBelow));
  }

  /** Takes out the bots that wait for a last price which is reached by this one, each once. */
  takeLast(ticks: number): readonly AccountId[] {
    return merged(this.#lastRising.take(ticks), this.#lastFalling.take(-ticks));
  }

  takeMark(ticks: number): readonly AccountId[] {
    return merged(this.#markRising.take(ticks), this.#markFalling.take(-ticks));
  }
}

function merged(rising: readonly AccountId[], falling: readonly AccountId[]): readonly AccountId[] {
  if (falling.length === 0) return rising;
  if (rising.length === 0) return falling;
  return [...new Set([...rising, ...falling])].toSorted((a, b) => a - b);
}
