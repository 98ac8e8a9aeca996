// The make-up of the index and the mark price of a contract.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { priceIndexSections } from '#features/info/figures/price-index/price-index-sections.tsx';
import { chosenContract, tickerOf } from '#features/info/figures/contract-groups.ts';
import { getIndexComposition } from '#lib/contract/calls/v1/mcp/market/index/composition.ts';
import { chosenIn, contractsNow, tickersNow } from '../../../../information/figures.ts';
import { informationMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { shareParameters } from '../../../../information/parameters.ts';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = '/futures/introduction/price-indexes';
const compositionOf = shareParameters((client, symbolId) => client.call(getIndexComposition, { symbolId }));

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('figures.index');
  return await informationMetadata({ path, title: t('pageTitle'), description: t('lead') });
}

export default async function Page({ searchParams }: Props) {
  const [t, markets, tickers, symbol] = await Promise.all([
    getTranslations('figures'),
    contractsNow(),
    tickersNow(),
    chosenIn(searchParams, 'symbol'),
  ]);
  const chosen = chosenContract(markets?.value ?? [], symbol);
  const composition = chosen === undefined ? null : await compositionOf(chosen.symbolId);
  if (markets === null || tickers === null || chosen === undefined || composition === null) return <UnansweredPage />;
  const ticker = tickerOf(tickers.value, chosen);
  const figures = { path, markets: markets.value, chosen, composition: composition.value, ticker, asOfMs: composition.asOfMs };
  return (
    <InformationPage
      path={path}
      title={t('index.pageTitle')}
      lead={t('index.lead')}
      asOfMs={composition.asOfMs}
      sections={priceIndexSections(figures, t)}
      related={['/futures/introduction/funding-rate', '/futures/introduction/delivery-data', '/futures/introduction/liquidation-summarize']}
    />
  );
}
