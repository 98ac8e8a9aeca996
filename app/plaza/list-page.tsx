// The page of a ranking of strategies, of spot or of contracts, rendered with its first rows.
import 'server-only';

import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { placeOf, plazaPath, type PlazaPlace } from '#features/bots/plaza/ranking/plaza-place.ts';
import { PlazaPage } from '#features/bots/plaza/ranking/plaza-page.tsx';
import { lineOfPlace, rankingPageSize, readPlazaView } from '#features/bots/plaza/ranking/plaza-view.ts';
import { botKinds } from '#features/bots/kinds/bot-kinds.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { RankingWindow } from '#lib/contract/bots/plaza.ts';
import { getRankedStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/detail.ts';
import { getRankedStrategies } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/recommendList.ts';
import { getHotParameters } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams.ts';
import { getBestOfTheWeek } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/bestStrategyOfTheWeekList.ts';
import { publicExchange, worldOfPage } from '../exchange/exchange.ts';
import { withKnownMarket } from '../exchange/with-known-market.ts';
import { publicPage } from '../metadata/public-page.ts';
import { UnansweredPage } from '../frame/unanswered-page.tsx';

export type ListProps = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

const shownCards = 6;

export async function listMetadata(place: PlazaPlace): Promise<Metadata> {
  const t = await getTranslations('plaza.meta');
  const words = { title: t(`${place}.title`), description: t(`${place}.description`) };
  return { ...words, ...(await publicPage({ path: plazaPath[place], ...words })) };
}

/** Null: it does not rank. */
async function loadCompared(client: ReturnType<typeof publicExchange>, strategyId: string, indicatorDate: RankingWindow) {
  try {
    return (await client.call(getRankedStrategy, { strategyId, indicatorDate })).strategy;
  } catch (error) {
    if (error instanceof ApiError && error.key === 'notRanked') return null;
    throw error;
  }
}

export async function ListPage({ place, searchParams }: ListProps & { readonly place: PlazaPlace }) {
  const query = Object.entries(await searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  const client = publicExchange(await worldOfPage());
  const shown = await withKnownMarket(readPlazaView(new URLSearchParams(query), place), (view) => {
    const asked = {
      businessLine: lineOfPlace[place],
      indicatorDate: view.days,
      ...(view.kind === null ? {} : { strategyType: botKinds[view.kind].strategyType }),
      ...(view.market === '' ? {} : { symbolId: view.market }),
    };
    return Promise.all([
      client.call(getRankedStrategies, {
        ...asked,
        sortType: view.sort,
        pageNo: view.page,
        pageSize: rankingPageSize,
        ...(view.state === 'all' ? {} : { state: view.state }),
      }),
      client.call(getHotParameters, { ...asked, pageSize: shownCards }),
      client.call(getBestOfTheWeek, { strategyBaseType: place === 'spot' ? 1 : 2 }),
      Promise.all(view.compare.map((strategyId) => loadCompared(client, strategyId, view.days))),
    ]);
  });
  if (shown === null) return <UnansweredPage />;
  const { view } = shown;
  const [ranked, hot, best, compared] = shown.loaded;
  return (
    <PlazaPage
      place={place}
      view={view}
      ranked={ranked}
      compared={compared.flatMap((one) => (one !== null && placeOf(one) === place ? [one] : []))}
      hot={hot.list}
      best={best.list}
      columns={(await cookies()).get('columns')?.value}
    />
  );
}
