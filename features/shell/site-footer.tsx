// The foot of every page: where its prices come from, and what the product is built on.
import { useTranslations } from 'next-intl';

import type { SourceState } from '#lib/contract/channels/source.ts';
import { isolate } from '#lib/format/bidi.ts';
import { Link } from '#lib/i18n/navigation.ts';

type Props = {
  /** Null: not known. */
  readonly source: SourceState['mode'] | null;
  /** The followed one's name. */
  readonly venue: string;
};

export function SiteFooter({ source, venue }: Props) {
  const t = useTranslations('pages');
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-subtle bg-surface-1 px-4 py-2 text-xs text-muted">
      <p>
        {source === null ? null : `${t(`footer.${source}`, { venue: isolate(venue) })} `}
        {t('footer.testNetwork')}
      </p>
      <Link href="/legal/licences" prefetch={false} className="hover:text-primary">
        {t('licences')}
      </Link>
    </footer>
  );
}
