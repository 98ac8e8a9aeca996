// The start of a wise bot in sentences: what is taken, and what was chosen to trade with it.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useWiseText } from './use-wise-text.ts';
import { useWiseForm } from './wise-context.ts';

export function useWiseSteps(): readonly string[] {
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
