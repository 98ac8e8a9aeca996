'use client';
// The lock: whoever takes the session cannot change what guards the account before it ends. Nobody can end it early.
import { Snowflake } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { useApi } from '#lib/api/use-api.ts';
import { lockSettings } from '#lib/contract/calls/v1/user/security/lock.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { OneFieldRow } from './one-field-row.tsx';
import type { RowProps } from './row-props.ts';

const isDays = (text: string): boolean => /^([1-9]|[12]\d|30)$/.test(text.trim());

export function LockRow({ security: { lockedUntilMs }, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  const zone = useZoneOffset();
  return (
    <OneFieldRow
      icon={Snowflake}
      name={t('lock.name')}
      about={t('lock.about')}
      state={{ isOn: locked, text: locked ? t('lock.until', { time: isolateLtr(formatDateTime(lockedUntilMs, zone)) }) : t('lock.off') }}
      action={locked ? null : t('lock.set')}
      locked={locked}
      dialog={{
        title: t('lock.set'),
        about: t('lock.effect'),
        label: t('lock.days'),
        max: 30,
        field: { hint: t('lock.hint') },
        initial: '7',
        check: (days) => (isDays(days) ? null : t('lock.hint')),
        save: (days) => api.call(lockSettings, { days: Number(days.trim()) }),
        said: t('lock.done'),
      }}
      onChanged={onChanged}
    />
  );
}
