// The frame of administration pages: kinds of content, identities that wait, and what was done.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { contentKinds, type ContentKind } from '#lib/contract/site/content.ts';
import { Link } from '#lib/i18n/navigation.ts';

type Props = { readonly title: string; readonly current: ContentKind | 'changes' | 'identities'; readonly children: ReactNode };

const tab =
  'inline-flex min-h-9 items-center rounded-md px-3 text-sm text-secondary hover:bg-surface-2 hover:text-primary aria-[current]:bg-surface-2 aria-[current]:text-primary max-md:min-h-11';

export function AdminFrame({ title, current, children }: Props) {
  const t = useTranslations('admin');
  return (
    <div className="page-wide flex flex-1 flex-col gap-6 px-4 py-6">
      <nav aria-label={t('administration')} className="flex flex-wrap gap-1 border-b border-subtle pb-3">
        {contentKinds.map((kind) => (
          <Link key={kind} href={`/admin?kind=${kind}`} className={tab} {...(kind === current ? { 'aria-current': 'page' } : {})}>
            {t(`kind.${kind}`)}
          </Link>
        ))}
        <Link href="/admin/identities" className={`${tab} md:ms-auto`} {...(current === 'identities' ? { 'aria-current': 'page' } : {})}>
          {t('identity.title')}
        </Link>
        <Link href="/admin/changes" className={tab} {...(current === 'changes' ? { 'aria-current': 'page' } : {})}>
          {t('changes.title')}
        </Link>
      </nav>
      <h1 className="page-title">{title}</h1>
      {children}
    </div>
  );
}
