'use client';
// The lock: whoever takes the session cannot change what guards the account before it ends. Nobody can end it early.
import { Snowflake } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { lockSettings } from '#lib/contract/calls/v1/user/security/lock.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { OneFieldDialog } from './one-field-dialog.tsx';
import type { RowProps } from './row-props.ts';
import { SettingRow } from './setting-row.tsx';

const isDays = (text: string): boolean => /^([1-9]|[12]\d|30)$/.test(text.trim());

export function LockRow({ security: { lockedUntilMs }, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  const zone = useZoneOffset();
  const [open, setOpen] = useState(false);
  return (
    <SettingRow
      icon={Snowflake}
      name={t('lock.name')}
      about={t('lock.about')}
      state={{ isOn: locked, text: locked ? t('lock.until', { time: isolateLtr(formatDateTime(lockedUntilMs, zone)) }) : t('lock.off') }}
      actions={
        locked ? undefined : (
          <Button className="max-md:h-11" onClick={() => setOpen(true)}>
            {t('lock.set')}
          </Button>
        )
      }
    >
      {open ? (
        <OneFieldDialog
          title={t('lock.set')}
          about={t('lock.effect')}
          label={t('lock.days')}
          max={30}
          field={{ hint: t('lock.hint') }}
          initial="7"
          check={(days) => (isDays(days) ? null : t('lock.hint'))}
          save={(days) => api.call(lockSettings, { days: Number(days.trim()) })}
          said={t('lock.done')}
          onClose={(changed) => {
            setOpen(false);
            if (changed) onChanged();
          }}
        />
      ) : null}
    </SettingRow>
  );
}
