// @vitest-environment jsdom
// A table in use: sorted by its heads, its columns chosen, and long lists drawn in part.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

type Line = { readonly id: string; readonly coin: string; readonly price: string | null };

const lines: readonly Line[] = [
  { id: '1', coin: 'ETH', price: '9.5' },
  { id: '2', coin: 'BTC', price: '10' },
  { id: '3', coin: 'sol', price: null },
  { id: '4', coin: 'ADA', price: '9007199254740993.1' },
  { id: '5', coin: 'BTC', price: '9007199254740993.2' },
];
const never: Line = { id: '', coin: '', price: null };
const columns: readonly Column<Line>[] = [
  { id: 'coin', head: 'Coin', sortBy: ({ coin }) => coin, cell: ({ coin }) => coin },
  { id: 'price', head: 'Price', numeric: true, sortBy: ({ price }) => price ?? undefined, cell: ({ price }) => price ?? '—' },
  { id: 'actions', head: 'Actions', onCard: 'nameless', cell: ({ id }) => <button type="button">Cancel {id}</button> },
];

function Shown({ rows, sortedNote = null }: { readonly rows: readonly Line[]; readonly sortedNote?: string | null }) {
  const [hidden, onHidden] = useState<readonly string[]>([]);
  return (
    <DataTable
      name="Lines"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      isPinned={({ id }) => id === '3'}
      choice={{ hidden, onHidden }}
      sortedNote={sortedNote}
    />
  );
}

const show = (rows: readonly Line[], sortedNote: string | null = null): void => {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ terminal }} timeZone="UTC">
      <Shown rows={rows} sortedNote={sortedNote} />
    </NextIntlClientProvider>,
  );
};
const order = (): (string | undefined)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.dataset['key']);
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const sortBy = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

beforeAll(async () => {
  // A module that is loaded when it is wanted is here at once.
  await import('./column-menu.tsx');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}, 120_000);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a head sorts one way, then the other, then not at all; what was pinned stays on top', () => {
  show(lines);
  expect(order()).toEqual(['1', '2', '3', '4', '5']);
  expect(head('Price').getAttribute('aria-sort')).toBe('none');
  sortBy('Price');
  expect(head('Price').getAttribute('aria-sort')).toBe('descending');
  expect(order()).toEqual(['3', '5', '4', '2', '1']);
  sortBy('Price');
  expect(head('Price').getAttribute('aria-sort')).toBe('ascending');
  expect(order()).toEqual(['3', '1', '2', '4', '5']);
  sortBy('Price');
  expect(head('Price').getAttribute('aria-sort')).toBe('none');
  expect(order()).toEqual(['1', '2', '3', '4', '5']);
});

test('words begin at A and keep the order of the list among equals; actions sort nothing', () => {
  show(lines);
  sortBy('Coin');
  expect(head('Coin').getAttribute('aria-sort')).toBe('ascending');
  expect(order()).toEqual(['3', '4', '2', '5', '1']);
  expect(head('Actions').getAttribute('aria-sort')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
});

test('the note about rows that are not loaded is said only while they are sorted', () => {
  show(lines, 'Sorted among 5 rows.');
  expect(screen.queryByText('Sorted among 5 rows.')).toBeNull();
  sortBy('Coin');
  expect(screen.getByText('Sorted among 5 rows.')).toBeDefined();
});

test('columns are put away and brought back, but for the last', async () => {
  show(lines);
  const [button] = screen.getAllByRole('button', { name: 'Columns' });
  fireEvent.click(button ?? document.body);
  const item = (name: string) => screen.getByRole('menuitemcheckbox', { name });
  await waitFor(() => expect(item('Coin').getAttribute('aria-checked')).toBe('true'));
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Actions' })).toBeNull();
  fireEvent.click(item('Coin'));
  await waitFor(() => expect(screen.queryByText('sol')).toBeNull());
  expect(item('Price').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(item('Price'));
  expect(screen.getByText('9.5')).toBeDefined();
  fireEvent.click(item('Coin'));
  await waitFor(() => expect(screen.getByText('sol')).toBeDefined());
});

test('of a long list only what can be seen is drawn, and its rows still say where they stand', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(33);
  show(Array.from({ length: 500 }, (_, place) => ({ id: `n${place}`, coin: `C${place}`, price: String(place) })));
  const table = screen.getByRole('table', { name: 'Lines' });
  expect(table.getAttribute('aria-rowcount')).toBe('501');
  const rows = [...table.querySelectorAll<HTMLElement>('tr[data-key]')];
  expect(rows.length).toBeLessThan(60);
  expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
  sortBy('Price');
  expect(table.querySelector<HTMLElement>('tr[data-key]')?.dataset['key']).toBe('n499');
});

test('on paper a long list is whole', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(33);
  show(Array.from({ length: 500 }, (_, place) => ({ id: `n${place}`, coin: `C${place}`, price: String(place) })));
  const drawn = (): number => screen.getByRole('table', { name: 'Lines' }).querySelectorAll('tr[data-key]').length;
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toBe(500);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawn()).toBeLessThan(60);
});

describe('a row that goes while one stands in it', () => {
  const tree = (rows: readonly Line[]) => (
    <NextIntlClientProvider locale="en-US" messages={{ terminal }} timeZone="UTC">
      <section aria-label="Orders">{rows.length === 0 ? <p>Nothing is left.</p> : <Shown rows={rows} />}</section>
    </NextIntlClientProvider>
  );
  const without = (...gone: readonly string[]): readonly Line[] => lines.filter(({ id }) => !gone.includes(id));
  const standIn = (id: string): void => screen.getByRole('button', { name: `Cancel ${id}` }).focus();

  test('leaves the focus on the row in its place, not on its button', () => {
    const { rerender } = render(tree(lines));
    standIn('2');
    rerender(tree(without('2')));
    expect(document.activeElement).toHaveProperty('dataset.key', '3');
  });

  test('the last one leaves it on the one before', () => {
    const { rerender } = render(tree(lines));
    standIn('5');
    rerender(tree(without('5')));
    expect(document.activeElement).toHaveProperty('dataset.key', '4');
  });

  test('another one leaves it where it is', () => {
    const { rerender } = render(tree(lines));
    standIn('2');
    rerender(tree(without('4')));
    expect(document.activeElement?.textContent).toBe('Cancel 2');
  });

  test('the only one leaves it on the list', () => {
    const { rerender } = render(tree([lines[0] ?? never]));
    standIn('1');
    rerender(tree([]));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Orders' }));
  });

  test('who has gone elsewhere is not called back', () => {
    const { rerender } = render(tree(lines));
    standIn('2');
    screen.getByRole('button', { name: 'Coin' }).focus();
    const elsewhere = document.activeElement;
    rerender(tree(without('2')));
    expect(document.activeElement).toBe(elsewhere);
  });
});
