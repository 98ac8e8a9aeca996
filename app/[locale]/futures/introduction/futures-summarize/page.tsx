// The perpetual and delivery futures: what they are, and which there are.
import { getTranslations } from 'next-intl/server';

import { futuresSections } from '#features/info/guides/futures-guide.tsx';
import { places } from '#features/info/guides/place-names.ts';
import { futuresNow } from '../../../../information/guide-parameters.ts';
import { guideMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = places.futuresSummary;

export const generateMetadata = guideMetadata(path, () => getTranslations('guides.futures'));

export default async function Page() {
  const [t, futures] = [await getTranslations('guides.futures'), await futuresNow()];
  if (futures === null) return <UnansweredPage />;
  return (
    <InformationPage
      path={path}
      title={t('title')}
      lead={t('lead')}
      asOfMs={futures.asOfMs}
      sections={futuresSections(futures.value, t)}
      related={[places.marginSummary, places.funding, places.delivery, places.fee]}
    />
  );
}
