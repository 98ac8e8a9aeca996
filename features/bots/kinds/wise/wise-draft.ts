// A wise bot as somebody fills it in: a tier, whose terms the exchange has chosen, an amount and a leverage.
import { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { wiseTermsOf } from '#lib/order-math/bots/wise/wise-terms-of.ts';
import { oneOf, readTexts, writeAddress } from '../../create/draft/draft-address.ts';
import type { KindDraft } from '../kind-form.ts';

const wiseTexts = ['investment', 'leverage'] as const;
type WiseText = (typeof wiseTexts)[number];

export type WiseDraft = {
  readonly tier: SuggestionGrade;
  /** The terms of the tier as the exchange has told them; null: not yet. */
  readonly chosen: WiseTerms | null;
  readonly texts: Readonly<Record<WiseText, string>>;
};

const firstDraft = (): WiseDraft => ({ tier: 'steady', chosen: null, texts: { investment: '', leverage: '3' } });

function readDraft({ tier, chosen, texts }: WiseDraft): WiseTerms | null {
  const investment = texts.investment === '' ? '0' : readAmount(finishDecimal(texts.investment))?.toFixed();
  const leverage = /^\d{1,3}$/.test(texts.leverage) ? Number(texts.leverage) : null;
  if (chosen === null || chosen.tier !== tier || investment === undefined || leverage === null) return null;
  return wiseTermsOf(chosen, investment, leverage);
}

const investmentOf = ({ preset }: WiseTerms): string => (preset.kind === 'grid' ? preset.terms.quoteInvestment : preset.terms.investment);

export const wiseDraft: KindDraft<WiseTerms, WiseDraft> = {
  first: firstDraft,
  read: readDraft,
  ofTerms: (terms, before, keepsInvestment) => ({
    tier: terms.tier,
    chosen: terms,
    texts: {
      investment: keepsInvestment ? before.texts.investment : investmentOf(terms),
      leverage: String(terms.preset.terms.leverage),
    },
  }),
  toAddress: ({ tier, texts }) => writeAddress({ tier }, texts),
  fromAddress: (query, before) => ({
    ...before,
    tier: oneOf(SuggestionGrade, query.get('tier'), before.tier),
    texts: readTexts(wiseTexts, [], query, before.texts),
  }),
  mark: 'tier',
  investments: ['investment'],
  ownTexts: wiseTexts,
  symbolIdsOf: () => [],
  termsOf: (bot) => {
    if (bot.kind !== 'wise') throw new Error(`no wise bot: ${bot.kind}`);
    return bot.terms;
  },
  botOf: (terms) => ({ kind: 'wise', terms }),
};
