// A row of tabs that is too short for all of them.
import { expect, test } from 'vitest';

import { tabsInRoom } from './tabs-in-room.ts';

const widths = [100, 80, 120, 90];

test.each([
  ['all fit', 390, 0, [0, 1, 2, 3]],
  ['one pixel is missing: the button takes its 50, and two are left', 389, 0, [0, 1, 2]],
  ['the last that fits ends before the button', 230, 0, [0, 1]],
  ['nothing smaller slips in behind one that does not fit', 270, 0, [0, 1]],
  ['the chosen one is there, whatever its place', 270, 3, [0, 3]],
  ['even alone', 60, 2, [2]],
  ['without a room that is known all are drawn', 0, 1, [0, 1, 2, 3]],
])('%s', (_, room, chosen, expected) => {
  expect(tabsInRoom({ widths, chosen, room, more: 50 })).toEqual(expected);
});
