'use client';
// The fund PIN: asked for when money leaves.
import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { OneFieldDialog } from './one-field-dialog.tsx';
import type { RowProps } from './row-props.ts';
import { SettingRow } from './setting-row.tsx';

export function PinRow({ security: { hasPin }, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  const [open, setOpen] = useState(false);
  return (
    <SettingRow
      icon={LockKeyhole}
      name={t('pin.name')}
      about={t('pin.about')}
      state={{ isOn: hasPin, text: t(hasPin ? 'on' : 'off') }}
      actions={
        <Button className="max-md:h-11" disabled={locked} onClick={() => setOpen(true)}>
          {t(hasPin ? 'pin.change' : 'pin.set')}
        </Button>
      }
    >
      {open ? (
        <OneFieldDialog
          title={t(hasPin ? 'pin.change' : 'pin.set')}
          about={t(hasPin ? 'pin.effect' : 'pin.aboutFirst')}
          label={t('pin.name')}
          field={{ type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 6, dir: 'ltr', hint: t('pin.hint') }}
          check={(pin) => (/^\d{6}$/.test(pin) ? null : t('pin.sixDigits'))}
          save={(pin) => api.call(enablePin, { pin })}
          said={t('pin.done')}
          onClose={(changed) => {
            setOpen(false);
            if (changed) onChanged();
          }}
        />
      ) : null}
    </SettingRow>
  );
}
