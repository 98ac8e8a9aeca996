'use client';
// A word of the user's own, shown wherever we ask for a secret: a copy of the site cannot know it.
import { Fish } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { setAntiPhishingCode } from '#lib/contract/calls/v1/user/security/antiPhishing/set.ts';
import { OneFieldDialog } from './one-field-dialog.tsx';
import type { RowProps } from './row-props.ts';
import { SettingRow } from './setting-row.tsx';

export function AntiPhishingRow({ security: { antiPhishingCode }, locked, onChanged }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  const [open, setOpen] = useState(false);
  return (
    <SettingRow
      icon={Fish}
      name={t('antiPhishing.name')}
      about={t('antiPhishing.about')}
      state={{ isOn: antiPhishingCode !== null, text: antiPhishingCode ?? t('off') }}
      actions={
        <Button className="max-md:h-11" disabled={locked} onClick={() => setOpen(true)}>
          {t(antiPhishingCode === null ? 'antiPhishing.set' : 'antiPhishing.change')}
        </Button>
      }
    >
      {open ? (
        <OneFieldDialog
          title={t('antiPhishing.name')}
          about={t('antiPhishing.aboutSet')}
          label={t('antiPhishing.label')}
          field={{ autoComplete: 'off', maxLength: 20, hint: t('antiPhishing.hint') }}
          initial={antiPhishingCode ?? ''}
          check={(code) => (/^$|^[\p{L}\p{N}][\p{L}\p{N} _-]{2,18}[\p{L}\p{N}]$/u.test(code.trim()) ? null : t('antiPhishing.hint'))}
          save={(code) => api.call(setAntiPhishingCode, { code: code.trim() })}
          said={t('antiPhishing.done')}
          onClose={(changed) => {
            setOpen(false);
            if (changed) onChanged();
          }}
        />
      ) : null}
    </SettingRow>
  );
}
