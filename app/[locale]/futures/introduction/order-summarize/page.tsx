// Every kind of order that futures have, and what orders are checked against.
import { getTranslations } from 'next-intl/server';

import { liveContractOf } from '#features/info/guides/live-contract.ts';
import { orderSections } from '#features/info/guides/order-guide.tsx';
import { places } from '#features/info/guides/place-names.ts';
import { futuresNow, limitsNow } from '../../../../information/guide-parameters.ts';
import { guideMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = places.orderSummary;

export const generateMetadata = guideMetadata(path, () => getTranslations('guides.orders'));

export default async function Page() {
  const [t, futures, limits] = await Promise.all([getTranslations('guides.orders'), futuresNow(), limitsNow()]);
  if (futures === null || limits === null) return <UnansweredPage />;
  const { markets, tickers } = futures.value;
  return (
    <InformationPage
      path={path}
      title={t('title')}
      lead={t('lead')}
      asOfMs={limits.asOfMs}
      sections={orderSections({ limits: limits.value, market: liveContractOf(markets, tickers)?.market ?? null }, t)}
      related={[places.parameters, places.details, places.marginSummary, places.spotRules]}
    />
  );
}
