// The operator's desk: content of one kind.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { DeskFrame } from '#features/admin/desk-frame.tsx';
import { DeskList } from '#features/admin/desk-list.tsx';
import { NewItem } from '#features/admin/new-item.tsx';
import { getDeskList } from '#lib/contract/calls/v1/admin/content/list.ts';
import { contentKinds } from '#lib/contract/site/content.ts';
import { PageMessages } from '../../messages/page-messages.tsx';
import { askDesk } from '../../access/require-operator.ts';

type Props = { readonly searchParams: Promise<{ kind?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('desk'), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  const [{ kind: asked }, t] = [await searchParams, await getTranslations('admin')];
  const kind = contentKinds.find((one) => one === asked) ?? 'announcement';
  const answer = await askDesk((client) => client.call(getDeskList, { kind }));
  return (
    <PageMessages namespaces={['admin']}>
      <DeskFrame title={t(`kind.${kind}`)} current={kind}>
        <NewItem kind={kind} />
        <DeskList list={answer?.list ?? []} />
      </DeskFrame>
    </PageMessages>
  );
}
