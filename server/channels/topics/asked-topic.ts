// A topic that only the exchange can answer for an account: asked again after each of its events, and now and then for moving values.
import type { AccountId } from '#server/engine/ids.ts';
import type { Topic } from '../topic.ts';

export type Asked<Answer> = {
  readonly accountId: AccountId;
  /** At least as of the last records that were told. */
  ask(): Promise<Answer>;
  /** Before the first answer. */
  readonly initial: Answer;
  /** Takes between two questions although nothing happened to the account. */
  readonly askEvery: number;
  /** True if the answer changes although nothing happens to the account. */
  movesByItself(answer: Answer): boolean;
};

/** Each answer takes the place of the one before; one that says the same is not told. */
export function askedTopic<Answer>({ accountId, ask, initial, askEvery, movesByItself }: Asked<Answer>): Topic {
  let told = initial;
  let news: { readonly answer: Answer } | null = null;
  /** Questions without an answer yet; what happens meanwhile is asked about once more. */
  let isAsking = false;
  let isStale = false;
  let takes = 0;

  /** An exchange that does not answer is said elsewhere; the next event asks again. */
  const askAgain = async (): Promise<void> => {
    if (isAsking) {
      isStale = true;
      return;
    }
    isAsking = true;
    try {
      do {
        isStale = false;
        news = { answer: await ask() };
      } while (isStale);
    } catch {
      isStale = false;
    } finally {
      isAsking = false;
    }
  };

  return {
    follows: 'account',
    accountId,
    ready: async () => {
      isAsking = true;
      told = await ask();
      isAsking = false;
      if (isStale) void askAgain();
    },
    see: (happened) => {
      if (happened.length > 0) void askAgain();
    },
    snapshot: () => told,
    take: () => {
      takes += 1;
      if (takes % askEvery === 0 && movesByItself(told)) void askAgain();
      const heard = news;
      news = null;
      if (heard === null || JSON.stringify(heard.answer) === JSON.stringify(told)) return null;
      told = heard.answer;
      return told;
    },
  };
}
