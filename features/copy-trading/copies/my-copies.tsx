'use client';
// The reader's copies of leaders: those that run, live, what they hold, whose orders they follow, and those that have ended.
import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';

import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { latePlace } from '#components/ui/late/late-part.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { type MyLeaders, useMyLeaders } from '#lib/copy-trading/use-my-leaders.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';

const MyLeadersTable = latePlace(async () => (await import('./my-leaders-table.tsx')).MyLeadersTable);

const tabs = ['running', 'positions', 'leaders', 'history'] as const;

type ListOfCopies = ComponentType<{ readonly leaderOf: MyLeaders['leaderOf']; readonly choice: ChosenColumns }>;

type Props = {
  readonly columns: string | undefined;
  /** Copies are bots: their lists are those of bots. */
  readonly lists: { readonly Running: ListOfCopies; readonly Positions: ListOfCopies; readonly Ended: ListOfCopies };
};

export function MyCopies({ columns, lists: { Running, Positions, Ended } }: Props) {
  const t = useTranslations('bots.follow.mine');
  const [tab, setTab] = useState<(typeof tabs)[number]>('running');
  const mine = useMyLeaders();
  const choiceOf = useHiddenColumns(columns);
  const { leaderOf } = mine;
  const panels = {
    running: () => <Running leaderOf={leaderOf} choice={choiceOf('botsRunning')} />,
    positions: () => <Positions leaderOf={leaderOf} choice={choiceOf('copyPositions')} />,
    leaders: () => <MyLeadersTable mine={mine} choice={choiceOf('myLeaders')} />,
    history: () => <Ended leaderOf={leaderOf} choice={choiceOf('botsEnded')} />,
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
