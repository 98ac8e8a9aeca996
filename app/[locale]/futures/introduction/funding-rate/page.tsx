// Funding of the perpetual that the address names, as it stands and as it was.
import { getTranslations } from 'next-intl/server';

import { fundingSections } from '#features/info/figures/funding-rate/funding-sections.tsx';
import { chosenContract } from '#features/info/figures/contract-groups.ts';
import { getFundingRates } from '#lib/contract/calls/v1/mcp/market/capital/feeRate/list.ts';
import { getSettledFunding } from '#lib/contract/calls/v1/mcp/market/settle/feeRate/list.ts';
import { contractLineKeys, contractLines } from '#lib/contract/contract-lines.ts';
import { chosenIn, contractsNow, oldest } from '../../../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { shareParameters } from '../../../../information/parameters.ts';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = '/futures/introduction/funding-rate';
const lines = contractLineKeys.map((key) => contractLines[key]);
const ratesNow = shareParameters(async (client) => {
  const lists = await Promise.all(lines.map((businessLine) => client.call(getFundingRates, { businessLine })));
  return lists.flatMap(({ list }) => list);
});
const historyOf = shareParameters(async (client, symbolId) => (await client.call(getSettledFunding, { symbolId, range: '1m' })).list);

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.funding'));

export default async function Page({ searchParams }: Props) {
  const [t, contracts, rates, symbol] = await Promise.all([
    getTranslations('figures'),
    contractsNow(),
    ratesNow(),
    chosenIn(searchParams, 'symbol'),
  ]);
  const markets = (contracts?.value ?? []).filter(({ fundingIntervalMs }) => fundingIntervalMs > 0);
  const chosen = chosenContract(markets, symbol);
  const history = chosen === undefined ? null : await historyOf(chosen.symbolId);
  if (contracts === null || rates === null || chosen === undefined || history === null) return <UnansweredPage />;
  const figures = { path, markets, chosen, rates: rates.value, history: history.value, asOfMs: Date.now() };
  return (
    <InformationPage
      path={path}
      title={t('funding.title')}
      lead={t('funding.lead')}
      asOfMs={oldest(contracts, rates, history)}
      sections={fundingSections(figures, t)}
      related={['/futures/introduction/price-indexes', '/futures/introduction/futures-summarize']}
    />
  );
}
