// The times of blocks: one after the other, as long as something waits for them.

export type BlockClock = {
  /** Sees to it that a block comes. */
  start(): void;
  /** After all that was asked for before. */
  inOrder(task: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

export function createBlockClock(block: () => Promise<void>, isNeeded: () => boolean, blockEveryMs: number): BlockClock {
  let timer: NodeJS.Timeout | null = null;
  let mining: Promise<void> = Promise.resolve();
  let closed = false;

  const inOrder = (task: () => Promise<void>): Promise<void> => {
    mining = mining.then(task);
    return mining;
  };

  /** The next block is awaited only after this one, so a slow database never makes blocks pile up. */
  const start = (): void => {
    if (timer !== null || closed || !isNeeded()) return;
    timer = setTimeout(() => {
      timer = null;
      void inOrder(block).then(start);
    }, blockEveryMs);
  };

  return {
    start,
    inOrder,
    close: async () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await mining;
    },
  };
}
