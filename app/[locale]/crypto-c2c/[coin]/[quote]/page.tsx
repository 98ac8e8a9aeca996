// The ads of a pair, to buy from and to sell to.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { BoardPage } from '#features/c2c/board/board-page.tsx';
import { readBoardView } from '#features/c2c/board/board-view.ts';
import { boardPath, marketplacePath } from '#lib/contract/c2c/board-path.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { identityHurdle, indexDecimals, loadAdverts, pairDecimals, schemesOf } from '../../../../c2c/load-board.ts';
import { C2cNav } from '../../../../c2c/section-nav.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';
import { PageMessages } from '../../../../messages/page-messages.tsx';
import { publicPage } from '../../../../metadata/public-page.ts';
import { TrailStructuredData } from '../../../../metadata/trail-structured-data.tsx';

type Props = {
  readonly params: Promise<{ coin: string; quote: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [pair, t] = [await params, await getTranslations('c2c.board')];
  const words = { title: t('metaTitle', pair), description: t('metaDescription', pair) };
  return { ...words, ...(await publicPage({ path: boardPath(pair), ...words })) };
}

export default async function Page({ params, searchParams }: Props) {
  const [pair, locale] = [await params, await getLocale()];
  const units = await pairDecimals(pair.coin, pair.quote).catch(() => 'unreachable' as const);
  if (units === 'unreachable') return <UnansweredPage />;
  if (units === null) notFound();
  const schemes = schemesOf(pair.quote);
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const view = readBoardView(new URLSearchParams(query), Object.keys(schemes), units.quoteDecimals);
  const [answer, hurdle] = await Promise.all([loadAdverts(pair, view), identityHurdle()]);
  if (answer === null) return <UnansweredPage />;
  const [t, menus, path] = [await getTranslations('c2c'), await getTranslations('menus'), boardPath(pair)];
  return (
    <PageMessages namespaces={['c2c']}>
      <TrailStructuredData
        steps={[
          { name: menus('entry.home.name'), href: '/' },
          { name: t('title'), href: marketplacePath },
          { name: `${pair.coin}/${pair.quote}`, href: path },
        ]}
      />
      <C2cNav current="market" />
      <BoardPage
        pair={pair}
        view={view}
        answer={answer}
        decimals={{ ...units, priceDecimals: indexDecimals(answer.index) }}
        schemes={schemes}
        hurdle={hurdle}
        action={localisedPath(locale, path)}
      />
    </PageMessages>
  );
}
