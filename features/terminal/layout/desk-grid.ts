// From a chosen layout to rows and columns, the same on the server and in the browser: what each width of the screen picks from stands in desk.css.
import type { DeskLayout } from '#lib/session/layout/desk-layout.ts';

type Cell = 'ticker' | 'chart' | 'side' | 'ticket' | 'orders';

export type Grid = { readonly columns: string; readonly rows: string; readonly areas: string };

const areasOf = (rows: readonly (readonly Cell[])[]): string => rows.map((row) => `"${row.join(' ')}"`).join(' ');

/**
 * The panels that have a place at all. `side` is the column of book and trades.
 * @internal
 */
export function shownPanels({ hidden }: DeskLayout): { readonly side: boolean; readonly ticket: boolean; readonly orders: boolean } {
  const shows = (panel: DeskLayout['hidden'][number]): boolean => !hidden.includes(panel);
  return { side: shows('book') || shows('trades'), ticket: shows('ticket'), orders: shows('orders') };
}

/** From 1280 pixels on. */
export function wideGrid(layout: DeskLayout): Grid {
  const { side, ticket, orders } = shownPanels(layout);
  const { preset } = layout;
  const sideOf = (cell: Cell): Cell[] => (side ? [cell] : []);
  const ticketCell: Cell[] = ticket ? ['ticket'] : [];
  const top: Cell[] = ['chart', ...sideOf(preset === 'chart' ? 'chart' : 'side'), ...ticketCell];
  const below: Cell = orders ? 'orders' : 'side';
  const bottom: Cell[] =
    preset === 'chart' || preset === 'book' ? [below, ...sideOf('side'), ...ticketCell] : ['orders', ...sideOf('orders'), ...ticketCell];
  const hasBottom = orders || (preset === 'chart' && side);
  const columns = ['minmax(20rem,1fr)', ...(side ? ['var(--side)'] : []), ...(ticket ? ['var(--ticket)'] : [])];
  const mirrored = <Item>(items: readonly Item[]): readonly Item[] => (preset === 'mirrored' ? items.toReversed() : items);
  return {
    columns: mirrored(columns).join(' '),
    rows: ['auto', 'minmax(0,1fr)', ...(hasBottom ? ['var(--orders)'] : [])].join(' '),
    areas: areasOf([columns.map((): Cell => 'ticker'), mirrored(top), ...(hasBottom ? [mirrored(bottom)] : [])]),
  };
}

/** From 768 to 1279 pixels: chart over orders; the ticket in a column, the book under it. */
export function mediumGrid(layout: DeskLayout): Grid {
  const { side, ticket, orders } = shownPanels(layout);
  const column: Cell[] = [...(ticket ? (['ticket'] as const) : []), ...(side ? (['side'] as const) : [])];
  const [first = 'chart', last = first] = column;
  const rows: readonly (readonly Cell[])[] = [
    ['ticker', 'ticker'],
    ['chart', first],
    ['chart', last],
    ...(orders ? [['orders', last] as const] : []),
  ];
  return {
    columns: column.length === 0 ? 'minmax(0,1fr) 0' : layout.preset === 'mirrored' ? '20rem minmax(0,1fr)' : 'minmax(0,1fr) 20rem',
    rows: ['auto', column.length === 2 ? 'auto' : '0', 'minmax(0,1fr)', ...(orders ? ['18rem'] : [])].join(' '),
    areas:
      column.length === 0
        ? areasOf([['ticker', 'ticker'], ['chart', 'chart'], ['chart', 'chart'], ...(orders ? [['orders', 'orders'] as const] : [])])
        : areasOf(layout.preset === 'mirrored' ? rows.map((row) => row.toReversed()) : rows),
  };
}
