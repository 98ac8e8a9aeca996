// The fees of a trade in futures.
import { getTranslations } from 'next-intl/server';

import { tradingFeeSections } from '#features/info/figures/trading-fee/trading-fee-sections.tsx';
import { tickerOf } from '#features/info/figures/contract-groups.ts';
import { contractsNow, levelsNow, oldest, tickersNow } from '../../../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = '/futures/introduction/trading-fee';

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.tradingFee'));

export default async function Page() {
  const [t, markets, levels, tickers] = await Promise.all([getTranslations('figures'), contractsNow(), levelsNow(), tickersNow()]);
  if (markets === null || levels === null || tickers === null) return <UnansweredPage />;
  const [first] = markets.value;
  const lastPrice = first === undefined ? null : (tickerOf(tickers.value, first)?.lastPrice ?? null);
  const figures = { markets: markets.value, levels: levels.value, lastPrice };
  return (
    <InformationPage
      path={path}
      title={t('tradingFee.title')}
      lead={t('tradingFee.lead')}
      asOfMs={oldest(markets, levels, tickers)}
      sections={tradingFeeSections(figures, t)}
      related={['/fees', '/vip', '/futures/introduction/futures-details']}
    />
  );
}
