// A whole history as a file for spreadsheets.
import { useTranslations } from 'next-intl';

import { SiteIcon } from '#components/ui/icons/site-icon.tsx';

export function DownloadLink({ href, about }: { readonly href: string; readonly about: string }) {
  const t = useTranslations('figures');
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <a
        href={href}
        download
        className="inline-flex min-h-11 items-center gap-2 rounded-lg border border-strong px-4 font-medium text-primary hover:bg-surface-2"
      >
        <SiteIcon name="download" size={16} />
        {t('download')}
      </a>
      <span>{about}</span>
    </p>
  );
}
