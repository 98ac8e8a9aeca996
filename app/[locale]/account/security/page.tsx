// The guards of one's account, and everything to guard it better.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { SecurityCentre } from '#features/account/security/security-centre.tsx';
import { getApiKeys } from '#lib/contract/calls/v1/user/apiKey/list.ts';
import { getIdentityCheck } from '#lib/contract/calls/v1/user/identity/check.ts';
import { getLogins } from '#lib/contract/calls/v1/user/security/logins/list.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { getSessions } from '#lib/contract/calls/v1/user/security/sessions/list.ts';
import { getSubAccounts } from '#lib/contract/calls/v1/user/subAccount/list.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { requireMainAccount, requireUser } from '../../../access/require-user.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('security'))('title'), robots: { index: false } };
}

export default async function SecurityPage() {
  await requireUser();
  await requireMainAccount();
  const client = await exchange();
  const [security, { list: sessions }, logins, { list: apiKeys }, identity, { list: family }] = await Promise.all([
    client.call(getSecurity, {}),
    client.call(getSessions, {}),
    client.call(getLogins, { pageSize: 10 }),
    client.call(getApiKeys, {}),
    client.call(getIdentityCheck, {}),
    client.call(getSubAccounts, {}),
  ]);
  return (
    <PageMessages namespaces={['security']}>
      <SecurityCentre initial={{ security, sessions, identity }} logins={logins} apiKeys={apiKeys} family={family} />
    </PageMessages>
  );
}
