// Around a list that comes in pages: waiting, failed, empty, and the button for more.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from './list-waiting.tsx';
import type { ListView } from './list-view.ts';
import { NothingLeft } from './nothing-left.tsx';
import type { PagedList } from './use-paged-list.ts';

type Props<Row> = {
  readonly list: PagedList<Row>;
  readonly view: ListView;
  readonly empty: string;
  /** `sortedNote`: to be said when rows are sorted that are not all there are. */
  readonly children: (rows: readonly Row[], sortedNote: string | null) => ReactNode;
};

export function PagedBody<Row>({ list, view, empty, children }: Props<Row>) {
  const t = useTranslations('spot');
  if (list.rows === null) {
    if (!list.failed) return <ListWaiting />;
    return (
      <EmptyState text={t('list.failed')}>
        <Button size="small" onClick={list.retry}>
          {t('list.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (list.rows.length === 0) return <NothingLeft view={view} empty={empty} />;
  return (
    <>
      {children(list.rows, list.hasMore ? t('list.sortedPart', { count: list.rows.length }) : null)}
      {list.hasMore ? (
        <div className="flex justify-center border-t border-subtle p-2">
          <Button size="small" look="quiet" pending={list.loadingMore} onClick={list.more} className="max-md:h-11">
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
