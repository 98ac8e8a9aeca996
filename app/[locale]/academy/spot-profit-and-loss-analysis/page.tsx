// The calculation of profit and loss of spot coins, with a calculator.
import { getTranslations } from 'next-intl/server';

import { places } from '#features/info/guides/place-names.ts';
import { profitSections } from '#features/info/guides/profit-guide.tsx';
import { liveSpotOf } from '#features/info/guides/spot-examples.ts';
import { spotNow } from '../../../information/guide-parameters.ts';
import { guideMetadata, InformationPage } from '../../../information/information-page.tsx';
import { UnansweredPage } from '../../../frame/unanswered-page.tsx';

const path = places.profit;

export const generateMetadata = guideMetadata(path, () => getTranslations('guides.profit'));

export default async function Page() {
  const [t, spot] = [await getTranslations('guides.profit'), await spotNow()];
  if (spot === null) return <UnansweredPage />;
  return (
    <InformationPage
      path={path}
      title={t('title')}
      lead={t('lead')}
      asOfMs={spot.asOfMs}
      sections={profitSections(liveSpotOf(spot.value.markets, spot.value.tickers), t)}
      related={[places.spotRules, places.margin]}
    />
  );
}
