// The risk tiers of the contract that the address names.
import { getTranslations } from 'next-intl/server';

import { positionTierSections } from '#features/info/figures/position-tier/position-tier-sections.tsx';
import { chosenContract } from '#features/info/figures/contract-groups.ts';
import { getGradients } from '#lib/contract/calls/v1/mcp/contract/gradient.ts';
import { chosenIn, contractsNow, oldest } from '../../../../information/figures.ts';
import { figureMetadata, InformationPage } from '../../../../information/information-page.tsx';
import { shareParameters } from '../../../../information/parameters.ts';
import { UnansweredPage } from '../../../../frame/unanswered-page.tsx';

const path = '/futures/introduction/position-tier';
const tiersNow = shareParameters(async (client, line) => (await client.call(getGradients, { businessLine: Number(line) })).gradients);

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = figureMetadata(path, () => getTranslations('figures.positionTier'));

export default async function Page({ searchParams }: Props) {
  const [t, markets, symbol] = await Promise.all([getTranslations('figures'), contractsNow(), chosenIn(searchParams, 'symbol')]);
  const chosen = chosenContract(markets?.value ?? [], symbol);
  const gradients = await tiersNow(String(chosen?.businessLine ?? ''));
  const tiers = gradients?.value?.find(({ symbolId }) => symbolId === chosen?.symbolId)?.tiers;
  if (markets === null || gradients === null || chosen === undefined || tiers === undefined) return <UnansweredPage />;
  return (
    <InformationPage
      path={path}
      title={t('positionTier.title')}
      lead={t('positionTier.lead')}
      asOfMs={oldest(markets, gradients)}
      sections={positionTierSections({ path, markets: markets.value, chosen, tiers }, t)}
      related={[
        '/futures/introduction/position-limit',
        '/futures/introduction/margin-summarize',
        '/futures/introduction/liquidation-summarize',
      ]}
    />
  );
}
