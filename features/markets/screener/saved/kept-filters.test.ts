import { expect, test } from 'vitest';

import { filterLimit } from '#lib/contract/site/filter-columns.ts';
import { type Filters, joinedWith, readKept } from './kept-filters.ts';

const filters = (...names: string[]): Filters =>
  names.map((name) => ({ name, line: 'spot', quote: '', conditions: [{ column: 'change', min: '1' }] }));

test('what makes no sense on the device counts as nothing', () => {
  expect(readKept(null)).toEqual([]);
  expect(readKept('{')).toEqual([]);
  expect(readKept('[{"name":"Movers"}]')).toEqual([]);
  expect(readKept(JSON.stringify(filters('Movers')))).toEqual(filters('Movers'));
});

test('a visitor’s join the user’s own; a name that is taken and what finds no room are left', () => {
  expect(joinedWith(filters('A', 'B'), filters('B', 'C'))).toEqual({ all: filters('A', 'B', 'C'), left: filters('B') });
  const full = filters(...Array.from({ length: filterLimit }, (_, place) => `F${place}`));
  expect(joinedWith(full, filters('C'))).toEqual({ all: full, left: filters('C') });
});
