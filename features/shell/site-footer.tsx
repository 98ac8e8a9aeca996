// The foot of every page but the terminal's.
import { useTranslations } from 'next-intl';

import { Link } from '#lib/i18n/navigation.ts';

export function SiteFooter() {
  const t = useTranslations('pages');
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-subtle bg-surface-1 px-4 py-2 text-xs text-muted">
      <p>{t('footer')}</p>
      <Link href="/legal/licences" prefetch={false} className="hover:text-primary">
        {t('licences')}
      </Link>
    </footer>
  );
}
