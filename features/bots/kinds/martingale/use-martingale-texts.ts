// The terms of a martingale in one line, of a suggestion and of a kept backtest: its step and the number of its orders.
import { useTranslations } from 'next-intl';

import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { FormParts } from '../kind-form.ts';
import { martingaleDraft } from './martingale-draft.ts';

export const useMartingaleSuggestionText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.suggestion');
  return (bot) => {
    const { firstStep, maxOrders } = martingaleDraft.termsOf(bot);
    return t('dca', { step: formatPercent(firstStep), orders: maxOrders });
  };
};

export const useMartingaleKeptText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.backtest');
  return (bot) => {
    const { firstStep, maxOrders } = martingaleDraft.termsOf(bot);
    return t('termsDca', { step: formatPercent(firstStep), orders: maxOrders });
  };
};
