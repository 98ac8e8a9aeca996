// A TWAP that is stopped and goes on: its slices, its times, its money, and whom it listens to.
import { describe, expect, test } from 'vitest';

import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { restoreExchange } from '../../exchange.ts';

/** Ann sells 30 in three, a second apart; the first ten are sold at 10,000 ms. Bob would take them all at 99. Her plan is #4. */
function openHalfway(...lines: readonly string[]) {
  const venue = openScriptedVenue();
  const at = (timeMs: number, line: string): string => {
    venue.setTime(timeMs);
    return venue.say(line);
  };
  for (const line of [
    'bob sells 2 @ 100',
    'cat buys 2 @ 100',
    'bob buys 500 @ 99',
    'ann slices sell 30 in:3 every:1000',
    'clock',
    ...lines,
  ])
    expect(`${line}: ${at(10_000, line)}`).not.toContain(': refused');
  return { ...venue, at };
}

describe('its slices', () => {
  test('none is sent while it is paused, and those to go follow as far apart as before', () => {
    const { at, holds, exchange } = openHalfway();
    expect(holds('ann')).toBe('970+20 COIN, 100988+0 CASH');
    expect(at(10_500, 'ann pauses plan #4')).toBe('#4; plan #4 is paused');
    expect(exchange.nextDueMs()).toBeNull();
    expect(at(14_000, 'clock')).toBe('done');
    expect(holds('ann')).toBe('970+20 COIN, 100988+0 CASH');
    // Two were missed, and one alone is made up for at once.
    expect(at(15_500, 'ann resumes plan #4')).toBe('#4; plan #4 goes on at 15500');
    expect(at(15_500, 'clock')).toContain('#4 slice 2: #6, 20 for 1980 so far');
    expect(at(16_499, 'clock')).toBe('done');
    expect(at(16_500, 'clock')).toContain('#4 slice 3: #7, 30 for 2970 so far; #4 succeeded');
    expect(exchange.checkInvariants()).toEqual([]);
  });

  test('a pause that is shorter than the interval moves nothing', () => {
    const { at, exchange } = openHalfway();
    at(10_200, 'ann pauses plan #4');
    expect(at(10_700, 'ann resumes plan #4')).toBe('#4; plan #4 goes on at 11000');
    expect(exchange.nextDueMs()).toBe(11_000);
  });

  test('a restart leaves it paused', () => {
    const { at, exchange } = openHalfway('ann pauses plan #4');
    const copy = restoreExchange(exchange.snapshot());
    expect(copy.openPlans(1000)).toMatchObject([{ planId: 4, paused: true }]);
    expect(copy.nextDueMs()).toBeNull();
    expect(copy.checkInvariants()).toEqual([]);
    at(20_000, 'ann resumes plan #4');
    const later = restoreExchange(exchange.snapshot());
    expect(later.openPlans(1000)).toMatchObject([{ planId: 4, paused: false }]);
    expect(later.nextDueMs()).toBe(20_000);
  });

  test('it can be taken back', () => {
    const { at, holds } = openHalfway('ann pauses plan #4');
    expect(at(20_000, 'ann cancels plan #4')).toContain('#4 cancelled');
    expect(holds('ann')).toBe('990+0 COIN, 100988+0 CASH');
    expect(at(20_000, 'ann resumes plan #4')).toBe('refused: plan-not-open');
  });
});

describe('refused, and nothing is otherwise afterwards', () => {
  test.each([
    ['paused twice', ['ann pauses plan #4'], 'ann pauses plan #4', 'plan-paused'],
    ['resumed while it runs', [], 'ann resumes plan #4', 'plan-not-paused'],
    ['resumed twice', ['ann pauses plan #4', 'ann resumes plan #4'], 'ann resumes plan #4', 'plan-not-paused'],
    ['of somebody else', [], 'bob pauses plan #4', 'unknown-plan'],
    ['of somebody else, resumed', ['ann pauses plan #4'], 'bob resumes plan #4', 'unknown-plan'],
    ['that never was', [], 'ann pauses plan #99', 'unknown-plan'],
    ['that is over', ['ann cancels plan #4'], 'ann pauses plan #4', 'plan-not-open'],
    ['of another kind', ['ann waits sell 10 if:95'], 'ann pauses plan #6', 'unsupported-plan'],
    ['of another kind, resumed', ['ann waits sell 10 if:95'], 'ann resumes plan #6', 'plan-not-paused'],
    ['resumed while the market is halted', ['ann pauses plan #4', 'market halted'], 'ann resumes plan #4', 'market-halted'],
  ])('a plan %s', (_what, before, line, reason) => {
    const { at, exchange } = openHalfway(...before);
    const [plans, due] = [exchange.openPlans(1000), exchange.nextDueMs()];
    expect(at(10_000, line)).toBe(`refused: ${reason}`);
    expect([exchange.openPlans(1000), exchange.nextDueMs()]).toEqual([plans, due]);
  });

  test('it can be paused while the market is halted', () => {
    const { at } = openHalfway('market halted');
    expect(at(10_000, 'ann pauses plan #4')).toBe('#4; plan #4 is paused');
  });
});
