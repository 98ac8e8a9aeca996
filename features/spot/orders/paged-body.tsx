// Around a list that comes in pages: waiting, failed, empty, and the button for more.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import type { PagedList } from './use-paged-list.ts';

type Props<Row> = { readonly list: PagedList<Row>; readonly empty: string; readonly children: (rows: readonly Row[]) => ReactNode };

export function PagedBody<Row>({ list, empty, children }: Props<Row>) {
  const t = useTranslations('spot');
  if (list.rows === null) {
    if (list.failed) {
      return (
        <EmptyState text={t('list.failed')}>
          <Button size="small" onClick={list.retry}>
            {t('list.retry')}
          </Button>
        </EmptyState>
      );
    }
    return (
      <div aria-hidden className="flex flex-col gap-2 p-3">
        {[0, 1, 2, 3].map((row) => (
          <span key={row} className="h-6 animate-pulse rounded bg-surface-2" />
        ))}
      </div>
    );
  }
  if (list.rows.length === 0) return <EmptyState text={empty} />;
  return (
    <>
      {children(list.rows)}
      {list.hasMore ? (
        <div className="flex justify-center border-t border-subtle p-2">
          <Button size="small" look="quiet" pending={list.loadingMore} onClick={list.more}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
