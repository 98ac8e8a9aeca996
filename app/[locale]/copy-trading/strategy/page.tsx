// The strategies of the plaza, for those who come from copy trading.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { RankedHome } from '#features/bots/plaza/cards/ranked-home.tsx';
import { copyPath } from '#features/copy-trading/copy-trading-paths.ts';
import { StrategiesPage } from '#features/copy-trading/strategies-page.tsx';
import { worldOfPage } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { publicPage } from '../../../metadata/public-page.ts';
import { loadRanked } from '../../../plaza/load-ranked.ts';
import { UnansweredPage } from '../../../frame/unanswered-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leaderRecords.meta.strategy');
  const words = { title: t('title'), description: t('description') };
  return { ...words, ...(await publicPage({ path: copyPath.strategy, ...words })) };
}

export default async function Page() {
  const ranked = await loadRanked(await worldOfPage());
  if (ranked === null) return <UnansweredPage />;
  return (
    <PageMessages namespaces={['bots', 'plaza']}>
      <StrategiesPage>
        <RankedHome kinds={ranked.kinds} week={ranked.week} />
      </StrategiesPage>
    </PageMessages>
  );
}
