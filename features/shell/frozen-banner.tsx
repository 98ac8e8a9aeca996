// The strip over every page of a user whom an operator has frozen: why, and what can still be done.
import { useTranslations } from 'next-intl';

export function FrozenBanner({ reason }: { readonly reason: string }) {
  const t = useTranslations('shell');
  return (
    <p role="status" className="border-b border-warning bg-warning-soft px-4 py-2 text-sm text-primary">
      <strong className="me-2 font-semibold">{t('frozen.title', { reason })}</strong>
      {t('frozen.about')}
    </p>
  );
}
