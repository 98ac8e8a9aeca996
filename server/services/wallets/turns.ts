// One after the other by name: what concerns one user, or one withdrawal, never happens twice at once.
export type Turns = {
  take<Value>(name: string, task: () => Promise<Value>): Promise<Value>;
  /** Resolves when nobody waits any more. */
  idle(): Promise<void>;
};

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take: (name, task) => {
      const mine = (last.get(name) ?? Promise.resolve()).then(task);
      const settled = mine.catch(() => null).then(() => void (last.get(name) === settled && last.delete(name)));
      last.set(name, settled);
      return mine;
    },
    idle: async () => {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
