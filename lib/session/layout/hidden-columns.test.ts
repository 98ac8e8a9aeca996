import { expect, test } from 'vitest';

import { readHiddenColumns, writeHiddenColumns } from './hidden-columns.ts';

test('what is put away is found again', () => {
  const hidden = { open: ['time', 'status'], fills: ['fee'] };
  expect(writeHiddenColumns(hidden)).toBe('open:time.status~fills:fee');
  expect(readHiddenColumns(writeHiddenColumns(hidden))).toEqual(hidden);
  expect(writeHiddenColumns({ open: [] })).toBe('');
});

test.each([
  [undefined, {}],
  ['', {}],
  ['open:', {}],
  ['open:<b>~fills:fee', { fills: ['fee'] }],
  ['open', {}],
])('of %s is left %o', (text, hidden) => {
  expect(readHiddenColumns(text)).toEqual(hidden);
});
