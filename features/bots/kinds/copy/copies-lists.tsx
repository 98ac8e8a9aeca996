'use client';
// The reader's copies of leaders as lists of bots: those that run, live, and those that have ended.
import { useTranslations } from 'next-intl';

import type { ChosenColumns, Column } from '#components/trading/data-table/column.ts';
import { LeaderName } from '#components/trading/leader-name.tsx';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { latePlace } from '#components/ui/late/late-part.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { getMyCopies } from '#lib/contract/calls/v1/trigger/strategy/copy/list.ts';
import type { MyLeaders } from '#lib/copy-trading/use-my-leaders.ts';
import { useBotColumns } from '../../lists/bot-columns.tsx';
import { RunningBots } from '../../lists/running-bots.tsx';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';
import { useMinute } from '../../lists/use-minute.ts';
import { useRunningBots } from '../../lists/use-running-bots.ts';

const CopyPositions = latePlace(async () => (await import('./positions/copy-positions.tsx')).CopyPositions);

/** A copy has no range of its own and no pairs: what it has made is told as a whole. */
const withoutColumns = ['matchedProfit', 'unpairedProfit', 'pairs', 'range'];

type Props = { readonly leaderOf: MyLeaders['leaderOf']; readonly choice: ChosenColumns };

function useLeaderColumn(leaderOf: MyLeaders['leaderOf']): Column<BotRow> {
  const t = useTranslations('bots.follow.mine');
  return {
    id: 'leader',
    head: t('leader'),
    onCard: 'line',
    sortBy: ({ strategyId }) => leaderOf(strategyId)?.profile?.name ?? leaderOf(strategyId)?.leaderId,
    cell: ({ strategyId }) => {
      const leader = leaderOf(strategyId);
      return leader === undefined ? '—' : <LeaderName leader={leader} />;
    },
  };
}

function RunningCopies({ leaderOf, choice }: Props) {
  const t = useTranslations('bots.follow.mine');
  const { bots } = useRunningBots('copy');
  const ownColumns = [useLeaderColumn(leaderOf)];
  return <RunningBots bots={bots} choice={choice} withoutColumns={withoutColumns} ownColumns={ownColumns} empty={t('none')} />;
}

function EndedCopies({ leaderOf, choice }: Props) {
  const t = useTranslations('bots');
  const { endedMark: version } = useRunningBots('copy');
  const request = (page: object) => ({ isRunning: false, pageSize: 20, ...page });
  const list = useCallPages(getMyCopies, { narrowed: '', request, version });
  const marketOf = useBotMarkets((list.rows ?? []).map(({ symbolId }) => symbolId));
  const shown = useBotColumns(marketOf, true, useMinute()).filter(({ id }) => !withoutColumns.includes(id));
  return (
    <PagedTable
      name={t('tab.history')}
      columns={shown.toSpliced(1, 0, useLeaderColumn(leaderOf))}
      list={list}
      keyOf={({ strategyId }) => strategyId}
      view={{ isNarrowed: false, onClear: () => undefined, choice }}
      empty={t('follow.mine.none')}
    />
  );
}

export const copiesLists = { Running: RunningCopies, Positions: CopyPositions, Ended: EndedCopies };
