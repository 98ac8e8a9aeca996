// One answer of the exchange for all visitors who come within a moment: what everybody sees alike is not asked for each of them.

export type Freshness = {
  /** So old an answer is given as it is. */
  readonly freshMs: number;
  /** So old it is still given, while a newer one is asked for. Left out: nobody is given an answer that is not fresh. */
  readonly usableMs?: number;
};

type Kept<Answer> = { readonly promise: Promise<Answer>; readonly askedAtMs: number };

/** Asks for each key by itself, and keeps no answer longer than it can be used. A refusal goes to those who waited for it, and is not kept. */
export function shareAnswers<Answer>(ask: (key: string) => Promise<Answer>, { freshMs, usableMs = freshMs }: Freshness) {
  const kept = new Map<string, Kept<Answer>>();
  const asked = new Map<string, Promise<Answer>>();

  function askAnew(key: string): Promise<Answer> {
    const waiting = asked.get(key);
    if (waiting !== undefined) return waiting;
    const one = { promise: ask(key), askedAtMs: performance.now() };
    asked.set(key, one.promise);
    one.promise
      .then(
        () => {
          kept.set(key, one);
          setTimeout(() => {
            if (kept.get(key) === one) kept.delete(key);
          }, usableMs).unref();
        },
        () => undefined,
      )
      .finally(() => asked.delete(key));
    return one.promise;
  }

  return (key: string): Promise<Answer> => {
    const known = kept.get(key);
    if (known === undefined) return askAnew(key);
    // Nobody waits for this one: it tells of a failure to those who come when there is nothing to give them.
    if (performance.now() - known.askedAtMs >= freshMs) askAnew(key).catch(() => undefined);
    return known.promise;
  };
}
