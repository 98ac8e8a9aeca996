'use client';
// The ways back for whoever has lost the password. All are offered to everybody: a stranger does not learn which one an account could use.
import { useLocale, useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { emailProblem } from '#lib/contract/accounts/email-address.ts';
import { beginPasskeyLogin } from '#lib/contract/calls/v1/user/login/passkeyOptions.ts';
import { askPasswordLink } from '#lib/contract/calls/v1/user/password/askLink.ts';
import { resetPasswordByCode } from '#lib/contract/calls/v1/user/password/resetByCode.ts';
import { resetPasswordByPasskey } from '#lib/contract/calls/v1/user/password/resetByPasskey.ts';
import { shortestPassword } from '#lib/contract/wire/fields.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { askForPasskey } from '../ask-for-passkey.ts';
import { emailProblemKeys } from '../email-problem-keys.ts';
import { FormProblem } from '../form-problem.tsx';
import { isLongEnough, NewPasswordField } from './new-password-field.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { fieldOf, useRecovery } from './use-recovery.ts';

type Way = 'mail' | 'code' | 'passkey';
type Given = { readonly email: string; readonly code: string; readonly password: string };

const names = { mail: 'forgot.byMail', code: 'second.recoveryCode', passkey: 'forgot.byPasskey' } as const;
const heldHours = 24;
const linkMinutes = 30;

export function ForgotForm({ sendsMail }: { readonly sendsMail: boolean }) {
  const t = useTranslations('account');
  const api = useApi();
  const locale = localeOf(useLocale()).code;
  const ways: readonly Way[] = sendsMail ? ['mail', 'code', 'passkey'] : ['code', 'passkey'];
  const [way, setWay] = useState<Way>(sendsMail ? 'mail' : 'code');
  const { send, setProblem, ...state } = useRecovery();

  const check = ({ email, code, password }: Given): string | null => {
    const address = way === 'passkey' ? null : emailProblem(email);
    if (address !== null) return t(emailProblemKeys[address]);
    if (way === 'code' && code.length < 10) return t('second.recoveryShort');
    return way !== 'mail' && !isLongEnough(password) ? t('passwordShort', { count: shortestPassword }) : null;
  };
  const byPasskey = async (password: string): Promise<void> => {
    const { options } = await api.call(beginPasskeyLogin, {});
    await api.call(resetPasswordByPasskey, { answer: await askForPasskey(options), password, locale });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = { email: fieldOf(form, 'email').trim(), code: fieldOf(form, 'code').trim(), password: fieldOf(form, 'password') };
    const found = check(given);
    if (found !== null) return setProblem(found);
    const { email, code, password } = given;
    if (way === 'mail') void send(() => api.call(askPasswordLink, { email, locale }), t('forgot.sent', { minutes: linkMinutes }));
    else if (way === 'code') void send(() => api.call(resetPasswordByCode, { email, code, password, locale }), t('forgot.done'));
    else void send(() => byPasskey(password), t('forgot.done'));
  };

  return (
    <RecoveryFrame title={t('forgot.title')} about={t('forgot.about', { hours: heldHours })} done={state.done}>
      <form method="post" noValidate onSubmit={submit} className="mt-6">
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="sr-only">{t('forgot.title')}</legend>
          {ways.map((one) => (
            <label key={one} className="flex min-h-8 cursor-pointer items-center gap-1.5 text-sm max-md:min-h-11">
              <input
                type="radio"
                name="way"
                checked={way === one}
                onChange={() => {
                  setWay(one);
                  setProblem(null);
                }}
                className="accent-accent"
              />
              {t(names[one])}
            </label>
          ))}
        </fieldset>
        {way === 'passkey' ? null : (
          <TextField className="mt-4" label={t('email')} type="email" name="email" dir="ltr" autoComplete="email" inputMode="email" />
        )}
        {way === 'code' ? <TextField className="mt-4" label={t('second.recoveryCode')} name="code" dir="ltr" autoComplete="off" /> : null}
        {way === 'mail' ? null : <NewPasswordField />}
        <FormProblem text={state.problem} />
        <Button type="submit" look="primary" size="large" pending={state.pending} className="mt-6 w-full">
          {t(way === 'mail' ? 'forgot.send' : 'forgot.save')}
        </Button>
      </form>
    </RecoveryFrame>
  );
}
