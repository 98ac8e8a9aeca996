'use client';
// The operator's announcements, in one line.
import { Megaphone, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';

import { useCall } from '#lib/api/query/use-call.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { Link } from '#lib/i18n/navigation.ts';

export type Notices = ResponseOf<typeof getNotices>['list'];

export default function Board({ initial, onClose }: { readonly initial: Notices | null; readonly onClose: () => void }) {
  const t = useTranslations('shell');
  const { code } = localeOf(useLocale());
  const { data, isError } = useCall(getNotices, { locale: code }, { enabled: initial === null });
  const notices = initial ?? data?.list ?? (isError ? [] : null);
  return (
    <section
      aria-label={t('noticeBoard.name')}
      className="notice-board flex h-8 items-center gap-2 border-b border-subtle bg-surface-1 ps-4 text-xs max-md:h-11"
    >
      <Megaphone size={14} aria-hidden className="shrink-0 text-accent rtl:-scale-x-100" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <ul tabIndex={0} className="flex min-w-0 flex-1 gap-6 overflow-x-auto whitespace-nowrap [scrollbar-width:none]">
        {notices === null ? null : notices.length === 0 ? <li className="text-muted">{t('noticeBoard.empty')}</li> : null}
        {notices?.map(({ id, title, text, href }) => (
          <li key={id}>
            {href === '' ? title : <NoticeLink href={href}>{title}</NoticeLink>}
            {text === '' ? null : <span className="text-muted"> · {text}</span>}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={onClose}
        aria-label={t('noticeBoard.close')}
        className="grid size-8 shrink-0 place-items-center text-muted hover:text-primary max-md:size-11"
      >
        <X size={14} aria-hidden />
      </button>
    </section>
  );
}

/** A page of this site keeps the language; another site opens as it is. */
function NoticeLink({ href, children }: { readonly href: string; readonly children: string }) {
  const look = 'underline decoration-subtle underline-offset-4 hover:decoration-current';
  if (href.startsWith('/'))
    return (
      <Link href={href} className={look}>
        {children}
      </Link>
    );
  return (
    <a href={href} rel="noreferrer" className={look}>
      {children}
    </a>
  );
}
