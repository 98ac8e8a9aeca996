'use client';
// Logging in with a passkey: the browser asks which, by finger, face or PIN of the device.
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { loginWithPasskey } from '#lib/contract/calls/v1/user/login/passkey.ts';
import { beginPasskeyLogin } from '#lib/contract/calls/v1/user/login/passkeyOptions.ts';
import { askForPasskey } from './ask-for-passkey.ts';

type Props = { readonly onEntered: () => void; readonly onProblem: (text: string) => void };

export function PasskeyLogin({ onEntered, onProblem }: Props) {
  const t = useTranslations('account');
  const api = useApi();
  const why = useRefusalText();
  const [pending, setPending] = useState(false);
  const enter = async (): Promise<void> => {
    setPending(true);
    try {
      const { options } = await api.call(beginPasskeyLogin, {});
      await api.call(loginWithPasskey, { answer: await askForPasskey(options) });
      onEntered();
    } catch (error) {
      onProblem(error instanceof ApiError ? why(error) : t('passkeyCancelled'));
      setPending(false);
    }
  };
  return (
    <Button size="large" pending={pending} className="mt-3 w-full" onClick={() => void enter()}>
      <KeyRound size={16} aria-hidden />
      {t('passkeyLogin')}
    </Button>
  );
}
