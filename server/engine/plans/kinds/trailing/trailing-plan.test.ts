// Trailing stops in a trader's words: which distances are taken, where they fire, what they hold, and the exit that goes with them.
import { describe, expect, test } from 'vitest';

import { commandOf, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { restoreExchange } from '#server/engine/exchange.ts';

/** The last price is 100, made by orders #1 and #2; the next id is 3. */
const hundred = ['bob sells 2 @ 100', 'cat buys 2 @ 100'] as const;

function openAt(...lines: readonly string[]) {
  const venue = openScriptedVenue();
  for (const line of [...hundred, ...lines]) expect(`${line}: ${venue.say(line)}`).not.toContain(': refused');
  return venue;
}

/** The terms of the exit that waits for Ann; the price at which each leg triggers. */
const exitOf = ({ exchange }: ReturnType<typeof openScriptedVenue>) =>
  exchange.openPlans(1000).map(({ terms, quantityLots, amountUnits }) => ({ terms, quantityLots, amountUnits }));

describe('the distance lies within a thousandth and five hundredths of the price at which the plan begins', () => {
  test.each([
    ['a share of a thousandth', 'ann trails sell 10 by:1000', '#3; plan #3 sells 10'],
    ['a share of five hundredths', 'ann trails sell 10 by:50000', '#3; plan #3 sells 10'],
    ['half a millionth more than the least', 'ann trails sell 10 by:1000.5', 'refused: invalid-callback'],
    // 5 of 100 are five hundredths, 6 are six.
    ['5 ticks from 100', 'ann trails sell 10 back:5', '#3; plan #3 sells 10'],
    ['6 ticks from 100', 'ann trails sell 10 back:6', 'refused: invalid-callback'],
    // 6 of 120 are five hundredths; of 119 they are more.
    ['6 ticks from an activation at 120', 'ann trails sell 10 back:6 from:120', '#3; plan #3 sells 10'],
    ['6 ticks from an activation at 119', 'ann trails sell 10 back:6 from:119', 'refused: invalid-callback'],
    // 1 of 1,000 is a thousandth; of 1,001 it is less.
    ['1 tick from an activation at 1,000', 'ann trails sell 10 back:1 from:1000', '#3; plan #3 sells 10'],
    ['1 tick from an activation at 1,001', 'ann trails sell 10 back:1 from:1001', 'refused: invalid-callback'],
    ['a distance and a share', 'ann trails sell 10 back:3 by:20000', 'refused: invalid-callback'],
    ['a distance below nothing', 'ann trails sell 10 back:-3', 'refused: invalid-callback'],
    ['one below nothing of an activation below nothing', 'ann trails sell 10 back:-3 from:-100', 'refused: invalid-callback'],
    ['an activation below nothing', 'ann trails sell 10 by:20000 from:-100', 'refused: invalid-trigger'],
    ['an activation that is reached', 'ann trails sell 10 back:3 from:100', 'refused: trigger-reached'],
    ['a share of an activation that is reached', 'ann trails sell 10 by:20000 from:100', 'refused: trigger-reached'],
    ['a price that nobody has told', 'ann trails sell 10 back:3 index', 'refused: invalid-callback'],
    ['a share of a price that nobody has told', 'ann trails sell 10 by:20000 index', 'refused: no-watched-price'],
    ['a buy of a quantity, which it would buy at market', 'ann trails buy 10 back:3', 'refused: invalid-quantity'],
    // 49 × 2 is below the least notional of 100, 50 × 2 is not.
    ['too little where it begins', 'ann trails sell 2 by:20000 from:49', 'refused: notional-below-minimum'],
    ['just enough where it begins', 'ann trails sell 2 by:20000 from:50', '#3; plan #3 sells 2'],
  ])('%s', (_what, line, said) => {
    expect(openAt().say(line)).toBe(said);
  });
});

describe('it fires when the price has come back by its distance from the best', () => {
  // A distance of 3 from the highest of 104 is 101; two hundredths above the lowest of 96 are 97.92, so 98.
  test.each([
    [
      'a sell, one tick short of it',
      'bob sells 2 @ 104',
      'ann trails sell 10 back:3',
      'cat buys 2 @ 104',
      'bob buys 50 @ 102',
      'cat sells 2 @ 102',
      '',
    ],
    [
      'a sell, at it',
      'bob sells 2 @ 104',
      'ann trails sell 10 back:3',
      'cat buys 2 @ 104',
      'bob buys 50 @ 101',
      'cat sells 2 @ 101',
      '#4 fires trailing at 101',
    ],
    [
      'a buy, one tick short of it',
      'bob buys 2 @ 96',
      'ann trails spend 1000 back:3',
      'cat sells 2 @ 96',
      'bob sells 50 @ 98',
      'cat buys 2 @ 98',
      '',
    ],
    [
      'a buy, at it',
      'bob buys 2 @ 96',
      'ann trails spend 1000 back:3',
      'cat sells 2 @ 96',
      'bob sells 50 @ 99',
      'cat buys 2 @ 99',
      '#4 fires trailing at 99',
    ],
    [
      'a buy by a share, one tick short of it',
      'bob buys 2 @ 96',
      'ann trails spend 1000 by:20000',
      'cat sells 2 @ 96',
      'bob sells 50 @ 97',
      'cat buys 2 @ 97',
      '',
    ],
    [
      'a buy by a share, at it',
      'bob buys 2 @ 96',
      'ann trails spend 1000 by:20000',
      'cat sells 2 @ 96',
      'bob sells 50 @ 98',
      'cat buys 2 @ 98',
      '#4 fires trailing at 98',
    ],
  ] as const)('%s', (_what, first, plan, best, back, trade, fires) => {
    const venue = openAt(first, plan, best, back);
    expect(/#\d+ fires [a-z]+ at \d+/.exec(venue.say(trade))?.[0] ?? '').toBe(fires);
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('a price between the best and the distance moves nothing: it is measured from the best still', () => {
    const venue = openAt('bob sells 2 @ 104', 'ann trails sell 10 back:3', 'cat buys 2 @ 104', 'bob buys 2 @ 103', 'cat sells 2 @ 103');
    venue.say('bob buys 50 @ 101');
    expect(venue.say('cat sells 2 @ 101')).toContain('#4 fires trailing at 101');
  });

  test('an activation below waits for the fall, and what was higher before is no best', () => {
    const venue = openAt('bob buys 2 @ 96', 'ann trails sell 10 back:3 from:97');
    expect(venue.say('bob sells 2 @ 104')).not.toContain('follows');
    expect(venue.say('cat buys 2 @ 104')).not.toContain('follows');
    expect(venue.say('cat sells 2 @ 96')).toContain('#4 follows from 96');
    venue.say('bob buys 50 @ 94');
    expect(venue.say('cat sells 2 @ 94')).not.toContain('fires');
    venue.say('ann cancels plan #4');
    expect(venue.holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
  });

  test('amended with an activation, one that followed waits again', () => {
    const venue = openAt('ann trails sell 10 back:3', 'ann amends plan #3 trails sell 10 back:3 from:105', 'bob buys 50 @ 96');
    expect(venue.say('cat sells 2 @ 96')).not.toContain('fires');
    // Amended without, it follows from the price of then: 96, and fires at 93.
    venue.say('ann amends plan #3 trails sell 10 back:3');
    for (const line of ['bob cancels #4', 'bob buys 50 @ 93']) venue.say(line);
    expect(venue.say('cat sells 2 @ 93')).toContain('#3 fires trailing at 93');
  });

  test('a restart keeps the best price and the distance', () => {
    const venue = openAt('bob sells 2 @ 104', 'ann trails sell 10 back:3 gain:980000', 'cat buys 2 @ 104', 'bob buys 50 @ 101');
    const copy = restoreExchange(venue.exchange.snapshot());
    expect(copy.stateHash()).toBe(venue.exchange.stateHash());
    const { record } = copy.apply({ sequence: 1_000, timeMs: 1_000, command: commandOf('cat sells 2 @ 101') });
    expect(record.events).toContainEqual(expect.objectContaining({ type: 'plan-triggered', planId: 4, leg: 'trailing', priceTicks: 101 }));
  });
});

describe('the exit that the order takes with it', () => {
  test.each([
    ['a sell takes profit below and stops above', 'ann trails sell 10 by:20000 gain:980000 loss:1030000', '#3; plan #3 sells 10'],
    ['a take-profit alone', 'ann trails sell 10 by:20000 gain:980000', '#3; plan #3 sells 10'],
    ['a stop-loss alone', 'ann trails sell 10 by:20000 loss:1030000', '#3; plan #3 sells 10'],
    ['neither', 'ann trails sell 10 by:20000 bare', 'refused: invalid-exit'],
    ['a sell whose take-profit lies where it opens', 'ann trails sell 10 by:20000 gain:1000000', 'refused: invalid-exit'],
    ['a sell whose stop-loss lies where it opens', 'ann trails sell 10 by:20000 loss:1000000', 'refused: invalid-exit'],
    ['a sell whose take-profit is at no price', 'ann trails sell 10 by:20000 gain:0', 'refused: invalid-exit'],
    ['the least take-profit of a sell', 'ann trails sell 10 by:20000 gain:1', '#3; plan #3 sells 10'],
    ['a stop-loss a hundred times as high', 'ann trails sell 10 by:20000 loss:100000000', '#3; plan #3 sells 10'],
    ['one a millionth higher', 'ann trails sell 10 by:20000 loss:100000001', 'refused: invalid-exit'],
    ['a part of a millionth above', 'ann trails sell 10 by:20000 loss:1030000.5', 'refused: invalid-exit'],
    ['a part of a millionth below', 'ann trails sell 10 by:20000 gain:980000.5', 'refused: invalid-exit'],
    ['a sound take-profit beside an unsound stop-loss', 'ann trails sell 10 by:20000 gain:980000 loss:970000', 'refused: invalid-exit'],
    ['a buy takes profit above and stops below', 'ann trails spend 1000 by:20000 gain:1030000 loss:980000', '#3; plan #3 buys for 1000'],
    ['a buy the other way round', 'ann trails spend 1000 by:20000 gain:980000 loss:1030000', 'refused: invalid-exit'],
    ['with a distance', 'ann trails sell 10 back:3 gain:980000', '#3; plan #3 sells 10'],
  ])('%s', (_what, line, said) => {
    expect(openAt().say(line)).toBe(said);
  });

  test('its prices are measured from the best price of the other side, rounded down to the tick', () => {
    const venue = openAt(
      'bob buys 50 @ 96',
      'bob buys 2 @ 97',
      'reference 100',
      'ann trails sell 10 by:20000 index gain:950000 loss:1040000',
    );
    // It sells 2 at 97 and 8 at 96; 97 × 0.95 is 92.15 and 97 × 1.04 is 100.88. Fees are two and one in a thousand, rounded up:
    // 194 less 1 and 768 less 2 are 959.
    expect(venue.say('reference 98')).toContain('#5 fires trailing at 98');
    expect(exitOf(venue)).toEqual([
      {
        terms: {
          kind: 'exit',
          exit: {
            takeProfit: { source: 'last', triggerTicks: 92, executeTicks: 0 },
            stopLoss: { source: 'last', triggerTicks: 100, executeTicks: 0 },
          },
        },
        quantityLots: 0,
        amountUnits: 959,
      },
    ]);
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('without one, nothing waits when it has traded', () => {
    const venue = openAt('bob buys 50 @ 96', 'reference 100', 'ann trails sell 10 back:2 index');
    expect(venue.say('reference 98')).toContain('#4 succeeded as #5');
    expect(exitOf(venue)).toEqual([]);
  });

  test('where nobody stands it has failed for that, and not for its exit', () => {
    const venue = openAt('reference 100', 'ann trails sell 10 by:20000 index gain:950000 loss:1040000');
    expect(venue.say('reference 98')).toBe('done; #3 fires trailing at 98; #3 failed (no-liquidity)');
  });
});
