'use client';
// A word of the user's own, shown wherever we ask for a secret: a copy of the site cannot know it.
import { Fish } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { useApi } from '#lib/api/use-api.ts';
import { setAntiPhishingCode } from '#lib/contract/calls/v1/user/security/antiPhishing/set.ts';
import { OneFieldRow } from './one-field-row.tsx';
import type { RowProps } from './row-props.ts';

export function AntiPhishingRow({ security: { antiPhishingCode }, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  return (
    <OneFieldRow
      icon={Fish}
      name={t('antiPhishing.name')}
      about={t('antiPhishing.about')}
      state={{ isOn: antiPhishingCode !== null, text: antiPhishingCode ?? t('off') }}
      action={t(antiPhishingCode === null ? 'antiPhishing.set' : 'antiPhishing.change')}
      locked={locked}
      dialog={{
        title: t('antiPhishing.name'),
        about: t('antiPhishing.aboutSet'),
        label: t('antiPhishing.label'),
        field: { autoComplete: 'off', maxLength: 20, hint: t('antiPhishing.hint') },
        initial: antiPhishingCode ?? '',
        check: (code) => (/^$|^[\p{L}\p{N}][\p{L}\p{N} _-]{2,18}[\p{L}\p{N}]$/u.test(code.trim()) ? null : t('antiPhishing.hint')),
        save: (code) => api.call(setAntiPhishingCode, { code: code.trim() }),
        said: t('antiPhishing.done'),
      }}
      onChanged={onChanged}
    />
  );
}
