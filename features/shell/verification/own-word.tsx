'use client';
// The word that the user chose: shown where secrets are asked for, since a copy of the site cannot know it.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { getVerificationMethods } from '#lib/contract/calls/v1/user/security/methods.ts';

export function OwnWord() {
  const t = useTranslations('shell');
  const api = useApi();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    api.call(getVerificationMethods, {}, { signal: controller.signal }).then(
      (answer) => setCode(answer.antiPhishingCode),
      // Then there is no word to see, and the reader is right to be careful.
      () => undefined,
    );
    return () => controller.abort();
  }, [api]);
  return code === null ? null : (
    <div className="mt-3 rounded-md border border-subtle bg-surface-2 px-3 py-2 text-xs text-muted">
      <p className="text-sm font-medium text-primary">
        <bdi>{t('verification.yourWord', { code })}</bdi>
      </p>
      <p className="mt-0.5">{t('verification.wordAbout')}</p>
    </div>
  );
}
