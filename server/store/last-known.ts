// The last answers to questions whose askers must not stand still while the database is away.
import { isDatabaseAway } from './database-away.ts';

export type LastKnown<Value> = {
  /**
   * Asks, unless the last answer is fresh. While the database is away it is the last answer, if that is not too old; otherwise it rejects
   * (DatabaseAway). Null is never kept.
   */
  read(key: string, ask: () => Promise<Value | null>): Promise<Value | null>;
  put(key: string, value: Value): void;
  /** Answers that are being waited for are not kept either. */
  forget(isMeant: (value: Value, key: string) => boolean): void;
};

type Setting<Value> = {
  /** The time for which an answer is not asked for again. */
  readonly freshMs: number;
  /** The answer that is given in its place while the database is away. */
  readonly whileAway: (value: Value) => Value;
  readonly isAway: () => boolean;
  readonly now: () => number;
};

type Kept<Value> = { readonly value: Value; readonly askedAtMs: number };

/** A check of a session or of a key is good for so long without the database. */
const keptMs = 15 * 60_000;
/** The oldest go first. */
const maxKept = 20_000;

export function createLastKnown<Value>({ freshMs, whileAway, isAway, now }: Setting<Value>): LastKnown<Value> {
  /** Oldest first. */
  const answers = new Map<string, Kept<Value>>();
  let forgotten = 0;

  const keep = (key: string, value: Value, askedAtMs: number): void => {
    answers.delete(key);
    const oldest = answers.size >= maxKept ? answers.keys().next() : null;
    if (oldest?.done === false) answers.delete(oldest.value);
    answers.set(key, { value, askedAtMs });
  };
  const notOlder = (key: string, ageMs: number): Value | null => {
    const kept = answers.get(key);
    return kept !== undefined && now() - kept.askedAtMs < ageMs ? kept.value : null;
  };
  const lastAnswer = (key: string): Value | null => {
    const value = notOlder(key, keptMs);
    return value === null ? null : whileAway(value);
  };

  return {
    read: async (key, ask) => {
      const fresh = notOlder(key, freshMs);
      if (fresh !== null) return fresh;
      const last = isAway() ? lastAnswer(key) : null;
      if (last !== null) return last;
      const [before, askedAtMs] = [forgotten, now()];
      try {
        const value = await ask();
        if (value === null) answers.delete(key);
        else if (forgotten === before) keep(key, value, askedAtMs);
        return value;
      } catch (error) {
        const known = isDatabaseAway(error) && forgotten === before ? lastAnswer(key) : null;
        if (known === null) throw error;
        return known;
      }
    },
    put: (key, value) => keep(key, value, now()),
    forget: (isMeant) => {
      forgotten += 1;
      for (const [key, { value }] of answers) if (isMeant(value, key)) answers.delete(key);
    },
  };
}
