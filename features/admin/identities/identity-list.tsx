// The identities that wait for an operator, oldest first.
import { useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getWaitingIdentities } from '#lib/contract/calls/v1/admin/identity/list.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { Link } from '#lib/i18n/navigation.ts';

export function IdentityList({ list }: ResponseOf<typeof getWaitingIdentities>) {
  const t = useTranslations('admin');
  if (list.length === 0) return <p className="text-sm text-secondary">{t('identity.none')}</p>;
  return (
    <ol className="flex flex-col divide-y divide-subtle rounded-xl border border-subtle text-sm">
      {list.map(({ userId, email, country, sentTimeMs }) => (
        <li key={userId}>
          <Link
            href={`/admin/identities/${encodeURIComponent(userId)}`}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-surface-2"
          >
            <bdi dir="ltr" className="text-muted">
              {formatDateTime(sentTimeMs, 0)} UTC
            </bdi>
            <bdi dir="ltr" className="min-w-0 flex-1 truncate font-medium">
              {email}
            </bdi>
            <bdi>{country}</bdi>
          </Link>
        </li>
      ))}
    </ol>
  );
}
