'use client';
// The login of operators: password and second factor in one form.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { FormPage } from '#components/ui/form-page.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { emailProblem } from '#lib/contract/accounts/email-address.ts';
import { logInOperator } from '#lib/contract/calls/v1/admin/login.ts';
import { AdminProblem, fieldOf, useAdminAction } from './admin-form.tsx';

/** `returnTo`: of this site, in the reader's language. */
export function AdminLogin({ returnTo }: { readonly returnTo: string }) {
  const [t, api, act] = [useTranslations('admin'), useApi(), useAdminAction()];
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const asked = { email: fieldOf(form, 'email'), password: fieldOf(form, 'password'), code: fieldOf(form, 'code') };
    const isAddress = emailProblem(asked.email) === null;
    setProblem(isAddress ? undefined : t('login.emailProblem'));
    if (!isAddress) return;
    void act
      .run(() => api.call(logInOperator, asked))
      .then((entered) => {
        // A full load: every part of the page then belongs to the operator.
        if (entered) window.location.assign(returnTo);
      });
  };
  return (
    <FormPage>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="flex w-full max-w-sm flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-6 md:p-8"
      >
        <h1 className="page-title">{t('login.title')}</h1>
        <p className="text-sm text-muted">{t('login.about')}</p>
        <TextField label={t('login.email')} type="email" name="email" dir="ltr" autoComplete="email" inputMode="email" problem={problem} />
        <TextField label={t('login.password')} type="password" name="password" dir="ltr" autoComplete="current-password" />
        <TextField label={t('login.code')} name="code" dir="ltr" autoComplete="one-time-code" inputMode="numeric" />
        <AdminProblem text={act.problem} />
        <Button type="submit" look="primary" size="large" pending={act.pending}>
          {t('login.enter')}
        </Button>
      </form>
    </FormPage>
  );
}
