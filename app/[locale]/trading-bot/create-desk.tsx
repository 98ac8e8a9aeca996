// The page on which a bot is made, rendered with the market as it stands: what the pages of all kinds have in common.
import 'server-only';

import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';

import { CreateGuide } from '#features/bots/create/create-guide.tsx';
import { CreateBasket } from '#features/bots/create/basket/create-basket.tsx';
import { CreateForm } from '#features/bots/create/form/create-form.tsx';
import { CreatePanels } from '#features/bots/create/create-panels.tsx';
import type { CreateProps } from '#features/bots/create/state/create-bot.tsx';
import type { BotKindId } from '#features/bots/kinds/bot-kind.ts';
import { botKinds, createPath, marketAddress } from '#features/bots/kinds/bot-kinds.ts';
import { MarketFrame } from '#features/terminal/market-frame.tsx';
import { MarketPage } from '#features/terminal/market-page.tsx';
import { Seeded } from '#features/terminal/seeded.tsx';
import { SourceBadge } from '#features/terminal/ticker/source-badge.tsx';
import { writeTerminal } from '#features/terminal/terminal-data.ts';
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { worldOfPage } from '../../exchange/exchange.ts';
import { readInterval } from '../../exchange/market-answers.ts';
import { publicPage } from '../../metadata/public-page.ts';
import { firstMarketName } from './first-market-name.ts';
import { loadBotMarket, type BotMarketData } from './load-bot-market.ts';
import { spotPrices } from './spot-prices.ts';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

export type CreatePageProps = {
  /** A kind without pages of its markets has none in its address. */
  readonly params: Promise<{ readonly symbol?: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

const one = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** The market of the page: of its address, or (a kind that has one page for all) the one that was picked there. */
async function marketNameOf(kind: BotKindId, { params, searchParams }: CreatePageProps): Promise<string> {
  const { symbol } = await params;
  return symbol ?? one((await searchParams)['market']) ?? firstMarketName(botKinds[kind].place, await worldOfPage());
}

/** The parts of the address that have one value each. */
const queryOf = (asked: Readonly<Record<string, string | string[] | undefined>>): string =>
  new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))).toString();

export async function createMetadata(kind: BotKindId, page: CreatePageProps): Promise<Metadata> {
  const t = await getTranslations('pages');
  const name = await marketNameOf(kind, page);
  const loaded = await loadBotMarket(botKinds[kind].place, name, readInterval(one((await page.searchParams)['interval'])));
  // An engine that comes while the exchange does not answer comes again; it keeps nothing of this.
  if (loaded === null || loaded === 'unreachable') return { robots: { index: false } };
  const { market } = loaded.data;
  const kinds = await getTranslations('bots');
  const said = { pair: isolateLtr(market.displayName), kind: kinds(`kind.${kind}.name`) };
  const words = botKinds[kind].hasMarketPages
    ? { title: t('botTitle', said), description: t('botDescription', { ...said, pair: market.displayName }) }
    : { title: `${said.kind}, ${kinds('home.title')}`, description: kinds(`kind.${kind}.about`) };
  // Play money is for those who are here already.
  if (isDemoLine(market.businessLine)) return { ...words, robots: { index: false } };
  const path = createPath(kind, 'name' in market ? market.name : market.symbol);
  return { ...words, ...(await publicPage({ path, ...words })) };
}

type Props = {
  readonly kind: BotKindId;
  /** Keeps what is filled in, with the form of the kind. */
  readonly Around: ComponentType<CreateProps>;
  readonly page: CreatePageProps;
  /** The facts in the strip over a market that is none of spot. */
  readonly factsOf?: (loaded: BotMarketData, locale: string) => ReactNode;
};

export async function CreateDesk({ kind, Around, page, factsOf }: Props) {
  const symbol = await marketNameOf(kind, page);
  const { hasMarketPages, basketOf, hasGuide } = botKinds[kind];
  const asked = await page.searchParams;
  const locale = await getLocale();
  if (hasMarketPages && symbol !== symbol.toUpperCase()) redirect(localisedPath(locale, createPath(kind, symbol.toUpperCase())));
  const loaded = await loadBotMarket(botKinds[kind].place, symbol, readInterval(one(asked['interval'])));
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <UnansweredPage />;
  const { market, ticker } = loaded.data;
  const t = await getTranslations('bots');
  const common = {
    aside: <CreateForm />,
    // A form of several markets, or of none, is not about the one that its chart shows.
    ...(hasMarketPages ? {} : { first: 'aside' as const }),
    below: <CreatePanels columns={(await cookies()).get('columns')?.value} />,
  };
  return (
    <Around key={hasMarketPages ? `${kind} ${market.symbolId}` : kind} kind={kind} market={market} ticker={ticker} query={queryOf(asked)}>
      {basketOf === undefined && hasGuide === undefined ? (
        <MarketPage
          text={writeTerminal(loaded.data)}
          locale={locale}
          facts={factsOf?.(loaded, locale)}
          address={marketAddress(kind)}
          names={{ page: t(`kind.${kind}.name`), chart: t('part.chart'), aside: t('part.form') }}
          {...(hasMarketPages ? {} : { chart: 'low' })}
          {...common}
        />
      ) : (
        <Seeded text={writeTerminal({ ...loaded.data, candles: [] })}>
          <MarketFrame
            names={{ chart: t(hasGuide === undefined ? 'basket.title' : 'panel.alerts'), aside: t('part.form') }}
            strip={
              <div className="flex min-h-12 flex-wrap items-center gap-x-5 bg-surface-1 px-3">
                <h1 className="text-base font-semibold">{t(`kind.${kind}.name`)}</h1>
                <SourceBadge market={market} initial={loaded.data.source} />
              </div>
            }
            drawing={hasGuide === undefined ? <CreateBasket prices={await spotPrices()} /> : <CreateGuide />}
            {...common}
          />
        </Seeded>
      )}
    </Around>
  );
}
