// The insurance fund: what it has, and how that came about.
import { getTranslations } from 'next-intl/server';

import { insuranceSections } from '#features/info/figures/insurance/insurance-sections.tsx';
import { getInsuranceAmounts } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalAmount.ts';
import { getInsuranceFlow } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalFlowV2.ts';
import { chosenIn, oldest } from '../../../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { shareParameters } from '../../../../information/parameters.ts';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = '/futures/introduction/provision-for-risks';
/** The most days of the flow that are shown. */
const daysShown = 90;
const amountsNow = shareParameters(async (client) => (await client.call(getInsuranceAmounts, {})).list);
const daysOf = shareParameters(
  async (client, coin) => (await client.call(getInsuranceFlow, { coin, by: 'day', pageSize: daysShown })).list,
);

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.insurance'));

export default async function Page({ searchParams }: Props) {
  const [t, amounts, asked] = await Promise.all([getTranslations('figures'), amountsNow(), chosenIn(searchParams, 'coin')]);
  const coins = (amounts?.value ?? []).map(({ coin }) => coin);
  const coin = coins.find((one) => one === asked?.toUpperCase()) ?? coins[0] ?? '';
  const days = coin === '' ? null : await daysOf(coin);
  if (amounts === null || days === null) return <UnansweredPage />;
  return (
    <InformationPage
      path={path}
      title={t('insurance.title')}
      lead={t('insurance.lead')}
      asOfMs={oldest(amounts, days)}
      sections={insuranceSections({ path, amounts: amounts.value, coin, days: days.value, asOfMs: days.asOfMs }, t)}
      related={['/futures/introduction/liquidation-summarize', '/futures/introduction/position-tier']}
    />
  );
}
