// Everything one owns.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { AssetOverview } from '#features/assets/asset-overview.tsx';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { exchange } from '../../exchange.ts';
import { PageMessages } from '../../page-messages.tsx';
import { requireUser } from '../../require-user.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('title'), robots: { index: false } };
}

export default async function AssetPage() {
  await requireUser('/asset');
  const client = await exchange();
  const [{ list }, { coins }, { rates }, { tickers }] = await Promise.all([
    client.call(getAssets, {}),
    client.call(getCoins, {}),
    client.call(getCurrentRate, {}),
    client.call(getTickers, {}),
  ]);
  const priceOf = (symbol: string): string | null => tickers.find((ticker) => ticker.symbol === symbol)?.lastPrice ?? null;
  return (
    <PageMessages namespaces={['assets']}>
      <AssetOverview
        balances={list}
        coins={coins.map(({ coin, name }) => ({ coin, name }))}
        prices={{ BTC: priceOf('BTCUSDT'), ETH: priceOf('ETHUSDT') }}
        rates={rates}
        locale={await getLocale()}
      />
    </PageMessages>
  );
}
