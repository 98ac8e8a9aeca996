'use client';
// Sets another password with the link that was mailed. Its token stands behind the `#` of the address.
import { useLocale, useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { resetPasswordByLink } from '#lib/contract/calls/v1/user/password/resetByLink.ts';
import { shortestPassword } from '#lib/contract/wire/fields.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { FormProblem } from '../form-problem.tsx';
import { isLongEnough, NewPasswordField } from './new-password-field.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { fieldOf, useRecovery } from './use-recovery.ts';

export function ResetForm() {
  const t = useTranslations('account');
  const api = useApi();
  const locale = localeOf(useLocale()).code;
  const { send, setProblem, ...state } = useRecovery();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = fieldOf(event.currentTarget, 'password');
    if (!isLongEnough(password)) return setProblem(t('passwordShort', { count: shortestPassword }));
    const token = window.location.hash.slice(1);
    void send(() => api.call(resetPasswordByLink, { token, password, locale }), t('forgot.done'));
  };
  return (
    <RecoveryFrame title={t('forgot.title')} about={t('forgot.about', { hours: 24 })} done={state.done}>
      <form method="post" noValidate onSubmit={submit} className="mt-6">
        <NewPasswordField />
        <FormProblem text={state.problem} />
        <Button type="submit" look="primary" size="large" pending={state.pending} className="mt-6 w-full">
          {t('forgot.save')}
        </Button>
      </form>
    </RecoveryFrame>
  );
}
