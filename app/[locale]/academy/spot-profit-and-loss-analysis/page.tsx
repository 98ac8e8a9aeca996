// The calculation of profit and loss of spot coins, with a calculator.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { places } from '#features/info/guides/place-names.ts';
import { profitSections } from '#features/info/guides/profit-guide.tsx';
import { liveSpotOf } from '#features/info/guides/spot-examples.ts';
import { UnstablePage } from '#features/shell/connection/unstable-page.tsx';
import { spotNow } from '../../../information/guide-parameters.ts';
import { informationMetadata, InformationPage } from '../../../information/information-page.tsx';

const path = places.profit;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guides.profit');
  return await informationMetadata({ path, title: t('metaTitle'), description: t('metaDescription') });
}

export default async function Page() {
  const [t, spot] = [await getTranslations('guides.profit'), await spotNow()];
  if (spot === null) return <UnstablePage />;
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
