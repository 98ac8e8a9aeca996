// The home of bots, for visitors as well: one's own bots, the kinds that there are, and terms that did well.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { BotsHome } from '#features/bots/home/bots-home.tsx';
import { botKinds } from '#features/bots/kinds/bot-kinds.ts';
import { readFitAnswers } from '#features/bots/kinds/kind-fits.ts';
import { RankedHome } from '#features/bots/plaza/cards/ranked-home.tsx';
import { worldOfPage } from '../../exchange/exchange.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { publicPage } from '../../metadata/public-page.ts';
import { loadRanked } from '../../plaza/load-ranked.ts';
import { firstMarketName } from './first-market-name.ts';
import { hasRunningBots, loadWeeks } from './load-home.ts';

type Props = { readonly searchParams: Promise<Partial<Record<string, string | string[]>>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages');
  const words = { title: t('botsTitle'), description: t('botsDescription') };
  return { ...words, ...(await publicPage({ path: '/trading-bot', ...words })) };
}

export default async function Page({ searchParams }: Props) {
  const world = await worldOfPage();
  const [ranked, weeks, hasBots] = await Promise.all([loadRanked(world), loadWeeks(world), hasRunningBots()]);
  return (
    <PageMessages namespaces={['bots', 'plaza', 'terminal']}>
      <BotsHome
        columns={(await cookies()).get('columns')?.value}
        nameOf={(kind) => firstMarketName(botKinds[kind].place, world)}
        hasBots={hasBots}
        answers={readFitAnswers(await searchParams)}
        weeks={weeks}
        ranked={ranked === null ? null : <RankedHome kinds={ranked.kinds} week={ranked.week} />}
      />
    </PageMessages>
  );
}
