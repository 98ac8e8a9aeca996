// One row: a line of the table, on a phone a card.
import type { Column } from './column.ts';

type Props<Item> = {
  readonly columns: readonly Column<Item>[];
  readonly item: Item;
  readonly rowKey: string;
  readonly id: string | undefined;
  readonly dimmed: boolean;
  /** The row's place in a long list, and the receiver of its height. */
  readonly place?: number;
  readonly measure?: (row: HTMLTableRowElement | null) => void;
};

const named = 'max-md:before:text-muted max-md:before:content-[attr(data-head)]';
/** The words or buttons that end a row stay in view while the columns before them are scrolled, which fade out beside them. */
const kept =
  'md:last:sticky md:last:end-0 md:last:bg-surface-1 md:last:group-hover/row:bg-surface-2 md:last:group-focus/row:bg-surface-2 md:last:before:absolute md:last:before:inset-y-0 md:last:before:-start-4 md:last:before:w-4 md:last:before:bg-linear-to-l md:last:before:from-surface-1 md:last:before:to-transparent md:last:before:pointer-events-none md:rtl:last:before:bg-linear-to-r';

const cards = {
  title: 'max-md:-order-2',
  nameless: 'max-md:-order-1 max-md:justify-end',
  line: `max-md:col-span-2 ${named}`,
  half: named,
} as const;

export function TableRow<Item>({ columns, item, rowKey, id, dimmed, place, measure }: Props<Item>) {
  return (
    <tr
      ref={measure}
      id={id}
      data-key={rowKey}
      data-place={place}
      // The head is the first.
      aria-rowindex={place === undefined ? undefined : place + 2}
      tabIndex={id === undefined ? undefined : -1}
      className={`group/row border-t border-subtle hover:bg-surface-2 -outline-offset-2 focus:bg-surface-2 max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:gap-y-1 max-md:px-3 max-md:py-3 ${dimmed ? 'opacity-60' : ''}`}
    >
      {columns.map(({ id: column, head, numeric, atEnd, onCard, cell }) => (
        <td
          key={column}
          data-head={head}
          className={`h-8 whitespace-nowrap md:px-2 md:first:ps-3 md:last:pe-3 max-md:flex max-md:h-auto max-md:min-h-8 max-md:items-center max-md:flex-wrap max-md:justify-between max-md:gap-x-3 ${numeric === true ? 'figure-cell' : atEnd === true ? `text-end ${kept}` : 'text-start'} ${cards[onCard ?? 'half']}`}
        >
          {cell(item)}
        </td>
      ))}
    </tr>
  );
}
