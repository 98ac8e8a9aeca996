// A table of pages: its rows, and the button that brings more.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/button.tsx';
import { OrderTable, type Column } from './order-table.tsx';
import type { Pages } from './use-pages.ts';

type Props<Row> = { readonly caption: string; readonly columns: readonly Column<Row>[]; readonly pages: Pages<Row>; readonly keyOf: (row: Row) => string; readonly empty: string };

export function PagedTable<Row>({ caption, columns, pages, keyOf, empty }: Props<Row>) {
  const t = useTranslations('orders');
  const words = pages.state === 'loading' ? t('loading') : pages.state === 'failed' ? t('failed') : empty;
  return (
    <>
      <OrderTable caption={caption} columns={columns} rows={pages.rows} keyOf={keyOf} empty={words} />
      {pages.more === null ? null : (
        <div className="grid place-items-center p-3">
          <Button size="small" onClick={pages.more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
