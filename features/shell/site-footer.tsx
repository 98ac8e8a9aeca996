// The foot of every page: the operator's links, except on desks; where its prices come from, and what the product is built on.
import { useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getFooter } from '#lib/contract/calls/index/footer.ts';
import type { sourceInUse } from '#lib/contract/channels/source.ts';
import { isolate } from '#lib/format/bidi.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';

type Props = {
  /** Null: not known. */
  readonly source: ReturnType<typeof sourceInUse> | null;
  /** The followed one's name. */
  readonly venue: string;
  readonly columns: ResponseOf<typeof getFooter>['columns'];
};

/** These have their place in the last line, on desks too. */
const inLastLine = ['/about', '/legal/licences'];

function FooterLink({ href, children }: { readonly href: string; readonly children: string }) {
  const look = 'inline-flex min-h-8 items-center text-secondary hover:text-primary max-md:min-h-11';
  if (href.startsWith('/'))
    return (
      <PageLink href={href} className={look}>
        {children}
      </PageLink>
    );
  return (
    <a href={href} rel="noopener noreferrer" className={look}>
      {children}
    </a>
  );
}

function Columns({ columns }: Pick<Props, 'columns'>) {
  const t = useTranslations('home');
  const shown = columns
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => !inLastLine.includes(href)) }))
    .filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <nav
      aria-label={t('footer')}
      className="page-wide grid grid-cols-2 gap-x-4 gap-y-6 px-4 py-8 text-sm sm:grid-cols-3 lg:grid-cols-4 in-[:root:has(.desk)]:hidden"
    >
      {shown.map(({ title, links }) => (
        <div key={title}>
          <p className="pb-1 text-xs font-medium text-muted">{title}</p>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <FooterLink href={href}>{label}</FooterLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

export function SiteFooter({ source, venue, columns }: Props) {
  const [t, about] = [useTranslations('pages'), useTranslations('guides.about')];
  return (
    <footer className="border-t border-subtle bg-surface-1">
      <Columns columns={columns} />
      <div className="page-wide flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-1 text-xs text-muted in-[:root:has(.desk)]:max-w-none">
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
      </div>
    </footer>
  );
}
