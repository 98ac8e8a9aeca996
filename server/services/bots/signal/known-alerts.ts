// The names of the alerts that this process has told bots of lately: the same one sent twice at once is told once.

/** Alerts are refused when they are older than an hour; the journal knows the names of far more. */
const limit = 20_000;

export function createKnownAlerts() {
  const names = new Set<string>();
  return {
    /** False: it was known already. */
    add: (name: string): boolean => {
      if (names.has(name)) return false;
      names.add(name);
      const [oldest] = names;
      if (names.size > limit && oldest !== undefined) names.delete(oldest);
      return true;
    },
    forget: (name: string): void => void names.delete(name),
  };
}
