// The spot terminal of one market, rendered with the market as it stands.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { ConnectionUnstable } from '#features/shell/connection/connection-unstable.tsx';
import { OrdersArea } from '#features/spot/orders/orders-area.tsx';
import { OrderTicket } from '#features/spot/ticket/order-ticket.tsx';
import { writeTerminal } from '#features/terminal/terminal-data.ts';
import { Terminal } from '#features/terminal/terminal.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { readInterval } from '../../../market-answers.ts';
import { PageMessages } from '../../../page-messages.tsx';
import { publicPage } from '../../../public-page.ts';
import { currentViewer } from '../../../viewer.ts';
import { loadTerminal } from './load-terminal.ts';

type Props = { readonly params: Promise<{ symbol: string }>; readonly searchParams: Promise<{ interval?: string }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [t, loaded] = [
    await getTranslations('terminal'),
    await loadTerminal((await params).symbol, readInterval((await searchParams).interval)),
  ];
  if (loaded === null || loaded === 'unreachable') return {};
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
    ...(await publicPage({ path: `/spot/${market.symbol}`, title: market.displayName, description })),
  };
}

export default async function SpotPage({ params, searchParams }: Props) {
  const { symbol } = await params;
  const locale = await getLocale();
  if (symbol !== symbol.toUpperCase()) redirect(localisedPath(locale, `/spot/${symbol.toUpperCase()}`));
  const loaded = await loadTerminal(symbol, readInterval((await searchParams).interval));
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <ConnectionUnstable />;
  const kept = await cookies();
  return (
    <PageMessages namespaces={['terminal', 'chart', 'desk', 'spot', 'plans']}>
      <Terminal
        text={writeTerminal(loaded)}
        locale={locale}
        layout={kept.get('layout')?.value}
        ticket={<OrderTicket key={symbol} market={loaded.market} initialPrice={loaded.ticker.lastPrice} />}
        panels={<OrdersArea market={loaded.market} columns={kept.get('columns')?.value} />}
      />
    </PageMessages>
  );
}
