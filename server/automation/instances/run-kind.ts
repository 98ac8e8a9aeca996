// A kind of bot at work for one instance: its types are known in here, and nobody outside has to know them.
import type { BotEdit, BotTerms } from '#lib/contract/bots/bot-terms.ts';

import type { BotActions, BotFigures, BotInput, BotKind, BotMarket, BotPrices, TermsProblem } from '../bot-kind.ts';

/** An input without the parts that belong to one kind. */
export type KindInput = Exclude<BotInput<never>, { readonly type: 'owner' }> | Exclude<BotInput<never>, { readonly action: 'edit' }>;

export type RunningKind = {
  decide(input: KindInput, actions: BotActions): void;
  checkEdit(edit: BotEdit, prices: BotPrices): readonly TermsProblem[];
  /** To be checked before. Answers the terms as they are from now on. */
  edit(edit: BotEdit, at: { readonly timeMs: number; readonly prices: BotPrices }, actions: BotActions): BotTerms;
  figures(): BotFigures;
  stored(): StoredKind;
};

/** The state of a kind as a checkpoint keeps it: plain data. */
type StoredKind = { readonly version: number; readonly state: unknown };

/** A kind as the registry has it. */
export type KindEntry = {
  readonly kind: BotTerms['kind'];
  readonly line: 'spot' | 'futures';
  check(terms: BotTerms, market: BotMarket, prices: BotPrices): readonly TermsProblem[];
  create(terms: BotTerms, market: BotMarket): RunningKind;
  /** Refuses (Error) the state of a version that this release does not read. */
  resume(terms: BotTerms, market: BotMarket, stored: string): RunningKind;
};

/** The terms and changes of one kind, found among those of all. */
type Types<Terms, Edit> = {
  readonly kind: BotTerms['kind'];
  readonly line: KindEntry['line'];
  /** Null: of another kind. */
  readonly termsOf: (terms: BotTerms) => Terms | null;
  readonly editOf: (edit: BotEdit) => Edit | null;
  readonly edited: (terms: Terms, edit: Edit) => BotTerms;
};

const otherKind: readonly TermsProblem[] = [{ field: 'kind', code: 'invalidField', params: {} }];

export function kindEntry<Terms, Edit, State>(bot: BotKind<Terms, Edit, State>, types: Types<Terms, Edit>): KindEntry {
  const known = (terms: BotTerms): Terms => {
    const mine = types.termsOf(terms);
    if (mine === null) throw new Error(`terms of ${terms.kind} for a bot of ${types.kind}`);
    return mine;
  };
  const run = (first: BotTerms, market: BotMarket, state: State): RunningKind => {
    let terms = known(first);
    return {
      decide: (input, actions) => bot.decide(state, input, market, actions),
      checkEdit: (edit, prices) => {
        const mine = types.editOf(edit);
        return mine === null ? otherKind : bot.checkEdit(terms, mine, market, prices);
      },
      edit: (edit, { timeMs, prices }, actions) => {
        const mine = types.editOf(edit);
        if (mine === null) throw new Error(`a change of ${edit.kind} for a bot of ${types.kind}`);
        const all = types.edited(terms, mine);
        terms = known(all);
        bot.decide(state, { type: 'owner', action: 'edit', edit: mine, timeMs, prices }, market, actions);
        return all;
      },
      figures: () => bot.figures(state, market),
      stored: () => ({ version: bot.version, state }),
    };
  };
  return {
    kind: types.kind,
    line: types.line,
    check: (terms, market, prices) => {
      const mine = types.termsOf(terms);
      return mine === null ? otherKind : bot.check(mine, market, prices);
    },
    create: (terms, market) => run(terms, market, bot.create(known(terms), market)),
    resume: (terms, market, stored) => {
      const { version, state }: { readonly version: number; readonly state: State } = JSON.parse(stored);
      if (version !== bot.version)
        throw new Error(`a ${types.kind} of version ${version} is none that this release (${bot.version}) reads`);
      return run(terms, market, state);
    },
  };
}
