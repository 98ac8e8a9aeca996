'use client';
// One item in one language: how far it has come, its text, and every version with who wrote it and when.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getContentItem } from '#lib/contract/calls/v1/admin/content/read.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { localeTable } from '#lib/i18n/locales.ts';
import { Link, useRouter } from '#lib/i18n/navigation.ts';
import { Editor, type Draft } from './editor.tsx';
import { ItemTerms } from './item-terms.tsx';
import { Publishing } from './publishing.tsx';

type Props = ResponseOf<typeof getContentItem> & { readonly tag: string };

const nothing: Draft = { title: '', summary: '', body: '', keywords: [] };
const language =
  'inline-flex min-h-8 items-center gap-1 rounded-md border border-subtle px-2 text-xs text-secondary hover:text-primary aria-[current]:border-accent aria-[current]:text-primary max-md:min-h-11';

export function ItemPage({ item, versions, tag }: Props) {
  const [t, router] = [useTranslations('admin'), useRouter()];
  const newest = versions[0];
  const [opened, setOpened] = useState<{ readonly version: number; readonly times: number } | null>(null);
  const draft = versions.find(({ version }) => version === opened?.version) ?? newest ?? nothing;
  const edition = item.editions.find((one) => one.tag === tag);
  const again = (): void => router.refresh();
  return (
    <div className="flex flex-col gap-6">
      <nav aria-label={t('list.languages')} className="flex flex-wrap gap-1.5">
        {localeTable.map((one) => (
          <Link
            key={one.tag}
            href={`/admin/${item.item}?tag=${one.tag}`}
            className={language}
            {...(one.tag === tag ? { 'aria-current': 'page' } : {})}
          >
            <bdi lang={one.tag}>{one.name}</bdi>
            {item.editions.some((found) => found.tag === one.tag) ? <span aria-label={t('list.written')}>•</span> : null}
          </Link>
        ))}
      </nav>
      {edition === undefined ? null : (
        <Publishing key={`${tag} ${edition.fromMs ?? ''} ${edition.untilMs ?? ''}`} item={item.item} {...edition} onDone={again} />
      )}
      {/* The text that is being typed stays through a saving; only opening a version puts another text in its place. */}
      <Editor key={`${tag} ${opened?.times ?? 0}`} item={item.item} tag={tag} draft={draft} onWritten={again} />
      <ItemTerms item={item.item} kind={item.kind} terms={item.terms} />
      {versions.length === 0 ? null : (
        <section aria-labelledby="versions" className="flex flex-col gap-3">
          <h2 id="versions" className="text-lg font-semibold">
            {t('versions.title')}
          </h2>
          <ol className="flex flex-col divide-y divide-subtle rounded-xl border border-subtle text-sm">
            {versions.map(({ version, title, atMs, author }) => (
              <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
                <span className="text-muted">{t('versions.number', { version })}</span>
                <bdi className="min-w-0 flex-1 truncate">{title}</bdi>
                <bdi className="text-secondary">{author === '' ? t('versions.files') : author}</bdi>
                <bdi dir="ltr" className="text-muted">
                  {formatDateTime(atMs, 0)} UTC
                </bdi>
                <Button
                  size="small"
                  onClick={() => setOpened({ version, times: (opened?.times ?? 0) + 1 })}
                  aria-label={t('versions.openNumber', { version })}
                >
                  {t('versions.open')}
                </Button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
