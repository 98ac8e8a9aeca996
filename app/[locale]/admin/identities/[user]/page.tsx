// The administration page of one identity that waits.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';

import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { IdentityReview } from '#features/admin/identities/identity-review.tsx';
import { readIdentity } from '#lib/contract/calls/v1/admin/identity/read.ts';
import { askAsOperator } from '../../../../access/require-operator.ts';
import { PageMessages } from '../../../../messages/page-messages.tsx';

type Props = { readonly params: Promise<{ user: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('identity.title'), robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const userId = decodeURIComponent((await params).user);
  const identity = await askAsOperator((client) => client.call(readIdentity, { userId }));
  if (identity === null) notFound();
  return (
    <PageMessages namespaces={['admin', 'security']}>
      <AdminFrame title={identity.email} current="identities">
        <IdentityReview userId={userId} identity={identity} />
      </AdminFrame>
    </PageMessages>
  );
}
