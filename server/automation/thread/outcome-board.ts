// The outcomes of instructions as the bots' thread has told them, and those who wait for one.
import type { AccountId } from '#server/engine/ids.ts';

import type { InstructionOutcome } from '../instruction-outcome.ts';

/** An instruction that is told again under its name has the outcome that it had. */
const knownLimit = 10_000;

const keyOf = (strategyId: AccountId, name: string): string => `${strategyId} ${name}`;

export class OutcomeBoard {
  readonly #known = new Map<string, InstructionOutcome['result']>();
  readonly #waiting = new Map<string, Set<() => void>>();

  put(outcomes: readonly InstructionOutcome[]): void {
    for (const { strategyId, name, result } of outcomes) {
      const key = keyOf(strategyId, name);
      this.#known.set(key, result);
      const [oldest] = this.#known.keys();
      if (this.#known.size > knownLimit && oldest !== undefined) this.#known.delete(oldest);
      for (const done of this.#waiting.get(key) ?? []) done();
    }
  }

  /** Resolves with null when it is not known within the limit. */
  async wait(strategyId: AccountId, name: string, limitMs: number): Promise<InstructionOutcome['result'] | null> {
    const key = keyOf(strategyId, name);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiters = this.#waiting.get(key) ?? new Set();
    this.#waiting.set(key, waiters.add(resolve));
    const limit = setTimeout(resolve, limitMs);
    await promise;
    clearTimeout(limit);
    waiters.delete(resolve);
    if (waiters.size === 0) this.#waiting.delete(key);
    return this.#known.get(key) ?? null;
  }
}
