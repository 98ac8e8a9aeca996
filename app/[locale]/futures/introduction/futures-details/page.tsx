// Every contract with its terms.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { contractDetailsSections } from '#features/info/figures/contract-details/contract-details-sections.tsx';
import { UnstablePage } from '#features/shell/connection/unstable-page.tsx';
import { contractsNow } from '../../../../information/figures.ts';
import { informationMetadata, InformationPage } from '../../../../information/information-page.tsx';

const path = '/futures/introduction/futures-details';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('figures.futuresDetails');
  return await informationMetadata({ path, title: t('title'), description: t('lead') });
}

export default async function Page() {
  const [t, markets] = await Promise.all([getTranslations('figures'), contractsNow()]);
  if (markets === null) return <UnstablePage />;
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
