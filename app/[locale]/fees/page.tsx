// All that the exchange charges.
import { getTranslations } from 'next-intl/server';

import { feeSections } from '#features/info/figures/charges/fee-sections.tsx';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { contractsNow, levelsNow, oldest } from '../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../information/information-page.tsx';
import { shareParameters } from '../../information/parameters.ts';
import { UnansweredPage } from '../../frame/unanswered-page.tsx';

const path = '/fees';
const spotNow = shareParameters(async (client) => (await client.call(getAllSymbols, { businessLine: 1 })).symbols ?? []);
const coinsNow = shareParameters(async (client) => (await client.call(getCoins, {})).coins);

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.charges'));

export default async function Page() {
  const [t, spot, contracts, levels, coins] = await Promise.all([
    getTranslations('figures'),
    spotNow(),
    contractsNow(),
    levelsNow(),
    coinsNow(),
  ]);
  if (spot === null || contracts === null || levels === null || coins === null) return <UnansweredPage />;
  return (
    <InformationPage
      path={path}
      title={t('charges.title')}
      lead={t('charges.lead')}
      asOfMs={oldest(spot, contracts, levels, coins)}
      sections={feeSections({ spot: spot.value, contracts: contracts.value, levels: levels.value, coins: coins.value }, t)}
      related={['/vip', '/futures/introduction/trading-fee', '/spot/introduction/spot-rules', '/spot/introduction/margininfo/cross-limit']}
    />
  );
}
