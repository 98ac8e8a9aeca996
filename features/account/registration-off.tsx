// In place of the form where no new accounts are opened: it says so, and leads whoever has one to the login.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { FormPage } from '#components/ui/form-page.tsx';
import { Link } from '#lib/i18n/navigation.ts';

/** `why`: in words. */
export function RegistrationOff({ why }: { readonly why: string }) {
  const t = useTranslations('account');
  return (
    <FormPage>
      <div className="w-full max-w-sm rounded-xl border border-subtle bg-surface-1 p-6 md:p-8">
        <h1 className="page-title">{t('register.title')}</h1>
        <p role="status" className="mt-1.5 text-sm text-muted">
          {why}
        </p>
        <Link href="/login" className={`${buttonClasses('primary', 'large')} mt-6 w-full`}>
          {t('login.button')}
        </Link>
      </div>
    </FormPage>
  );
}
