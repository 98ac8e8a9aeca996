// Plans that are changed as they stand: an OCO with both of its legs or with neither, a TWAP with what it has traded.
import { describe, expect, test } from 'vitest';

import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

/** The last price is 100, made by #1 and #2; Bob bids for 500 at 99 with #3. It is 10,000 ms. The next id is 4. */
function openAt(...lines: readonly string[]) {
  const venue = openScriptedVenue();
  const at = (timeMs: number, line: string): string => {
    venue.setTime(timeMs);
    return venue.say(line);
  };
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob buys 500 @ 99', ...lines])
    expect(`${line}: ${at(10_000, line)}`).not.toContain(': refused');
  /** Says a line that is refused, and looks whether anything is otherwise. */
  const refused = (line: string): string => {
    const looks = () => [venue.exchange.openPlans(1000), venue.exchange.openOrders(1000), venue.holds('ann'), venue.exchange.nextDueMs()];
    const before = looks();
    const said = venue.say(line);
    expect(looks()).toEqual(before);
    return said;
  };
  return { ...venue, at, refused };
}

describe('an OCO', () => {
  const sells = 'ann pairs sell 10 limit:105 stop:95';

  test('both prices and the size, and what is sold is held once', () => {
    const { say, holds, exchange } = openAt(sells);
    expect(say('ann changes plan #4 pairs sell 12 limit:106 stop:96/95')).toContain('plan #4 is of 12');
    expect(holds('ann')).toBe('988+12 COIN, 100000+0 CASH');
    expect(exchange.openOrders(1000)).toMatchObject([{ orderId: 5, priceTicks: 106, quantityLots: 12 }]);
    expect(exchange.openPlans(1000)).toMatchObject([
      { planId: 4, quantityLots: 12, terms: { limitTicks: 106, stop: { triggerTicks: 96, executeTicks: 95 } } },
    ]);
    expect(exchange.checkInvariants()).toEqual([]);
  });

  test('of one that is partly filled the stop sells what is left', () => {
    const { say, holds, exchange } = openAt(sells, 'cat buys 4 @ 105');
    // Four of twenty are sold.
    say('ann changes plan #4 pairs sell 20 limit:105 stop:97');
    expect(holds('ann')).toMatch(/^980\+16 COIN/);
    for (const line of ['bob cancels #3', 'bob buys 50 @ 96']) say(line);
    expect(say('cat sells 2 @ 96')).toContain('#4 fires stop at 96');
    expect(holds('ann')).toMatch(/^980\+0 COIN/);
    expect(exchange.checkInvariants()).toEqual([]);
  });

  test.each([
    // Ten at the dearer price of the stop, 108, are 1,080.
    [
      'as it was',
      'ann pairs buy 9 limit:90 stop:105/108',
      'ann changes plan #4 pairs buy 10 limit:90 stop:105/108',
      '1000+0 COIN, 98920+1080 CASH',
    ],
    // Twelve at 107.
    [
      'all of it',
      'ann pairs buy 10 limit:90 stop:105/108',
      'ann changes plan #4 pairs buy 12 limit:92 stop:106/107',
      '1000+0 COIN, 98716+1284 CASH',
    ],
    // Ten at 104.
    [
      'a stop that costs less',
      'ann pairs buy 10 limit:90 stop:105/108',
      'ann changes plan #4 pairs buy 10 limit:90 stop:103/104',
      '1000+0 COIN, 98960+1040 CASH',
    ],
    // A tenth above 105 is 115.
    [
      'a stop at market',
      'ann pairs buy 10 limit:90 stop:105/108',
      'ann changes plan #4 pairs buy 10 limit:90 stop:105',
      '1000+0 COIN, 98850+1150 CASH',
    ],
    [
      'the price of the limit order alone',
      'ann pairs buy 10 limit:90 stop:105/108',
      'ann changes plan #4 pairs buy 10 limit:98 stop:105/108',
      '1000+0 COIN, 98920+1080 CASH',
    ],
    [
      'less of it',
      'ann pairs buy 10 limit:90 stop:105/108',
      'ann changes plan #4 pairs buy 5 limit:90 stop:105/108',
      '1000+0 COIN, 99460+540 CASH',
    ],
  ])('what a buy holds: %s', (_what, placed, changed, held) => {
    const { say, holds, exchange } = openAt(placed);
    expect(say(changed)).toContain('plan #4 is of');
    expect(holds('ann')).toBe(held);
    expect(exchange.checkInvariants()).toEqual([]);
    say('ann cancels plan #4');
    expect(holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
  });

  test('all that there is may move from one leg to the other', () => {
    // 920 at 108 are 99,360.
    const { say, holds } = openAt('ann pairs buy 920 limit:90 stop:105/108');
    expect(say('ann changes plan #4 pairs buy 920 limit:98 stop:104/108')).toContain('plan #4 is of 920');
    expect(holds('ann')).toBe('1000+0 COIN, 640+99360 CASH');
  });

  test('it waits for its new stop alone', () => {
    const { say } = openAt(sells, 'bob buys 50 @ 90', 'ann changes plan #4 pairs sell 10 limit:105 stop:92', 'bob cancels #3');
    expect(say('cat sells 1 @ 95')).not.toContain('fires');
    expect(say('cat sells 2 @ 90')).toContain('#4 fires stop at 90');
  });

  test.each([
    ['nothing else than it has', 'pairs sell 10 limit:105 stop:95', 'nothing-to-amend'],
    ['a stop that is reached', 'pairs sell 10 limit:106 stop:100', 'trigger-reached'],
    ['a stop on the wrong side', 'pairs sell 10 limit:106 stop:101', 'trigger-reached'],
    ['a stop at nothing', 'pairs sell 10 limit:106 stop:0', 'invalid-trigger'],
    ['a limit price that takes', 'pairs sell 10 limit:99 stop:96', 'post-only-would-take'],
    ['a limit price at nothing', 'pairs sell 10 limit:0 stop:96', 'invalid-price'],
    ['more than there is', 'pairs sell 1001 limit:106 stop:96', 'insufficient-balance'],
    ['an amount', 'pairs spend 1000 limit:106 stop:96', 'invalid-amount'],
    ['too little', 'pairs sell 1 limit:106 stop:96', 'quantity-below-minimum'],
    ['another kind', 'slices sell 10 in:2 every:1000', 'linked-order'],
  ])('refused whole: %s', (_what, words, reason) => {
    const { refused } = openAt(sells);
    expect(refused(`ann changes plan #4 ${words}`)).toBe(`refused: ${reason}`);
  });

  test.each([
    ['no more than is filled', ['cat buys 4 @ 105'], 'ann changes plan #4 pairs sell 4 limit:105 stop:95', 'invalid-quantity'],
    ['somebody else', [], 'bob changes plan #4 pairs sell 12 limit:105 stop:95', 'unknown-plan'],
    ['one that is over', ['ann cancels plan #4'], 'ann changes plan #4 pairs sell 12 limit:105 stop:95', 'plan-not-open'],
    [
      'while the market takes no orders',
      ['market cancel-only'],
      'ann changes plan #4 pairs sell 12 limit:105 stop:95',
      'market-cancel-only',
    ],
    ['a plan that is amended', ['ann waits sell 10 if:95'], 'ann changes plan #6 waits sell 10 if:94', 'linked-order'],
  ])('refused: %s', (_what, before, line, reason) => {
    const { refused } = openAt(sells, ...before);
    expect(refused(line)).toBe(`refused: ${reason}`);
  });

  test('a buy beyond its money', () => {
    // 930 at 108 are 100,440.
    const { refused } = openAt('ann pairs buy 920 limit:90 stop:105/108');
    expect(refused('ann changes plan #4 pairs buy 930 limit:90 stop:105/108')).toBe('refused: insufficient-balance');
  });

  test('as journals of earlier releases say it, it is not changed', () => {
    const { refused } = openAt(sells);
    expect(refused('ann amends plan #4 pairs sell 12 limit:106 stop:96')).toBe('refused: linked-order');
  });
});

describe('a TWAP', () => {
  /** Ten of thirty are sold, at 10,000 ms; the next ten would be at 11,000 ms. */
  const halfway = ['ann slices sell 30 in:3 every:1000', 'clock'] as const;

  test('the slices to go share what is left of the new size, as far apart as is said now', () => {
    const { say, at, holds, exchange } = openAt(...halfway);
    // Thirty are left for three.
    expect(say('ann changes plan #4 slices sell 40 in:4 every:3000')).toContain('plan #4 is of 40');
    expect(holds('ann')).toBe('960+30 COIN, 100988+0 CASH');
    expect(exchange.nextDueMs()).toBe(13_000);
    expect(at(13_000, 'clock')).toContain('#4 slice 2: #6, 20 for 1980 so far');
    expect(at(16_000, 'clock')).toContain('#4 slice 3: #7, 30 for 2970 so far');
    expect(at(19_000, 'clock')).toContain('#4 slice 4: #8, 40 for 3960 so far; #4 succeeded');
    expect(exchange.checkInvariants()).toEqual([]);
  });

  test('a shorter interval whose time has passed is due at once', () => {
    const { at, exchange } = openAt('ann slices sell 30 in:3 every:60000', 'clock');
    at(15_000, 'ann changes plan #4 slices sell 30 in:3 every:1000');
    expect(exchange.nextDueMs()).toBe(15_000);
  });

  test('a limit price beyond which no slice trades', () => {
    const { say, at } = openAt(...halfway);
    say('ann changes plan #4 slices sell 30 in:3 every:1000 limit:101');
    expect(at(11_000, 'clock')).toContain('#4 slice 2: #6, 10 for 990 so far');
  });

  test('a smaller size gives back what it held', () => {
    const { say, holds } = openAt(...halfway);
    say('ann changes plan #4 slices sell 20 in:3 every:1000');
    expect(holds('ann')).toBe('980+10 COIN, 100988+0 CASH');
  });

  test('a buy at a limit holds what is left at it', () => {
    // Ten of thirty are bought at 100 for 1,000 and a coin of fee; twenty at 98 are 1,960.
    const { say, holds, exchange } = openAt('bob sells 10 @ 100', 'ann slices buy 30 in:3 every:1000 limit:101', 'clock');
    expect(holds('ann')).toBe('1009+0 COIN, 96980+2020 CASH');
    say('ann changes plan #5 slices buy 30 in:3 every:1000 limit:98');
    expect(holds('ann')).toBe('1009+0 COIN, 97040+1960 CASH');
    expect(exchange.checkInvariants()).toEqual([]);
  });

  test('one that has become dearer than what there is can still be slowed down, and not made larger', () => {
    // As in twap-plan.test.ts: 600 at 119 would be 71,400, and 67,300 are left.
    const { say, refused, holds, at, exchange } = openAt('bob sells 400 @ 109', 'ann slices take 900 in:3 every:1000', 'clock');
    expect(holds('ann')).toBe('1299+0 COIN, 0+67300 CASH');
    expect(refused('ann changes plan #5 slices buy 910 in:3 every:1000')).toBe('refused: insufficient-balance');
    expect(say('ann changes plan #5 slices buy 900 in:3 every:9000')).toContain('plan #5 is of 900');
    expect(holds('ann')).toBe('1299+0 COIN, 0+67300 CASH');
    expect(exchange.nextDueMs()).toBe(19_000);
    expect(at(19_000, 'clock')).toContain('#5 slice 2');
  });

  test('paused, it is changed and stays paused', () => {
    const { say, at, exchange } = openAt(...halfway, 'ann pauses plan #4');
    say('ann changes plan #4 slices sell 30 in:3 every:5000');
    expect(exchange.nextDueMs()).toBeNull();
    expect(at(12_000, 'ann resumes plan #4')).toBe('#4; plan #4 goes on at 15000');
  });

  test.each([
    ['nothing else than it has', 'slices sell 30 in:3 every:1000', 'nothing-to-amend'],
    ['no slice beyond the one that is done', 'slices sell 30 in:1 every:1000', 'invalid-slices'],
    ['less than a second apart', 'slices sell 30 in:3 every:999', 'invalid-slices'],
    ['no more than is sold', 'slices sell 10 in:3 every:1000', 'invalid-quantity'],
    ['an amount', 'slices spend 3000 in:3 every:1000', 'invalid-amount'],
    // 3 left for two are 1 each.
    ['slices that are too small', 'slices sell 13 in:3 every:1000', 'quantity-below-minimum'],
    ['more than there is', 'slices sell 1001 in:3 every:1000', 'insufficient-balance'],
    ['another kind', 'pairs sell 10 limit:105 stop:95', 'linked-order'],
  ])('refused: %s', (_what, words, reason) => {
    const { refused } = openAt(...halfway);
    expect(refused(`ann changes plan #4 ${words}`)).toBe(`refused: ${reason}`);
  });
});
