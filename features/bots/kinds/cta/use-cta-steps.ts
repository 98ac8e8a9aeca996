// The start of a CTA bot in sentences, in the order in which it happens: what is taken, what it waits for, and when it comes out.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useCtaForm } from './cta-context.ts';

export function useCtaSteps(): readonly string[] {
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
