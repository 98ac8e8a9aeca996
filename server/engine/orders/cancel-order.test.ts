// Cancelling one order or many: each answer its own, and every coin comes back.
import { expect, test } from 'vitest';

import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

type Row = readonly [what: string, before: readonly string[], asked: string, outcome: string];

const rows: readonly Row[] = [
  ['one’s own order', ['ann buys 10 @ 100'], 'ann cancels #1', '#1; #1 cancelled with 10 left (requested); bid 100: 0'],
  [
    'what is left of a part-filled order',
    ['ann buys 10 @ 100', 'bob sells 4 @ 100'],
    'ann cancels #1',
    '#1; #1 cancelled with 6 left (requested); bid 100: 0',
  ],
  ['once cancelled, not again', ['ann buys 10 @ 100', 'ann cancels #1'], 'ann cancels #1', 'refused: order-not-open'],
  ['a filled order', ['ann buys 10 @ 100', 'bob sells 10 @ 100'], 'ann cancels #1', 'refused: order-not-open'],
  ['somebody else’s order', ['ann buys 10 @ 100'], 'bob cancels #1', 'refused: not-order-owner'],
  ['an order that was never there', [], 'ann cancels #1', 'refused: unknown-order'],
  ['order number zero', ['ann buys 10 @ 100'], 'ann cancels #0', 'refused: unknown-order'],
  ['by nobody', ['ann buys 10 @ 100'], 'nobody cancels #1', 'refused: unknown-account'],
  [
    'all bids',
    ['ann buys 10 @ 100', 'ann sells 10 @ 105', 'ann buys 5 @ 100', 'bob buys 7 @ 100'],
    'ann cancels all bids',
    'done; #1 cancelled with 10 left (requested); #3 cancelled with 5 left (requested); bid 100: 7',
  ],
  [
    'all asks',
    ['ann buys 10 @ 100', 'ann sells 10 @ 105'],
    'ann cancels all asks',
    'done; #2 cancelled with 10 left (requested); ask 105: 0',
  ],
  ['all, when there are none', ['bob buys 10 @ 100'], 'ann cancels all', 'done'],
];

test.each(rows)('%s', (_, before, asked, outcome) => {
  const venue = openScriptedVenue();
  for (const line of before) venue.say(line);
  expect(venue.say(asked)).toBe(outcome);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('everything comes back, and the answer names what went', () => {
  const venue = openScriptedVenue();
  for (const line of ['ann buys 10 @ 100', 'ann sells 20 @ 105', 'ann sells 5 @ 107']) venue.say(line);
  const { reply } = venue.apply({ type: 'cancel-all-orders', accountId: 1000, marketId: 0, side: null });
  expect(reply).toMatchObject({ ok: true, cancelledOrderIds: [1, 2, 3] });
  expect(venue.holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
  expect(venue.apply({ type: 'cancel-all-orders', accountId: 1000, marketId: 7, side: null }).reply).toMatchObject({
    ok: false,
    reason: 'unknown-market',
  });
});
