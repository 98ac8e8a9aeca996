// All futures of the exchange, as they stand this second.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';

import { OverviewPage } from '#features/futures/overview/overview-page.tsx';
import { readOverview } from '#features/futures/overview/overview-view.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { publicPage } from '../../metadata/public-page.ts';
import { currentViewer } from '../../access/viewer.ts';
import { loadContracts, loadDays } from './load-contracts.ts';
import { demoDesk } from './demo-desk.ts';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('explorer');
  const words = { title: t('overview.metaTitle'), description: t('overview.metaDescription') };
  return { ...words, ...(await publicPage({ path: '/futures', ...words })) };
}

export default async function Page({ searchParams }: Props) {
  const locale = await getLocale();
  if ((await currentViewer(locale)).inDemo) redirect(localisedPath(locale, demoDesk));
  const [loaded, sparklines] = await Promise.all([loadContracts(), loadDays()]);
  if (loaded === null) return <UnansweredPage />;
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return (
    <PageMessages namespaces={['contracts', 'explorer']}>
      <OverviewPage
        {...loaded}
        sparklines={sparklines}
        initial={readOverview(new URLSearchParams(query))}
        drawnMs={Date.now()}
        locale={locale}
      />
    </PageMessages>
  );
}
