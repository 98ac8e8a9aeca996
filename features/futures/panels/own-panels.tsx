'use client';
// The panels of who is logged in: positions with their numbers live, what waits, and what is over.
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { latePlace, lateQuestion } from '#components/ui/late/late-part.tsx';
import { panelId, TabList, tabId } from '#components/ui/tabs/tab-list.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { asksFirst, useConfirmations, useKeptConfirmations } from '#lib/session/order-form/confirmations.ts';
import { useKeptContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { noFilter } from '../history/history-filter.ts';
import { useHistoryFilter } from '../history/use-history-filter.ts';
import { useFillNotices } from '../notices/use-fill-notices.ts';
import { RiskNotice } from '../notices/risk-notice.tsx';
import { useRiskNotices } from '../notices/use-risk-notices.ts';

import { useChartTags } from '../on-chart/use-chart-tags.ts';
import { quantityOfPercent } from '../positions/close-draft.ts';
import type { PositionRow } from '../positions/position-row.ts';
import { useLine } from '../positions/use-line.ts';
import { usePositionOperations } from '../positions/use-position-operations.ts';
import { ChosenPanel } from './chosen-panel.tsx';
import { PanelTools } from './tools/panel-tools.tsx';
import { futuresTabs, isHistory, usePanelsView, type FuturesTab } from './state/panels-view.ts';
import { useCancelLists } from './cancel/use-cancel-lists.ts';
import { usePanelCommands } from './tools/use-panel-commands.ts';
import { usePanelLists } from './state/use-panel-lists.ts';

const HistoryBar = latePlace(async () => (await import('../history/history-bar.tsx')).HistoryBar);
const CancelQuestion = lateQuestion(
  async () => (await import('./cancel/cancel-question.tsx')).CancelQuestion,
  ({ onNo }) => onNo(),
);
const ActionQuestion = lateQuestion(
  async () => (await import('../positions/action-question.tsx')).ActionQuestion,
  ({ onNo }) => onNo(),
);

export type PanelsProps = {
  readonly market: ContractMarket;
  readonly line: ContractLineKey;
  /** The reader's cookie of columns that are put away. */
  readonly columns?: string | undefined;
  /** At the end of the row of tabs. */
  readonly tools?: ReactNode;
  /** Not at a desk: the lists are of all contracts of the line, and `market` is any of them. */
  readonly standsAlone?: boolean;
};

export function OwnPanels({ market, line, columns, tools = null, standsAlone = false }: PanelsProps) {
  const t = useTranslations('positions');
  const tab = usePanelsView((view) => view.tab);
  const show = usePanelsView((view) => view.show);
  const shownKey = usePanelsView((view) => view.shownKey);
  const { onlyThis: narrowed, narrow } = usePanelsView();
  const onlyThis = narrowed && !standsAlone;
  const [askedAll, setAskedAll] = useState(false);
  const [askedShare, setAskedShare] = useState<{ readonly key: string; readonly percent: number } | null>(null);
  const cancelling = useCancelLists();
  const place = useRef<HTMLDivElement>(null);
  useKeptConfirmations();
  useKeptContractPreferences(useApi(), true);
  const state = useLine(line, market, true);
  const actions = usePositionOperations(line);
  const symbolId = onlyThis ? market.symbolId : null;
  const lists = usePanelLists(line, symbolId, true);
  const choiceOf = useHiddenColumns(columns);
  const history = useHistoryFilter(tab, market, state.markets, onlyThis);
  const barId = useId();
  // Null: open where something narrows the list already.
  const [barWanted, setBarWanted] = useState<boolean | null>(null);
  const barOpen = barWanted ?? history.count > 0;
  const alarm = useRiskNotices(line, state, lists);
  useFillNotices(lists.orderChanges, state.markets);
  useChartTags(market, state.rows, lists.orders);
  // The target of a notice may be far below on a phone.
  useEffect(() => {
    if (shownKey !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shownKey]);
  const rows = symbolId === null ? state.rows : state.rows.filter(({ position }) => position.symbolId === symbolId);
  const closeShare = (row: PositionRow, percent: number): void =>
    void actions.close(row, quantityOfPercent(row.position, row.market, percent), null).then((refused) => {
      if (refused !== null) showToast('failed', refused);
    });
  usePanelCommands({
    own: state.rows.find(({ position }) => position.symbolId === market.symbolId),
    lists,
    onCancelAll: () => cancelling.attempt('open', lists),
    onClose: (row, percent) =>
      asksFirst(useConfirmations.getState(), 'close', false) ? setAskedShare({ key: row.key, percent }) : closeShare(row, percent),
  });
  const shared = askedShare === null ? undefined : state.rows.find(({ key }) => key === askedShare.key);
  const counts: Partial<Record<FuturesTab, number>> = {
    positions: rows.length,
    open: lists.orders.length,
    plans: lists.plans.length,
    tpsl: lists.exits.length,
    track: lists.trailing.length,
  };
  const label = (id: FuturesTab): string => {
    const count = counts[id] ?? 0;
    return count === 0 ? t(`tab.${id}`) : t('tabCount', { name: t(`tab.${id}`), count });
  };
  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-2 border-b border-subtle pe-3 max-md:flex-wrap">
        <TabList
          name={t('tabs')}
          idPrefix="futures"
          tabs={futuresTabs.map((id) => ({ id, label: label(id) }))}
          chosen={tab}
          onChosen={(next) => show(next)}
          className="flex-1"
        />
        <PanelTools
          tab={tab}
          lists={lists}
          history={{
            line,
            markets: state.markets,
            filter: history.filter,
            count: history.count,
            bar: { id: barId, open: barOpen, onToggle: () => setBarWanted(!barOpen) },
          }}
          positions={rows.length}
          onlyThis={onlyThis}
          onOnlyThis={standsAlone ? null : narrow}
          closingAll={actions.closingAll}
          onCloseAll={() => setAskedAll(true)}
          cancelling={cancelling}
        />
        {tools}
      </div>
      {isHistory(tab) && barOpen ? (
        <HistoryBar
          id={barId}
          tab={tab}
          filter={history.filter}
          count={history.count}
          onFilter={history.change}
          markets={onlyThis && tab !== 'transactions' ? null : state.markets}
        />
      ) : null}
      {alarm === null ? null : <RiskNotice alarm={alarm} />}
      <div
        ref={place}
        id={panelId('futures', tab)}
        role="tabpanel"
        aria-labelledby={tabId('futures', tab)}
        className="flex min-h-0 flex-1 flex-col overflow-auto"
      >
        <ChosenPanel
          tab={tab}
          line={line}
          market={market}
          state={state}
          rows={rows}
          symbolId={symbolId}
          narrowed={{ filter: history.filter, isNarrowed: history.count > 0, onClear: () => history.change(noFilter) }}
          lists={lists}
          actions={actions}
          choice={choiceOf(`futures${tab}`)}
        />
      </div>
      {cancelling.asked === null ? null : (
        <CancelQuestion
          count={cancelling.asked.count}
          onYes={() => cancelling.answer(true, lists)}
          onNo={() => cancelling.answer(false, lists)}
        />
      )}
      {shared === undefined || askedShare === null ? null : (
        <ActionQuestion
          action="flash"
          percent={askedShare.percent}
          rows={[shared]}
          onYes={() => {
            setAskedShare(null);
            closeShare(shared, askedShare.percent);
          }}
          onNo={() => setAskedShare(null)}
        />
      )}
      {askedAll && rows.length > 0 ? (
        <ActionQuestion
          action="closeAll"
          rows={state.rows}
          onYes={() => {
            setAskedAll(false);
            void actions.closeAll(state.rows);
          }}
          onNo={() => setAskedAll(false)}
        />
      ) : null}
    </>
  );
}
