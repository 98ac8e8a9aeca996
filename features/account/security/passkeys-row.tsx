'use client';
// Passkeys: logging in by finger, face or the PIN of a device, without a password.
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { addPasskey } from '#lib/contract/calls/v1/user/security/passkey/add.ts';
import { beginPasskey } from '#lib/contract/calls/v1/user/security/passkey/options.ts';
import { removePasskey } from '#lib/contract/calls/v1/user/security/passkey/remove.ts';
import { renamePasskey } from '#lib/contract/calls/v1/user/security/passkey/rename.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { makePasskey } from '../ask-for-passkey.ts';
import { deviceOf } from './device-name.ts';
import { OneFieldDialog } from './one-field-dialog.tsx';
import type { RowProps } from './row-props.ts';
import { SettingRow } from './setting-row.tsx';
import { useAct } from './use-act.ts';

export function PasskeysRow({ security: { passkeys }, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  const zone = useZoneOffset();
  const act = useAct({ aloud: true });
  const [naming, setNaming] = useState<{ passkeyId: string; name: string } | null>(null);

  const add = async (): Promise<void> => {
    const name = deviceOf(navigator.userAgent).name || t('passkeys.one');
    const made = async (): Promise<void> => {
      const { options } = await api.call(beginPasskey, {});
      await api.call(addPasskey, { name, made: await makePasskey(options) });
    };
    if (await act.run(made, t('passkeys.added'))) onChanged();
  };
  const remove = async (passkeyId: string): Promise<void> => {
    if (await act.run(() => api.call(removePasskey, { passkeyId }), t('passkeys.removed'))) onChanged();
  };

  return (
    <SettingRow
      icon={KeyRound}
      name={t('passkeys.name')}
      about={t('passkeys.about')}
      state={{ isOn: passkeys.length > 0, text: passkeys.length > 0 ? t('passkeys.count', { count: passkeys.length }) : t('off') }}
      actions={
        <Button className="max-md:h-11" disabled={locked} pending={act.pending} onClick={() => void add()}>
          {t('passkeys.add')}
        </Button>
      }
    >
      {passkeys.length === 0 ? null : (
        <ul className="mt-3 divide-y divide-subtle rounded-md border border-subtle text-sm md:ms-9">
          {passkeys.map(({ passkeyId, name, createTimeMs, lastUseTimeMs }) => (
            <li key={passkeyId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
              <span className="min-w-0 flex-1 basis-40 truncate">
                <bdi>{name}</bdi>
                <span className="block text-xs text-muted">
                  {lastUseTimeMs === null
                    ? t('passkeys.since', { time: isolateLtr(formatDateTime(createTimeMs, zone)) })
                    : t('passkeys.used', { time: isolateLtr(formatDateTime(lastUseTimeMs, zone)) })}
                </span>
              </span>
              <Button look="quiet" size="small" className="max-md:h-11" disabled={locked} onClick={() => setNaming({ passkeyId, name })}>
                {t('passkeys.rename')}
              </Button>
              <Button
                look="danger"
                size="small"
                className="max-md:h-11"
                disabled={locked}
                waits={act.pending}
                onClick={() => void remove(passkeyId)}
              >
                {t('passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {naming === null ? null : (
        <OneFieldDialog
          title={t('passkeys.rename')}
          about={t('passkeys.aboutName')}
          label={t('passkeys.label')}
          field={{ autoComplete: 'off', maxLength: 40 }}
          initial={naming.name}
          check={(name) => (name.trim() === '' ? t('passkeys.nameMissing') : null)}
          save={(name) => api.call(renamePasskey, { passkeyId: naming.passkeyId, name: name.trim() })}
          said={t('passkeys.renamed')}
          onClose={(changed) => {
            setNaming(null);
            if (changed) onChanged();
          }}
        />
      )}
    </SettingRow>
  );
}
