// The last decision rows of a backtest, in a ring: the code that decides says one for every fill.
import type { ReasonParams } from '#server/automation/bot-kind.ts';

export type PlayedDecision = { readonly timeMs: number; readonly code: string; readonly params: ReasonParams };

const limit = 100;

export class DecisionLog {
  readonly #rows: PlayedDecision[] = [];
  #next = 0;

  add(row: PlayedDecision): void {
    this.#rows[this.#next] = row;
    this.#next = (this.#next + 1) % limit;
  }

  /** Oldest first. */
  rows(): PlayedDecision[] {
    return this.#rows.length < limit ? [...this.#rows] : [...this.#rows.slice(this.#next), ...this.#rows.slice(0, this.#next)];
  }
}
