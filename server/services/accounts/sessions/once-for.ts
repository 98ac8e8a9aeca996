// Work that is done once for a key, and answered again the same for a while to whoever asks with that key.

type Done<Result> = { readonly result: Promise<Result>; readonly untilMs: number };

/** Work that has failed is done again by the next one. */
export function createOnceFor<Result>(keptMs: number, now: () => number) {
  const done = new Map<string, Done<Result>>();
  return {
    once(key: string, work: () => Promise<Result>): Promise<Result> {
      for (const [known, { untilMs }] of done) if (untilMs <= now()) done.delete(known);
      const before = done.get(key);
      if (before !== undefined) return before.result;
      const result = work();
      done.set(key, { result, untilMs: now() + keptMs });
      void result.catch(() => done.delete(key));
      return result;
    },
  };
}
