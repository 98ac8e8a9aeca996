'use client';
// The second step of logging in: the code that the authenticator app shows, or a recovery code.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { loginWithCode } from '#lib/contract/calls/v1/user/login/code.ts';
import { FormProblem } from './form-problem.tsx';

type Props = {
  readonly className: string;
  readonly ticket: string;
  readonly onEntered: () => void;
  /** The ticket is over, or the user wants to begin again: with why, or nothing. */
  readonly onBack: (text: string) => void;
};

const focusInside = (element: HTMLElement | null): void => element?.querySelector('input')?.focus();

export function SecondStep({ className, ticket, onEntered, onBack }: Props) {
  const t = useTranslations('account');
  const api = useApi();
  const why = useRefusalText();
  const [code, setCode] = useState('');
  const [recovering, setRecovering] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const enter = async (): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      await api.call(loginWithCode, { ticket, code: code.trim() });
      onEntered();
    } catch (error) {
      if (error instanceof ApiError && error.key === 'ticketOver') return onBack(why(error));
      setProblem(why(error));
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (code.trim().length >= 6) void enter();
    else setProblem(t(recovering ? 'second.recoveryShort' : 'second.codeShort'));
  };
  const other = (): void => {
    setRecovering(!recovering);
    setCode('');
    setProblem(null);
  };

  return (
    <form noValidate onSubmit={submit} className={className}>
      <h1 className="page-title">{t('second.title')}</h1>
      <p className="mt-1.5 text-sm text-muted">{t(recovering ? 'second.aboutRecovery' : 'second.about')}</p>
      <div key={String(recovering)} ref={focusInside} className="mt-6">
        <TextField
          label={t(recovering ? 'second.recoveryCode' : 'second.code')}
          name="code"
          dir="ltr"
          autoComplete={recovering ? 'off' : 'one-time-code'}
          inputMode={recovering ? 'text' : 'numeric'}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <FormProblem text={problem} />
      <Button type="submit" look="primary" size="large" pending={pending} className="mt-6 w-full">
        {t('login.button')}
      </Button>
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <Button look="quiet" className="max-md:h-11" onClick={other}>
          {t(recovering ? 'second.useApp' : 'second.useRecovery')}
        </Button>
        <Button look="quiet" className="max-md:h-11" onClick={() => onBack('')}>
          {t('second.back')}
        </Button>
      </div>
    </form>
  );
}
