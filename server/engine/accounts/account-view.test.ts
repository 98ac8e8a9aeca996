// The plans of an account as readers see them: a view says how far a plan has come, and stays as it was when the plan goes on.
import { expect, test } from 'vitest';

import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

test('a plan in slices tells its progress, one that waits has none', () => {
  const { exchange, say, setTime } = openScriptedVenue();
  setTime(1_000);
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob sells 10 @ 95']) say(line);
  expect(say('ann slices buy 30 in:3 every:1000 limit:95')).toMatch(/^#4/);
  expect(say('ann waits sell 3 if:90')).toMatch(/^#/);
  say('clock');
  const before = exchange.openPlans(1000);
  // The first slice of ten trades with the next look at the clock; another is due a second later.
  const first = { left: 20, slicesDone: 1, dueMs: 2_000, filledLots: 10, filledUnits: 950, lastReason: null };
  expect(before.map(({ progress }) => progress)).toEqual([first, null]);
  say('bob sells 10 @ 95');
  setTime(2_000);
  say('clock');
  expect(before[0]?.progress).toEqual(first);
  expect(exchange.openPlans(1000)[0]?.progress).toEqual({
    ...first,
    left: 10,
    slicesDone: 2,
    dueMs: 3_000,
    filledLots: 20,
    filledUnits: 1_900,
  });
});
