'use client';
// The leaders whom the reader copies, has copied, or waits for: what they made, what they ask for, and what is about to change.
import { useTranslations } from 'next-intl';

import type { ChosenColumns, Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import type { MyLeader } from '#lib/contract/leaders/my-leader.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { LeaderName } from '#components/trading/leader-name.tsx';
import { LeaveQueue } from './leave-queue.tsx';
import type { MyLeaders } from '#lib/copy-trading/use-my-leaders.ts';

const keyOf = ({ line, leaderId }: MyLeader): string => `${line}-${leaderId}`;
const percentText = (percent: number): string => isolateLtr(formatPercent(String(percent / 100), { decimals: 0 }));

function Copies({ leader: { copies } }: { readonly leader: MyLeader }) {
  const t = useTranslations('bots.follow.myLeaders');
  const running = copies.filter(({ isRunning }) => isRunning);
  const ended = copies.length - running.length;
  if (copies.length === 0) return '—';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {running.map(({ strategyId }) => (
        <Link
          key={strategyId}
          href={botPath(strategyId)}
          className="text-accent hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {t('copy', { number: isolateLtr(strategyId) })}
        </Link>
      ))}
      {ended === 0 ? null : <span className="text-muted">{t('ended', { count: ended })}</span>}
    </span>
  );
}

function Share({ leader: { sharePercent, nextShare } }: { readonly leader: MyLeader }) {
  const t = useTranslations('bots.follow.myLeaders');
  const zoneMinutes = useZoneOffset();
  if (sharePercent === null) return '—';
  return (
    <span className="inline-flex flex-col items-end">
      {percentText(sharePercent)}
      {nextShare === null ? null : (
        <span className="text-2xs text-warning">
          {t('rises', { share: percentText(nextShare.percent), date: isolateLtr(formatDate(nextShare.fromTimeMs, zoneMinutes)) })}
        </span>
      )}
    </span>
  );
}

type Props = { readonly mine: MyLeaders; readonly choice: ChosenColumns };

export function MyLeadersTable({ mine: { leaders, error, refetch }, choice }: Props) {
  const t = useTranslations('bots.follow.myLeaders');
  const refusalText = useRefusalText();
  const money = (id: 'invested' | 'worth' | 'shared'): Column<MyLeader> => ({
    id,
    head: t(`column.${id}`),
    numeric: true,
    sortBy: (row) => row[id],
    cell: (row) => moneyText(row[id], row.coin),
  });
  const columns: readonly Column<MyLeader>[] = [
    {
      id: 'leader',
      head: t('column.leader'),
      onCard: 'title',
      sortBy: ({ profile, leaderId }) => profile?.name ?? leaderId,
      cell: (row) => (
        <span className="inline-flex min-w-0 flex-col items-start py-1">
          <span className="font-medium">
            <LeaderName leader={row} size={22} />
          </span>
          <span className="text-2xs text-muted">
            {t(`line.${row.line}`)} ·{' '}
            <span className={row.standing === 'leads' ? '' : 'text-warning'}>{t(`standing.${row.standing}`)}</span>
          </span>
        </span>
      ),
    },
    { id: 'copies', head: t('column.copies'), cell: (row) => <Copies leader={row} /> },
    money('invested'),
    money('worth'),
    {
      id: 'profit',
      head: t('column.profit'),
      numeric: true,
      sortBy: ({ profit }) => profit,
      cell: ({ profit, coin }) => <span className={toneOf(profit)}>{profitText(profit, coin)}</span>,
    },
    money('shared'),
    {
      id: 'share',
      head: t('column.share'),
      numeric: true,
      onCard: 'line',
      sortBy: ({ sharePercent }) => (sharePercent === null ? undefined : String(sharePercent)),
      cell: (row) => <Share leader={row} />,
    },
    {
      id: 'queue',
      head: t('column.queue'),
      atEnd: true,
      onCard: 'line',
      cell: (row) => (row.waiting === null ? '—' : <LeaveQueue leader={row} place={row.waiting.place} onLeft={refetch} />),
    },
  ];
  if (leaders === null) return error === null ? <ListWaiting /> : <ErrorLine text={refusalText(error)} />;
  if (leaders.length === 0)
    return (
      <EmptyState text={t('none')}>
        <Link href="/copy-trading/futures" className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
          {t('find')}
        </Link>
      </EmptyState>
    );
  return (
    <>
      <DataTable name={t('title')} columns={columns} rows={leaders} keyOf={keyOf} choice={choice} />
      <p className="p-3 text-2xs text-muted">{t('about')}</p>
    </>
  );
}
