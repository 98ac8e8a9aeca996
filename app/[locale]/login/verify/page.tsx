// The page that a mailed link leads to: the e-mail address is verified.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { VerifyForm } from '#features/account/recovery/verify-form.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('verify.title'), robots: { index: false } };
}

export default function VerifyPage() {
  return (
    <PageMessages namespaces={['account']}>
      <VerifyForm />
    </PageMessages>
  );
}
