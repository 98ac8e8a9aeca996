// Contracts that end on a day, and the prices of those that have ended.
import { getTranslations } from 'next-intl/server';

import { deliverySections } from '#features/info/figures/delivery/delivery-sections.tsx';
import { getDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/list.ts';
import { getIndexComposition } from '#lib/contract/calls/v1/mcp/market/index/composition.ts';
import { contractsNow, oldest, tickersNow } from '../../../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { shareParameters } from '../../../../information/parameters.ts';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = '/futures/introduction/delivery-data';
const deliveriesNow = shareParameters(async (client) => (await client.call(getDeliveries, {})).list);
const rulesOf = shareParameters(async (client, symbolId) => (await client.call(getIndexComposition, { symbolId })).rules);

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.delivery'));

export default async function Page() {
  const [t, contracts, tickers, deliveries] = await Promise.all([
    getTranslations('figures'),
    contractsNow(),
    tickersNow(),
    deliveriesNow(),
  ]);
  const markets = (contracts?.value ?? []).filter(({ symbolType }) => symbolType === 2).toSorted((a, b) => a.deliveryMs - b.deliveryMs);
  const [first] = markets;
  const rules = first === undefined ? null : await rulesOf(first.symbolId);
  if (contracts === null || tickers === null || deliveries === null) return <UnansweredPage />;
  const figures = {
    markets,
    tickers: tickers.value,
    delivered: deliveries.value.filter(({ deliveryPrice }) => deliveryPrice !== null),
    averagingMs: rules?.value?.averagingMs ?? null,
    asOfMs: Date.now(),
  };
  return (
    <InformationPage
      path={path}
      title={t('delivery.title')}
      lead={t('delivery.lead')}
      asOfMs={oldest(contracts, tickers, deliveries)}
      sections={deliverySections(figures, t)}
      related={['/futures/introduction/price-indexes', '/futures/introduction/futures-details']}
    />
  );
}
