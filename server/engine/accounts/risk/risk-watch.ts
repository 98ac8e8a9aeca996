// The accounts whose risk is checked when a price moves: each is listed with the prices up to which nothing can happen.
import type { HoldSide } from '#lib/contract/enums.ts';
import type { AccountId, AssetId, MarketId } from '../../ids.ts';

/** The smallest unit of liquidation: an isolated position, or all cross positions of an account that are margined in one coin. */
export type RiskUnit = {
  readonly accountId: AccountId;
  /** −1: cross. */
  readonly marketId: MarketId;
  readonly side: HoldSide;
  /** The margin coin; for cross margin. */
  readonly assetId: AssetId;
  /** Goes up with every new look: bounds of an older one mean nothing any more. */
  version: number;
  /** True if its holdings have changed and nobody has looked since: it has no bounds. */
  changed: boolean;
};

type Bound = { readonly unit: RiskUnit; readonly version: number; readonly ticks: number };

/** A heap of bounds, the one that is reached first on top. */
class Bounds {
  readonly #sign: 1 | -1;
  #heap: Bound[] = [];
  #compactAt = 1024;

  /** rising: reached by a price at or above them; else at or below. */
  constructor(rising: boolean) {
    this.#sign = rising ? 1 : -1;
  }

  add(bound: Bound): void {
    if (this.#heap.length >= this.#compactAt) this.#compact();
    this.#heap.push(bound);
    this.#up(this.#heap.length - 1);
  }

  /** Takes out the units whose bound a price has reached. */
  take(price: number, into: Set<RiskUnit>): void {
    for (;;) {
      const top = this.#heap[0];
      if (top === undefined || (price - top.ticks) * this.#sign < 0) return;
      this.#pop();
      if (top.version === top.unit.version) into.add(top.unit);
    }
  }

  /** Bounds that are out of date are dropped when they have come to be half of all. */
  #compact(): void {
    const live = this.#heap.filter(({ unit, version }) => unit.version === version);
    this.#heap = live.toSorted((one, other) => (one.ticks - other.ticks) * this.#sign);
    this.#compactAt = Math.max(1024, live.length * 2);
  }

  #pop(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    this.#heap[0] = last;
    this.#down(0);
  }

  #isBefore(one: Bound, other: Bound): boolean {
    return (one.ticks - other.ticks) * this.#sign < 0;
  }

  #up(from: number): void {
    let at = from;
    const bound = this.#heap[at];
    if (bound === undefined) return;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = this.#heap[above];
      if (parent === undefined || !this.#isBefore(bound, parent)) break;
      this.#heap[at] = parent;
      at = above;
    }
    this.#heap[at] = bound;
  }

  #down(from: number): void {
    let at = from;
    const bound = this.#heap[at];
    if (bound === undefined) return;
    for (;;) {
      let below = at * 2 + 1;
      let child = this.#heap[below];
      if (child === undefined) break;
      const right = this.#heap[below + 1];
      if (right !== undefined && this.#isBefore(right, child)) [below, child] = [below + 1, right];
      if (!this.#isBefore(child, bound)) break;
      this.#heap[at] = child;
      at = below;
    }
    this.#heap[at] = bound;
  }
}

/** Changed units that a contract keeps word of before they are looked at: no price has more than these to look at first. */
const changedLimit = 1024;

/** The bounds of one contract, and the units in it that have none because they have changed since the last price. */
export class RiskWatch {
  readonly #changed = new Set<RiskUnit>();
  readonly #mark = { falling: new Bounds(false), rising: new Bounds(true) };
  readonly #index = { falling: new Bounds(false), rising: new Bounds(true) };

  /** Leaves word that a unit has changed; true when there are so many of them that somebody should look. */
  note(unit: RiskUnit): boolean {
    unit.version += 1;
    unit.changed = true;
    this.#changed.add(unit);
    return this.#changed.size >= changedLimit;
  }

  /** Takes out the units that have changed and have not been looked at, by way of another contract either. */
  takeChanged(): RiskUnit[] {
    const units = [...this.#changed].filter(({ changed }) => changed);
    this.#changed.clear();
    return units;
  }

  /** Nothing can happen to the unit, as far as this contract goes, while the price stays strictly on the near side of the bound. */
  add(unit: RiskUnit, price: 'mark' | 'index', direction: 'falling' | 'rising', ticks: number): void {
    const bounds = price === 'mark' ? this.#mark : this.#index;
    bounds[direction].add({ unit, version: unit.version, ticks });
  }

  /** Takes out everybody whose bounds the new prices have reached, in the order of accounts: liquidations follow it. */
  take(markTicks: number, indexTicks: number): RiskUnit[] {
    const met = new Set<RiskUnit>();
    this.#mark.falling.take(markTicks, met);
    this.#mark.rising.take(markTicks, met);
    this.#index.falling.take(indexTicks, met);
    this.#index.rising.take(indexTicks, met);
    return [...met].toSorted(byAccount);
  }
}

const byAccount = (one: RiskUnit, other: RiskUnit): number =>
  one.accountId - other.accountId ||
  one.marketId - other.marketId ||
  one.assetId - other.assetId ||
  (one.side === other.side ? 0 : one.side === 'long' ? -1 : 1);
