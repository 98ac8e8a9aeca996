// Around a list that comes in pages: waiting, failed, empty, and the button for more.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ListWaiting } from './list-waiting.tsx';

type Pages<Row> = {
  /** Null until the first page is here. */
  readonly rows: readonly Row[] | null;
  readonly failed: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  more(): unknown;
  retry(): void;
};

type Props<Row> = {
  readonly list: Pages<Row>;
  /** The content where there are no rows. */
  readonly nothing: ReactNode;
  /** `sortedNote`: to be said when rows are sorted that are not all there are. */
  readonly children: (rows: readonly Row[], sortedNote: string | null) => ReactNode;
};

export function PagedBody<Row>({ list, nothing, children }: Props<Row>) {
  const t = useTranslations('terminal.list');
  if (list.rows === null) {
    if (!list.failed) return <ListWaiting />;
    return (
      <EmptyState text={t('failed')}>
        <Button size="small" onClick={list.retry}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  }
  if (list.rows.length === 0) return nothing;
  return (
    <>
      {children(list.rows, list.hasMore ? t('sortedPart', { count: list.rows.length }) : null)}
      {list.hasMore ? (
        <div className="flex justify-center border-t border-subtle p-2">
          <Button size="small" look="quiet" pending={list.loadingMore} onClick={() => void list.more()} className="max-md:h-11">
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
