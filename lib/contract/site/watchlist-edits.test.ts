import { expect, test } from 'vitest';

import { entryLimit, groupLimit, type WatchlistGroup } from '../wire/watchlist.ts';
import { adding, removing, removingGroup, sorting, type Edit } from './watchlist-edits.ts';

const group = (groupId: number, groupName: string, ...symbolIds: string[]): WatchlistGroup => ({ groupId, groupName, symbolIds });
const two = [group(1, '', 'A', 'B'), group(4, 'Swing', 'B', 'C')];
const full = group(1, '', ...Array.from({ length: entryLimit }, (_, entry) => `S${entry}`));

test.each<[string, Edit, readonly WatchlistGroup[] | string]>([
  ['into the first group', adding({ symbolIds: ['C'] }), [group(1, '', 'A', 'B', 'C'), group(4, 'Swing', 'B', 'C')]],
  ['what is there stays where it is', adding({ symbolIds: ['A', 'C', 'C'] }), [group(1, '', 'A', 'B', 'C'), group(4, 'Swing', 'B', 'C')]],
  ['into a named one', adding({ symbolIds: ['A'], groupId: 4 }), [group(1, '', 'A', 'B'), group(4, 'Swing', 'B', 'C', 'A')]],
  ['into a new one, with an id that none had', adding({ symbolIds: ['A'], groupName: 'Day' }), [...two, group(5, 'Day', 'A')]],
  ['into one that is not there', adding({ symbolIds: ['A'], groupId: 9 }), 'unknown-group'],
  ['out of one', removing(['B'], 4), [group(1, '', 'A', 'B'), group(4, 'Swing', 'C')]],
  ['out of all', removing(['B'], undefined), [group(1, '', 'A'), group(4, 'Swing', 'C')]],
  ['what is in none', removing(['X'], undefined), two],
  ['out of one that is not there', removing(['B'], 9), 'unknown-group'],
  ['a group', removingGroup(4), [group(1, '', 'A', 'B')]],
  ['the first group', removingGroup(1), 'unknown-group'],
  [
    'another order and another name',
    sorting([
      { groupId: 4, groupName: 'Slow', symbolIds: ['C', 'B'] },
      { groupId: 1, symbolIds: ['B', 'A'] },
    ]),
    [group(4, 'Slow', 'C', 'B'), group(1, '', 'B', 'A')],
  ],
  ['an order without one of the groups', sorting([{ groupId: 1, symbolIds: ['A', 'B'] }]), 'changed'],
  [
    'an order with a market twice',
    sorting([
      { groupId: 1, symbolIds: ['A', 'A'] },
      { groupId: 4, symbolIds: ['B', 'C'] },
    ]),
    'changed',
  ],
  [
    'an order with a market that is not there',
    sorting([
      { groupId: 1, symbolIds: ['A', 'X'] },
      { groupId: 4, symbolIds: ['B', 'C'] },
    ]),
    'changed',
  ],
])('%s', (_, edit, after) => {
  expect(edit(two)).toEqual(after);
});

test('a full group takes no more, and says nothing of what it has already', () => {
  expect(adding({ symbolIds: ['New'] })([full])).toBe('entry-limit');
  expect(adding({ symbolIds: ['S0'] })([full])).toEqual([full]);
});

test('there is an end to groups', () => {
  const many = Array.from({ length: groupLimit }, (_, index) => group(index + 1, `G${index}`));
  expect(adding({ symbolIds: ['A'], groupName: 'One more' })(many)).toBe('group-limit');
});
