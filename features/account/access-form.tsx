'use client';
// The form of both the login and the registration page: logging in, with password or passkey and a second step, and signing up.
import { Eye, EyeOff } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { FormPage } from '#components/ui/form-page.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { emailProblem } from '#lib/contract/accounts/email-address.ts';
import { accessPath, type AccessSource } from '#lib/contract/accounts/access-path.ts';
import { passwordLength, shortestPassword } from '#lib/contract/wire/fields.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { requestAccess, type Access } from './request-access.ts';
import { emailProblemKeys } from './email-problem-keys.ts';
import { FormProblem } from './form-problem.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { SecondStep } from './second-step.tsx';
import { WaitNotice } from './wait-notice.tsx';

type Props = {
  readonly access: Access;
  /** Already localised, of this site. */
  readonly returnTo: string;
  readonly from: string;
  readonly source: AccessSource | undefined;
  /** The other of the two is open: new accounts may not be. */
  readonly offersOther?: boolean;
};

/** The fields in the order in which they stand. */
const fieldNames = ['email', 'password'] as const;
type Problems = { readonly [Field in (typeof fieldNames)[number] | 'form']?: string };
type Credentials = { readonly email: string; readonly password: string };
type Wait = { readonly seconds: number; readonly form: HTMLFormElement };

/** Null: it was not refused for coming too often. */
function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.key !== 'tooManyRequests') return null;
  error.told();
  return Number(error.params['retryAfterSeconds'] ?? 1);
}

/** Out of the fields themselves: what a person or a password manager wrote before the page was alive counts too. */
function readCredentials(form: HTMLFormElement): Credentials {
  const fields = new FormData(form);
  const [email, password] = [fields.get('email'), fields.get('password')];
  return { email: typeof email === 'string' ? email.trim() : '', password: typeof password === 'string' ? password : '' };
}

/** Sent before the page is alive it must not carry a password in an address: hence `post`. */
export function AccessForm({ access, returnTo, from, source, offersOther = true }: Props) {
  const t = useTranslations('account');
  const why = useRefusalText();
  const locale = localeOf(useLocale()).code;
  const api = useApi();
  const [visible, setVisible] = useState(false);
  const [pending, setPending] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  /** Until the next attempt, with what then stands in the fields. */
  const [wait, setWait] = useState<Wait | null>(null);

  const passwordProblem = (password: string): string | null => {
    if (password === '') return t('passwordMissing');
    return access === 'register' && passwordLength(password) < shortestPassword ? t('passwordShort', { count: shortestPassword }) : null;
  };
  /** All that is wrong at once: nobody is sent back twice. */
  const check = ({ email, password }: Credentials): Problems => {
    const [address, wrong] = [emailProblem(email), passwordProblem(password)];
    return {
      ...(address === null ? {} : { email: t(emailProblemKeys[address]) }),
      ...(wrong === null ? {} : { password: wrong }),
    };
  };

  // A full load: every part of the page then belongs to the user.
  const goOn = (): void => window.location.assign(returnTo);
  const startAgain = (text: string): void => {
    setTicket(null);
    setProblems({ form: text });
  };

  const enter = async (form: HTMLFormElement): Promise<void> => {
    setPending(true);
    setProblems({});
    setWait(null);
    try {
      const given = await requestAccess(api, access, readCredentials(form), locale);
      if (given === null) return goOn();
      setTicket(given);
    } catch (error) {
      const seconds = secondsToWait(error);
      // It stays busy: nobody has to press again.
      if (seconds !== null) return setWait({ seconds, form });
      setProblems({ form: why(error) });
    }
    setPending(false);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = check(readCredentials(form));
    const wrong = fieldNames.find((name) => found[name] !== undefined);
    if (wrong === undefined) return void enter(form);
    setProblems(found);
    form.querySelector<HTMLInputElement>(`input[name='${wrong}']`)?.focus();
  };

  const other = access === 'login' ? 'register' : 'login';
  const frame = 'w-full max-w-sm rounded-xl border border-subtle bg-surface-1 p-6 md:p-8';
  return (
    <FormPage>
      {ticket === null ? (
        <form method="post" noValidate onSubmit={submit} className={frame}>
          <h1 className="page-title">{t(`${access}.title`)}</h1>
          <p className="mt-1.5 text-sm text-muted">{t(`${access}.about`)}</p>
          <TextField
            className="mt-6"
            label={t('email')}
            type="email"
            name="email"
            dir="ltr"
            autoComplete="email"
            inputMode="email"
            problem={problems.email}
          />
          <TextField
            className="mt-4"
            label={t('password')}
            type={visible ? 'text' : 'password'}
            name="password"
            dir="ltr"
            autoComplete={access === 'login' ? 'current-password' : 'new-password'}
            {...(access === 'register' ? { hint: t('passwordHint', { count: shortestPassword }) } : {})}
            problem={problems.password}
            after={
              <button
                type="button"
                onClick={() => setVisible(!visible)}
                aria-label={visible ? t('hidePassword') : t('showPassword')}
                className="grid size-11 place-items-center text-muted hover:text-primary"
              >
                {visible ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
              </button>
            }
          />
          {access === 'login' ? (
            <Link href="/login/forgot" className="mt-2 inline-block text-sm text-accent underline underline-offset-2">
              {t('forgot.link')}
            </Link>
          ) : null}
          <FormProblem text={problems.form ?? null} />
          {wait === null ? null : <WaitNotice seconds={wait.seconds} onOver={() => void enter(wait.form)} />}
          <Button type="submit" look="primary" size="large" pending={pending} className="mt-6 w-full">
            {t(`${access}.button`)}
          </Button>
          {access === 'login' ? <PasskeyLogin onEntered={goOn} onProblem={(text) => setProblems({ form: text })} /> : null}
          {offersOther ? (
            <p className="mt-5 text-center text-sm text-muted">
              {t(`${access}.otherQuestion`)}{' '}
              <Link href={accessPath(other, { from, source })} className="text-accent underline underline-offset-2">
                {t(`${other}.button`)}
              </Link>
            </p>
          ) : null}
        </form>
      ) : (
        <SecondStep className={frame} ticket={ticket} onEntered={goOn} onBack={startAgain} />
      )}
    </FormPage>
  );
}
