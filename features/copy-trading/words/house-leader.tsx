// The mark of a leader that the exchange itself trades by a rule.
import { useTranslations } from 'next-intl';

import { HouseBadge } from '#components/trading/house-badge.tsx';

export function HouseLeader() {
  const t = useTranslations('leaderRecords.house');
  return <HouseBadge name={t('badge')} about={t('about')} />;
}
