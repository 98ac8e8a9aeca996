// The invariants of strategy accounts, on snapshots in which one thing was made wrong.
import { expect, test } from 'vitest';

import { openBotVenue } from '#tests/simulation/strategies/bot-venue.ts';

import { restoreExchange } from '../exchange.ts';

/** The broken invariants of a venue that comes back from a snapshot with one place of its text replaced. */
function brokenWith(written: string, wrong: string): readonly string[] {
  const { exchange, say } = openBotVenue();
  for (const line of ['grid 1: takes 5000 CASH', 'grid 2: buys 10 @ 100']) say(line);
  const text = new TextDecoder().decode(exchange.snapshot());
  if (text.split(written).length !== 2) throw new Error(`the snapshot does not have ${written} once`);
  return restoreExchange(new TextEncoder().encode(text.replace(written, wrong))).checkInvariants();
}

const grid = '"strategy":{"ownerId":1000,"name":"grid","step":2}';
const withOwner = (ownerId: number): string => `"strategy":{"ownerId":${ownerId},"name":"grid","step":2}`;

test('nothing is broken where nothing was changed', () => {
  expect(brokenWith(grid, grid)).toEqual([]);
});

test.each([
  ['that belongs to another one', withOwner(1004), 'belongs to another strategy account'],
  ['that belongs to the house', withOwner(1), 'has no owner'],
  ['with a number of steps below nothing', '"strategy":{"ownerId":1000,"name":"grid","step":-1}', 'has taken step -1'],
  ['with half a step', '"strategy":{"ownerId":1000,"name":"grid","step":1.5}', 'has taken step 1.5'],
])('one %s', (_what, wrong, problem) => {
  expect(brokenWith(grid, wrong)).toContain(`strategy account 1003 ${problem}`);
});
