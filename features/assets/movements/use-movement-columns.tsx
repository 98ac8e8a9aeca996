'use client';
// The columns of the list of movements.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { Column } from '#components/trading/data-table/column.ts';
import { TimeText } from '#components/trading/time-text.tsx';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import type { Movement } from '#lib/contract/history/movement.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import type { Explained } from './explain-dialog.tsx';
import { useCauseWord } from './use-cause-word.ts';

const colourOf = (text: string): string =>
  !/[1-9]/.test(text) ? 'text-secondary' : text.startsWith('-') ? 'text-negative' : 'text-positive';

export function useMovementColumns(onExplain: (of: Explained) => void): readonly Column<Movement>[] {
  const t = useTranslations('movements');
  const shell = useTranslations('shell');
  const accounts = useTranslations('shell.transferFunds.account');
  const causeWord = useCauseWord();
  const zoneMinutes = useZoneOffset();
  const [shows] = usePreference('showsAssets');
  const own = (node: ReactNode): ReactNode => (shows ? node : <HiddenAmount label={shell('amounts.hidden')} />);
  const towards = ({ otherAccount, otherUser, amount }: Movement): string | null => {
    const user = otherUser === null ? null : otherUser.userName || otherUser.userId;
    const other = user ?? (otherAccount === null ? null : accounts(otherAccount));
    return other === null ? null : t(amount.startsWith('-') ? 'transferTo' : 'transferFrom', { account: other });
  };
  /** A movement that only changes available and held shows that change as its amount. */
  const shownAmount = ({ amount, availableChange }: Movement): string => (/[1-9]/.test(amount) ? amount : availableChange);
  return [
    {
      id: 'kind',
      head: t('column.kind'),
      onCard: 'title',
      cell: (row) => (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium text-primary">{causeWord(row.cause)}</span>
          {towards(row) === null ? null : <span className="text-muted">{towards(row)}</span>}
        </span>
      ),
    },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: ({ timeMs }) => <TimeText timeMs={timeMs} zoneMinutes={zoneMinutes} /> },
    {
      id: 'account',
      head: t('column.account'),
      onCard: 'line',
      cell: ({ account }) => <span className="text-secondary">{accounts(account)}</span>,
    },
    {
      id: 'amount',
      head: t('column.amount'),
      numeric: true,
      onCard: 'line',
      cell: (row) =>
        own(
          <bdi dir="ltr" className={colourOf(row.amount)}>
            {formatNumber(shownAmount(row), { sign: 'always' })} <span className="text-muted">{row.coin}</span>
          </bdi>,
        ),
    },
    {
      id: 'available',
      head: t('column.available'),
      numeric: true,
      onCard: 'line',
      cell: (row) => (
        <button
          type="button"
          aria-label={`${t('explain.open')}: ${t('explain.title', { coin: row.coin, account: accounts(row.account) })}`}
          title={t('explain.open')}
          onClick={() => onExplain({ account: row.account, coin: row.coin })}
          className="underline decoration-dotted underline-offset-4 hover:text-accent max-md:min-h-11"
        >
          {own(<bdi dir="ltr">{numberText(row.availableAfter)}</bdi>)}
        </button>
      ),
    },
    {
      id: 'held',
      head: t('column.held'),
      numeric: true,
      onCard: 'line',
      cell: ({ frozenAfter }) =>
        own(
          <bdi dir="ltr" className="text-muted">
            {/[1-9]/.test(frozenAfter) ? numberText(frozenAfter) : '—'}
          </bdi>,
        ),
    },
  ];
}
