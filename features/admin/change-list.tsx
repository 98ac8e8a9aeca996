// The changes of content: their author, their action and their subject, newest first.
import { useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getContentChanges } from '#lib/contract/calls/v1/admin/content/changes.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { Link } from '#lib/i18n/navigation.ts';

const actions = ['create', 'write', 'publish', 'schedule', 'unpublish', 'terms', 'import'] as const;

export function ChangeList({ list }: ResponseOf<typeof getContentChanges>) {
  const t = useTranslations('admin');
  const said = (action: string): string => {
    const known = actions.find((one) => one === action);
    return known === undefined ? action : t(`changes.action.${known}`);
  };
  const last = list.at(-1);
  return (
    <>
      <ol className="flex flex-col divide-y divide-subtle rounded-xl border border-subtle text-sm">
        {list.map(({ change, atMs, who, action, kind, slug, tag, version }) => (
          <li key={change} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <bdi dir="ltr" className="text-muted">
              {formatDateTime(atMs, 0)} UTC
            </bdi>
            <span className="font-medium">{said(action)}</span>
            <bdi dir="ltr" className="min-w-0 flex-1 truncate text-secondary max-md:order-last max-md:basis-full">
              {[`${kind}/${slug}`, tag, ...(version === null ? [] : [`v${version}`])].filter((part) => part !== '').join(' · ')}
            </bdi>
            <bdi className="text-secondary">{who === '' ? t('versions.files') : who}</bdi>
          </li>
        ))}
      </ol>
      {last === undefined || last.change === 1 ? null : (
        <Link href={`/admin/changes?before=${last.change}`} className="self-start text-accent hover:underline">
          {t('changes.older')}
        </Link>
      )}
    </>
  );
}
