// The mark of a strategy whose figures reach back before its start, with the part of its profit that nobody traded.
import { useTranslations } from 'next-intl';

import { ComputedBadge } from '#components/trading/computed-badge.tsx';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { profitText } from '#components/trading/money-text.ts';

export function ComputedStrategy({ computed }: Pick<RankedStrategy, 'computed'>) {
  const t = useTranslations('plaza.computed');
  return computed === null ? null : <ComputedBadge name={t('badge')} about={t('about', { profit: profitText(computed.profit, 'USDT') })} />;
}
