// Those who wait until a place in the journal has been reached.

const longestWaitMs = 5000;

export class SequenceWaits {
  readonly #waiting = new Set<{ readonly sequence: number; readonly done: () => void }>();
  #reached: number;

  constructor(reached: number) {
    this.#reached = reached;
  }

  get reached(): number {
    return this.#reached;
  }

  reach(sequence: number): void {
    this.#reached = Math.max(this.#reached, sequence);
    for (const waiter of this.#waiting) if (waiter.sequence <= this.#reached) waiter.done();
  }

  /** Resolves when it is reached, or after 5 s. */
  wait(sequence: number): Promise<void> {
    if (sequence <= this.#reached) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(limit);
        this.#waiting.delete(waiter);
        resolve();
      };
      const waiter = { sequence, done };
      const limit = setTimeout(done, longestWaitMs);
      this.#waiting.add(waiter);
    });
  }
}
