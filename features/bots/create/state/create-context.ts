// The parts of the page on which a bot is made have this in common: the market, what is filled in, and what it comes to.
import { createContext, use } from 'react';

import type { BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { BacktestControl } from '../../backtest/use-backtest.ts';
import type { BotKindId } from '../../kinds/bot-kinds.ts';
import type { BotDraft } from '../draft/bot-draft.ts';
import type { DcaDraft, DcaText } from '../draft/dca-draft.ts';
import type { GridDraft, GridText } from '../draft/grid-draft.ts';
import type { BotPreview, FieldProblem } from '../preview/bot-preview.ts';

export const createWays = ['ai', 'manual', 'copy'] as const;
export type CreateWay = (typeof createWays)[number];

export type BotMarket = SpotMarket | ContractMarket;

export type CreateBot = {
  readonly kind: BotKindId;
  readonly market: BotMarket;
  /** The coin that is put in and told in. */
  readonly coin: string;
  readonly lastPrice: string;
  readonly way: CreateWay;
  readonly onWay: (way: CreateWay) => void;
  readonly draft: BotDraft;
  readonly setGrid: (change: Partial<Omit<GridDraft, 'texts'>>) => void;
  readonly setGridText: (field: GridText, text: string) => void;
  readonly setDca: (change: Partial<Omit<DcaDraft, 'texts'>>) => void;
  readonly setDcaText: (field: DcaText, text: string) => void;
  /** Puts a whole draft in place of this one: what was pasted, or what an address brought. */
  readonly replace: (draft: BotDraft) => void;
  /** Takes the terms of a suggestion (aiId), or of a backtest that was kept (null). */
  readonly take: (bot: BotTerms, aiId: string | null) => void;
  /** The suggestion whose terms these still are. */
  readonly aiId: string | null;
  /** What the bot will tell its owner by messages. */
  readonly notices: readonly BotNoticeKind[];
  readonly setNotices: (notices: readonly BotNoticeKind[]) => void;
  /** Null: something is missing or cannot be read. */
  readonly terms: BotTerms | null;
  readonly preview: BotPreview | null;
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
