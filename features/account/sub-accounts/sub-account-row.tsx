'use client';
// One sub-account: what it is called and worth, and what its main account may do with it.
import { UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import type { SubAccount } from '#lib/contract/accounts/sub-account.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

export type SubAccountAction = 'enter' | 'transfer' | 'rename' | 'freeze' | 'unfreeze';

type Props = {
  readonly account: SubAccount;
  readonly worth: ReactNode;
  readonly pending: boolean;
  readonly onAction: (action: SubAccountAction) => void;
};

export function SubAccountRow({ account, worth, pending, onAction }: Props) {
  const t = useTranslations('subAccounts');
  const zone = useZoneOffset();
  const { userName, kind, frozen, createTimeMs, coins } = account;
  const actions: readonly SubAccountAction[] = ['enter', 'transfer', 'rename', frozen ? 'unfreeze' : 'freeze'];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-subtle px-4 py-4 last:border-0">
      <UserRound size={20} aria-hidden className={`shrink-0 ${frozen ? 'text-disabled' : 'text-muted'}`} />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="min-w-0 truncate font-medium">{userName}</bdi>
          {kind === 'normal' ? null : (
            <span className="rounded border border-strong px-1.5 text-2xs text-secondary">{t(`name.kinds.${kind}`)}</span>
          )}
          {frozen ? <span className="rounded bg-warning-soft px-1.5 py-0.5 text-2xs text-warning">{t('frozen')}</span> : null}
        </p>
        <p className="mt-0.5 text-xs text-muted">{t('since', { time: isolateLtr(formatDateTime(createTimeMs, zone)) })}</p>
      </div>
      <div className="text-end text-sm">
        <p className="font-medium">{worth}</p>
        <p className="mt-0.5 text-xs text-muted">
          {coins.length === 0 ? (
            t('nothing')
          ) : (
            <bdi dir="ltr">
              {coins
                .slice(0, 3)
                .map(({ coin }) => coin)
                .join(' · ')}
            </bdi>
          )}
        </p>
      </div>
      <div role="group" aria-label={t('actionsOf', { name: userName })} className="flex flex-wrap gap-2 max-md:w-full">
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            look={action === 'freeze' ? 'danger' : 'secondary'}
            className="max-md:h-11 max-md:flex-1 md:min-w-20"
            waits={pending}
            onClick={() => onAction(action)}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
