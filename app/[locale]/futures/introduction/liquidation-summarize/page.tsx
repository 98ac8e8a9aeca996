// The liquidation of positions, with the numbers of this moment.
import { getTranslations } from 'next-intl/server';

import { liquidationSections } from '#features/info/guides/liquidation-guide.tsx';
import { liveContractOf } from '#features/info/guides/live-contract.ts';
import { places } from '#features/info/guides/place-names.ts';
import { fundNow, futuresNow } from '../../../../information/guide-parameters.ts';
import { guideMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = places.liquidationSummary;

export const generateMetadata = guideMetadata(path, () => getTranslations('guides.liquidation'));

export default async function Page() {
  const [t, futures, fund] = await Promise.all([getTranslations('guides.liquidation'), futuresNow(), fundNow()]);
  if (futures === null) return <UnansweredPage />;
  const { markets, tickers } = futures.value;
  return (
    <InformationPage
      path={path}
      title={t('title')}
      lead={t('lead')}
      asOfMs={futures.asOfMs}
      sections={liquidationSections(liveContractOf(markets, tickers), fund?.value ?? [], t)}
      related={[places.marginSummary, places.fund, places.tiers, places.orderSummary]}
    />
  );
}
