'use client';
// The check of one's identity in the security centre: how it stands, what can be sent, and what can be erased.
import { IdCard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useApi } from '#lib/api/use-api.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getIdentityCheck } from '#lib/contract/calls/v1/user/identity/check.ts';
import { eraseIdentity } from '#lib/contract/calls/v1/user/identity/erase.ts';
import { SettingRow } from '../setting-row.tsx';
import { useAct } from '../use-act.ts';
import { IdentityDialog } from './identity-dialog.tsx';

export type IdentityCheck = ResponseOf<typeof getIdentityCheck>;

/** `initial`: as the server knew it when it made the page. */
export function IdentityRow({ initial }: { readonly initial: IdentityCheck }) {
  const t = useTranslations('security');
  const api = useApi();
  const { again } = useAnswers();
  const act = useAct({ aloud: true });
  const [open, setOpen] = useState(false);
  const check = useCall(getIdentityCheck, {}, { initial }).data ?? initial;
  const { state, demo } = check;
  const look = (): void => void act.run(() => again(getIdentityCheck));
  const erase = async (): Promise<void> => {
    if (await act.run(() => api.call(eraseIdentity, {}), t('identity.erased'))) look();
  };
  const isKept = check.documentType !== null || check.pictures.length > 0;
  return (
    <SettingRow
      icon={IdCard}
      name={t('identity.name')}
      about={demo ? t('identity.demo') : t('identity.about')}
      state={{ isOn: state === 'approved', text: t(`identity.state.${state}`, { reason: check.reason }) }}
      actions={
        <>
          {isKept ? (
            <Button className="max-md:h-11" pending={act.pending} onClick={() => void erase()}>
              {t('identity.erase')}
            </Button>
          ) : null}
          {state === 'none' || state === 'rejected' ? (
            <Button className="max-md:h-11" onClick={() => setOpen(true)}>
              {t('identity.send')}
            </Button>
          ) : null}
        </>
      }
    >
      {open ? (
        <IdentityDialog
          demo={demo}
          onClose={(changed) => {
            setOpen(false);
            if (changed) look();
          }}
        />
      ) : null}
    </SettingRow>
  );
}
