'use client';
// A list of what is over, in pages, newest first: of all contracts of the line or of one.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import type { Column } from '#components/trading/data-table/column.ts';
import type { ChosenColumns } from '#components/trading/data-table/column-button.tsx';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { PagedBody } from '#components/trading/paged-body.tsx';
import { usePagedList, type Page } from '#lib/api/use-paged-list.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { usePanelsView, type FuturesTab } from './panels-view.ts';

/** As every list of the exchange is asked for. */
export type PageRequest = { readonly pageSize: number; readonly symbolId?: string; readonly idLessThan?: string };

export type HistoryView = {
  /** Of one contract; null: of all. */
  readonly symbolId: string | null;
  /** Grows whenever the list may have. */
  readonly version: number;
  readonly choice: ChosenColumns;
};

/** What each such list is given. */
export type LineHistory = HistoryView & {
  readonly line: ContractLineKey;
  readonly markets: ReadonlyMap<string, ContractMarket>;
};

type Props<Row> = HistoryView & {
  readonly tab: FuturesTab;
  readonly columns: readonly Column<Row>[];
  /** The same function until another list is meant. */
  readonly load: (request: PageRequest, signal: AbortSignal) => Promise<Page<Row>>;
  readonly keyOf: (row: Row) => string;
};

export function HistoryList<Row extends object>({ tab, symbolId, version, choice, columns, load, keyOf }: Props<Row>) {
  const t = useTranslations('positions');
  const shownKey = usePanelsView((view) => view.shownKey);
  const page = useCallback(
    (after: string | null, signal: AbortSignal) =>
      load({ pageSize: 20, ...(symbolId === null ? {} : { symbolId }), ...(after === null ? {} : { idLessThan: after }) }, signal),
    [load, symbolId],
  );
  const list = usePagedList<Row>(page, version);
  return (
    <PagedBody list={list} nothing={<EmptyState text={t(`emptyList.${tab}`)} />}>
      {(rows, sortedNote) => (
        <DataTable
          name={t(`tab.${tab}`)}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          idOf={(row) => `${tab}-${keyOf(row)}`}
          shownKey={shownKey}
          choice={choice}
          sortedNote={sortedNote}
        />
      )}
    </PagedBody>
  );
}
