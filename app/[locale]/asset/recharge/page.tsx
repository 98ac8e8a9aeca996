// Deposit.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { DepositForm } from '#features/assets/deposit-form.tsx';
import { getDeposits } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { leaveToPlayMoney, requireMainAccount, requireUser } from '../../../access/require-user.ts';

type Props = { readonly searchParams: Promise<{ coin?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('assets'))('depositTitle'), robots: { index: false } };
}

export default async function RechargePage({ searchParams }: Props) {
  await requireUser('/asset/recharge');
  await leaveToPlayMoney();
  await requireMainAccount();
  const client = await exchange();
  const [{ coins }, { list }] = await Promise.all([client.call(getCoins, {}), client.call(getDeposits, {})]);
  return (
    <PageMessages namespaces={['assets']}>
      <DepositForm
        coins={coins.filter(({ networks }) => networks.length > 0)}
        records={list}
        locale={await getLocale()}
        initialCoin={(await searchParams).coin ?? 'USDT'}
      />
    </PageMessages>
  );
}
