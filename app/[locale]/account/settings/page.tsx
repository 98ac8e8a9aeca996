// The settings for how the product speaks to its user: the clock, and how contracts are read.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { SettingsPage } from '#features/account/settings/settings-page.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { requireUser } from '../../../access/require-user.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settings'))('title'), robots: { index: false } };
}

export default async function Page() {
  await requireUser();
  return (
    <PageMessages namespaces={['settings']}>
      <SettingsPage />
    </PageMessages>
  );
}
