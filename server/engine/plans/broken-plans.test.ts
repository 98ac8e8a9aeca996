// The invariants of plans, on snapshots in which one thing was made wrong.
import { expect, test } from 'vitest';

import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { restoreExchange } from '../exchange.ts';

/** Plans that wait for a price (#4, and #5 beside its order #6), for time (#7) and for the book (#8, beside its order #9). */
function brokenWith(written: string, wrong: string): readonly string[] {
  const { exchange, say } = openScriptedVenue();
  for (const line of [
    'bob sells 2 @ 100',
    'cat buys 2 @ 100',
    'bob buys 50 @ 96',
    'ann waits sell 10 if:95',
    'ann pairs sell 10 limit:105 stop:95',
    'ann slices sell 30 in:3 every:1000',
    'bob chases buy 10 bound:99 moves:2',
  ])
    if (!say(line).startsWith('#')) throw new Error(line);
  const text = new TextDecoder().decode(exchange.snapshot());
  if (text.split(written).length !== 2) throw new Error(`the snapshot does not have ${written} once`);
  return restoreExchange(new TextEncoder().encode(text.replace(written, wrong))).checkInvariants();
}

const trigger = '"heldUnits":10,"fired":null,"active":false,"bestTicks":0,"accountId":1000,"watches":[{"leg":"trigger"';
const fired = trigger.replace('null', '"trigger"');
const waits = (price: number, fires: number): string =>
  `${price} plans wait for a price, 1 for time, 1 for the book, ${fires} for execution; 4 are open`;

test('nothing is broken where nothing was changed', () => {
  expect(brokenWith(trigger, trigger)).toEqual([]);
});

test.each([
  ['a plan that has fired and stands in no queue', trigger, fired, [waits(1, 0)]],
  ['a plan that waits and stands in the queue of those that have fired', '"fired":[]', '"fired":[4]', [waits(2, 1)]],
  [
    'an order beside a plan that is gone',
    '"linkedOrderId":6',
    '"linkedOrderId":60',
    ['the order beside the plan 5 is gone, the plan still waits'],
  ],
  [
    'an order beside a chase that is gone',
    '"linkedOrderId":9',
    '"linkedOrderId":90',
    ['the order beside the plan 8 is gone, the plan still waits'],
  ],
])('%s', (_what, written, wrong, broken) => {
  expect(brokenWith(written, wrong)).toEqual(broken);
});

test('a plan that two accounts have', () => {
  // Bob's chase by the number of Ann's trigger: four are listed, three are left.
  const broken = brokenWith('"planId":8,"marketId"', '"planId":4,"marketId"');
  expect(broken).toContain('accounts list 4 plans, 3 are open');
});

test('a fired plan that nobody knows is no snapshot at all', () => {
  expect(() => brokenWith('"fired":[]', '"fired":[60]')).toThrow('snapshot says that the unknown plan 60 has fired');
  expect(() => brokenWith('"bestTicks":0,"accountId":1001', '"bestTicks":0,"accountId":4040')).toThrow(
    'snapshot has the plan 8 of an unknown account or market',
  );
  expect(() => brokenWith('"planId":8,"marketId":0', '"planId":8,"marketId":7')).toThrow(
    'snapshot has the plan 8 of an unknown account or market',
  );
});
