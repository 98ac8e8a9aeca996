// The mark of a leader whose figures reach back before the start, with the part of the profit that nobody traded.
import { useTranslations } from 'next-intl';

import { ComputedBadge } from '#components/trading/computed-badge.tsx';
import { profitText } from '#components/trading/money-text.ts';
import type { LeaderFigures } from '#lib/contract/leaders/leader-record.ts';

export function ComputedLeader({ computed, coin }: Pick<LeaderFigures, 'computed'> & { readonly coin: string }) {
  const t = useTranslations('leaderRecords.computed');
  return computed === null ? null : <ComputedBadge name={t('badge')} about={t('about', { profit: profitText(computed.profit, coin) })} />;
}
