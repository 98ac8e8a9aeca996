'use client';
// Verifies the e-mail address by the link that was mailed. It takes a click: programs that look through mail open links too.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { verifyEmail } from '#lib/contract/calls/v1/user/email/verify.ts';
import { FormProblem } from '../form-problem.tsx';
import { RecoveryFrame } from './recovery-frame.tsx';
import { useRecovery } from './use-recovery.ts';

export function VerifyForm() {
  const t = useTranslations('account');
  const api = useApi();
  const { send, pending, problem, done } = useRecovery();
  const verify = (): void => void send(() => api.call(verifyEmail, { token: window.location.hash.slice(1) }), t('verify.done'));
  return (
    <RecoveryFrame title={t('verify.title')} about={null} done={done}>
      <FormProblem text={problem} />
      <Button look="primary" size="large" pending={pending} className="mt-6 w-full" onClick={verify}>
        {t('verify.title')}
      </Button>
    </RecoveryFrame>
  );
}
