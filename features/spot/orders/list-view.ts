// The view of a list: its filter, and the columns that are shown.
import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import type { ListFilter } from './filter/list-filter.ts';

export type ListView = {
  /** Only what this list can be narrowed by. */
  readonly filter: ListFilter;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  readonly choice: ChosenColumns;
};
