'use client';
// The password: since when it is the one, and another in its place.
import { RectangleEllipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { changePassword } from '#lib/contract/calls/v1/user/security/password/change.ts';
import { longestPassword, passwordLength, shortestPassword } from '#lib/contract/wire/fields.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { OneFieldDialog } from './one-field-dialog.tsx';
import type { RowProps } from './row-props.ts';
import { SettingRow } from './setting-row.tsx';

export function PasswordRow({ security, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  const zone = useZoneOffset();
  const [open, setOpen] = useState(false);
  const { passwordChangedAtMs } = security;
  const check = (password: string): string | null => {
    const length = passwordLength(password);
    return length < shortestPassword || length > longestPassword
      ? t('password.length', { from: shortestPassword, to: longestPassword })
      : null;
  };
  return (
    <SettingRow
      icon={RectangleEllipsis}
      name={t('password.name')}
      about={
        passwordChangedAtMs === null
          ? t('password.about')
          : t('password.changed', { time: isolateLtr(formatDateTime(passwordChangedAtMs, zone)) })
      }
      state={null}
      actions={
        <Button className="max-md:h-11" disabled={locked} onClick={() => setOpen(true)}>
          {t('password.change')}
        </Button>
      }
    >
      {open ? (
        <OneFieldDialog
          title={t('password.change')}
          about={t('password.effect')}
          label={t('password.new')}
          field={{ type: 'password', autoComplete: 'new-password', dir: 'ltr', hint: t('password.hint', { count: shortestPassword }) }}
          check={check}
          save={(password) => api.call(changePassword, { password })}
          said={t('password.done')}
          onClose={(changed) => {
            setOpen(false);
            if (changed) onChanged();
          }}
        />
      ) : null}
    </SettingRow>
  );
}
