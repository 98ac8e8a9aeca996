'use client';
// One's orders with people: those in progress, live, and those that have ended, in pages.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { PagedBody } from '#components/trading/paged-body.tsx';
import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import type { C2cOrderAnswer } from '#lib/contract/c2c/order-answer.ts';
import { getC2cOrders } from '#lib/contract/calls/v1/c2c/order/list.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { useOrderColumns } from './order-columns.tsx';

const tabs = ['open', 'ended'] as const;
type OrdersTab = (typeof tabs)[number];

type Props = {
  readonly tab: OrdersTab;
  /** Newest first. */
  readonly initialOpen: readonly C2cOrderAnswer[];
  readonly drawnMs: number;
  readonly columns: string | undefined;
};

/** Nothing in the list: the way to something. */
function NoOrders({ tab }: { readonly tab: OrdersTab }) {
  const t = useTranslations('c2cOrders');
  return (
    <EmptyState text={t(`empty.${tab}`)}>
      <PageLink href="/crypto-c2c" className={`${buttonClasses('secondary')} max-md:h-11`}>
        {t('market')}
      </PageLink>
    </EmptyState>
  );
}

type ListProps = { readonly drawnMs: number; readonly choice: ChosenColumns };

const keyOf = ({ orderId }: C2cOrderAnswer): string => orderId;

function OpenOrders({ rows, drawnMs, choice }: ListProps & { readonly rows: readonly C2cOrderAnswer[] }) {
  const t = useTranslations('c2cOrders');
  const columns = useOrderColumns(drawnMs);
  if (rows.length === 0) return <NoOrders tab="open" />;
  return <DataTable name={t('tab.open')} columns={columns} rows={rows} keyOf={keyOf} choice={choice} />;
}

/** `version` changes with the orders in progress. */
function EndedOrders({ version, drawnMs, choice }: ListProps & { readonly version: number }) {
  const t = useTranslations('c2cOrders');
  const columns = useOrderColumns(drawnMs).filter(({ id }) => id !== 'left');
  const request = (page: object) => ({ open: false, pageSize: 20, ...page });
  const list = useCallPages(getC2cOrders, { narrowed: '', request, version });
  return (
    <PagedBody list={list} nothing={<NoOrders tab="ended" />}>
      {(rows, sortedNote) => (
        <DataTable name={t('tab.ended')} columns={columns} rows={rows} keyOf={keyOf} choice={choice} sortedNote={sortedNote} />
      )}
    </PagedBody>
  );
}

export function OrdersPage({ tab: initialTab, initialOpen, drawnMs, columns }: Props) {
  const t = useTranslations('c2cOrders');
  const [tab, setTab] = useState<OrdersTab>(initialTab);
  const { data, sequence } = useChannel(useHub(), 'c2c', '');
  const open = data !== null && 'open' in data ? data.open : initialOpen;
  const choice = useHiddenColumns(columns)('peopleOrders');
  const show = (chosen: OrdersTab): void => {
    setTab(chosen);
    window.history.replaceState(null, '', `${window.location.pathname}${chosen === 'ended' ? '?tab=ended' : ''}`);
  };
  return (
    <section aria-label={t('title')} className="flex min-h-64 min-w-0 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
      <TabList
        name={t('lists')}
        idPrefix="c2c-orders"
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        chosen={tab}
        onChosen={show}
        className="border-b border-subtle"
      />
      <div
        role="tabpanel"
        id={panelId('c2c-orders', tab)}
        aria-labelledby={tabId('c2c-orders', tab)}
        className="flex min-w-0 flex-1 flex-col overflow-x-auto"
      >
        {tab === 'open' ? (
          <OpenOrders rows={open} drawnMs={drawnMs} choice={choice} />
        ) : (
          <EndedOrders version={sequence} drawnMs={drawnMs} choice={choice} />
        )}
      </div>
    </section>
  );
}
