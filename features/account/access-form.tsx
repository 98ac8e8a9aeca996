'use client';
// The form of both doors: logging in and signing up.
import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { Link } from '#lib/i18n/navigation.ts';

type Props = {
  readonly door: 'login' | 'register';
  /** Already localised, of this site. */
  readonly returnTo: string;
  readonly from: string;
};

const shortestPassword = 10;

export function AccessForm({ door, returnTo, from }: Props) {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const api = useApi();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ field: 'email' | 'password' | 'form'; text: string } | null>(null);

  const check = (): { field: 'email' | 'password'; text: string } | null => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return { field: 'email', text: t('emailProblem') };
    if (password === '') return { field: 'password', text: t('passwordMissing') };
    if (door === 'register' && Array.from(password).length < shortestPassword)
      return { field: 'password', text: t('passwordShort', { count: shortestPassword }) };
    return null;
  };

  const enter = async (): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      await api.call(door === 'login' ? login : register, { email: email.trim(), password });
      // A full load: every part of the page then belongs to the user.
      window.location.assign(returnTo);
    } catch (error) {
      const known = error instanceof ApiError && error.key !== null && errors.has(error.key);
      setProblem({ field: 'form', text: known ? errors(error.key, error.params) : errors('unanswered') });
      setPending(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = check();
    if (found === null) void enter();
    else setProblem(found);
  };

  const other = door === 'login' ? 'register' : 'login';
  return (
    <section className="grid flex-1 place-items-center px-4 py-10">
      <form noValidate onSubmit={submit} className="w-full max-w-sm rounded-xl border border-subtle bg-surface-1 p-6 md:p-8">
        <h1 className="text-xl font-semibold">{t(`${door}.title`)}</h1>
        <p className="mt-1.5 text-sm text-muted">{t(`${door}.about`)}</p>
        <TextField
          className="mt-6"
          label={t('email')}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          problem={problem?.field === 'email' ? problem.text : undefined}
        />
        <TextField
          className="mt-4"
          label={t('password')}
          type={visible ? 'text' : 'password'}
          name="password"
          dir="ltr"
          autoComplete={door === 'login' ? 'current-password' : 'new-password'}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...(door === 'register' ? { hint: t('passwordHint', { count: shortestPassword }) } : {})}
          problem={problem?.field === 'password' ? problem.text : undefined}
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
        {problem?.field === 'form' ? (
          <p role="alert" className="mt-4 rounded-md border border-negative bg-negative-soft px-3 py-2 text-sm text-primary">
            {problem.text}
          </p>
        ) : null}
        <Button type="submit" look="primary" size="large" pending={pending} className="mt-6 w-full">
          {t(`${door}.button`)}
        </Button>
        <p className="mt-5 text-center text-sm text-muted">
          {t(`${door}.otherQuestion`)}{' '}
          <Link
            href={from === '/' ? `/${other}` : `/${other}?from=${encodeURIComponent(from)}`}
            className="text-accent underline underline-offset-2"
          >
            {t(`${other}.button`)}
          </Link>
        </p>
      </form>
    </section>
  );
}
