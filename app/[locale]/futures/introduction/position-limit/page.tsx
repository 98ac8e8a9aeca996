// The largest position that each contract allows.
import { getTranslations } from 'next-intl/server';

import { positionLimitSections } from '#features/info/figures/position-limit/position-limit-sections.tsx';
import { commonNow, contractsNow, oldest, tickersNow } from '../../../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = '/futures/introduction/position-limit';

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.positionLimit'));

export default async function Page() {
  const [t, markets, tickers, common] = await Promise.all([getTranslations('figures'), contractsNow(), tickersNow(), commonNow()]);
  if (markets === null || tickers === null || common === null) return <UnansweredPage />;
  return (
    <InformationPage
      path={path}
      title={t('positionLimit.title')}
      lead={t('positionLimit.lead')}
      asOfMs={oldest(markets, tickers, common)}
      sections={positionLimitSections({ markets: markets.value, tickers: tickers.value, openOrderLimit: common.value.openOrderLimit }, t)}
      related={['/futures/introduction/position-tier', '/futures/introduction/trading-parameters']}
    />
  );
}
