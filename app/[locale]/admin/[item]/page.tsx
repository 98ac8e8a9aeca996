// The administration page of one item.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { ItemPage } from '#features/admin/item-page.tsx';
import { getContentItem } from '#lib/contract/calls/v1/admin/content/read.ts';
import { defaultTag, localeTable } from '#lib/i18n/locales.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { askAsOperator } from '../../../access/require-operator.ts';

type Props = { readonly params: Promise<{ item: string }>; readonly searchParams: Promise<{ tag?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('administration'), robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const [{ item }, { tag: asked }] = [await params, await searchParams];
  const tag = localeTable.find((one) => one.tag === asked)?.tag ?? defaultTag;
  const answer = await askAsOperator((client) => client.call(getContentItem, { item: Number(item), tag }));
  if (answer === null) notFound();
  return (
    <PageMessages namespaces={['admin']}>
      <AdminFrame title={answer.item.slug} current={answer.item.kind}>
        <ItemPage {...answer} tag={tag} />
      </AdminFrame>
    </PageMessages>
  );
}
