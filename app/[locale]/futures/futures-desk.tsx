// The desk of one contract, rendered with the market as it stands: what the pages of all lines have in common.
import 'server-only';

import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { ContractStrip } from '#features/futures/header/contract-strip.tsx';
import { FuturesPanels } from '#features/futures/panels/futures-panels.tsx';
import { FuturesTicket } from '#features/futures/ticket/futures-ticket.tsx';
import { writeTerminal } from '#features/terminal/terminal-data.ts';
import { PanelLink } from '#features/terminal/window/panel-link.tsx';
import { Terminal } from '#features/terminal/terminal.tsx';
import { OpenWorldButton } from '#features/worlds/open/open-world-button.tsx';
import { contractLines, isDemoLine, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { worldOfPage } from '../../exchange/exchange.ts';
import { readInterval } from '../../exchange/market-answers.ts';
import { MarketStructuredData } from '../../metadata/market-structured-data.tsx';
import { publicPage } from '../../metadata/public-page.ts';
import { worldOfDesk } from '../../worlds/world-of-desk.ts';
import { contractsOf, loadFutures } from './load-futures.ts';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

export type DeskProps = {
  readonly params: Promise<{ symbol: string; contractType?: string }>;
  readonly searchParams: Promise<{ interval?: string }>;
};

export async function futuresMetadata(line: ContractLineKey, { params, searchParams }: DeskProps): Promise<Metadata> {
  const t = await getTranslations('pages');
  const loaded = await loadFutures(line, (await params).symbol, readInterval((await searchParams).interval));
  // An engine that comes while the exchange does not answer comes again; it keeps nothing of this.
  if (loaded === null || loaded === 'unreachable') return { robots: { index: false } };
  const { market, ticker } = loaded;
  const price = isolateLtr(formatPrice(ticker.lastPrice, market.pricePlace));
  const pair = isolateLtr(market.displayName);
  const isDemo = isDemoLine(market.businessLine);
  const description = t(isDemo ? 'futuresDemoDescription' : 'futuresDescription', { pair: market.displayName });
  const title = isDemo
    ? (await getTranslations('desk'))('title.demo', { arrow: '', price, pair }).trim()
    : (await getTranslations('terminal'))('title', { price, pair });
  const words = { title: { absolute: title }, description };
  // Play money is for those who are here already: nobody should find its prices for real ones.
  if (isDemo) return { ...words, robots: { index: false } };
  return {
    ...words,
    ...(await publicPage({ path: contractPath(market), title: market.displayName, description, picture: contractPath(market) })),
  };
}

/** An address in small letters, or of another type than the contract's, leads to the one that it has. */
async function keepAddress(line: ContractLineKey, { params }: DeskProps): Promise<void> {
  const { symbol, contractType } = await params;
  const locale = await getLocale();
  const go = (path: string): never => redirect(localisedPath(locale, path));
  const asksDated = contractType === undefined && symbol === 'delivery';
  // The demo trades demo contracts: the dated ones of its own line.
  const isDemo = asksDated && line === 'usd' && (await worldOfPage()) === TradingMode.paper;
  const contracts = await contractsOf(isDemo ? 'susd' : line).catch(() => []);
  // /futures/usd/delivery: the contract that ends soonest.
  const dated = asksDated ? contracts.find(({ symbolType }) => symbolType === 2) : undefined;
  if (dated !== undefined) go(contractPath(dated));
  const market = contracts.find(({ name }) => name === symbol.toUpperCase());
  if (market === undefined) return;
  const wanted = contractPath(market);
  const asked = `/futures/${line}/${contractType === undefined ? '' : `${contractType}/`}${symbol}`;
  if (wanted !== asked) go(wanted);
}

type FuturesDeskProps = {
  readonly line: ContractLineKey;
  readonly page: DeskProps;
  /** Under the order form, where a desk has more than every other; such a desk has an address of its own. Left out: nothing. */
  readonly beside?: (market: ContractMarket) => ReactNode;
};

export async function FuturesDesk({ line, page, beside }: FuturesDeskProps) {
  if (beside === undefined) await keepAddress(line, page);
  const loaded = await loadFutures(line, (await page.params).symbol, readInterval((await page.searchParams).interval));
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <UnansweredPage />;
  const { market, ticker } = loaded;
  const kept = await cookies();
  const locale = await getLocale();
  const isDemo = isDemoLine(contractLines[line]);
  return (
    <>
      {isDemo || beside !== undefined ? null : <MarketStructuredData market={market} lastPrice={ticker.lastPrice} />}
      <Terminal
        text={writeTerminal(loaded)}
        locale={locale}
        layout={kept.get('layout')?.value}
        practice={isDemo || beside !== undefined || market.symbolType === 2 ? null : <OpenWorldButton {...await worldOfDesk(market)} />}
        facts={<ContractStrip market={market} initial={ticker} line={line} locale={locale} />}
        ticket={
          <>
            <FuturesTicket key={market.symbolId} market={market} line={line} initial={ticker} isDemo={isDemo} />
            {beside?.(market)}
          </>
        }
        panels={
          <FuturesPanels
            market={market}
            line={line}
            columns={kept.get('columns')?.value}
            tools={<PanelLink panel="orders" market={{ symbol: market.symbol }} />}
          />
        }
      />
    </>
  );
}
