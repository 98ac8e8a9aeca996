'use client';
// The list of logins to the account: time, place, device, and whether they succeeded.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { ColumnHead } from '#components/ui/column-head.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getLogins } from '#lib/contract/calls/v1/user/security/logins/list.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { deviceOf } from './device-name.ts';
import { useAct } from './use-act.ts';

/** As the page loads the first ones. */
const firstSize = 10;
const furtherSize = 50;

const colour = { entered: 'text-positive', 'code-needed': 'text-warning', refused: 'text-negative' } as const;

export function LoginList({ logins: first }: { readonly logins: ResponseOf<typeof getLogins> }) {
  const t = useTranslations('security');
  const zone = useZoneOffset();
  const act = useAct({ aloud: true });
  const list = useCallPages(getLogins, {
    narrowed: null,
    request: (page) => ({ pageSize: page.idLessThan === undefined ? firstSize : furtherSize, ...page }),
    version: 0,
    initial: first,
  });
  const more = () =>
    act.run(async () => {
      const error = await list.more();
      if (error !== null) throw error;
    });
  return (
    <section className="rounded-xl border border-subtle bg-surface-1">
      <h2 className="border-b border-subtle px-4 py-3 text-sm font-semibold">{t('logins.title')}</h2>
      <table className="w-full text-sm">
        <caption className="sr-only">{t('logins.title')}</caption>
        <thead className="text-xs text-muted">
          <tr className="h-9 border-b border-subtle">
            <ColumnHead place="ps-4 text-start">{t('logins.time')}</ColumnHead>
            <ColumnHead place="hidden text-start sm:table-cell">{t('logins.device')}</ColumnHead>
            <ColumnHead place="hidden text-start md:table-cell">{t('logins.address')}</ColumnHead>
            <ColumnHead place="pe-4 text-end">{t('logins.result')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {list.rows?.map(({ loginId, timeMs, address, device, method, result }) => (
            <tr key={loginId} className="h-11 border-b border-subtle last:border-0">
              <td className="ps-4 py-2">
                <bdi dir="ltr">{formatDateTime(timeMs, zone)}</bdi>
                <span className="block text-xs text-muted sm:hidden">
                  <bdi>{deviceOf(device).name || t('unknownDevice')}</bdi>
                </span>
              </td>
              <td className="hidden text-secondary sm:table-cell">
                <bdi>{deviceOf(device).name || t('unknownDevice')}</bdi>
              </td>
              <td className="hidden text-secondary md:table-cell">
                <bdi dir="ltr">{address}</bdi>
              </td>
              <td className="pe-4 text-end">
                <span className={colour[result]}>{t(`logins.results.${result}`)}</span>
                <span className="block text-xs text-muted">{t(`logins.methods.${method}`)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!list.hasMore ? null : (
        <div className="border-t border-subtle p-3 text-center">
          <Button look="quiet" className="max-md:h-11" pending={act.pending} onClick={() => void more()}>
            {t('logins.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
