// Withdraw.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { WithdrawPanel } from '#features/assets/withdraw/withdraw-panel.tsx';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getAddressBook } from '#lib/contract/calls/v1/assets/withdraw/address/list.ts';
import { getInternalTransfers } from '#lib/contract/calls/v1/assets/withdraw/internal/records.ts';
import { getWithdrawConfig } from '#lib/contract/calls/v1/assets/withdraw/config.ts';
import { getWithdrawals } from '#lib/contract/calls/v1/assets/withdraw/records.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { leaveToPlayMoney, requireMainAccount, requireUser } from '../../../access/require-user.ts';

type Props = { readonly searchParams: Promise<{ coin?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('withdraw'))('title'), robots: { index: false } };
}

export default async function WithdrawPage({ searchParams }: Props) {
  await requireUser();
  await leaveToPlayMoney();
  await requireMainAccount();
  const client = await exchange();
  const [config, assets, records, internal, book, { hasPin, hasAuthenticator }] = await Promise.all([
    client.call(getWithdrawConfig, {}),
    client.call(getAssets, {}),
    client.call(getWithdrawals, {}),
    client.call(getInternalTransfers, {}),
    client.call(getAddressBook, {}),
    client.call(getSecurity, {}),
  ]);
  const scene = {
    config,
    balances: assets.list,
    records: records.list,
    internal: internal.list,
    security: { hasPin, hasAuthenticator },
    book,
  };
  return (
    <PageMessages namespaces={['withdraw']}>
      <WithdrawPanel scene={scene} locale={await getLocale()} initialCoin={(await searchParams).coin ?? 'USDT'} />
    </PageMessages>
  );
}
