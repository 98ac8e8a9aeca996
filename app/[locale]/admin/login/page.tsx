// The login page of operators.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { AdminLogin } from '#features/admin/admin-login.tsx';
import { safeReturn } from '#features/account/safe-return.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('login.title'), robots: { index: false } };
}

type Props = { readonly searchParams: Promise<{ from?: string }> };

export default async function Page({ searchParams }: Props) {
  const from = safeReturn((await searchParams).from);
  return (
    <PageMessages namespaces={['admin']}>
      <AdminLogin returnTo={localisedPath(await getLocale(), from === '/' ? '/admin' : from)} />
    </PageMessages>
  );
}
