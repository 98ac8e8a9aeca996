// The registration page, for those who want an account.
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { AccessForm } from '#features/account/access-form.tsx';
import { RegistrationOff } from '#features/account/registration-off.tsx';
import { safeReturn } from '#features/account/safe-return.ts';
import { readSource } from '#lib/contract/accounts/access-path.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { isAtHome } from '../../access/require-user.ts';
import { currentSwitches } from '../../exchange/site-switches.ts';
import { PageMessages } from '../../messages/page-messages.tsx';

type Props = { readonly searchParams: Promise<{ from?: string | string[]; source?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('register.title'), robots: { index: false } };
}

export default async function RegisterPage({ searchParams }: Props) {
  const query = await searchParams;
  const from = safeReturn(query.from);
  const returnTo = localisedPath(await getLocale(), from);
  if (await isAtHome()) redirect(returnTo);
  if (!(await currentSwitches()).registration) {
    return (
      <PageMessages namespaces={['account']}>
        <RegistrationOff why={(await getTranslations('errors'))('registrationOff')} />
      </PageMessages>
    );
  }
  return (
    <PageMessages namespaces={['account']}>
      <AccessForm access="register" from={from} source={readSource(query.source)} returnTo={returnTo} />
    </PageMessages>
  );
}
