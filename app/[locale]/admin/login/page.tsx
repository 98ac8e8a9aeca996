// The login page of the operator's desk.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { DeskLogin } from '#features/admin/desk-login.tsx';
import { localisedPath } from '#lib/i18n/locales.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('login.title'), robots: { index: false } };
}

export default async function Page() {
  return (
    <PageMessages namespaces={['admin']}>
      <DeskLogin returnTo={localisedPath(await getLocale(), '/admin')} />
    </PageMessages>
  );
}
