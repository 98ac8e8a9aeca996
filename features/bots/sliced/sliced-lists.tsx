'use client';
// The icebergs or the TWAP orders of a market: those that run, live, and those that are over.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { useLeaving } from '#components/trading/use-leaving.ts';
import { panelId, tabId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { useUser } from '#lib/session/user.ts';
import { useSlicedColumns } from './sliced-columns.tsx';
import type { SlicedKind, SlicedMarket } from './sliced-kind.ts';
import { slicedSources, type SlicedSource } from './sliced-sources.ts';

const tabs = ['running', 'history'] as const;
const keyOf = ({ id }: { readonly id: string }): string => id;

type ListProps = { readonly source: SlicedSource; readonly market: SlicedMarket; readonly choice: ChosenColumns };

function Running({ source, market, choice }: ListProps) {
  const t = useTranslations('plaza.sliced');
  const { rows } = source.useRunning(market);
  const cancel = source.useCancel();
  const { isLeaving, leave } = useLeaving(t('cancelled'), useRefusalText());
  const columns = useSlicedColumns(market, (id) => leave(id, () => cancel(id)));
  if (rows.length === 0) return <EmptyState text={t(`none.${source.kind}`)} />;
  return (
    <DataTable name={t('tab.running')} columns={columns} rows={rows} keyOf={keyOf} isDimmed={({ id }) => isLeaving(id)} choice={choice} />
  );
}

function History({ source, market, choice }: ListProps) {
  const t = useTranslations('plaza.sliced');
  const { version } = source.useRunning(market);
  const list = source.usePast(market, version);
  const columns = useSlicedColumns(market, null);
  return (
    <PagedTable
      name={t('tab.history')}
      columns={columns}
      list={list}
      keyOf={keyOf}
      view={{ isNarrowed: false, onClear: () => undefined, choice }}
      empty={t('noHistory')}
    />
  );
}

type Props = {
  readonly kind: SlicedKind;
  readonly market: SlicedMarket;
  /** A visitor comes back to it. */
  readonly back: string;
  /** The cookie of columns that are put away. */
  readonly columns: string | undefined;
};

export function SlicedLists({ kind, market, back, columns }: Props) {
  const t = useTranslations('plaza.sliced');
  const user = useUser();
  const [tab, setTab] = useState<(typeof tabs)[number]>('running');
  const choice = useHiddenColumns(columns)(`${kind}${tab}`);
  const source = slicedSources[kind];
  if (user === null) {
    return (
      <EmptyState text={t('visitor')}>
        <LogInLinks back={back} size="medium" />
      </EmptyState>
    );
  }
  const List = tab === 'running' ? Running : History;
  return (
    <section aria-label={t(`mine.${kind}`)} className="flex min-w-0 flex-col">
      <TabList
        name={t(`mine.${kind}`)}
        idPrefix="sliced"
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        chosen={tab}
        onChosen={setTab}
        className="border-b border-subtle"
      />
      <div role="tabpanel" id={panelId('sliced', tab)} aria-labelledby={tabId('sliced', tab)} className="min-w-0 overflow-x-auto">
        <List source={source} market={market} choice={choice} />
      </div>
    </section>
  );
}
