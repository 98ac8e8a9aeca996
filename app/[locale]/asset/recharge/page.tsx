// Deposit.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { DepositForm } from '#features/assets/deposit-form.tsx';
import { getDeposits } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { leaveToPlayMoney, requireMainAccount, requireUser } from '../../../access/require-user.ts';

/** The market in which a coin is traded first: against USDT, else USDC; USDT itself buys bitcoin. Null: nowhere. */
function mainMarket(coin: string, listed: ReadonlySet<string>) {
  const pairs =
    coin === 'USDT' || coin === 'USDC'
      ? [['BTC', coin]]
      : [
          [coin, 'USDT'],
          [coin, 'USDC'],
        ];
  const pair = pairs.find((names) => listed.has(names.join('')));
  return pair === undefined ? null : { coin, symbol: pair.join(''), name: pair.join('/') };
}

type Props = { readonly searchParams: Promise<{ coin?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('depositTitle'), robots: { index: false } };
}

export default async function RechargePage({ searchParams }: Props) {
  await requireUser();
  await leaveToPlayMoney();
  await requireMainAccount();
  const client = await exchange();
  const [{ coins }, { list }, { tickers }] = await Promise.all([
    client.call(getCoins, {}),
    client.call(getDeposits, {}),
    client.call(getTickers, {}),
  ]);
  const listed = new Set(tickers.map(({ symbol }) => symbol));
  const markets = Object.fromEntries(coins.flatMap(({ coin }) => mainMarket(coin, listed) ?? []).map((market) => [market.coin, market]));
  return (
    <PageMessages namespaces={['assets']}>
      <DepositForm
        coins={coins.filter(({ networks }) => networks.length > 0)}
        markets={markets}
        records={list}
        locale={await getLocale()}
        initialCoin={(await searchParams).coin ?? 'USDT'}
      />
    </PageMessages>
  );
}
