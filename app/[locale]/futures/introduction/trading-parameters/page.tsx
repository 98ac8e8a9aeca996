// Steps and bounds of orders, contract by contract.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { tradingParametersSections } from '#features/info/figures/trading-parameters/trading-parameters-sections.tsx';
import { UnstablePage } from '#features/shell/connection/unstable-page.tsx';
import { commonNow, contractsNow, oldest } from '../../../../information/figures.ts';
import { informationMetadata, InformationPage } from '../../../../information/information-page.tsx';

const path = '/futures/introduction/trading-parameters';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('figures.parameters');
  return await informationMetadata({ path, title: t('title'), description: t('lead') });
}

export default async function Page() {
  const [t, markets, common] = await Promise.all([getTranslations('figures'), contractsNow(), commonNow()]);
  if (markets === null || common === null) return <UnstablePage />;
  return (
    <InformationPage
      path={path}
      title={t('parameters.title')}
      lead={t('parameters.lead')}
      asOfMs={oldest(markets, common)}
      sections={tradingParametersSections({ markets: markets.value, common: common.value }, t)}
      related={['/futures/introduction/futures-details', '/futures/introduction/position-limit', '/futures/introduction/order-summarize']}
    />
  );
}
