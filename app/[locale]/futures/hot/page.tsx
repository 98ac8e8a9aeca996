// The futures of the exchange that stand out this second.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';

import { HotPage } from '#features/futures/overview/hot-page.tsx';
import { localisedPath } from '#lib/i18n/locales.ts';
import { drawnAt } from '../../../exchange/drawn-at.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { publicPage } from '../../../metadata/public-page.ts';
import { currentViewer } from '../../../access/viewer.ts';
import { loadContracts } from '../load-contracts.ts';
import { demoDesk } from '../demo-desk.ts';
import { UnansweredPage } from '../../../frame/unanswered-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('explorer');
  const words = { title: t('hot.metaTitle'), description: t('hot.metaDescription') };
  return { ...words, ...(await publicPage({ path: '/futures/hot', ...words })) };
}

export default async function Page() {
  const locale = await getLocale();
  if ((await currentViewer(locale)).inDemo) redirect(localisedPath(locale, demoDesk));
  const loaded = await loadContracts();
  if (loaded === null) return <UnansweredPage />;
  return (
    <PageMessages namespaces={['contracts', 'explorer']}>
      <HotPage {...loaded} drawnMs={await drawnAt()} locale={locale} />
    </PageMessages>
  );
}
