// The frame of every information page: where one is, what it says, its sections with their contents beside them, and the other guides.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { formatDateTime } from '#lib/format/format-time.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { ContentsList } from './contents-list.tsx';
import { GuideList, type GuideGroup, type GuideLink } from './guide-list.tsx';
import { NextGuides } from './next-guides.tsx';

export type InfoSection = {
  /** In addresses: #tiers. The same in every language. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
};

export type InfoPageProps = {
  /** From home to the page itself, which is the last. Without an address: a name only. */
  readonly trail: readonly { readonly name: string; readonly href?: string }[];
  readonly title: string;
  /** The subject of the page, in a sentence. */
  readonly lead: ReactNode;
  /** The time at which the parameters on it were read; null: it shows none. */
  readonly asOfMs: number | null;
  readonly sections: readonly InfoSection[];
  /** Between the lead and the first section. */
  readonly opening?: ReactNode;
  readonly related: readonly GuideLink[];
  readonly guides: readonly GuideGroup[];
  readonly previous: GuideLink | null;
  readonly next: GuideLink | null;
};

export function InfoPage({ trail, title, lead, asOfMs, sections, opening, related, guides, previous, next }: InfoPageProps) {
  const t = useTranslations('guides.frame');
  const shell = useTranslations('shell');
  return (
    <div className="page-guide grid flex-1 content-start gap-x-10 px-4 pt-6 pb-12 text-base md:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_13rem]">
      <article className="min-w-0 lg:col-start-2 lg:row-start-1">
        <Breadcrumbs label={shell('trail')} trail={trail} />
        <h1 className="mt-4 text-balance page-title">{title}</h1>
        <p className="mt-3 max-w-[65ch] text-lg leading-8 text-secondary">{lead}</p>
        {asOfMs === null ? null : (
          <p className="mt-3 text-sm text-muted">
            {t.rich('asOf', {
              time: () => (
                <time dateTime={new Date(asOfMs).toISOString()}>
                  <bdi dir="ltr">{formatDateTime(asOfMs, 0)} UTC</bdi>
                </time>
              ),
            })}
          </p>
        )}
        {sections.length < 2 ? null : (
          <details className="group mt-6 rounded-xl border border-subtle bg-surface-1 xl:hidden">
            <summary className="flex min-h-11 list-none items-center justify-between px-4 font-medium [&::-webkit-details-marker]:hidden">
              {t('contents')}
              <SiteIcon name="chevron" size={18} className="text-muted group-open:rotate-180" />
            </summary>
            <div className="px-4 pb-3">
              <ContentsList sections={sections} />
            </div>
          </details>
        )}
        {opening === undefined ? null : <div className="mt-8 flex flex-col gap-5">{opening}</div>}
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-12 flex scroll-mt-20 flex-col gap-5">
            <h2 id={`${id}-title`} className="text-xl font-semibold text-balance">
              {heading}
            </h2>
            {body}
          </section>
        ))}
        {related.length === 0 ? null : (
          <section aria-labelledby="related-title" className="mt-12">
            <h2 id="related-title" className="text-lg font-semibold">
              {t('related')}
            </h2>
            <ul className="mt-2 flex flex-wrap gap-x-6">
              {related.map(({ href, name }) => (
                <li key={href}>
                  <PageLink href={href} className="inline-flex min-h-11 items-center text-accent hover:underline">
                    {name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <NextGuides previous={previous} next={next} />
      </article>
      <nav aria-label={t('guides')} className="max-lg:mt-12 max-lg:border-t max-lg:border-subtle max-lg:pt-6 lg:col-start-1 lg:row-start-1">
        <div className="lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
          <GuideList groups={guides} />
        </div>
      </nav>
      {sections.length < 2 ? null : (
        <nav aria-label={t('contents')} className="hidden xl:col-start-3 xl:row-start-1 xl:block">
          <div className="sticky top-16 max-h-[calc(100dvh-5rem)] overflow-y-auto border-s border-subtle ps-4">
            <p className="text-sm font-semibold">{t('contents')}</p>
            <ContentsList sections={sections} />
          </div>
        </nav>
      )}
    </div>
  );
}
