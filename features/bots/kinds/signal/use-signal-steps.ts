// The start of a signal bot in sentences, in the order in which it happens.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useSignalCoin } from './use-signal-markets.ts';
import { useSignalForm } from './signal-context.ts';

export function useSignalSteps(): readonly string[] {
  const t = useTranslations('bots');
  const { draft, terms } = useSignalForm();
  const coin = useSignalCoin();
  if (terms === null) return [];
  return [
    t('confirm.takes', { amount: isolateLtr(`${shortAmount(terms.investment)} ${coin}`) }),
    t('signal.stepWaits', { count: draft.symbols.length }),
    t('signal.stepWebhook'),
  ];
}
