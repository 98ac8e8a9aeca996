// The administration page of changes: who has done what.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { ChangeList } from '#features/admin/change-list.tsx';
import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { getContentChanges } from '#lib/contract/calls/v1/admin/content/changes.ts';
import { askAsOperator } from '../../../access/require-operator.ts';

type Props = { readonly searchParams: Promise<{ before?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('changes.title'), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  const [{ before }, t] = [await searchParams, await getTranslations('admin')];
  const wanted = /^[1-9]\d{0,8}$/.test(before ?? '') ? { before: Number(before) } : {};
  const answer = await askAsOperator((client) => client.call(getContentChanges, wanted));
  return (
    <AdminFrame title={t('changes.title')} current="changes">
      <ChangeList list={answer?.list ?? []} />
    </AdminFrame>
  );
}
