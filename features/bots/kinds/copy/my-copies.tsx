'use client';
// The reader's copies of leaders: those that run, live, and those that have ended.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { getMyCopies } from '#lib/contract/calls/v1/trigger/strategy/copy/list.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { useBotColumns } from '../../lists/bot-columns.tsx';
import { RunningBots } from '../../lists/running-bots.tsx';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';
import { useMinute } from '../../lists/use-minute.ts';
import { useRunningBots } from '../../lists/use-running-bots.ts';

const tabs = ['running', 'history'] as const;
/** A copy has no range of its own and no pairs: what it has made is told as a whole. */
const withoutColumns = ['matchedProfit', 'unpairedProfit', 'pairs', 'range'];

function EndedCopies({ choice, version }: { readonly choice: ChosenColumns; readonly version: number }) {
  const t = useTranslations('bots');
  const request = (page: object) => ({ isRunning: false, pageSize: 20, ...page });
  const list = useCallPages(getMyCopies, { narrowed: '', request, version });
  const marketOf = useBotMarkets((list.rows ?? []).map(({ symbolId }) => symbolId));
  const shown = useBotColumns(marketOf, true, useMinute()).filter(({ id }) => !withoutColumns.includes(id));
  return (
    <PagedTable
      name={t('tab.history')}
      columns={shown}
      list={list}
      keyOf={({ strategyId }) => strategyId}
      view={{ isNarrowed: false, onClear: () => undefined, choice }}
      empty={t('follow.mine.none')}
    />
  );
}

export function MyCopies({ columns }: { readonly columns: string | undefined }) {
  const t = useTranslations('bots');
  const [tab, setTab] = useState<(typeof tabs)[number]>('running');
  const { bots, endedMark } = useRunningBots('copy');
  const choiceOf = useHiddenColumns(columns);
  return (
    <section aria-label={t('follow.mine.title')} className="flex min-w-0 flex-col">
      <TabList
        name={t('follow.mine.title')}
        idPrefix="copies"
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        chosen={tab}
        onChosen={setTab}
        look="dense"
      />
      <div role="tabpanel" id={panelId('copies', tab)} aria-labelledby={tabId('copies', tab)}>
        {tab === 'running' ? (
          <RunningBots bots={bots} choice={choiceOf('botsRunning')} withoutColumns={withoutColumns} empty={t('follow.mine.none')} />
        ) : (
          <EndedCopies choice={choiceOf('botsEnded')} version={endedMark} />
        )}
      </div>
    </section>
  );
}
