// All futures of the exchange, as they stand this second.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';

import { OverviewAbout } from '#features/futures/overview/overview-about.tsx';
import { OverviewTools } from '#features/futures/overview/overview-tools.tsx';
import { localisedPath } from '#lib/i18n/locales.ts';
import { ListedMarkets } from '../../markets/listed-markets.tsx';
import { drawnAt } from '../../exchange/drawn-at.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { publicPage } from '../../metadata/public-page.ts';
import { currentViewer } from '../../access/viewer.ts';
import { loadMarkets } from '../markets/load-markets.ts';
import { loadContracts } from './load-contracts.ts';
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
  const [contracts, listed, t] = await Promise.all([loadContracts(), loadMarkets('futures', locale), getTranslations('explorer')]);
  if (contracts === null || listed === null) return <UnansweredPage />;
  const { contract: asked } = await searchParams;
  // The tools begin with the contract that the address names.
  const market = contracts.markets.find(({ name }) => name === asked) ?? contracts.markets[0];
  return (
    <PageMessages namespaces={['contracts', 'explorer', 'markets']}>
      <ListedMarkets
        path="/futures"
        title={t('overview.title')}
        tools={
          market === undefined ? null : (
            <OverviewTools market={market} ticker={listed.tickers.find(({ symbol }) => symbol === market.symbol) ?? null} />
          )
        }
        about={
          <OverviewAbout
            markets={contracts.markets.map(({ symbolId, form }) => ({ symbolId, form }))}
            tickers={listed.tickers}
            locale={locale}
          />
        }
        {...listed}
        drawnMs={await drawnAt()}
        locale={locale}
      />
    </PageMessages>
  );
}
