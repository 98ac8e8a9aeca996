// Every contract with its terms.
import { getTranslations } from 'next-intl/server';

import { contractDetailsSections } from '#features/info/figures/contract-details/contract-details-sections.tsx';
import { contractsNow } from '../../../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = '/futures/introduction/futures-details';

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.futuresDetails'));

export default async function Page() {
  const [t, markets] = await Promise.all([getTranslations('figures'), contractsNow()]);
  if (markets === null) return <UnansweredPage />;
  return (
    <InformationPage
      path={path}
      title={t('futuresDetails.title')}
      lead={t('futuresDetails.lead')}
      asOfMs={markets.asOfMs}
      sections={contractDetailsSections(markets.value, t)}
      related={['/futures/introduction/trading-parameters', '/futures/introduction/position-tier', '/futures/introduction/trading-fee']}
    />
  );
}
