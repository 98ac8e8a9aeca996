// A kind of bot at work for one instance: its types are known in here, and nobody outside has to know them.
import type { BotEdit, BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { StrategyLine } from '#lib/contract/bots/terms-kind.ts';

import type { AssetId } from '#server/engine/ids.ts';
import type { StrategyWallet } from '#server/engine/strategies/strategy-command.ts';

import type { BotActions, BotFigures, BotInput, BotKind, BotOrder, HistoryNeed, TermsProblem, Waits } from '../bot-kind.ts';
import type { BotLeg, ManyMarketsActions, ManyMarketsInput, ManyMarketsKind } from '../many-markets-kind.ts';

/** An input without the parts that belong to one kind. */
export type KindInput = Exclude<BotInput<never>, { readonly type: 'owner' }> | Exclude<BotInput<never>, { readonly action: 'edit' }>;

/** Actions for both shapes: one that names no leg, or no wallet, means those of the main market. */
export type KindActions = Pick<BotActions, 'cancel' | 'cancelAll' | 'say' | 'become' | 'end'> & {
  place(order: BotOrder, leg?: number): number;
  setLeverage(leverage: number, leg?: number): number;
  setMarginMode(mode: 'isolated' | 'cross', leg?: number): number;
  changeMargin(units: number, leg?: number): number;
  takeFunds(assetId: AssetId, units: number, wallet?: StrategyWallet): number;
  returnFunds(assetId: AssetId, units: number, wallet?: StrategyWallet): number;
  transferMargin: ManyMarketsActions['transferMargin'];
  borrow: ManyMarketsActions['borrow'];
  repay: ManyMarketsActions['repay'];
  moveFunds(assetId: AssetId, units: number, from: StrategyWallet, to: StrategyWallet): readonly [out: number, into: number];
  books: ManyMarketsActions['books'];
  settleShare: ManyMarketsActions['settleShare'];
  notify: ManyMarketsActions['notify'];
  waitFor(waits: Partial<Waits>, leg?: number): void;
  waitForProfit: ManyMarketsActions['waitForProfit'];
};

export type RunningKind = {
  decide(input: KindInput & { readonly leg: number }, actions: KindActions): void;
  /** `further`: markets that the edit brings, behind those that it has. */
  checkEdit(edit: BotEdit, further: readonly BotLeg[]): readonly TermsProblem[];
  /** To be checked before. Answers the terms as they are from now on. */
  edit(edit: BotEdit, further: readonly BotLeg[], timeMs: number, actions: KindActions): BotTerms;
  /** Markets that have come behind those that it has. */
  widen(further: readonly BotLeg[]): void;
  figures(): BotFigures;
  stored(): StoredKind;
};

/** The state of a kind as a checkpoint keeps it: plain data. */
type StoredKind = { readonly version: number; readonly state: unknown };

/** A kind as the registry has it. Legs are looked at whenever something is asked or told: theirs are the prices of that moment. */
export type KindEntry = {
  readonly kind: BotTerms['kind'];
  readonly line: StrategyLine;
  /** False: it has one market and no more. */
  readonly hasManyMarkets: boolean;
  check(terms: BotTerms, legs: readonly BotLeg[]): readonly TermsProblem[];
  /** Candles from before its start that it needs of a leg; null: none. */
  history(terms: BotTerms, leg: number): HistoryNeed | null;
  /** The parts that who holds instead of it buys of each leg, in any unit; null: equal ones. */
  holding(terms: BotTerms): readonly number[] | null;
  create(terms: BotTerms, legs: readonly BotLeg[]): RunningKind;
  /** Refuses (Error) the state of a version that this release does not read. */
  resume(terms: BotTerms, legs: readonly BotLeg[], stored: string): RunningKind;
};

/** The terms and changes of one kind, found among those of all. */
export type KindTypes<Terms, Edit> = {
  readonly kind: BotTerms['kind'];
  readonly line: StrategyLine;
  /** Null: of another kind. */
  readonly termsOf: (terms: BotTerms) => Terms | null;
  readonly editOf: (edit: BotEdit) => Edit | null;
  readonly edited: (terms: Terms, edit: Edit) => BotTerms;
};

const otherKind: readonly TermsProblem[] = [{ field: 'kind', code: 'invalidField', params: {} }];

/** The main market of a bot. */
function mainLeg(legs: readonly BotLeg[]): BotLeg {
  const [leg] = legs;
  if (leg === undefined) throw new Error('a bot has no market');
  return leg;
}

/** A kind of one market in the shape of one of many. Inputs and actions have what both shapes ask for. */
function inManyMarkets<Terms, Edit, State>(bot: BotKind<Terms, Edit, State>): RunnableKind<Terms, Edit, State> {
  return {
    version: bot.version,
    ...(bot.migrate === undefined ? {} : { migrate: bot.migrate }),
    check: (terms, legs) => bot.check(terms, mainLeg(legs).market, mainLeg(legs).prices),
    checkEdit: (terms, edit, legs) => bot.checkEdit(terms, edit, mainLeg(legs).market, mainLeg(legs).prices),
    history: (terms) => bot.history?.(terms) ?? null,
    create: (terms, legs) => bot.create(terms, mainLeg(legs).market),
    run: (legs) => {
      const { market } = mainLeg(legs);
      return {
        decide: (state, input, actions) => bot.decide(state, input, market, actions),
        figures: (state) => bot.figures(state, market),
      };
    },
  };
}

/** A kind of either shape, with its legs known once for each instance. */
type RunnableKind<Terms, Edit, State> = Pick<
  ManyMarketsKind<Terms, Edit, State>,
  'version' | 'migrate' | 'check' | 'checkEdit' | 'history' | 'holding'
> & {
  create(terms: Terms, legs: readonly BotLeg[]): State;
  run(legs: readonly BotLeg[]): {
    decide(state: State, input: ManyMarketsInput<Edit>, actions: KindActions): void;
    figures(state: State): BotFigures;
  };
};

function entryOf<Terms, Edit, State>(
  bot: RunnableKind<Terms, Edit, State>,
  types: KindTypes<Terms, Edit>,
  hasManyMarkets: boolean,
): KindEntry {
  const known = (terms: BotTerms): Terms => {
    const mine = types.termsOf(terms);
    if (mine === null) throw new Error(`terms of ${terms.kind} for a bot of ${types.kind}`);
    return mine;
  };
  const run = (first: BotTerms, firstLegs: readonly BotLeg[], state: State): RunningKind => {
    let terms = known(first);
    const legs = [...firstLegs];
    const { decide, figures } = bot.run(legs);
    return {
      decide: (input, actions) => decide(state, input, actions),
      checkEdit: (edit, further) => {
        const mine = types.editOf(edit);
        return mine === null ? otherKind : bot.checkEdit(terms, mine, [...legs, ...further]);
      },
      edit: (edit, further, timeMs, actions) => {
        const mine = types.editOf(edit);
        if (mine === null) throw new Error(`a change of ${edit.kind} for a bot of ${types.kind}`);
        const all = types.edited(terms, mine);
        terms = known(all);
        legs.push(...further);
        decide(state, { type: 'owner', action: 'edit', edit: mine, timeMs, prices: mainLeg(legs).prices, leg: 0 }, actions);
        return all;
      },
      widen: (further) => void legs.push(...further),
      figures: () => figures(state),
      stored: () => ({ version: bot.version, state }),
    };
  };
  return {
    kind: types.kind,
    line: types.line,
    hasManyMarkets,
    check: (terms, legs) => {
      const mine = types.termsOf(terms);
      return mine === null ? otherKind : bot.check(mine, legs);
    },
    history: (terms, leg) => bot.history?.(known(terms), leg) ?? null,
    holding: (terms) => bot.holding?.(known(terms)) ?? null,
    create: (terms, legs) => run(terms, legs, bot.create(known(terms), legs)),
    resume: (terms, legs, stored) => {
      const { version, state }: { readonly version: number; readonly state: State } = JSON.parse(stored);
      if (version === bot.version) return run(terms, legs, state);
      if (bot.migrate === undefined)
        throw new Error(`a ${types.kind} of version ${version} is none that this release (${bot.version}) reads`);
      return run(terms, legs, bot.migrate(state, version, known(terms)));
    },
  };
}

/** A kind of one market. */
export const kindEntry = <Terms, Edit, State>(bot: BotKind<Terms, Edit, State>, types: KindTypes<Terms, Edit>): KindEntry =>
  entryOf(inManyMarkets(bot), types, false);

/** A kind of many markets. */
export function manyMarketsEntry<Terms, Edit, State>(bot: ManyMarketsKind<Terms, Edit, State>, types: KindTypes<Terms, Edit>): KindEntry {
  const { version, migrate, check, checkEdit, history, holding } = bot;
  const optional = {
    ...(migrate === undefined ? {} : { migrate }),
    ...(history === undefined ? {} : { history }),
    ...(holding === undefined ? {} : { holding }),
  };
  return entryOf(
    {
      version,
      check,
      checkEdit,
      ...optional,
      create: (terms, legs) =>
        bot.create(
          terms,
          legs.map(({ market }) => market),
        ),
      run: (legs) => ({
        decide: (state, input, actions) => bot.decide(state, input, legs, actions),
        figures: (state) => bot.figures(state, legs),
      }),
    },
    types,
    true,
  );
}
