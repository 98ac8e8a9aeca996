// Everything one owns.
import { Decimal } from 'decimal.js';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';

import { BannerStrip } from '#components/ui/messages/banner-strip.tsx';
import { SendHome } from '#features/account/sub-accounts/send-home.tsx';
import { OverviewPage } from '#features/assets/overview/overview-page.tsx';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { getEquity } from '#lib/contract/calls/v1/assets/equity.ts';
import { getSubAccounts } from '#lib/contract/calls/v1/user/subAccount/list.ts';
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { isOffered } from '#lib/contract/site/place-rules.ts';
import { siteType } from '../../environment/environment.ts';
import { bannersAt } from '../../exchange/content-answers.ts';
import { currentUser, exchange } from '../../exchange/exchange.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { requireUser } from '../../access/require-user.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('portfolio'))('title'), robots: { index: false } };
}

/** Null: none, or somebody who has none. */
async function subAccountsOf(client: ApiClient): Promise<{ count: number; usdtValue: string } | null> {
  const user = await currentUser();
  if (user === null || user.childFlag || user.demoUType === 2) return null;
  const { list } = await client.call(getSubAccounts, {});
  const usdtValue = list.reduce((sum, one) => sum.plus(one.usdtValue), new Decimal(0)).toFixed();
  return list.length === 0 ? null : { count: list.length, usdtValue };
}

/** The sub-account's name, and its owner; null for everybody else, and for a frozen one, which can do nothing. */
async function wayHome(): Promise<ComponentProps<typeof SendHome> | null> {
  const user = await currentUser();
  if (user === null || user.mainAccount === null || user.frozen) return null;
  const { userId, userName } = user.mainAccount;
  return { own: { userId: user.userInfo.userId, name: user.userName }, main: { userId, name: userName } };
}

type Props = { readonly searchParams: Promise<{ readonly funds?: string }> };

export default async function AssetPage({ searchParams }: Props) {
  await requireUser();
  const client = await exchange();
  const [subs, accounts, equity, { coins }, { rates }, { tickers }] = await Promise.all([
    subAccountsOf(client),
    client.call(getAccounts, {}),
    client.call(getEquity, { span: '1W' }),
    client.call(getCoins, {}),
    client.call(getCurrentRate, {}),
    client.call(getTickers, {}),
  ]);
  const home = await wayHome();
  const prices = new Map(tickers.map(({ symbol, lastPrice }) => [symbol, lastPrice]));
  const marketOf = (coin: string): string | null => [`${coin}USDT`, `${coin}USDC`].find((symbol) => prices.has(symbol)) ?? null;
  return (
    <PageMessages namespaces={['portfolio', 'movements', 'demo', 'subAccounts']}>
      <BannerStrip
        banners={await bannersAt(await getLocale(), 67)}
        name={(await getTranslations('help'))('news')}
        className="border-b border-subtle"
      />
      <OverviewPage
        accounts={accounts}
        equity={equity}
        coins={coins.map(({ coin, name }) => ({ coin, name, market: marketOf(coin) }))}
        prices={{ BTC: prices.get('BTCUSDT') ?? null, ETH: prices.get('ETHUSDT') ?? null }}
        rates={rates}
        subAccounts={subs}
        further={home === null ? null : <SendHome {...home} />}
        locale={await getLocale()}
        offersUnified={isOffered('unifiedAccount', { locale: await getLocale(), siteType: siteType(), country: null })}
        opensFunds={(await searchParams).funds === 'demo'}
      />
    </PageMessages>
  );
}
