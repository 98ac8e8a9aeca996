// The login page of operators.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { AdminLogin } from '#features/admin/admin-login.tsx';
import { localisedPath } from '#lib/i18n/locales.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('login.title'), robots: { index: false } };
}

export default async function Page() {
  return (
    <PageMessages namespaces={['admin']}>
      <AdminLogin returnTo={localisedPath(await getLocale(), '/admin')} />
    </PageMessages>
  );
}
