// Steps and bounds of orders, contract by contract.
import { getTranslations } from 'next-intl/server';

import { tradingParametersSections } from '#features/info/figures/trading-parameters/trading-parameters-sections.tsx';
import { commonNow, contractsNow, oldest } from '../../../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = '/futures/introduction/trading-parameters';

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.parameters'));

export default async function Page() {
  const [t, markets, common] = await Promise.all([getTranslations('figures'), contractsNow(), commonNow()]);
  if (markets === null || common === null) return <UnansweredPage />;
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
