// The names of the alerts that this process has told bots of lately: the same one sent twice at once is told once.

/** Alerts are refused when they are older than an hour; the journal knows the names of far more. */
const limit = 20_000;

export function createKnownAlerts() {
  /** Names with the time of their arrival. */
  const names = new Map<string, number>();
  return {
    /** False: it was known already. `forMs`: how long one is; null: as long as it is kept. */
    add: (name: string, atMs: number, forMs: number | null): boolean => {
      const knownMs = names.get(name);
      if (knownMs !== undefined && (forMs === null || atMs - knownMs <= forMs)) return false;
      names.delete(name);
      names.set(name, atMs);
      const [oldest] = names.keys();
      if (names.size > limit && oldest !== undefined) names.delete(oldest);
      return true;
    },
    forget: (name: string): void => void names.delete(name),
  };
}
