'use client';
// The second step of logging in: an authenticator app, and the recovery codes for the day it is lost.
import { Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { beginAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/begin.ts';
import { removeAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/remove.ts';
import { renewRecoveryCodes } from '#lib/contract/calls/v1/user/security/recoveryCodes/renew.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import type { RowProps } from './row-props.ts';
import { SettingRow } from './setting-row.tsx';
import { useAct } from './use-act.ts';

export function AuthenticatorRow({ security: { hasAuthenticator, recoveryCodesLeft }, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  const act = useAct({ aloud: true });
  const [begun, setBegun] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const begin = () => act.run(async () => setBegun(await api.call(beginAuthenticator, {})));
  const remove = async (): Promise<void> => {
    if (await act.run(() => api.call(removeAuthenticator, {}), t('authenticator.removed'))) onChanged();
  };
  const renew = () => act.run(async () => setCodes((await api.call(renewRecoveryCodes, {})).recoveryCodes));

  return (
    <SettingRow
      icon={Smartphone}
      name={t('authenticator.name')}
      about={t('authenticator.about')}
      state={{ isOn: hasAuthenticator, text: t(hasAuthenticator ? 'on' : 'off') }}
      actions={
        hasAuthenticator ? (
          <>
            <Button className="max-md:h-11" disabled={locked} pending={act.pending} onClick={() => void renew()}>
              {t('recovery.renew')}
            </Button>
            <Button look="danger" className="max-md:h-11" disabled={locked} waits={act.pending} onClick={() => void remove()}>
              {t('authenticator.remove')}
            </Button>
          </>
        ) : (
          <Button className="max-md:h-11" disabled={locked} pending={act.pending} onClick={() => void begin()}>
            {t('authenticator.set')}
          </Button>
        )
      }
    >
      {hasAuthenticator ? (
        <p className={`mt-2 ps-9 text-xs ${recoveryCodesLeft < 3 ? 'text-warning' : 'text-muted'}`}>
          {t('recovery.left', { count: recoveryCodesLeft })}
        </p>
      ) : null}
      {begun === null ? null : (
        <AuthenticatorDialog
          begun={begun}
          onClose={(recoveryCodes) => {
            setBegun(null);
            setCodes(recoveryCodes);
          }}
        />
      )}
      {codes === null ? null : (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            onChanged();
          }}
        />
      )}
    </SettingRow>
  );
}
