// The terms of an auto-invest in one line: what it spends, and how often.
import { useTranslations } from 'next-intl';

import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { moneyText } from '#components/trading/money-text.ts';
import type { FormParts } from '../kind-form.ts';
import { regularDraft } from './regular-draft.ts';

export const useRegularText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.regular');
  return (bot) => {
    const { amount, period, coins } = regularDraft.termsOf(bot);
    return t('terms', { amount: moneyText(amount, regularQuoteCoin), period: t(`period.${period}`), count: coins.length });
  };
};
