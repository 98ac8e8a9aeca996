'use client';
// Every movement of one's money; the address says to what it is narrowed. Any balance in it opens into what made it.
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { PickedCoin } from '#components/trading/coin-picker/picked-coin.ts';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { PagedBody } from '#components/trading/paged-body.tsx';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useDayClock } from '#lib/session/clock/use-day-clock.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { ExplainDialog, type Explained } from './explain-dialog.tsx';
import { MovementBar } from './movement-bar.tsx';
import { exportAddress, type MovementFilter, movementRequest, readFilter, writeFilter } from './movement-filter.ts';
import { useMovementColumns } from './use-movement-columns.tsx';

type Props = {
  readonly query: string;
  readonly coins: readonly PickedCoin[];
  /** The reader's cookie of columns that are put away. */ readonly columns: string | undefined;
};

const formats = ['csv', 'jsonl'] as const;

export function MovementPage({ query, coins, columns: cookie }: Props) {
  const t = useTranslations('movements');
  const shell = useTranslations('shell');
  const clock = useDayClock();
  const [filter, setFilter] = useState(() => readFilter(new URLSearchParams(query)));
  const [explained, setExplained] = useState<Explained | null>(null);
  const version = useChannel(useHub(), 'account', '').sequence;
  const list = useCallPages(getMovements, {
    narrowed: [filter, clock().zoneMinutes],
    request: (page) => ({ pageSize: 30, ...movementRequest(filter, clock()), ...page }),
    version,
  });
  const choiceOf = useHiddenColumns(cookie);
  const columns = useMovementColumns(setExplained);
  const narrow = (changed: MovementFilter): void => {
    setFilter(changed);
    const text = writeFilter(changed);
    window.history.replaceState(null, '', `${window.location.pathname}${text === '' ? '' : `?${text}`}`);
  };
  const isNarrowed = writeFilter(filter) !== '';
  return (
    <div className="page-wide flex flex-1 flex-col gap-4 py-6 md:px-4 md:py-8">
      <div className="flex flex-wrap items-end justify-between gap-3 px-4 md:px-0">
        <div>
          <Breadcrumbs label={shell('trail')} trail={[{ name: t('overview'), href: '/asset' }, { name: t('title') }]} />
          <h1 className="mt-1 page-title">{t('title')}</h1>
          <p className="mt-1 text-sm text-muted">{t('about')}</p>
        </div>
        <div className="flex gap-2">
          {formats.map((format) => (
            // A link of the browser's own: the file is written while it is read, however long it is.
            <a
              key={format}
              href={exportAddress(filter, clock(), format)}
              download
              aria-label={t(format === 'csv' ? 'exportCsv' : 'exportJsonl')}
              className={`${buttonClasses('secondary')} max-md:h-11`}
            >
              <Download size={14} aria-hidden /> {t(format)}
            </a>
          ))}
        </div>
      </div>
      <section className="flex min-h-96 flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
        <MovementBar filter={filter} coins={coins} onFilter={narrow} />
        <PagedBody list={list} nothing={<EmptyState text={t(isNarrowed ? 'noMatch' : 'empty')} />}>
          {(rows, sortedNote) => (
            <DataTable
              name={t('title')}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              idOf={({ id }) => `movement-${id}`}
              choice={choiceOf('movements')}
              sortedNote={sortedNote}
            />
          )}
        </PagedBody>
      </section>
      {explained === null ? null : <ExplainDialog of={explained} onClose={() => setExplained(null)} />}
    </div>
  );
}
