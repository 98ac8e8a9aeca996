// The mark of a strategy that is the house's own.
import { useTranslations } from 'next-intl';

export function HouseBadge() {
  const t = useTranslations('plaza');
  return (
    <span title={t('houseAbout')} className="rounded bg-surface-3 px-1 py-0.5 text-2xs font-normal text-secondary">
      {t('house')}
    </span>
  );
}
