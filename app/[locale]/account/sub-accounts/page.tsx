// The sub-accounts of a main account.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { SubAccountsPage } from '#features/account/sub-accounts/sub-accounts-page.tsx';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getIdentity } from '#lib/contract/calls/v1/user/identity/get.ts';
import { getSubAccounts } from '#lib/contract/calls/v1/user/subAccount/list.ts';
import { TraderRole } from '#lib/contract/accounts/trader-role.ts';
import { currentUser, exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { requireMainAccount, requireUser } from '../../../access/require-user.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('subAccounts'))('title'), robots: { index: false } };
}

export default async function Page() {
  await requireUser();
  await requireMainAccount();
  const client = await exchange();
  const [user, initial, { list: coins }, { mc }] = await Promise.all([
    currentUser(),
    client.call(getSubAccounts, {}),
    client.call(getAssets, {}),
    client.call(getIdentity, {}),
  ]);
  const main = { userId: user?.userInfo.userId ?? '', name: user?.userName ?? '', coins };
  return (
    <PageMessages namespaces={['subAccounts']}>
      <SubAccountsPage initial={initial} main={main} isTrader={mc.identity.includes(TraderRole.trader)} locale={await getLocale()} />
    </PageMessages>
  );
}
