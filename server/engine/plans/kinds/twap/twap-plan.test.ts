// TWAP: which slices are taken, how large each is, what is held for the rest, and how it ends.
import { describe, expect, test } from 'vitest';

import { commandOf, openScriptedVenue, outcomeText } from '#tests/simulation/scripted-venue.ts';

/** The last price is 100, made by orders #1 and #2; the next id is 3. It is 10,000 ms. */
function openAt(...lines: readonly string[]) {
  const venue = openScriptedVenue();
  venue.setTime(10_000);
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', ...lines]) expect(`${line}: ${venue.say(line)}`).not.toContain(': refused');
  const clock = (timeMs: number): string => {
    venue.setTime(timeMs);
    return venue.say('clock');
  };
  /** Places slices with a seed of their own. */
  const seeded = (line: string, seed: number): string => {
    const command = commandOf(line);
    if (command.type !== 'place-plan' || command.terms.kind !== 'time-share') throw new Error(line);
    return outcomeText(venue.apply({ ...command, terms: { ...command.terms, seed } }));
  };
  return { ...venue, clock, seeded };
}

describe('which slices are taken', () => {
  test.each([
    ['two', 'ann slices sell 30 in:2 every:1000', '#3; plan #3 sells 30'],
    // 1,440 slices of two are more than Ann has, which is looked at after all else.
    ['1,440', 'ann slices sell 2880 in:1440 every:1000', 'refused: insufficient-balance'],
    ['1,441', 'ann slices sell 2882 in:1441 every:1000', 'refused: invalid-slices'],
    ['two and a half', 'ann slices sell 30 in:2.5 every:1000', 'refused: invalid-slices'],
    ['a second apart less a millisecond', 'ann slices sell 30 in:2 every:999', 'refused: invalid-slices'],
    ['an hour apart', 'ann slices sell 30 in:2 every:3600000', '#3; plan #3 sells 30'],
    ['an hour and a millisecond', 'ann slices sell 30 in:2 every:3600001', 'refused: invalid-slices'],
    ['changed by up to a half', 'ann slices sell 30 in:2 every:1000 jitter:500000', '#3; plan #3 sells 30'],
    ['by more', 'ann slices sell 30 in:2 every:1000 jitter:500001', 'refused: invalid-slices'],
    ['by less than nothing', 'ann slices sell 30 in:2 every:1000 jitter:-1', 'refused: invalid-slices'],
    ['at a limit below nothing', 'ann slices sell 30 in:2 every:1000 limit:-1', 'refused: invalid-price'],
    // 5 over two are 2, the least quantity; 3 over two are 1.
    ['of the least quantity', 'ann slices sell 5 in:2 every:1000', '#3; plan #3 sells 5'],
    ['of less', 'ann slices sell 3 in:2 every:1000', 'refused: quantity-below-minimum'],
    // 5 over two are 2; at 50 they are the least notional of 100.
    ['of the least notional at their limit', 'ann slices sell 5 in:2 every:1000 limit:50', '#3; plan #3 sells 5'],
    ['of less at their limit', 'ann slices sell 5 in:2 every:1000 limit:49', 'refused: notional-below-minimum'],
    // 201 over two are 100.
    ['of the least amount', 'ann slices spend 201 in:2 every:1000', '#3; plan #3 buys for 201'],
    ['of a lesser amount', 'ann slices spend 199 in:2 every:1000', 'refused: notional-below-minimum'],
    ['of an amount at a limit', 'ann slices spend 1000 in:2 every:1000 limit:95', 'refused: invalid-amount'],
    ['of a quantity at a limit', 'ann slices buy 10 in:2 every:1000 limit:95', '#3; plan #3 buys 10'],
    // 5,000 at 101 are beyond the largest notional of 500,000; at 100 they are not, and Ann has not that many.
    ['that are too much at their limit', 'ann slices sell 5000 in:2 every:1000 limit:101', 'refused: notional-above-maximum'],
    ['that are not too much at the last price', 'ann slices sell 5000 in:2 every:1000', 'refused: insufficient-balance'],
  ])('%s', (_what, line, said) => {
    expect(openAt().say(line)).toBe(said);
  });

  test('a seed is 32 bits without a sign', () => {
    const { seeded } = openAt();
    const line = 'ann slices sell 30 in:2 every:1000';
    for (const seed of [-1, 1.5, 2 ** 32]) expect(seeded(line, seed)).toBe('refused: invalid-slices');
    for (const seed of [0, 2 ** 32 - 1]) expect(seeded(line, seed)).toMatch(/^#/);
  });

  test('it cannot be changed', () => {
    expect(openAt('ann slices sell 30 in:3 every:1000').say('ann amends plan #3 slices sell 20 in:2 every:1000')).toBe(
      'refused: linked-order',
    );
  });
});

describe('how large a slice is', () => {
  /** Sells 900 in three and answers the lots of each. */
  function sizes(seed: number, jitter: number): readonly number[] {
    const { clock, seeded, exchange } = openAt('bob buys 900 @ 99');
    expect(seeded(`ann slices sell 900 in:3 every:1000 jitter:${jitter}`, seed)).toMatch(/^#4/);
    const sums = [10_000, 11_000, 12_000].map((timeMs) => Number(/, (\d+) for/.exec(clock(timeMs))?.[1]));
    expect(exchange.openPlans(1000)).toEqual([]);
    return sums.map((sum, place) => sum - (sums[place - 1] ?? 0));
  }

  test('changed by up to a half either way, and the last takes what is left', () => {
    const firsts: number[] = [];
    for (let seed = 0; seed < 40; seed += 1) {
      const [first = 0, second = 0, third = 0] = sizes(seed, 500_000);
      firsts.push(first);
      expect(first + second + third).toBe(900);
      // A third of 900 is 300, and half of the rest is the even share of the second.
      expect(first).toBeGreaterThanOrEqual(150);
      expect(first).toBeLessThanOrEqual(450);
      const even = Math.floor((900 - first) / 2);
      expect(second).toBeGreaterThanOrEqual(even / 2);
      expect(second).toBeLessThanOrEqual(even * 1.5);
    }
    // Forty of them lie everywhere in between.
    expect(Math.min(...firsts)).toBeLessThan(200);
    expect(Math.max(...firsts)).toBeGreaterThan(400);
    expect(sizes(3, 500_000)).toEqual(sizes(3, 500_000));
  });

  test('even without', () => {
    for (const seed of [0, 1, 2 ** 32 - 1]) expect(sizes(seed, 0)).toEqual([300, 300, 300]);
  });

  test('an amount is spent likewise', () => {
    const { clock, holds, exchange } = openAt('bob sells 500 @ 100', 'ann slices spend 3050 in:3 every:1000');
    // 3,050 over three are 1,016, which buy 10 for 1,000; 2,050 over two are 1,025: 1,000; then 1,050: 1,000. The fee is a coin each.
    expect(clock(10_000)).toContain('#4 slice 1: #5, 10 for 1000 so far');
    expect(holds('ann')).toBe('1009+0 COIN, 96950+2050 CASH');
    expect(clock(11_000)).toContain('#4 slice 2: #6, 20 for 2000 so far');
    expect(holds('ann')).toBe('1018+0 COIN, 96950+1050 CASH');
    expect(clock(12_000)).toContain('#4 slice 3: #7, 30 for 3000 so far; #4 succeeded');
    expect(holds('ann')).toBe('1027+0 COIN, 97000+0 CASH');
    expect(exchange.checkInvariants()).toEqual([]);
  });
});

describe('what is held for the rest', () => {
  test.each([
    // 30 at 95; then 20 at 95. At 94 ten cost 940, and their fee is a coin.
    ['a quantity at its limit', 'bob sells 50 @ 94', 'ann slices buy 30 in:3 every:1000 limit:95', '1009+0 COIN, 97160+1900 CASH'],
    // A tenth above the last price of 98 is 107.8, so 107: 20 are 2,140. Ten cost 980.
    ['a quantity at market', 'bob sells 50 @ 98', 'ann slices take 30 in:3 every:1000', '1009+0 COIN, 96880+2140 CASH'],
    // 20 of 30 coins; ten bring 970, less a fee of 2.
    ['coins to sell', 'bob buys 50 @ 97', 'ann slices sell 30 in:3 every:1000', '970+20 COIN, 100968+0 CASH'],
  ])('%s', (_what, other, plan, holds) => {
    const venue = openAt(other, plan);
    venue.clock(10_000);
    expect(venue.holds('ann')).toBe(holds);
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('a quantity that has become dearer than what there is: all of that', () => {
    // 900 at 110, a tenth above the last price, are 99,000. 300 at 109 cost 32,700 and leave 67,300; 600 at 119 would be 71,400.
    const venue = openAt('bob sells 400 @ 109', 'ann slices take 900 in:3 every:1000');
    expect(venue.holds('ann')).toBe('1000+0 COIN, 1000+99000 CASH');
    venue.clock(10_000);
    expect(venue.holds('ann')).toBe('1299+0 COIN, 0+67300 CASH');
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });
});

describe('its times and its end', () => {
  test.each([
    ['a clock that is late by less than an interval keeps the beat', 10_999, 11_000],
    ['one that is late by an interval begins anew', 11_000, 12_000],
    ['and so does a later one', 11_001, 12_001],
  ])('%s', (_what, first, next) => {
    const venue = openAt('bob buys 90 @ 99', 'ann slices sell 30 in:3 every:1000');
    venue.clock(first);
    expect(venue.exchange.nextDueMs()).toBe(next);
  });

  test('slices at a limit that nobody meets were unfilled', () => {
    const venue = openAt('ann slices sell 30 in:2 every:1000 limit:99');
    expect(venue.clock(10_000)).toContain('#3 slice 1: #4, 0 for 0 so far');
    expect(venue.clock(11_000)).toContain('#3 slice 2: #5, 0 for 0 so far; #3 failed (unfilled)');
    expect(venue.holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
  });

  test('one slice of two is enough to have succeeded', () => {
    const venue = openAt('bob buys 15 @ 99', 'ann slices sell 30 in:2 every:1000');
    venue.clock(10_000);
    expect(venue.clock(11_000)).toBe('done; #4 slice 2: no-liquidity, 15 for 1485 so far; #4 succeeded');
    expect(venue.holds('ann')).toBe('985+0 COIN, 101482+0 CASH');
  });
});
