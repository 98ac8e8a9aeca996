// The form of an arbitrage bot: its parts, its terms in one line, the start in sentences and the start itself.
import { useTranslations } from 'next-intl';

import { moneyText } from '#components/trading/money-text.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { type ArbitrageTerms, isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { placeArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/placeStrategy.ts';
import { fromArbitrageTerms } from '#lib/contract/wire/bots/arbitrage-fields.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import type { ArbitragePreview as Worked } from '#lib/order-math/bots/arbitrage/arbitrage-preview.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import type { FormParts, KindForm, PreviewAsked } from '../kind-form.ts';
import { ArbitrageContext, useArbitrageForm } from './arbitrage-context.ts';
import { arbitrageDraft, type ArbitrageDraft } from './arbitrage-draft.ts';
import { ArbitrageFields, ArbitrageFunds } from './arbitrage-fields.tsx';
import { ArbitrageMoreFields } from './arbitrage-more-fields.tsx';
import { ArbitragePreview } from './arbitrage-preview.tsx';
import { arbitrageWorked } from './arbitrage-worked.ts';

/** The terms of an arbitrage bot in one line: its leverage and its slices. */
const useArbitrageText: FormParts['useKeptText'] = () => (bot) => {
  const { leverage, sliceAmount } = arbitrageDraft.termsOf(bot);
  return isolateLtr(`${leverage}× · ${shortAmount(sliceAmount)}`);
};

/** The start of an arbitrage bot in sentences, in the order in which it happens. */
function useArbitrageSteps(): readonly string[] {
  const t = useTranslations('bots');
  const { coin } = useCreateBot();
  const { terms, preview } = useArbitrageForm();
  if (terms === null) return [];
  const { investment, sliceAmount, leverage, placement, sellsAtEnd } = terms;
  const slices = { amount: moneyText(sliceAmount, coin), count: preview?.slices ?? 1 };
  if (isReverse(terms))
    return [
      t('confirm.takes', { amount: moneyText(investment, coin) }),
      t(`arbitrage.reverseStep.${placement}`, slices),
      t('arbitrage.reverseStep.long', { leverage }),
      t('arbitrage.reverseStep.holds'),
      t('arbitrage.reverseStep.repays'),
    ];
  return [
    t('confirm.takes', { amount: moneyText(investment, coin) }),
    t(`arbitrage.step.${placement}`, slices),
    t('arbitrage.step.short', { leverage }),
    t('arbitrage.step.holds'),
    t(sellsAtEnd ? 'arbitrage.step.sells' : 'arbitrage.step.keeps'),
  ];
}

/** Sends the start of an arbitrage bot. */
const useStartArbitrage: FormParts['useStart'] = () => {
  const { draft, terms } = useArbitrageForm();
  const place = useChange(placeArbitrage, startChanges);
  if (terms === null) return null;
  return ({ clientOid, notices }) => place({ clientOid, notices, symbolId: draft.symbolId, ...fromArbitrageTerms(terms) });
};

/** Without income and loan: both are asked for where they are shown. Nothing while a market of the pair is not known yet. */
const previewOf = (terms: ArbitrageTerms, { symbolIds, legOf }: PreviewAsked): Worked =>
  arbitrageWorked(terms, symbolIds.map(legOf), { fundingRate: null, intervalHours: 0 });

export const arbitrageForm: KindForm<ArbitrageTerms, ArbitrageDraft, Worked> = {
  draft: arbitrageDraft,
  previewOf,
  Context: ArbitrageContext,
  parts: {
    Fields: ArbitrageFields,
    MoreFields: ArbitrageMoreFields,
    Funds: ArbitrageFunds,
    Preview: ArbitragePreview,
    OnChart: null,
    useSteps: useArbitrageSteps,
    useStart: useStartArbitrage,
    useSuggestionText: null,
    useKeptText: useArbitrageText,
  },
};
