// Readers that wait for what they have just done to be written.

const readYourWritesMs = 10_000;

export function createWaitingReaders() {
  const waiting = new Set<{ readonly sequence: number; readonly done: () => void }>();
  return {
    /** Resolves when the sequence is written, or after 10 s: what a reader has just done is worth a wait. */
    wait: (sequence: number): Promise<void> =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(limit);
          waiting.delete(waiter);
          resolve();
        };
        const waiter = { sequence, done };
        const limit = setTimeout(done, readYourWritesMs);
        waiting.add(waiter);
      }),
    /** Those who wait for no more than this need not wait any longer. */
    release: (written: number): void => {
      for (const waiter of waiting) if (waiter.sequence <= written) waiter.done();
    },
    count: (): number => waiting.size,
  };
}
