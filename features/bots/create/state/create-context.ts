// The parts of the page on which a bot is made have this in common: the market, the parts of its kind, and what is filled in.
import { createContext, use } from 'react';

import type { BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { BacktestControl } from '../../backtest/use-backtest.ts';
import type { BotKind, BotKindId } from '../../kinds/bot-kind.ts';
import type { FieldProblem, FormParts } from '../../kinds/kind-form.ts';
import type { LegOf } from './use-legs.ts';

export const createWays = ['ai', 'manual', 'copy'] as const;
export type CreateWay = (typeof createWays)[number];

export type BotMarket = SpotMarket | ContractMarket;

export type CreateBot = {
  readonly kindId: BotKindId;
  readonly kind: BotKind;
  readonly form: FormParts;
  /** The market of the page; a kind of several markets begins with it. */
  readonly market: BotMarket;
  /** The coin that is put in and told in. */
  readonly coin: string;
  readonly lastPrice: string;
  /** Further markets of a kind of several. */
  readonly legOf: LegOf;
  /** The markets that it would trade in, the main one first. */
  readonly symbols: readonly string[];
  /** Terms that did best on the market's past are offered: a world has none. */
  readonly suggests: boolean;
  readonly way: CreateWay;
  readonly onWay: (way: CreateWay) => void;
  /** The parameters of the address of what is filled in, and of other terms of the kind. */
  readonly address: () => URLSearchParams;
  readonly addressOf: (bot: BotTerms) => URLSearchParams;
  /** Takes the parameters of a pasted address; false: there are none of this kind in it. */
  readonly paste: (text: string) => boolean;
  /** Takes the terms of a suggestion (aiId), or of a backtest that was kept (null). */
  readonly take: (bot: BotTerms, aiId: string | null) => void;
  /** The suggestion whose terms these still are. */
  readonly aiId: string | null;
  /** Something beside the investment was filled in or taken. */
  readonly isBegun: boolean;
  /** The messages that the bot will send its owner. */
  readonly notices: readonly BotNoticeKind[];
  readonly setNotices: (notices: readonly BotNoticeKind[]) => void;
  /** Null: something is missing or cannot be read. */
  readonly terms: BotTerms | null;
  /** Null: there are no terms. */
  readonly problems: readonly FieldProblem[] | null;
  /** The problem with a field; null: there is none, or nobody has filled it in yet. */
  readonly problemOf: (field: string) => FieldProblem | null;
  readonly backtest: BacktestControl;
};

export const CreateBotContext = createContext<CreateBot | null>(null);

export function useCreateBot(): CreateBot {
  const made = use(CreateBotContext);
  if (made === null) throw new Error('no bot is made around this component');
  return made;
}
