'use client';
// The word that the user chose: shown where secrets are asked for, since a copy of the site cannot know it.
import { useTranslations } from 'next-intl';

import { useCall } from '#lib/api/query/use-call.ts';
import { getVerificationMethods } from '#lib/contract/calls/v1/user/security/methods.ts';

export function OwnWord() {
  const t = useTranslations('shell');
  // Without an answer there is no word to see, and the reader is right to be careful.
  const code = useCall(getVerificationMethods, {}, { anew: true }).data?.antiPhishingCode ?? null;
  return code === null ? null : (
    <div className="mt-3 rounded-md border border-subtle bg-surface-2 px-3 py-2 text-xs text-muted">
      <p className="text-sm font-medium text-primary">
        <bdi>{t('verification.yourWord', { code })}</bdi>
      </p>
      <p className="mt-0.5">{t('verification.wordAbout')}</p>
    </div>
  );
}
