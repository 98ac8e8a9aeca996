// The administration page of identities that wait.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { IdentityList } from '#features/admin/identities/identity-list.tsx';
import { getWaitingIdentities } from '#lib/contract/calls/v1/admin/identity/list.ts';
import { askAsOperator } from '../../../access/require-operator.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('identity.title'), robots: { index: false } };
}

export default async function Page() {
  const t = await getTranslations('admin');
  const answer = await askAsOperator((client) => client.call(getWaitingIdentities, {}));
  return (
    <AdminFrame title={t('identity.title')} current="identities">
      <IdentityList list={answer?.list ?? []} />
    </AdminFrame>
  );
}
