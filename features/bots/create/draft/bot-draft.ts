// Somebody fills this in to start a bot: one draft for each way of trading, of which a page shows one.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { botKinds, type BotKindId } from '../../kinds/bot-kinds.ts';
import { dcaDraftOf, firstDcaDraft, readDcaDraft, type DcaDraft } from './dca-draft.ts';
import { firstGridDraft, gridDraftOf, readGridDraft, type GridDraft } from './grid-draft.ts';

export type BotDraft = { readonly grid: GridDraft; readonly dca: DcaDraft };

export const isDca = (kind: BotKindId): boolean => botKinds[kind].shape === 'dca';

export const firstDraft = (kind: BotKindId, price: string, market: SpotMarket): BotDraft => ({
  grid: firstGridDraft(kind, price, market.tickSize),
  dca: firstDcaDraft(kind),
});

/** Null: something is missing or cannot be read. */
export function readDraft(draft: BotDraft, kind: BotKindId): BotTerms | null {
  if (isDca(kind)) {
    const terms = readDcaDraft(draft.dca, kind);
    return terms === null ? null : { kind: 'martingale', terms };
  }
  const terms = readGridDraft(draft.grid, kind);
  return terms === null ? null : { kind: 'grid', terms };
}

/** The draft of these terms, whatever its own investment is: who takes somebody else's terms puts his own in. */
export function draftOfTerms(bot: BotTerms, before: BotDraft, keepsInvestment: boolean): BotDraft {
  if (bot.kind === 'grid') {
    const next = gridDraftOf(bot.terms);
    const { baseInvestment, quoteInvestment } = before.grid.texts;
    const own = keepsInvestment && (baseInvestment !== '' || quoteInvestment !== '');
    return { ...before, grid: own ? { ...next, texts: { ...next.texts, baseInvestment, quoteInvestment } } : next };
  }
  return { ...before, dca: dcaDraftOf(bot.terms, before.dca) };
}
