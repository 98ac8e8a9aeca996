// The calculation of futures margin, with the numbers of this moment.
import { getTranslations } from 'next-intl/server';

import { liveContractOf } from '#features/info/guides/live-contract.ts';
import { marginGuideSections } from '#features/info/guides/margin-guide.tsx';
import { places } from '#features/info/guides/place-names.ts';
import { futuresNow } from '../../../../information/guide-parameters.ts';
import { guideMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = places.marginSummary;

export const generateMetadata = guideMetadata(path, () => getTranslations('guides.margin'));

export default async function Page() {
  const [t, futures] = [await getTranslations('guides.margin'), await futuresNow()];
  if (futures === null) return <UnansweredPage />;
  const { markets, tickers } = futures.value;
  return (
    <InformationPage
      path={path}
      title={t('title')}
      lead={t('lead')}
      asOfMs={futures.asOfMs}
      sections={marginGuideSections(liveContractOf(markets, tickers), t)}
      related={[places.liquidationSummary, places.tiers, places.limits, places.fee]}
    />
  );
}
