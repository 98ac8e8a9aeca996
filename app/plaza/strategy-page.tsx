// The page of a ranked strategy, rendered with its figures over each period.
import 'server-only';

import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';

import { placeOf, plazaPath, strategyPath, type PlazaPlace } from '#features/bots/plaza/ranking/plaza-place.ts';
import { StrategyPage } from '#features/bots/plaza/strategy/strategy-page.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { rankingWindows, type RankingWindow } from '#lib/contract/bots/plaza.ts';
import { getRankedStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/detail.ts';
import { isolate, isolateLtr } from '#lib/format/bidi.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { publicExchange, worldOfPage } from '../exchange/exchange.ts';
import { publicPage } from '../metadata/public-page.ts';
import { RecordStructuredData } from '../metadata/record-structured-data.tsx';
import { UnansweredPage } from '../frame/unanswered-page.tsx';

export type StrategyProps = { readonly params: Promise<{ strategyId: string }> };
type Asked = StrategyProps & { readonly place: PlazaPlace };

/** Null: it does not rank. */
const loadStrategy = cache(async (strategyId: string) => {
  if (!/^[1-9]\d{0,15}$/.test(strategyId)) return null;
  const client = publicExchange(await worldOfPage());
  const of = async (days: RankingWindow) => ({ days, ...(await client.call(getRankedStrategy, { strategyId, indicatorDate: days })) });
  try {
    const [whole, ...periods] = await Promise.all([of(0), ...rankingWindows.filter((days) => days !== 0).map(of)]);
    return { whole, periods: [...periods, whole] };
  } catch (error) {
    return error instanceof ApiError && error.key === 'notRanked' ? null : 'unreachable';
  }
});

export async function strategyMetadata({ params }: Asked): Promise<Metadata> {
  const loaded = await loadStrategy((await params).strategyId);
  if (loaded === null || loaded === 'unreachable') return { robots: { index: false } };
  const t = await getTranslations('plaza');
  const { strategy } = loaded.whole;
  const words = {
    title: t('strategy.title', {
      name: isolate(strategy.published?.name ?? t('unpublished')),
      market: isolateLtr(strategy.symbolId.replace(/_[A-Z]+$/, '')),
    }),
    description: t('strategy.description'),
  };
  return { ...words, ...(await publicPage({ path: strategyPath(strategy), ...words })) };
}

export async function RankedStrategyPage({ place, params }: Asked) {
  const loaded = await loadStrategy((await params).strategyId);
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <UnansweredPage />;
  const { strategy, points, coin } = loaded.whole;
  if (placeOf(strategy) !== place) redirect(localisedPath(await getLocale(), strategyPath(strategy)));
  const t = await getTranslations('plaza');
  return (
    <>
      <RecordStructuredData
        name={strategy.published?.name ?? t('unpublished')}
        path={strategyPath(strategy)}
        list={{ name: t(`title.${place}`), path: plazaPath[place] }}
        about={({ name, url }) => ({ '@type': 'FinancialProduct', name, url, description: t('strategy.description') })}
      />
      <StrategyPage place={place} periods={loaded.periods} strategy={strategy} points={points} coin={coin} />
    </>
  );
}
