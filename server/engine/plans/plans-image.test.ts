// Plans and countdowns in a snapshot: the same venue gives the same bytes, in whatever order its parts came to be or were put back.
import { expect, test } from 'vitest';

import { commandOf, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { restoreExchange } from '../exchange.ts';

const hundred = ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob buys 500 @ 99', 'reference 100'] as const;

function openWith(...lines: readonly string[]) {
  const venue = openScriptedVenue();
  venue.setTime(10_000);
  for (const line of [...hundred, ...lines]) expect(`${line}: ${venue.say(line)}`).not.toContain(': refused');
  return venue;
}

test('plans stand in the order of their numbers', () => {
  const { exchange } = openWith('ann waits sell 10 if:95', 'bob waits sell 10 if:95', 'ann waits sell 10 if:94');
  const text = new TextDecoder().decode(exchange.snapshot());
  const list = /"plans":\[(.*?)\],"fired"/.exec(text)?.[1] ?? '';
  const plans = list.split(/,(?=\{"planId")/);
  expect(plans.map((plan) => plan.slice(0, 11))).toEqual(['{"planId":4', '{"planId":5', '{"planId":6']);
  const [first, second, third] = plans;
  for (const shuffled of [
    [third, second, first],
    [second, third, first],
  ]) {
    const other = restoreExchange(new TextEncoder().encode(text.replace(list, shuffled.join(','))));
    expect(new TextDecoder().decode(other.snapshot())).toBe(text);
  }
});

test('countdowns stand in the order of their accounts and keys, whichever was set first', () => {
  const lines = ['ann counts down 5000 as b', 'bob counts down 5000 as a', 'ann counts down 5000 as c', 'ann counts down 5000 as a'];
  const [b, bob, c, a] = lines;
  const text = openWith(...lines).exchange.snapshot();
  for (const order of [
    [a, b, c, bob],
    [bob, c, b, a],
  ])
    expect(openWith(...order.filter((line) => line !== undefined)).exchange.snapshot()).toEqual(text);
  expect(new TextDecoder().decode(text)).toContain(
    '"countdowns":[{"accountId":1000,"key":"a","dueMs":15000},{"accountId":1000,"key":"b","dueMs":15000},{"accountId":1000,"key":"c","dueMs":15000},{"accountId":1001,"key":"a","dueMs":15000}]',
  );
});

test('a restart with everything that waits: the same happens afterwards, plan by plan', () => {
  const venue = openWith(
    'ann waits sell 10 if:i97',
    'ann trails sell 10 by:20000 from:103',
    'ann trails sell 10 by:20000',
    'ann exits sell 10 tp:110 sl:90',
    'ann pairs sell 10 limit:105 stop:95',
    'ann slices sell 30 in:3 every:1000',
    'ann slices sell 20 in:2 every:2000',
    'ann pauses plan #11',
    'ann counts down 5000 as k',
    'bob chases buy 10 bound:102 moves:9',
  );
  const copy = restoreExchange(venue.exchange.snapshot());
  expect(copy.openPlans(1000)).toEqual(venue.exchange.openPlans(1000));
  expect(copy.checkInvariants()).toEqual([]);
  let sequence = 1_000;
  for (const [timeMs, line] of [
    [10_000, 'clock'],
    [11_000, 'reference 96'],
    [12_000, 'cat buys 4 @ 101'],
    [12_000, 'bob sells 4 @ 101'],
    [13_000, 'cat buys 10 @ 105'],
    [16_000, 'clock'],
    [17_000, 'cat sells 600 @ 90'],
  ] as const) {
    venue.setTime(timeMs);
    sequence += 1;
    const said = copy.apply({ sequence, timeMs, command: commandOf(line) });
    expect(said.record.events).toEqual(venue.apply(commandOf(line)).record.events);
    expect(copy.stateHash()).toBe(venue.exchange.stateHash());
  }
});

test('what has fired and waits for the clock keeps its order', () => {
  // 40 fire and 32 execute at once; the eight others are #37 to #44.
  const venue = openWith(...Array.from({ length: 40 }, () => 'ann waits sell 3 if:i98'), 'reference 98');
  const copy = restoreExchange(venue.exchange.snapshot());
  const { record } = copy.apply({ sequence: 1_000, timeMs: 10_000, command: commandOf('clock') });
  const succeeded = record.events.flatMap((event) => (event.type === 'plan-closed' ? [event.planId] : []));
  expect(succeeded).toEqual([36, 37, 38, 39, 40, 41, 42, 43]);
});
