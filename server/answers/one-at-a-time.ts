// Lets a user's requests of one kind wait for each other, where what one may have depends on what he has.

export type OneAtATime<Key = number> = <Result>(key: Key, work: () => Promise<Result>) => Promise<Result>;

/** Work of the same key is done in the order in which it came; other keys do not wait. */
export function createOneAtATime<Key = number>(): OneAtATime<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
