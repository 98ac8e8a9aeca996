// The form of an auto-invest: its parts, its terms in one line, the start in sentences and the start itself.
import { useTranslations } from 'next-intl';

import { moneyText } from '#components/trading/money-text.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { regularQuoteCoin, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { placeStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/placeStrategyRegular.ts';
import { fromRegularTerms } from '#lib/contract/wire/bots/regular-fields.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { regularPreview, type RegularPreview as Worked } from '#lib/order-math/bots/regular/regular-preview.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import type { FormParts, KindForm, PreviewAsked } from '../kind-form.ts';
import { RegularContext, useRegularForm } from './regular-context.ts';
import { regularDraft, type RegularDraft, regularSymbolId } from './regular-draft.ts';
import { RegularFields, RegularFunds } from './regular-fields.tsx';
import { RegularMoreFields } from './regular-more-fields.tsx';
import { RegularPreview } from './regular-preview.tsx';
import { RegularSimulation } from './simulation/regular-simulation.tsx';

/** The terms of an auto-invest in one line: what it spends, and how often. */
const useRegularText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.regular');
  return (bot) => {
    const { amount, period, coins } = regularDraft.termsOf(bot);
    return t('terms', { amount: moneyText(amount, regularQuoteCoin), period: t(`period.${period}`), count: coins.length });
  };
};

/** The start of an auto-invest in sentences, in the order in which it happens. */
function useRegularSteps(): readonly string[] {
  const t = useTranslations('bots');
  const { terms } = useRegularForm();
  if (terms === null) return [];
  const { amount, coins, startsNow, period, lowBalance, maxTotal, takeProfitRate, takeProfitAction, sellsAtEnd } = terms;
  const money = (text: string): string => moneyText(text, regularQuoteCoin);
  return [
    t(`regular.step.${startsNow ? 'now' : 'later'}`, { amount: money(amount), count: coins.length }),
    t('regular.step.repeats', { period: t(`regular.period.${period}`) }),
    t(`regular.step.${lowBalance}`),
    ...(maxTotal === null ? [] : [t('regular.step.total', { amount: money(maxTotal) })]),
    ...(takeProfitRate === null
      ? []
      : [t(`regular.step.profit.${takeProfitAction}`, { percent: isolateLtr(formatPercent(takeProfitRate)) })]),
    t(`confirm.end.spot.${sellsAtEnd ? 'sells' : 'keeps'}`),
  ];
}

/** Sends the start of an auto-invest. */
const useStartRegular: FormParts['useStart'] = () => {
  const { terms } = useRegularForm();
  const place = useChange(placeStrategyRegular, startChanges);
  if (terms === null) return null;
  return ({ clientOid }) => place({ clientOid, ...fromRegularTerms(terms) });
};

/** While no market is known yet, nothing is said against them. The moments of its rounds depend on the clock: who shows them asks for them. */
function previewOf(terms: RegularTerms, { legOf }: Pick<PreviewAsked, 'legOf'>): Worked {
  const legs = terms.coins.flatMap(({ coin }) => legOf(regularSymbolId(coin)) ?? []);
  const worked = regularPreview(terms, legs, 0);
  return legs.length > 0 ? worked : { ...worked, problems: worked.problems.filter(({ code }) => code !== 'symbolNotOpen') };
}

export const regularForm: KindForm<RegularTerms, RegularDraft, Worked> = {
  draft: regularDraft,
  previewOf,
  Context: RegularContext,
  parts: {
    Fields: RegularFields,
    MoreFields: RegularMoreFields,
    Funds: RegularFunds,
    Preview: RegularPreview,
    OnChart: RegularSimulation,
    useSteps: useRegularSteps,
    useStart: useStartRegular,
    useSuggestionText: null,
    useKeptText: useRegularText,
  },
};
