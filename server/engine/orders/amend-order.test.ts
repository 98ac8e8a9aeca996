// Amending orders: who keeps a place in the queue, what may be changed, and what it does to the money held back.
import { expect, test } from 'vitest';

import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

type Row = readonly [what: string, before: readonly string[], asked: string, outcome: string];

const queue = ['ann buys 10 @ 100', 'bob buys 10 @ 100'] as const;

const rows: readonly Row[] = [
  ['fewer lots keep the place', [...queue], 'ann amends #1 to 6 @ 100', '#1; keeps its place; bid 100: 16'],
  ['more lots go to the back', [...queue], 'ann amends #1 to 12 @ 100', '#1; goes to the back; bid 100: 22'],
  [
    'another price goes to the back there',
    [...queue, 'cat buys 5 @ 101'],
    'ann amends #1 to 10 @ 101',
    '#1; goes to the back; bid 100: 10; bid 101: 15',
  ],
  ['fewer lots at another price go to the back', [...queue], 'ann amends #1 to 5 @ 99', '#1; goes to the back; bid 100: 10; bid 99: 5'],
  [
    'across the spread it trades',
    ['ann buys 10 @ 100', 'bob sells 4 @ 105'],
    'ann amends #1 to 10 @ 106',
    '#1; goes to the back; 4 @ 105 from #2, fees 1 and 1; bid 100: 0; ask 105: 0; bid 106: 6',
  ],
  [
    'the whole quantity counts what is filled',
    ['ann buys 10 @ 100', 'bob sells 4 @ 100'],
    'ann amends #1 to 7 @ 100',
    '#1; keeps its place; bid 100: 3',
  ],
  ['not below what is filled', ['ann buys 10 @ 100', 'bob sells 4 @ 100'], 'ann amends #1 to 4 @ 100', 'refused: invalid-quantity'],
  [
    'post-only does not take by amending',
    ['ann buys 10 @ 100 post', 'bob sells 4 @ 105'],
    'ann amends #1 to 10 @ 105',
    'refused: post-only-would-take',
  ],
  [
    'into one’s own ask, it goes',
    ['ann sells 10 @ 105', 'ann buys 10 @ 100'],
    'ann amends #2 to 10 @ 105',
    '#2; goes to the back; #2 cancelled with 10 left (self-trade); bid 100: 0',
  ],
  ['nothing changed', [...queue], 'ann amends #1 to 10 @ 100', 'refused: nothing-to-amend'],
  ['somebody else’s order', [...queue], 'bob amends #1 to 5 @ 100', 'refused: not-order-owner'],
  ['an order that was never there', [...queue], 'ann amends #9 to 5 @ 100', 'refused: unknown-order'],
  ['an order that is gone', [...queue, 'ann cancels #1'], 'ann amends #1 to 5 @ 100', 'refused: order-not-open'],
  ['nobody’s order', [...queue], 'nobody amends #1 to 5 @ 100', 'refused: unknown-account'],
  ['a price of nothing', [...queue], 'ann amends #1 to 5 @ 0', 'refused: invalid-price'],
  ['too few lots', [...queue], 'ann amends #1 to 1 @ 100', 'refused: quantity-below-minimum'],
  ['too small a notional', [...queue], 'ann amends #1 to 2 @ 49', 'refused: notional-below-minimum'],
  ['a new price beyond the band', [...queue, 'reference 80'], 'ann amends #1 to 10 @ 101', 'refused: price-above-band'],
  [
    'fewer lots at a price that the band has left',
    [...queue, 'reference 80'],
    'ann amends #1 to 5 @ 100',
    '#1; keeps its place; bid 100: 15',
  ],
  ['more than one can pay', [...queue], 'ann amends #1 to 1001 @ 100', 'refused: insufficient-balance'],
  ['all that one can pay', [...queue], 'ann amends #1 to 1000 @ 100', '#1; goes to the back; bid 100: 1010'],
];

test.each(rows)('%s', (_, before, asked, outcome) => {
  const venue = openScriptedVenue();
  for (const line of before) venue.say(line);
  const hash = venue.exchange.stateHash();
  expect(venue.say(asked)).toBe(outcome);
  expect(venue.exchange.checkInvariants()).toEqual([]);
  expect(venue.exchange.stateHash() === hash).toBe(outcome.startsWith('refused'));
});

test('the place in the queue is what trades next', () => {
  const venue = openScriptedVenue();
  for (const line of [...queue, 'ann amends #1 to 6 @ 100']) venue.say(line);
  expect(venue.say('cat sells 2 @ 100')).toContain('from #1');
  venue.say('ann amends #1 to 9 @ 100');
  expect(venue.say('cat sells 2 @ 100')).toContain('from #2');
});

test('money held back follows the order', () => {
  const venue = openScriptedVenue();
  venue.say('ann buys 10 @ 100');
  venue.say('ann amends #1 to 6 @ 100');
  expect(venue.holds('ann')).toBe('1000+0 COIN, 99400+600 CASH');
  venue.say('ann amends #1 to 8 @ 90');
  expect(venue.holds('ann')).toBe('1000+0 COIN, 99280+720 CASH');
  venue.say('ann cancels #1');
  expect(venue.holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
});
