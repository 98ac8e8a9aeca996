// A whole list of one's own as the text of a file.
import { collectPages } from '#lib/api/collect-pages.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import type { Page } from '#lib/api/query/use-pages.ts';
import { getMarginRecords } from '#lib/contract/calls/v1/margin/history/list.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { type CsvColumn, csvTable } from '#lib/format/csv.ts';
import type { DayClock } from '#lib/format/time-span.ts';
import { kindOfTab } from '../../margin/records/record-tabs.ts';
import type { ListFilter } from '../filter/list-filter.ts';
import { fillsRequest, historyRequest, planHistoryRequest, recordsRequest } from '../filter/requests.ts';
import type { ExportedTab } from './exported-tabs.ts';
import { fillColumns, orderColumns, planColumns, type ExportWords } from './export-rows.ts';
import { recordColumns, type RecordWords } from './record-rows.ts';

export type FileFormat = 'csv' | 'jsonl';

type Wanted = {
  readonly of: ExportedTab;
  readonly format: FileFormat;
  readonly api: ApiClient;
  readonly filter: ListFilter;
  readonly clock: DayClock;
  readonly words: { readonly spot: ExportWords; readonly records: RecordWords };
  readonly pairOf: (symbol: string) => string;
  readonly signal: AbortSignal;
  readonly onProgress: (count: number) => void;
};

/** The most that the exchange tells at a time. */
const pageSize = 100;

/** Rejects when a page cannot be had, or when `signal` says stop. JSONL holds each row as the exchange tells it. */
export function listFile({ of, format, api, filter, clock, words, pairOf, signal, onProgress }: Wanted): Promise<string> {
  const file = async <Row>(
    columns: readonly CsvColumn<Row>[],
    ask: (page: { readonly pageSize: number; readonly idLessThan?: string }) => Promise<Page<Row>>,
  ): Promise<string> => {
    const page = (after: string | null) => ask({ pageSize, ...(after === null ? {} : { idLessThan: after }) });
    const rows = await collectPages(page, signal, onProgress);
    return format === 'csv' ? csvTable(columns, rows) : rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  };
  if (of === 'history')
    return file(orderColumns(words.spot, pairOf), (page) =>
      api.call(getOrderHistory, { ...historyRequest(filter, clock), ...page }, { signal }),
    );
  if (of === 'planHistory')
    return file(planColumns(words.spot, pairOf), (page) =>
      api.call(getPlanHistory, { ...planHistoryRequest(filter, clock), ...page }, { signal }),
    );
  if (of === 'fills')
    return file(fillColumns(words.spot, pairOf), (page) => api.call(getFills, { ...fillsRequest(filter, clock), ...page }, { signal }));
  return file(recordColumns(of, words.records, pairOf), (page) =>
    api.call(getMarginRecords, { ...recordsRequest(kindOfTab[of], filter, clock), ...page }, { signal }),
  );
}
