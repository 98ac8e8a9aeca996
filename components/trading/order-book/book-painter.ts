// Writes a ladder into the rows that stand on the screen: only what has changed, no element added, none removed, nothing measured.
import { dimZeros } from '#lib/format/numbers/dim-zeros.ts';
import type { Ladder, LadderRow } from './book-ladder.ts';
import type { BookSide } from './group-levels.ts';

type Cells = {
  readonly row: HTMLElement;
  readonly bar: HTMLElement;
  readonly price: HTMLElement;
  readonly own: HTMLElement;
  readonly quantity: readonly [HTMLElement, HTMLElement];
  readonly total: readonly [HTMLElement, HTMLElement];
  shown: LadderRow | null | undefined;
  swept: boolean;
};

function write(element: HTMLElement, text: string): void {
  const first = element.firstChild;
  if (first instanceof Text) first.data = text;
  else element.textContent = text;
}

function writeSize([lead, trail]: readonly [HTMLElement, HTMLElement], text: string): void {
  const { whole, significant, trailing } = dimZeros(text);
  write(lead, whole + significant);
  write(trail, trailing);
}

/** Null: the row is not one of ours. */
function cellsOf(row: HTMLElement): Cells | null {
  const [bar, header, quantity, total] = row.children;
  const [price, own] = header?.children ?? [];
  const parts = (cell: Element | undefined): readonly [HTMLElement, HTMLElement] | null => {
    const [lead, trail] = cell?.firstElementChild?.children ?? [];
    return lead instanceof HTMLElement && trail instanceof HTMLElement ? [lead, trail] : null;
  };
  const [quantities, totals] = [parts(quantity), parts(total)];
  if (!(bar instanceof HTMLElement && price instanceof HTMLElement && own instanceof HTMLElement)) return null;
  if (quantities === null || totals === null) return null;
  return { row, bar, price, own, quantity: quantities, total: totals, shown: undefined, swept: row.dataset['swept'] !== undefined };
}

function paintRow(cells: Cells, row: LadderRow | null): void {
  const before = cells.shown;
  if (row === before) return;
  if ((row === null) !== (before === null) || before === undefined) cells.row.style.visibility = row === null ? 'hidden' : 'visible';
  cells.shown = row;
  if (row === null) return;
  if (row.priceText !== before?.priceText) write(cells.price, row.priceText);
  if (row.quantityText !== before?.quantityText) writeSize(cells.quantity, row.quantityText);
  if (row.totalText !== before?.totalText) writeSize(cells.total, row.totalText);
  if (row.barThousandths !== before?.barThousandths) cells.bar.style.transform = `scaleX(${row.barThousandths / 1000})`;
  if (row.own !== before?.own) cells.own.hidden = !row.own;
}

export type BookPainter = {
  paint(ladder: Ladder): void;
  /** Marks the rows that an order up to this one would take; null: none. */
  sweep(pointed: { readonly side: BookSide; readonly place: number } | null): void;
};

/** For the rows under `root` as they stand now; another number of rows needs another painter. */
export function createPainter(root: HTMLElement): BookPainter {
  const rowsOf = (side: BookSide): readonly (Cells | null)[] =>
    [...root.querySelectorAll<HTMLElement>(`[data-side="${side}"]`)].map((row) => cellsOf(row));
  const rows = { bids: rowsOf('bids'), asks: rowsOf('asks') } as const;
  const sides = ['bids', 'asks'] as const;
  return {
    paint: (ladder) => {
      for (const side of sides)
        for (const [place, cells] of rows[side].entries()) if (cells !== null) paintRow(cells, ladder[side][place] ?? null);
    },
    sweep: (pointed) => {
      for (const side of sides)
        for (const [place, cells] of rows[side].entries()) {
          const swept = pointed?.side === side && place <= pointed.place;
          if (cells === null || cells.swept === swept) continue;
          cells.swept = swept;
          if (swept) cells.row.dataset['swept'] = '';
          else delete cells.row.dataset['swept'];
        }
    },
  };
}
