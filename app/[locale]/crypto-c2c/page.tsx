// The marketplace between people: the best prices of coins.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { MarketPage } from '#features/c2c/market/market-page.tsx';
import { readMarketplaceView } from '#features/c2c/market/market-view.ts';
import { marketplacePath } from '#lib/contract/c2c/board-path.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { loadMarket } from '../../c2c/load-market.ts';
import { C2cNav } from '../../c2c/section-nav.tsx';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';
import { publicPage } from '../../metadata/public-page.ts';
import { TrailStructuredData } from '../../metadata/trail-structured-data.tsx';

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('c2c');
  const words = { title: t('metaTitle'), description: t('metaDescription') };
  return { ...words, ...(await publicPage({ path: marketplacePath, ...words })) };
}

export default async function Page({ searchParams }: Props) {
  const [locale, t, menus] = [await getLocale(), await getTranslations('c2c'), await getTranslations('menus')];
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const view = readMarketplaceView(new URLSearchParams(query));
  const loaded = await loadMarket(view, locale);
  if (loaded === null) return <UnansweredPage />;
  return (
    <>
      <TrailStructuredData
        steps={[
          { name: menus('entry.home.name'), href: '/' },
          { name: t('title'), href: marketplacePath },
        ]}
      />
      <C2cNav current="market" />
      <MarketPage view={view} {...loaded} action={localisedPath(locale, marketplacePath)} />
    </>
  );
}
