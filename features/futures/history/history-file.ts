// A whole history of contracts as the text of a file.
import { collectPages } from '#lib/api/collect-pages.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { type CsvColumn, csvTable } from '#lib/format/csv.ts';
import { askFills, askFunding, askLiquidations, askOrders, askPlans, askPositions, askTransactions } from './ask-history.ts';
import { columnsOf, type FileWords } from './file-columns.ts';
import type { HistoryTab } from './history-filter.ts';
import type { HistoryScope } from './history-requests.ts';
import type { AskHistory } from './history-of.ts';

type Wanted = {
  readonly tab: HistoryTab;
  readonly api: ApiClient;
  readonly scope: HistoryScope;
  readonly markets: Parameters<typeof columnsOf>[1];
  readonly words: FileWords;
  readonly signal: AbortSignal;
  readonly onProgress: (count: number) => void;
};

/** The most that the exchange tells at a time. */
const pageSize = 100;

/** Rejects when a page cannot be had, or when `signal` says stop. */
export function historyFile({ tab, api, scope, markets, words, signal, onProgress }: Wanted): Promise<string> {
  const columns = columnsOf(words, markets);
  const file = async <Row>(of: readonly CsvColumn<Row>[], { ask }: AskHistory<Row>): Promise<string> => {
    const page = (after: string | null) => ask(api, scope, { pageSize, ...(after === null ? {} : { idLessThan: after }) }, signal);
    return csvTable(of, await collectPages(page, signal, onProgress));
  };
  switch (tab) {
    case 'positionHistory':
      return file(columns.positions, askPositions);
    case 'orderHistory':
      return file(columns.orders, askOrders);
    case 'planHistory':
      return file(columns.plans, askPlans);
    case 'fills':
      return file(columns.fills, askFills);
    case 'funding':
      return file(columns.funding, askFunding);
    case 'transactions':
      return file(columns.transactions, askTransactions);
    case 'liquidations':
      return file(columns.liquidations, askLiquidations);
  }
}
