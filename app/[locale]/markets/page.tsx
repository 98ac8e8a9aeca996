// Every market, as the exchange has it this second.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { BannerStrip } from '#components/ui/messages/banner-strip.tsx';
import { readView } from '#features/markets/market-view.ts';
import { bannersAt } from '../../exchange/content-answers.ts';
import { ListedMarkets } from '../../markets/listed-markets.tsx';
import { drawnAt } from '../../exchange/drawn-at.ts';
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
  const [locale, t, help] = [await getLocale(), await getTranslations('markets'), await getTranslations('help')];
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const { line } = readView(new URLSearchParams(query));
  const loaded = await loadMarkets(line, locale);
  if (loaded === null) return <UnansweredPage />;
  return (
    <PageMessages namespaces={['contracts', 'markets']}>
      <BannerStrip banners={await bannersAt(locale, 80)} name={help('news')} className="border-b border-subtle" />
      <ListedMarkets key={line} path="/markets" title={t('title')} {...loaded} drawnMs={await drawnAt()} locale={locale} />
    </PageMessages>
  );
}
