// The form of a kind of bot: how its draft is read and carried, what it comes to, and the parts that are drawn of it.
import { createContext, use, type ComponentType, type Context } from 'react';

import type { BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { LegOf } from '../create/state/use-legs.ts';
import type { BotKind } from './bot-kind.ts';

/** A field of the terms, and why its value does not do: a key of the error catalogue with what fills its sentence. */
export type FieldProblem = { readonly field: string; readonly code: ErrorKey; readonly params: Readonly<Record<string, string>> };

/** The texts of a draft are as they are typed, by the names of their fields. */
export type AnyDraft = { readonly texts: Readonly<Record<string, string>> };
type TextName<Draft extends AnyDraft> = keyof Draft['texts'] & string;

export type KindDraft<Terms, Draft extends AnyDraft> = {
  readonly first: (kind: BotKind, price: string, market: SpotMarket) => Draft;
  /** Null: something is missing or cannot be read. Limits of any kind are not its matter. */
  readonly read: (draft: Draft, kind: BotKind) => Terms | null;
  /** keepsInvestment: who takes somebody else's terms puts his own money in. */
  readonly ofTerms: (terms: Terms, before: Draft, keepsInvestment: boolean) => Draft;
  readonly toAddress: (draft: Draft) => URLSearchParams;
  readonly fromAddress: (query: URLSearchParams, before: Draft) => Draft;
  /** An address that has this carries parameters of the kind. */
  readonly mark: string;
  /** Fields whose values stay when another's parameters are pasted. */
  readonly investments: readonly TextName<Draft>[];
  /** With other values in these the terms are still those of a suggestion. */
  readonly ownTexts: readonly TextName<Draft>[];
  /** The markets that a draft names beside that of the page. */
  readonly symbolIdsOf: (draft: Draft) => readonly string[];
  /** Refuses (Error) terms of another kind. */
  readonly termsOf: (bot: BotTerms) => Terms;
  readonly botOf: (terms: Terms) => BotTerms;
};

/** The state of a form, for the parts of its own kind. */
export type FormState<Terms, Draft extends AnyDraft, Preview> = {
  readonly draft: Draft;
  readonly set: (change: Partial<Omit<Draft, 'texts'>>) => void;
  readonly setText: (field: TextName<Draft>, text: string) => void;
  /** Null: something is missing or cannot be read. */
  readonly terms: Terms | null;
  readonly preview: Preview | null;
};

/** Fields that every start has. */
type StartCommon = {
  readonly symbolId: string;
  readonly clientOid: string;
  readonly aiId?: string;
  readonly strategyAttribute?: 1;
  readonly notices: BotNoticeKind[];
};

/** The parts of a form, each of which finds the state of its kind around it. */
export type FormParts = {
  readonly Fields: ComponentType;
  /** Folded away at first; null: there are none. */
  readonly MoreFields: ComponentType | null;
  readonly Funds: ComponentType;
  readonly Preview: ComponentType;
  /** Draws what is filled in on the chart. */
  readonly OnChart: ComponentType | null;
  /** Stands in the place of a market's chart, where the kind says so (`hasGuide`). */
  readonly Guide?: ComponentType;
  /** The sentences before a start, in the order in which it happens. */
  readonly useSteps: () => readonly string[];
  /** Sends the start. Null: the terms cannot be read. */
  readonly useStart: () => ((common: StartCommon) => Promise<{ readonly strategyId: string }>) | null;
  /** The alerts of a backtest, for a kind that alerts tell what to do. */
  readonly useAlerts?: () => readonly string[];
  /** The terms of a suggestion in one line; null: there are no suggestions for the kind. */
  readonly useSuggestionText: (() => (bot: BotTerms) => string) | null;
  /** The terms of a kept backtest in one line. */
  readonly useKeptText: () => (bot: BotTerms) => string;
};

export type PreviewAsked = {
  readonly market: SpotMarket | ContractMarket;
  readonly lastPrice: string;
  /** Further markets that the draft names, and each by its id. */
  readonly symbolIds: readonly string[];
  readonly legOf: LegOf;
};

export type KindForm<Terms, Draft extends AnyDraft, Preview extends { readonly problems: readonly FieldProblem[] }> = {
  readonly draft: KindDraft<Terms, Draft>;
  /** With the fees of the market: a reader's own level may be lower. */
  readonly previewOf: (terms: Terms, asked: PreviewAsked) => Preview;
  readonly Context: Context<FormState<Terms, Draft, Preview> | null>;
  readonly parts: FormParts;
};

/** The context of a kind's form, and the way to read it. */
export function formContext<Terms, Draft extends AnyDraft, Preview>(): {
  readonly Context: Context<FormState<Terms, Draft, Preview> | null>;
  readonly useForm: () => FormState<Terms, Draft, Preview>;
} {
  const Context = createContext<FormState<Terms, Draft, Preview> | null>(null);
  return {
    Context,
    useForm: () => {
      const state = use(Context);
      if (state === null) throw new Error('no form of this kind around this component');
      return state;
    },
  };
}
