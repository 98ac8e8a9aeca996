'use client';
// The e-mail address: whether it was verified, and the link that verifies it.
import { Mail } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { sendEmailLink } from '#lib/contract/calls/v1/user/email/sendLink.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import type { RowProps } from './row-props.ts';
import { SettingRow } from './setting-row.tsx';
import { useAct } from './use-act.ts';

export function EmailRow({ security: { emailVerified, mail } }: RowProps) {
  const t = useTranslations('security');
  const api = useApi();
  const locale = localeOf(useLocale()).code;
  const act = useAct({ aloud: true });
  return (
    <SettingRow
      icon={Mail}
      name={t('email.name')}
      about={t(mail || emailVerified ? 'email.about' : 'email.aboutOff')}
      state={{ isOn: emailVerified, text: t(emailVerified ? 'email.verified' : 'email.notVerified') }}
      actions={
        emailVerified || !mail ? undefined : (
          <Button pending={act.pending} onClick={() => void act.run(() => api.call(sendEmailLink, { locale }), t('email.sent'))}>
            {t('email.send')}
          </Button>
        )
      }
    />
  );
}
