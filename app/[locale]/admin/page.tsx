// The administration page of content of one kind.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { AdminList } from '#features/admin/admin-list.tsx';
import { NewItem } from '#features/admin/new-item.tsx';
import { getContentList } from '#lib/contract/calls/v1/admin/content/list.ts';
import { contentKinds } from '#lib/contract/site/content.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { askAsOperator } from '../../access/require-operator.ts';

type Props = { readonly searchParams: Promise<{ kind?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('administration'), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  const [{ kind: asked }, t] = [await searchParams, await getTranslations('admin')];
  const kind = contentKinds.find((one) => one === asked) ?? 'announcement';
  const answer = await askAsOperator((client) => client.call(getContentList, { kind }));
  return (
    <PageMessages namespaces={['admin']}>
      <AdminFrame title={t(`kind.${kind}`)} current={kind}>
        <NewItem kind={kind} />
        <AdminList list={answer?.list ?? []} />
      </AdminFrame>
    </PageMessages>
  );
}
