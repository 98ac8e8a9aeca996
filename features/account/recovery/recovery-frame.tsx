// The frame of the pages that lead back into an account: a title, what it means, a form or the good end, and the way to the login.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { FormPage } from '#components/ui/form-page.tsx';
import { Link } from '#lib/i18n/navigation.ts';

type Props = {
  readonly title: string;
  readonly about: string | null;
  /** The words of the good end; null: it has not come yet. */
  readonly done: string | null;
  readonly children: ReactNode;
};

export function RecoveryFrame({ title, about, done, children }: Props) {
  const t = useTranslations('account');
  return (
    <FormPage>
      <div className="w-full max-w-sm rounded-xl border border-subtle bg-surface-1 p-6 md:p-8">
        <h1 className="page-title">{title}</h1>
        {about === null ? null : <p className="mt-1.5 text-sm text-muted">{about}</p>}
        {done === null ? (
          children
        ) : (
          <p role="status" className="mt-6 rounded-md border border-positive px-3 py-2 text-sm">
            {done}
          </p>
        )}
        <p className="mt-5 text-center text-sm">
          <Link href="/login" className="text-accent underline underline-offset-2">
            {t('login.button')}
          </Link>
        </p>
      </div>
    </FormPage>
  );
}
