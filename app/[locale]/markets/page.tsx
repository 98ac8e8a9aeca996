// Every market, as the exchange has it this second.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { BannerStrip } from '#components/ui/messages/banner-strip.tsx';
import { MarketsPage } from '#features/markets/markets-page.tsx';
import { readView } from '#features/markets/market-view.ts';
import { bannersAt } from '../../exchange/content-answers.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { publicPage } from '../../metadata/public-page.ts';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';
import { loadMarkets } from './load-markets.ts';

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('markets');
  const words = { title: t('metaTitle'), description: t('metaDescription') };
  return { ...words, ...(await publicPage({ path: '/markets', ...words })) };
}

export default async function Page({ searchParams }: Props) {
  const [locale, t] = [await getLocale(), await getTranslations('help')];
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const { line } = readView(new URLSearchParams(query));
  const loaded = await loadMarkets(line, locale);
  if (loaded === null) return <UnansweredPage />;
  return (
    <PageMessages namespaces={['markets']}>
      <BannerStrip banners={await bannersAt(locale, 80)} name={t('news')} className="border-b border-subtle" />
      <MarketsPage key={line} {...loaded} locale={locale} />
    </PageMessages>
  );
}
