// A queue in which sources take turns: whoever sends a thousand tasks waits behind each one of everybody else's.

/** More wait than may. */
export class QueueFull extends Error {
  /** The number of tasks that come before one that is sent again. */
  readonly ahead: number;
  constructor(ahead: number) {
    super(`${ahead} tasks are waiting`);
    this.name = 'QueueFull';
    this.ahead = ahead;
  }
}

type QueueLimits = { readonly atOnce: number; readonly waiting: number; readonly waitingPerSource: number };

export type FairQueue = {
  /** Rejects (QueueFull) without doing it where too many wait, of all or of this source. */
  run<Result>(source: string, task: () => Promise<Result>): Promise<Result>;
};

export function createFairQueue({ atOnce, waiting, waitingPerSource }: QueueLimits): FairQueue {
  /** In the order of their turns. */
  const sources = new Map<string, (() => void)[]>();
  let running = 0;
  let queued = 0;
  /** Told to come again since the queue was last empty: they come in this order. */
  let sentAway = 0;

  /** The one that has ended gives its place to the next. */
  const leave = (): void => {
    const [first] = sources;
    if (first === undefined) {
      running -= 1;
      sentAway = 0;
      return;
    }
    const [source, tasks] = first;
    const begin = tasks.shift();
    sources.delete(source);
    if (tasks.length > 0) sources.set(source, tasks);
    queued -= 1;
    begin?.();
  };
  const place = (source: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const tasks = sources.get(source) ?? [];
    if (queued >= waiting || tasks.length >= waitingPerSource) {
      sentAway += 1;
      throw new QueueFull(queued + sentAway);
    }
    queued += 1;
    sources.set(source, tasks);
    return new Promise((begin) => void tasks.push(begin));
  };

  return {
    run: async (source, task) => {
      await place(source);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
