// Every layout that can be chosen gives each shown panel one rectangle, and the columns and rows to hold it.
import { describe, expect, test } from 'vitest';

import { deskPanels, deskPresets, type DeskPanel } from '#lib/session/layout/desk-layout.ts';
import { mediumGrid, shownPanels, wideGrid } from './desk-grid.ts';

const subsets = deskPanels.reduce<readonly DeskPanel[][]>((all, panel) => all.flatMap((one) => [one, [...one, panel]]), [[]]);

const table = (areas: string): string[][] => [...areas.matchAll(/"([^"]+)"/g)].map(([, row = '']) => row.split(' '));

const tracks = (text: string): number => text.split(/\s(?![^(]*\))/).length;

function isRectangle(cells: readonly (readonly string[])[], cell: string): boolean {
  const places = cells.flatMap((row, y) => row.flatMap((one, x) => (one === cell ? [{ x, y }] : [])));
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1;
  return places.length === span(places.map(({ x }) => x)) * span(places.map(({ y }) => y));
}

describe.each(deskPresets)('%s', (preset) => {
  test.each([
    ['wide', wideGrid],
    ['medium', mediumGrid],
  ] as const)('%s, whatever is put away', (_, gridOf) => {
    for (const hidden of subsets) {
      const layout = { preset, hidden, sizes: {}, charts: 1 as const };
      const { columns, rows, areas } = gridOf(layout);
      const cells = table(areas);
      expect({ hidden, rows: cells.length, columns: [...new Set(cells.map((row) => row.length))] }).toEqual({
        hidden,
        rows: tracks(rows),
        columns: [tracks(columns)],
      });
      const shown = shownPanels(layout);
      const expected = ['chart', 'ticker', ...(['side', 'ticket', 'orders'] as const).filter((panel) => shown[panel])];
      expect([...new Set(cells.flat())].toSorted()).toEqual(expected.toSorted());
      for (const cell of expected) expect({ hidden, cell, whole: isRectangle(cells, cell) }).toEqual({ hidden, cell, whole: true });
    }
  });
});

test('mirrored, the chart is last and the ticket first', () => {
  expect(wideGrid({ preset: 'mirrored', hidden: [], sizes: {}, charts: 1 }).areas).toBe(
    '"ticker ticker ticker" "ticket side chart" "ticket orders orders"',
  );
});
