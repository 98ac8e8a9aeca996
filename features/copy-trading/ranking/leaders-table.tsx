'use client';
// A page of the ranking of leaders. The exchange sorts it, over all of its pages: no column sorts the rows of one.
import { useTranslations } from 'next-intl';

import type { ChosenColumns, Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { UserAvatar } from '#components/ui/icons/user-avatar.tsx';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import type { LeaderFigures, RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import { dollarText } from '#lib/format/numbers/dollar-text.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { shareText } from '../words/figure-text.ts';
import { ComputedLeader } from '../words/computed-leader.tsx';
import { HouseLeader } from '../words/house-leader.tsx';
import { LeaderState } from '../words/leader-state.tsx';
import { SignedMoney, SignedShare } from '../words/signed-figure.tsx';

type Props = {
  readonly rows: readonly RankedLeader[];
  readonly coin: string;
  /** The cookie of columns that are put away. */
  readonly columns: string | undefined;
};

const keyOf = ({ leaderId }: RankedLeader): string => leaderId;

export function LeadersTable({ rows, coin, columns }: Props) {
  const t = useTranslations('leaderRecords');
  const choice: ChosenColumns = useHiddenColumns(columns)('leaders');
  const figure = (
    id: 'return' | 'followersReturn' | 'profit' | 'drawdown' | 'worstDay' | 'winRate' | 'leverage' | 'copies' | 'aum',
    cell: (figures: LeaderFigures) => ReturnType<Column<RankedLeader>['cell']>,
  ): Column<RankedLeader> => ({ id, head: t(`column.${id}`), numeric: true, cell: ({ figures }) => cell(figures) });
  const shown: readonly Column<RankedLeader>[] = [
    {
      id: 'leader',
      head: t('column.leader'),
      onCard: 'title',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-1.5 py-1">
          <Link href={leaderPath(row)} className="flex items-center gap-2 py-1 font-medium text-primary hover:underline max-md:py-2">
            {row.profile === null ? null : <UserAvatar avatar={row.profile.picture} userName={row.profile.name} />}
            <bdi>{row.profile?.name ?? t('leaderName', { number: row.leaderId })}</bdi>
          </Link>
          {row.houseRule === null ? null : <HouseLeader />}
          <ComputedLeader computed={row.figures.computed} coin={coin} />
        </span>
      ),
    },
    { id: 'state', head: t('column.state'), cell: (row) => <LeaderState leader={row} /> },
    figure('return', ({ timeWeighted }) => <SignedShare share={timeWeighted} />),
    figure('followersReturn', ({ followersReturn }) => <SignedShare share={followersReturn} />),
    figure('profit', ({ profit }) => <SignedMoney amount={profit} coin={coin} />),
    figure('drawdown', ({ drawdown }) => shareText(drawdown)),
    figure('worstDay', ({ worstDay }) => <SignedShare share={worstDay} />),
    figure('winRate', ({ winRate, closed }) => (closed === 0 ? '—' : t('ofTrades', { rate: shareText(winRate), count: closed }))),
    figure('leverage', ({ meanLeverage, closed }) => (closed === 0 ? '—' : t('times', { times: meanLeverage }))),
    figure('copies', ({ copiesNow, copies }) => t('copiesOf', { now: copiesNow, all: copies })),
    figure('aum', ({ aum }) => dollarText(aum, coin)),
  ];
  return (
    <div className="min-w-0 overflow-x-auto">
      <DataTable name={t('ranking')} columns={shown} rows={rows} keyOf={keyOf} choice={choice} />
    </div>
  );
}
