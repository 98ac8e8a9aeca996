// A table of what comes in pages, as its reader has narrowed it.
import type { ComponentProps } from 'react';

import type { ChosenColumns } from './data-table/column.ts';
import { DataTable } from './data-table/data-table.tsx';
import { NothingLeft } from './list-tools/nothing-left.tsx';
import { PagedBody } from './paged-body.tsx';

type Props<Row extends object> = Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'choice' | 'sortedNote'> & {
  readonly list: ComponentProps<typeof PagedBody<Row>>['list'];
  readonly view: { readonly isNarrowed: boolean; readonly onClear: () => void; readonly choice: ChosenColumns };
  /** Said where there is nothing at all. */
  readonly empty: string;
};

export function PagedTable<Row extends object>({ list, view, empty, ...table }: Props<Row>) {
  return (
    <PagedBody list={list} nothing={<NothingLeft view={view} empty={empty} />}>
      {(rows, sortedNote) => <DataTable {...table} rows={rows} choice={view.choice} sortedNote={sortedNote} />}
    </PagedBody>
  );
}
