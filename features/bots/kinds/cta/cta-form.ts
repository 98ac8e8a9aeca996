// The form of a CTA bot: its parts, the start in sentences and the start itself.
import { useTranslations } from 'next-intl';

import { useChange } from '#lib/api/query/use-change.ts';
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyCta } from '#lib/contract/calls/v1/trigger/strategy/cta/placeStrategyCta.ts';
import { fromCtaTerms } from '#lib/contract/wire/bots/cta-fields.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import type { CtaPreview as Worked } from '#lib/order-math/bots/cta/cta-preview.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import type { FormParts, KindForm } from '../kind-form.ts';
import { CtaContext, useCtaForm } from './cta-context.ts';
import { CtaDraftOnChart } from './cta-draft-on-chart.tsx';
import { ctaDraft, type CtaDraft } from './cta-draft.ts';
import { CtaFields } from './cta-fields.tsx';
import { CtaFunds } from './cta-funds.tsx';
import { ctaPreviewOf } from './cta-preview-of.ts';
import { CtaPreview } from './cta-preview.tsx';
import { useCtaKeptText, useCtaSuggestionText } from './use-cta-texts.ts';

/** The start of a CTA bot in sentences, in the order in which it happens: what is taken, what it waits for, and when it comes out. */
function useCtaSteps(): readonly string[] {
  const t = useTranslations('bots.confirm');
  const { coin } = useCreateBot();
  const { terms } = useCtaForm();
  if (terms === null) return [];
  const { investment, interval, indicator, direction, takeProfitRate, stopLossRate, reenters } = terms;
  const hasExits = takeProfitRate !== null || stopLossRate !== null;
  return [
    t('takes', { amount: isolateLtr(`${shortAmount(investment)} ${coin}`) }),
    t('ctaWaits', { indicator: indicator.type.toUpperCase(), interval: isolateLtr(interval) }),
    t(`ctaTrades.${direction}`),
    ...(hasExits ? [t(reenters ? 'ctaReenters' : 'ctaEnds')] : []),
  ];
}

const types = [StrategyType.spotCta, StrategyType.futuresCta] as const;

/** Sends the start of a CTA bot. */
const useStartCta: FormParts['useStart'] = () => {
  const { kind } = useCreateBot();
  const { terms } = useCtaForm();
  const place = useChange(placeStrategyCta, startChanges);
  const strategyType = types.find((type) => type === kind.strategyType);
  if (terms === null || strategyType === undefined) return null;
  return (common) => place({ ...common, strategyType, ...fromCtaTerms(terms) });
};

export const ctaForm: KindForm<CtaTerms, CtaDraft, Worked> = {
  draft: ctaDraft,
  previewOf: ctaPreviewOf,
  Context: CtaContext,
  parts: {
    Fields: CtaFields,
    MoreFields: null,
    Funds: CtaFunds,
    Preview: CtaPreview,
    OnChart: CtaDraftOnChart,
    useSteps: useCtaSteps,
    useStart: useStartCta,
    useSuggestionText: useCtaSuggestionText,
    useKeptText: useCtaKeptText,
  },
};
