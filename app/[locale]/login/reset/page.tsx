// The page that a mailed link leads to: another password.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { ResetForm } from '#features/account/recovery/reset-form.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('forgot.title'), robots: { index: false } };
}

export default function ResetPage() {
  return (
    <PageMessages namespaces={['account']}>
      <ResetForm />
    </PageMessages>
  );
}
