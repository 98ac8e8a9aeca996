// The home of bots, for visitors as well: one's own bots, the kinds that there are, and terms that did well.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { BotsHome } from '#features/bots/home/bots-home.tsx';
import { botKinds } from '#features/bots/kinds/bot-kinds.ts';
import { RankedHome } from '#features/bots/plaza/cards/ranked-home.tsx';
import { getRecommendedKinds } from '#lib/contract/calls/v1/trigger/strategy/public/conf/recommendList.ts';
import { getBestOfTheWeek } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/bestStrategyOfTheWeekList.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import { currentUser, publicExchange, worldOfPage } from '../../exchange/exchange.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { publicPage } from '../../metadata/public-page.ts';
import { firstMarketName } from './first-market-name.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pages');
  const words = { title: t('botsTitle'), description: t('botsDescription') };
  return { ...words, ...(await publicPage({ path: '/trading-bot', ...words })) };
}

/** Null: the exchange does not tell now; the rest of the page stands. */
async function loadRanked(world: TradingMode) {
  const client = publicExchange(world);
  const loaded = await Promise.all([client.call(getRecommendedKinds, {}), client.call(getBestOfTheWeek, {})]).catch(() => null);
  if (loaded === null) return null;
  const [kinds, week] = loaded;
  return { kinds: kinds.list.flatMap(({ all, ended, best }) => (best === null ? [] : { all, ended, best })), week: week.list };
}

export default async function Page() {
  const world = await worldOfPage();
  const ranked = await loadRanked(world);
  return (
    <PageMessages namespaces={['bots', 'plaza', 'terminal']}>
      <BotsHome
        columns={(await cookies()).get('columns')?.value}
        nameOf={(kind) => firstMarketName(botKinds[kind].place, world)}
        isUser={(await currentUser()) !== null}
        ranked={ranked === null ? null : <RankedHome kinds={ranked.kinds} week={ranked.week} />}
      />
    </PageMessages>
  );
}
