// Announcements by category, newest first, in pages that have addresses.
import { useLocale, useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button.tsx';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getAnnouncements } from '#lib/contract/calls/v1/cms/announce/list.ts';
import type { AnnouncementCategory } from '#lib/contract/site/content.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { Dated } from '../help/dated.tsx';
import { langOf } from '../help/lang-of.ts';

type Props = ResponseOf<typeof getAnnouncements> & {
  /** Undefined: all. */
  readonly category: AnnouncementCategory | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly nameOf: (category: string) => string;
};

const addressOf = (category: string | undefined, pageNo: number): string => {
  const query = new URLSearchParams({ ...(category === undefined ? {} : { category }), ...(pageNo === 1 ? {} : { page: String(pageNo) }) });
  return query.size === 0 ? '/announcements' : `/announcements?${query.toString()}`;
};

const chip =
  'inline-flex min-h-9 items-center rounded-full border border-subtle px-4 text-sm text-secondary hover:border-strong hover:text-primary aria-[current]:border-accent aria-[current]:text-primary max-md:min-h-11';

export function AnnouncementList({ list, total, categories, category, pageNo, pageSize, nameOf }: Props) {
  const [t, locale] = [useTranslations('help.announcements'), useLocale()];
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className="page-text flex flex-1 flex-col gap-8 px-4 py-8 md:py-12">
      <header className="flex flex-col gap-4">
        <h1 className="page-title">{t('title')}</h1>
        <p className="max-w-[65ch] text-lg text-secondary">{t('lead')}</p>
      </header>
      <nav aria-label={t('categories')} className="flex flex-wrap gap-2">
        {[undefined, ...categories.map((one) => one.category)].map((one) => (
          <PageLink key={one ?? ''} href={addressOf(one, 1)} className={chip} {...(one === category ? { 'aria-current': 'page' } : {})}>
            {one === undefined ? t('all') : nameOf(one)}
          </PageLink>
        ))}
      </nav>
      {list.length === 0 ? <p className="text-secondary">{t('none')}</p> : null}
      <ul className="flex flex-col divide-y divide-subtle border-y border-subtle">
        {list.map((one) => (
          <li key={one.slug}>
            <PageLink href={one.href} className="group block py-5">
              <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                <span>{nameOf(one.category)}</span>
                <Dated atMs={one.publishedMs} locale={locale} />
              </span>
              <span {...langOf(one.tag, locale)} className="mt-1 block">
                <span className="block text-lg font-medium text-primary group-hover:underline">{one.title}</span>
                <span className="mt-1 block text-secondary">{one.summary}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {pages === 1 ? null : (
        <nav aria-label={t('pages')} className="flex items-center justify-between gap-4">
          {pageNo > 1 ? (
            <PageLink href={addressOf(category, pageNo - 1)} rel="prev" className={buttonClasses('secondary', 'large')}>
              {t('newer')}
            </PageLink>
          ) : (
            <span />
          )}
          <p className="text-sm text-muted">{t('page', { page: pageNo, pages })}</p>
          {pageNo < pages ? (
            <PageLink href={addressOf(category, pageNo + 1)} rel="next" className={buttonClasses('secondary', 'large')}>
              {t('older')}
            </PageLink>
          ) : (
            <span />
          )}
        </nav>
      )}
    </div>
  );
}
