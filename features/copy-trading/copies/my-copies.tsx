'use client';
// The reader's copies of leaders: those that run, live, what they hold, whose orders they follow, and those that have ended.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { ChosenColumns, Column } from '#components/trading/data-table/column.ts';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { latePlace } from '#components/ui/late/late-part.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { getMyCopies } from '#lib/contract/calls/v1/trigger/strategy/copy/list.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { useBotColumns } from '../../lists/bot-columns.tsx';
import { RunningBots } from '../../lists/running-bots.tsx';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';
import { useMinute } from '../../lists/use-minute.ts';
import { useRunningBots } from '../../lists/use-running-bots.ts';
import { LeaderName } from './leaders/leader-name.tsx';
import { type MyLeaders, useMyLeaders } from './leaders/use-my-leaders.ts';

const CopyPositions = latePlace(async () => (await import('./positions/copy-positions.tsx')).CopyPositions);
const MyLeadersTable = latePlace(async () => (await import('./leaders/my-leaders-table.tsx')).MyLeadersTable);

const tabs = ['running', 'positions', 'leaders', 'history'] as const;
/** A copy has no range of its own and no pairs: what it has made is told as a whole. */
const withoutColumns = ['matchedProfit', 'unpairedProfit', 'pairs', 'range'];

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

type EndedProps = { readonly choice: ChosenColumns; readonly version: number; readonly leaderColumn: Column<BotRow> };

function EndedCopies({ choice, version, leaderColumn }: EndedProps) {
  const t = useTranslations('bots');
  const request = (page: object) => ({ isRunning: false, pageSize: 20, ...page });
  const list = useCallPages(getMyCopies, { narrowed: '', request, version });
  const marketOf = useBotMarkets((list.rows ?? []).map(({ symbolId }) => symbolId));
  const shown = useBotColumns(marketOf, true, useMinute()).filter(({ id }) => !withoutColumns.includes(id));
  return (
    <PagedTable
      name={t('tab.history')}
      columns={shown.toSpliced(1, 0, leaderColumn)}
      list={list}
      keyOf={({ strategyId }) => strategyId}
      view={{ isNarrowed: false, onClear: () => undefined, choice }}
      empty={t('follow.mine.none')}
    />
  );
}

export function MyCopies({ columns }: { readonly columns: string | undefined }) {
  const t = useTranslations('bots.follow.mine');
  const [tab, setTab] = useState<(typeof tabs)[number]>('running');
  const { bots, endedMark } = useRunningBots('copy');
  const mine = useMyLeaders();
  const leaderColumn = useLeaderColumn(mine.leaderOf);
  const choiceOf = useHiddenColumns(columns);
  const panels = {
    running: () => (
      <RunningBots
        bots={bots}
        choice={choiceOf('botsRunning')}
        withoutColumns={withoutColumns}
        ownColumns={[leaderColumn]}
        empty={t('none')}
      />
    ),
    positions: () => <CopyPositions leaderOf={mine.leaderOf} choice={choiceOf('copyPositions')} />,
    leaders: () => <MyLeadersTable mine={mine} choice={choiceOf('myLeaders')} />,
    history: () => <EndedCopies choice={choiceOf('botsEnded')} version={endedMark} leaderColumn={leaderColumn} />,
  };
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
      <TabList
        name={t('title')}
        idPrefix="copies"
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        chosen={tab}
        onChosen={setTab}
        look="dense"
        className="border-b border-subtle"
      />
      <div role="tabpanel" id={panelId('copies', tab)} aria-labelledby={tabId('copies', tab)} className="min-w-0 overflow-x-auto">
        {panels[tab]()}
      </div>
    </section>
  );
}
