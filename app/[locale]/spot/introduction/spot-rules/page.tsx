// The rules of spot trading, pair by pair.
import { getTranslations } from 'next-intl/server';

import { places } from '#features/info/guides/place-names.ts';
import { liveSpotOf } from '#features/info/guides/spot-examples.ts';
import { spotRulesSections } from '#features/info/guides/spot-rules-guide.tsx';
import { limitsNow, spotNow } from '../../../../information/guide-parameters.ts';
import { guideMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = places.spotRules;

export const generateMetadata = guideMetadata(path, () => getTranslations('guides.spotRules'));

export default async function Page() {
  const [t, spot, limits] = await Promise.all([getTranslations('guides.spotRules'), spotNow(), limitsNow()]);
  if (spot === null || limits === null) return <UnansweredPage />;
  const { markets, tickers } = spot.value;
  return (
    <InformationPage
      path={path}
      title={t('title')}
      lead={t('lead')}
      asOfMs={spot.asOfMs}
      sections={spotRulesSections({ markets, live: liveSpotOf(markets, tickers), limits: limits.value }, t)}
      related={[places.margin, places.profit, places.orderSummary]}
    />
  );
}
