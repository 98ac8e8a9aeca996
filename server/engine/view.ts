// A question that the exchange answers, with every way of asking it: a restart must not change one answer.
import type { AccountId } from './ids.ts';
import type { Context } from './outcome.ts';
import type { State } from './state.ts';

/** One answer, with the question that it is the answer to. */
export type Answer = { readonly asked: readonly unknown[]; readonly answer: unknown };

export type View<Asked extends readonly unknown[], Answered> = {
  read(context: Context, ...asked: Asked): Answered;
  /** Its answers to everything that it can be asked of this state. */
  answers(context: Context): Iterable<Answer>;
};

export function view<Asked extends readonly unknown[], Answered>(
  read: (context: Context, ...asked: Asked) => Answered,
  every: (state: State) => Iterable<Asked>,
): View<Asked, Answered> {
  return {
    read,
    *answers(context) {
      for (const asked of every(context.state)) yield { asked, answer: read(context, ...asked) };
    },
  };
}

export const once = (): Iterable<[]> => [[]];
export const perAccount = ({ accounts }: State): [AccountId][] => [...accounts.keys()].map((accountId) => [accountId]);
