// The page for whoever has lost the password.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { ForgotForm } from '#features/account/recovery/forgot-form.tsx';
import { sendsMail } from '../../../environment/environment.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('forgot.title'), robots: { index: false } };
}

export default function ForgotPage() {
  return (
    <PageMessages namespaces={['account']}>
      <ForgotForm sendsMail={sendsMail()} />
    </PageMessages>
  );
}
