// The spot terminal of one market, rendered with the market as it stands.
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { readInterval } from '../../../exchange/market-answers.ts';
import { MarketStructuredData } from '../../../metadata/market-structured-data.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { publicPage } from '../../../metadata/public-page.ts';
import { currentViewer } from '../../../access/viewer.ts';
import { SpotDesk } from '../spot-desk.tsx';
import { loadTerminal } from './load-terminal.ts';
import { UnansweredPage } from '../../../frame/unanswered-page.tsx';

type Props = { readonly params: Promise<{ symbol: string }>; readonly searchParams: Promise<{ interval?: string }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [t, loaded] = [
    await getTranslations('terminal'),
    await loadTerminal((await params).symbol, readInterval((await searchParams).interval)),
  ];
  // An engine that comes while the exchange does not answer comes again; it keeps nothing of this.
  if (loaded === null || loaded === 'unreachable') return { robots: { index: false } };
  const { market, ticker } = loaded;
  const { inDemo } = await currentViewer(await getLocale());
  const price = isolateLtr(formatPrice(ticker.lastPrice, market.pricePlace));
  const pair = isolateLtr(market.displayName);
  const description = t('description', { pair: market.displayName });
  return {
    title: {
      absolute: inDemo ? (await getTranslations('desk'))('title.demo', { arrow: '', price, pair }).trim() : t('title', { price, pair }),
    },
    description,
    ...(await publicPage({ path: `/spot/${market.symbol}`, title: market.displayName, description, picture: `/spot/${market.symbol}` })),
  };
}

export default async function SpotPage({ params, searchParams }: Props) {
  const { symbol } = await params;
  const locale = await getLocale();
  if (symbol !== symbol.toUpperCase()) redirect(localisedPath(locale, `/spot/${symbol.toUpperCase()}`));
  const loaded = await loadTerminal(symbol, readInterval((await searchParams).interval));
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <UnansweredPage />;
  return (
    <PageMessages namespaces={['terminal', 'chart', 'desk', 'spot', 'plans', 'margin', 'ticket']}>
      <MarketStructuredData market={loaded.market} lastPrice={loaded.ticker.lastPrice} />
      <SpotDesk loaded={loaded} />
    </PageMessages>
  );
}
