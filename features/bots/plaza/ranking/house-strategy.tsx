// The mark of a strategy that is the house's own.
import { useTranslations } from 'next-intl';

import { HouseBadge } from '#components/trading/house-badge.tsx';

export function HouseStrategy() {
  const t = useTranslations('plaza');
  return <HouseBadge name={t('house')} about={t('houseAbout')} />;
}
