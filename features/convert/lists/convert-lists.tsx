'use client';
// One's conversions: orders that wait, what was converted, orders that are over.
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { PagedBody } from '#components/trading/paged-body.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import type { PagedList } from '#lib/api/query/use-pages.ts';
import { getConvertOrders } from '#lib/contract/calls/v1/spot/convert/order/list.ts';
import { getConversions } from '#lib/contract/calls/v1/spot/convert/record.ts';
import type { Conversion, ConvertOrder } from '#lib/contract/money/convert.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { useHistoryColumns } from './use-history-columns.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

const tabs = ['open', 'history', 'past'] as const;
type TabId = (typeof tabs)[number];
const formats = ['csv', 'jsonl'] as const;
const pageSize = 20;

type ListProps<Row> = {
  readonly id: string;
  readonly name: string;
  readonly empty: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly list: PagedList<Row>;
  readonly cookie: string | undefined;
};

/** Grows with every movement of the user's money. */
const useMovements = (): number => useChannel(useHub(), 'account', '').sequence;

function List<Row extends object>({ id, name, empty, columns, keyOf, list, cookie }: ListProps<Row>) {
  const choiceOf = useHiddenColumns(cookie);
  return (
    <PagedBody list={list} nothing={<EmptyState text={empty} />}>
      {(rows, sortedNote) => (
        <DataTable name={name} columns={columns} rows={rows} keyOf={keyOf} choice={choiceOf(`convert-${id}`)} sortedNote={sortedNote} />
      )}
    </PagedBody>
  );
}

function Orders({ isOpen, cookie }: { readonly isOpen: boolean; readonly cookie: string | undefined }) {
  const t = useTranslations('convert.orders');
  const state = isOpen ? ('open' as const) : ('over' as const);
  const list = useCallPages(getConvertOrders, {
    narrowed: state,
    request: (page) => ({ state, pageSize, ...page }),
    version: useMovements(),
  });
  return (
    <List<ConvertOrder>
      id={isOpen ? 'open' : 'past'}
      name={t(isOpen ? 'title' : 'past')}
      empty={t(isOpen ? 'empty' : 'pastEmpty')}
      columns={useOrderColumns(isOpen)}
      keyOf={({ orderId }) => orderId}
      list={list}
      cookie={cookie}
    />
  );
}

function History({ cookie }: { readonly cookie: string | undefined }) {
  const t = useTranslations('convert.history');
  const list = useCallPages(getConversions, { narrowed: null, request: (page) => ({ pageSize, ...page }), version: useMovements() });
  return (
    <List<Conversion>
      id="history"
      name={t('title')}
      empty={t('empty')}
      columns={useHistoryColumns()}
      keyOf={({ id }) => id}
      list={list}
      cookie={cookie}
    />
  );
}

/** `columns`: the reader's cookie of columns that are put away. */
export function ConvertLists({ columns: cookie }: { readonly columns: string | undefined }) {
  const t = useTranslations('convert');
  const [chosen, setChosen] = useState<TabId>('open');
  const labels: Readonly<Record<TabId, string>> = { open: t('orders.title'), history: t('history.title'), past: t('orders.past') };
  const lists: Readonly<Record<TabId, ReactNode>> = {
    open: <Orders key="open" isOpen cookie={cookie} />,
    history: <History key="history" cookie={cookie} />,
    past: <Orders key="past" isOpen={false} cookie={cookie} />,
  };
  return (
    <section aria-label={t('lists')} className="flex min-h-72 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-subtle pe-2">
        <TabList
          name={t('lists')}
          idPrefix="convert-lists"
          tabs={tabs.map((id) => ({ id, label: labels[id] }))}
          chosen={chosen}
          onChosen={setChosen}
          className="flex-1"
        />
        {chosen === 'history' ? (
          <div className="flex gap-1">
            {formats.map((format) => (
              // A link of the browser's own: the file is written while it is read, however long it is.
              <a
                key={format}
                href={`/api/v1/spot/convert/record/export?format=${format}`}
                download
                aria-label={t(format === 'csv' ? 'history.exportCsv' : 'history.exportJsonl')}
                className={`${buttonClasses('quiet', 'small')} max-md:h-11`}
              >
                <Download size={13} aria-hidden /> {t(`history.${format}`)}
              </a>
            ))}
          </div>
        ) : null}
      </div>
      <div
        role="tabpanel"
        id={panelId('convert-lists', chosen)}
        aria-labelledby={tabId('convert-lists', chosen)}
        className="flex min-h-0 flex-1 flex-col"
      >
        {lists[chosen]}
      </div>
    </section>
  );
}
