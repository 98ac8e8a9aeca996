// The foot of every page: where its prices come from, and what the product is built on.
import { useTranslations } from 'next-intl';

import type { SourceState } from '#lib/contract/channels/source.ts';
import { isolate } from '#lib/format/bidi.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';

type Props = {
  /** Null: not known. */
  readonly source: SourceState['mode'] | null;
  /** The followed one's name. */
  readonly venue: string;
};

export function SiteFooter({ source, venue }: Props) {
  const [t, about] = [useTranslations('pages'), useTranslations('guides.about')];
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-subtle bg-surface-1 px-4 py-1 text-xs text-muted">
      <p>
        {source === null ? null : `${t(`footer.${source}`, { venue: isolate(venue) })} `}
        {t('footer.testNetwork')}
      </p>
      <p className="flex gap-x-5">
        <PageLink href="/about" className="inline-flex min-h-6 items-center hover:text-primary">
          {about('title')}
        </PageLink>
        <PageLink href="/legal/licences" className="inline-flex min-h-6 items-center hover:text-primary">
          {t('licences')}
        </PageLink>
      </p>
    </footer>
  );
}
