// The journal as the text of a file, every figure to its last digit.
import { collectPages } from '#lib/api/collect-pages.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { getTradeJournal } from '#lib/contract/calls/v1/assets/journal/list.ts';
import { isSale, type JournalTrade } from '#lib/contract/history/trade-journal.ts';
import { type CsvColumn, csvTable } from '#lib/format/csv.ts';
import { journalScope, type JournalView } from './journal-view.ts';

const utc = (timeMs: number): string => new Date(timeMs).toISOString();

/** The heads of the columns behind the id, in the reader's language. */
export type JournalHeads = Readonly<
  Record<
    | 'opened'
    | 'closed'
    | 'contract'
    | 'side'
    | 'quantity'
    | 'entry'
    | 'exitPrice'
    | 'profit'
    | 'fee'
    | 'funding'
    | 'net'
    | 'coin'
    | 'note'
    | 'tags'
    | 'covered',
    string
  >
>;

const columns: readonly (readonly [id: keyof JournalHeads, of: (trade: JournalTrade) => string])[] = [
  ['opened', ({ openTimeMs }) => utc(openTimeMs)],
  ['closed', ({ closeTimeMs }) => utc(closeTimeMs)],
  ['contract', ({ symbolId }) => symbolId],
  ['side', (trade) => (isSale(trade) ? 'sell' : trade.holdSide)],
  ['quantity', ({ closedCount }) => closedCount],
  ['entry', ({ averageOpenPrice }) => averageOpenPrice ?? ''],
  ['exitPrice', ({ averageClosePrice }) => averageClosePrice],
  ['profit', (trade) => (isSale(trade) ? '' : trade.achievedProfits)],
  ['fee', ({ paidFees }) => paidFees],
  ['funding', (trade) => (isSale(trade) ? '' : trade.paidFunding)],
  ['net', ({ netProfit }) => netProfit ?? ''],
  ['coin', ({ coin }) => coin],
  ['note', ({ note }) => note],
  ['tags', ({ tags }) => tags.join(', ')],
  ['covered', (trade) => (isSale(trade) ? trade.coveredCount : '')],
];

const pageSize = 100;

type Wanted = {
  readonly api: ApiClient;
  readonly view: JournalView;
  readonly heads: JournalHeads;
  readonly signal: AbortSignal;
  readonly onProgress: (count: number) => void;
};

/** All trades that the view is narrowed to, whichever page is shown. Rejects when one cannot be had, or when `signal` says stop. */
export async function journalFile({ api, view, heads, signal, onProgress }: Wanted): Promise<string> {
  const page = (after: string | null) =>
    api.call(getTradeJournal, { ...journalScope(view), pageSize, ...(after === null ? {} : { idLessThan: after }) }, { signal });
  const named: readonly CsvColumn<JournalTrade>[] = [
    { head: 'ID', of: (trade) => (isSale(trade) ? trade.orderId : trade.roundId) },
    ...columns.map(([id, of]) => ({ head: heads[id], of })),
  ];
  return csvTable(named, await collectPages(page, signal, onProgress));
}
