// The start of an arbitrage bot in sentences, in the order in which it happens.
import { useTranslations } from 'next-intl';

import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { moneyText } from '#components/trading/money-text.ts';
import { useArbitrageForm } from './arbitrage-context.ts';

export function useArbitrageSteps(): readonly string[] {
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
