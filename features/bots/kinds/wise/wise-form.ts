// The form of a wise bot: its parts, the start in sentences and the start itself.
import { useTranslations } from 'next-intl';

import { useChange } from '#lib/api/query/use-change.ts';
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import { placeStrategyWise } from '#lib/contract/calls/v1/trigger/strategy/wise/placeStrategyWise.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import type { FormParts, KindForm } from '../kind-form.ts';
import { useWiseText } from './use-wise-text.ts';
import { useWiseForm, WiseContext } from './wise-context.ts';
import { WiseDraftOnChart } from './wise-draft-on-chart.tsx';
import { wiseDraft, type WiseDraft } from './wise-draft.ts';
import { WiseFunds } from './wise-funds.tsx';
import { type WisePreview as Worked, wisePreviewOf } from './wise-preview-of.ts';
import { WisePreview } from './wise-preview.tsx';
import { WiseTiers } from './wise-tiers.tsx';

/** The start of a wise bot in sentences: what is taken, and what was chosen to trade with it. */
function useWiseSteps(): readonly string[] {
  const t = useTranslations('bots.confirm');
  const { coin } = useCreateBot();
  const { terms } = useWiseForm();
  const text = useWiseText();
  if (terms === null) return [];
  const { preset } = terms;
  const investment = preset.kind === 'grid' ? preset.terms.quoteInvestment : preset.terms.investment;
  return [
    t('takes', { amount: isolateLtr(`${shortAmount(investment)} ${coin}`) }),
    t(`wiseTrades.${preset.kind}`, { values: text({ kind: 'wise', terms }) }),
    t('wiseStays'),
  ];
}

/** Sends the start of a wise bot: its tier alone, whose terms the exchange knows. */
const useStartWise: FormParts['useStart'] = () => {
  const { terms } = useWiseForm();
  const place = useChange(placeStrategyWise, startChanges);
  if (terms === null) return null;
  const { tier, preset } = terms;
  const investAmount = preset.kind === 'grid' ? preset.terms.quoteInvestment : preset.terms.investment;
  const { leverage } = preset.terms;
  return ({ symbolId, clientOid }) => place({ symbolId, clientOid, tier, investAmount, leverage });
};

export const wiseForm: KindForm<WiseTerms, WiseDraft, Worked> = {
  draft: wiseDraft,
  previewOf: wisePreviewOf,
  Context: WiseContext,
  parts: {
    Fields: WiseTiers,
    MoreFields: null,
    Funds: WiseFunds,
    Preview: WisePreview,
    OnChart: WiseDraftOnChart,
    useSteps: useWiseSteps,
    useStart: useStartWise,
    useSuggestionText: null,
    useKeptText: useWiseText,
  },
};
