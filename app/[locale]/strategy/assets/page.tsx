// The page of everything that one's bots hold.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';

import { StrategyEquity } from '#features/assets/overview/strategy-equity.tsx';
import { StrategyAssets } from '#features/bots/assets/strategy-assets.tsx';
import { getEquity } from '#lib/contract/calls/v1/assets/equity.ts';
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import { getStrategyAssets } from '#lib/contract/calls/v1/trigger/strategy/subAccount/assets.ts';
import { requireUser } from '../../../access/require-user.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('plaza'))('assets.title'), robots: { index: false } };
}

export default async function Page() {
  await requireUser();
  const client = await exchange();
  const [assets, { list: bots }, equity, { rates }] = await Promise.all([
    client.call(getStrategyAssets, {}),
    client.call(getRunningStrategies, {}),
    client.call(getEquity, { span: '1W', account: 'strategy' }),
    client.call(getCurrentRate, {}),
  ]);
  return (
    <PageMessages namespaces={['bots', 'plaza', 'portfolio', 'terminal']}>
      <StrategyAssets
        initial={{ bots, assets }}
        columns={(await cookies()).get('columns')?.value}
        curve={<StrategyEquity initial={equity} rates={rates} locale={await getLocale()} />}
      />
    </PageMessages>
  );
}
