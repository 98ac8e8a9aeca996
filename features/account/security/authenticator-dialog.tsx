'use client';
// Setting up an authenticator app: a picture to scan or a text to type, and the first code back.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { renderSVG } from 'uqr';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { confirmAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/confirm.ts';
import { FormProblem } from '../form-problem.tsx';
import { useAct } from './use-act.ts';

type Props = {
  readonly begun: { readonly secret: string; readonly address: string };
  /** With the recovery codes when it is on. */
  readonly onClose: (recoveryCodes: readonly string[] | null) => void;
};

export function AuthenticatorDialog({ begun: { secret, address }, onClose }: Props) {
  const t = useTranslations('security');
  const api = useApi();
  const act = useAct();
  const [code, setCode] = useState('');
  const confirm = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const digits = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) return act.fail(t('authenticator.sixDigits'));
    void act.run(async () => onClose((await api.call(confirmAuthenticator, { code: digits })).recoveryCodes), t('authenticator.done'));
  };
  return (
    <Modal open title={t('authenticator.set')} closeLabel={t('close')} onClose={() => onClose(null)} sheet>
      <form noValidate onSubmit={confirm}>
        <ol className="list-decimal space-y-1 ps-5 text-sm text-secondary">
          <li>{t('authenticator.scan')}</li>
          <li>{t('authenticator.enter')}</li>
        </ol>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <img
            alt={t('authenticator.picture')}
            width={160}
            height={160}
            className="size-40 rounded-md bg-white p-2"
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 0 }))}`}
          />
          <div className="min-w-0 flex-1 basis-40">
            <p className="text-xs text-muted">{t('authenticator.byHand')}</p>
            <p dir="ltr" data-testid="authenticator-secret" className="mt-1 break-all font-mono text-sm">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </div>
        </div>
        <TextField
          className="mt-4"
          label={t('authenticator.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          data-autofocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <FormProblem text={act.problem} />
        <Button type="submit" look="primary" size="large" pending={act.pending} className="mt-5 w-full">
          {t('authenticator.turnOn')}
        </Button>
      </form>
    </Modal>
  );
}
