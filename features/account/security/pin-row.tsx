'use client';
// The fund PIN: asked for when money leaves.
import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { useApi } from '#lib/api/use-api.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { OneFieldRow } from './one-field-row.tsx';
import type { RowProps } from './row-props.ts';

export function PinRow({ security: { hasPin }, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  return (
    <OneFieldRow
      icon={LockKeyhole}
      name={t('pin.name')}
      about={t('pin.about')}
      state={{ isOn: hasPin, text: t(hasPin ? 'on' : 'off') }}
      action={t(hasPin ? 'pin.change' : 'pin.set')}
      locked={locked}
      dialog={{
        title: t(hasPin ? 'pin.change' : 'pin.set'),
        about: t(hasPin ? 'pin.effect' : 'pin.aboutFirst'),
        label: t('pin.name'),
        field: { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 6, dir: 'ltr', hint: t('pin.hint') },
        check: (pin) => (/^\d{6}$/.test(pin) ? null : t('pin.sixDigits')),
        save: (pin) => api.call(enablePin, { pin }),
        said: t('pin.done'),
      }}
      onChanged={onChanged}
    />
  );
}
