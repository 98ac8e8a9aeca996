// Every market, as the exchange has it this second.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { BannerStrip } from '#components/ui/messages/banner-strip.tsx';
import { MarketsPage } from '#features/markets/markets-page.tsx';
import { readView } from '#features/markets/market-view.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { getSparklines } from '#lib/contract/calls/v1/spot/market/sparklines.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { bannersAt } from '../../exchange/content-answers.ts';
import { publicExchange, worldOfPage } from '../../exchange/exchange.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { publicPage } from '../../metadata/public-page.ts';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('markets');
  const words = { title: t('metaTitle'), description: t('metaDescription') };
  return { ...words, ...(await publicPage({ path: '/markets', ...words })) };
}

export default async function Page({ searchParams }: Props) {
  const [locale, t] = [await getLocale(), await getTranslations('help')];
  const client = publicExchange(await worldOfPage());
  const loaded = await Promise.all([
    client.call(getAllSymbols, { businessLine: 1 }),
    client.call(getTickers, {}),
    client.call(getSparklines, {}),
  ]).catch(() => null);
  if (loaded === null) return <UnansweredPage />;
  const [{ symbols }, { tickers }, { list }] = loaded;
  const markets = symbols ?? [];
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const view = readView(new URLSearchParams(query), [...new Set(markets.map(({ quoteCoin }) => quoteCoin))]);
  return (
    <PageMessages namespaces={['markets']}>
      <BannerStrip banners={await bannersAt(locale, 80)} name={t('news')} className="border-b border-subtle" />
      <MarketsPage markets={markets} tickers={tickers} sparklines={list} initial={view} locale={locale} />
    </PageMessages>
  );
}
