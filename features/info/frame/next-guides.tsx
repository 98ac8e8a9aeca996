// The guides before and after the one that is read.
import { useTranslations } from 'next-intl';

import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { PageLink } from '#lib/i18n/page-link.tsx';
import type { GuideLink } from './guide-list.tsx';

const box = 'flex min-h-16 flex-1 basis-60 items-center gap-3 rounded-xl border border-subtle bg-surface-1 px-4 py-3 hover:border-strong';

export function NextGuides({ previous, next }: { readonly previous: GuideLink | null; readonly next: GuideLink | null }) {
  const t = useTranslations('guides.frame');
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t('further')} className="mt-12 flex flex-wrap gap-4">
      {previous === null ? null : (
        <PageLink href={previous.href} className={box}>
          <SiteIcon name="previous" size={18} className="shrink-0 text-muted" />
          <span className="min-w-0">
            <span className="block text-sm text-muted">{t('previous')}</span>
            <span className="block font-medium">{previous.name}</span>
          </span>
        </PageLink>
      )}
      {next === null ? null : (
        <PageLink href={next.href} className={`${box} justify-end text-end`}>
          <span className="min-w-0">
            <span className="block text-sm text-muted">{t('next')}</span>
            <span className="block font-medium">{next.name}</span>
          </span>
          <SiteIcon name="next" size={18} className="shrink-0 text-muted" />
        </PageLink>
      )}
    </nav>
  );
}
