'use client';
// The fields of a proof: the password, the fund PIN, the code of the authenticator app, as far as they are asked for.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { verify } from '#lib/contract/calls/v1/user/security/verify.ts';
import type { VerificationMethod, VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { OwnWord } from './own-word.tsx';

type Props = {
  readonly purpose: VerificationPurpose;
  readonly methods: readonly VerificationMethod[];
  /** The proof before was not taken. */
  readonly again: boolean;
  readonly onProven: (token: string) => void;
};

const fields = {
  password: { type: 'password', autoComplete: 'current-password', inputMode: 'text' },
  pin: { type: 'password', autoComplete: 'off', inputMode: 'numeric' },
  code: { type: 'text', autoComplete: 'one-time-code', inputMode: 'text' },
} as const satisfies Readonly<Record<VerificationMethod, object>>;

export function VerificationForm({ purpose, methods, again, onProven }: Props) {
  const t = useTranslations('shell');
  const api = useApi();
  const why = useRefusalText();
  const [entered, setEntered] = useState<Readonly<Record<VerificationMethod, string>>>({ password: '', pin: '', code: '' });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(again ? t('verification.again') : null);

  const prove = async (): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      const given = Object.fromEntries(methods.map((method) => [method, entered[method].trim()]));
      const { token } = await api.call(verify, { purpose, ...given, ...('password' in given ? { password: entered.password } : {}) });
      onProven(token);
    } catch (error) {
      setProblem(why(error));
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const missing = methods.find((method) => entered[method].trim() === '');
    if (missing === undefined && (!methods.includes('pin') || /^\d{6}$/.test(entered.pin.trim()))) void prove();
    else setProblem(t(missing === undefined ? 'verification.sixDigits' : 'verification.missing'));
  };

  return (
    <form noValidate onSubmit={submit}>
      <p className="text-sm text-secondary">{t(`verification.purpose.${purpose}`)}</p>
      <OwnWord />
      {methods.map((method, index) => (
        <TextField
          key={method}
          className="mt-4"
          label={t(`verification.${method}`)}
          {...fields[method]}
          {...(method === 'code' ? { hint: t('verification.codeHint') } : {})}
          {...(index === 0 ? { 'data-autofocus': true } : {})}
          name={`verification-${method}`}
          dir="ltr"
          value={entered[method]}
          onChange={(event) => setEntered({ ...entered, [method]: event.target.value })}
        />
      ))}
      {problem === null ? null : (
        <p role="alert" className="mt-4 rounded-md border border-negative bg-negative-soft px-3 py-2 text-sm text-primary">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" size="large" pending={pending} className="mt-5 w-full">
        {t('verification.confirm')}
      </Button>
    </form>
  );
}
