'use client';
// The password: since when it is the one, and another in its place.
import { RectangleEllipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { useApi } from '#lib/api/use-api.ts';
import { changePassword } from '#lib/contract/calls/v1/user/security/password/change.ts';
import { longestPassword, passwordLength, shortestPassword } from '#lib/contract/wire/fields.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { OneFieldRow } from './one-field-row.tsx';
import type { RowProps } from './row-props.ts';

export function PasswordRow({ security, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  const zone = useZoneOffset();
  const { passwordChangedAtMs } = security;
  const check = (password: string): string | null => {
    const length = passwordLength(password);
    return length < shortestPassword || length > longestPassword
      ? t('password.length', { from: shortestPassword, to: longestPassword })
      : null;
  };
  return (
    <OneFieldRow
      icon={RectangleEllipsis}
      name={t('password.name')}
      about={
        passwordChangedAtMs === null
          ? t('password.about')
          : t('password.changed', { time: isolateLtr(formatDateTime(passwordChangedAtMs, zone)) })
      }
      state={null}
      action={t('password.change')}
      locked={locked}
      dialog={{
        title: t('password.change'),
        about: t('password.effect'),
        label: t('password.new'),
        field: { type: 'password', autoComplete: 'new-password', dir: 'ltr', hint: t('password.hint', { count: shortestPassword }) },
        check,
        save: (password) => api.call(changePassword, { password }),
        said: t('password.done'),
      }}
      onChanged={onChanged}
    />
  );
}
