'use client';
// The text as its readers would see it, written by the exchange a moment after each pause in typing.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { Written } from '#components/ui/written.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { previewContent } from '#lib/contract/calls/v1/admin/content/preview.ts';
import { localeOf } from '#lib/i18n/locales.ts';

const pauseMs = 300;

type Props = { readonly title: string; readonly summary: string; readonly body: string; readonly tag: string };

export function Preview({ title, summary, body, tag }: Props) {
  const [t, api] = [useTranslations('admin'), useApi()];
  const [html, setHtml] = useState('');
  const { code, direction } = localeOf(tag);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api.call(previewContent, { locale: code, body }, { signal: abort.signal }).then(
        (written) => setHtml(written.html),
        // The last one stays: what cannot be saved is told when it is saved.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, code, body]);
  return (
    <section aria-label={t('preview')} className="rounded-xl border border-subtle bg-surface-0 p-5">
      <p className="mb-3 text-xs text-muted">{t('preview')}</p>
      <div lang={tag} dir={direction}>
        <p className="text-2xl font-semibold">{title}</p>
        <p className="mt-2 mb-5 text-secondary">{summary}</p>
        <Written html={html} />
      </div>
    </section>
  );
}
