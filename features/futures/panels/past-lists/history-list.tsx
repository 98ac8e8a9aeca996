'use client';
// A list of what is over, in pages, newest first, as it is narrowed.
import { useTranslations } from 'next-intl';

import type { Column, ChosenColumns } from '#components/trading/data-table/column.ts';
import { PagedTable } from '#components/trading/paged-table.tsx';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { HistoryFilter, HistoryTab } from '../../history/history-filter.ts';
import type { AskHistory } from '../../history/history-of.ts';
import { useHistory } from '../../history/use-history.ts';
import { usePanelsView } from '../state/panels-view.ts';

/** The props of each such list. */
export type LineHistory = {
  readonly line: ContractLineKey;
  readonly markets: ReadonlyMap<string, ContractMarket>;
  /** Only what the list can be narrowed by; the same object until it is narrowed otherwise. */
  readonly filter: HistoryFilter;
  /** By the reader's choice, not by the desk that it stands at. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** Grows whenever the list may have. */
  readonly version: number;
  readonly choice: ChosenColumns;
};

type Props<Row> = {
  readonly tab: HistoryTab;
  readonly history: LineHistory;
  readonly columns: readonly Column<Row>[];
  readonly ask: AskHistory<Row>;
  readonly keyOf: (row: Row) => string;
};

export function HistoryList<Row extends object>({ tab, history, columns, ask, keyOf }: Props<Row>) {
  const t = useTranslations('positions');
  const shownKey = usePanelsView((view) => view.shownKey);
  const list = useHistory(ask, history);
  return (
    <PagedTable
      list={list}
      view={history}
      empty={t(`emptyList.${tab}`)}
      name={t(`tab.${tab}`)}
      columns={columns}
      keyOf={keyOf}
      idOf={(row) => `${tab}-${keyOf(row)}`}
      shownKey={shownKey}
    />
  );
}
