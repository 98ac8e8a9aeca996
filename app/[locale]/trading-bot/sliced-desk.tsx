// The page of icebergs or of TWAP orders of a market: its chart, the form of that kind alone, and the lists of them.
import 'server-only';

import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { slicedPath, type SlicedKind } from '#features/bots/sliced/sliced-kind.ts';
import { SlicedLists } from '#features/bots/sliced/sliced-lists.tsx';
import { SlicedPlaces } from '#features/bots/sliced/sliced-places.tsx';
import { MarketPage } from '#features/terminal/market-page.tsx';
import { writeTerminal } from '#features/terminal/terminal-data.ts';
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { worldOfPage } from '../../exchange/exchange.ts';
import { readInterval } from '../../exchange/market-answers.ts';
import { publicPage } from '../../metadata/public-page.ts';
import { firstMarketName } from './first-market-name.ts';
import { loadBotMarket, type BotMarketData, type BotPlace } from './load-bot-market.ts';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

export type SlicedPageProps = {
  readonly params: Promise<{ symbol: string }>;
  readonly searchParams: Promise<{ interval?: string }>;
};

type Asked = { readonly kind: SlicedKind; readonly place: BotPlace; readonly page: SlicedPageProps };

const load = async ({ place, page }: Asked) =>
  await loadBotMarket(place, (await page.params).symbol, readInterval((await page.searchParams).interval));

const nameOf = ({ data }: BotMarketData): string => ('name' in data.market ? data.market.name : data.market.symbol);

export async function slicedMetadata(asked: Asked): Promise<Metadata> {
  const loaded = await load(asked);
  // An engine that comes while the exchange does not answer comes again; it keeps nothing of this.
  if (loaded === null || loaded === 'unreachable') return { robots: { index: false } };
  const { market } = loaded.data;
  const t = await getTranslations('plaza.sliced');
  const words = {
    title: t('title', { kind: t(`name.${asked.kind}`), pair: isolateLtr(market.displayName) }),
    description: t(`about.${asked.kind}`),
  };
  // Play money is for those who are here already.
  if (isDemoLine(market.businessLine)) return { ...words, robots: { index: false } };
  return { ...words, ...(await publicPage({ path: slicedPath(asked.kind, asked.place, nameOf(loaded)), ...words })) };
}

type Props = Asked & {
  /** The form of that kind, for a market of that place. */
  readonly ticketOf: (loaded: BotMarketData, page: { readonly kind: SlicedKind; readonly path: string }) => ReactNode;
  /** The facts in the strip over a market that is none of spot. */
  readonly factsOf?: (loaded: BotMarketData, locale: string) => ReactNode;
};

export async function SlicedDesk({ ticketOf, factsOf, ...asked }: Props) {
  const { kind, place, page } = asked;
  const { symbol } = await page.params;
  const locale = await getLocale();
  if (symbol !== symbol.toUpperCase()) redirect(localisedPath(locale, slicedPath(kind, place, symbol.toUpperCase())));
  const loaded = await load(asked);
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <UnansweredPage />;
  const [world, t] = [await worldOfPage(), await getTranslations('plaza.sliced')];
  const path = slicedPath(kind, place, nameOf(loaded));
  const { market } = loaded.data;
  const { symbolId, businessLine, displayName, baseCoin, quoteCoin } = market;
  const names = { spot: firstMarketName('spot', world), futures: firstMarketName('futures', world), [place]: nameOf(loaded) };
  return (
    <MarketPage
      text={writeTerminal(loaded.data)}
      locale={locale}
      facts={factsOf?.(loaded, locale)}
      address={slicedPath(kind, place, '{symbol}')}
      names={{ page: t(`name.${kind}`), chart: t('chart') }}
      aside={
        <>
          <SlicedPlaces kind={kind} place={place} names={names} />
          {ticketOf(loaded, { kind, path })}
        </>
      }
      below={
        <SlicedLists
          kind={kind}
          market={{ symbolId, businessLine, displayName, baseCoin, quoteCoin }}
          back={path}
          columns={(await cookies()).get('columns')?.value}
        />
      }
    />
  );
}
