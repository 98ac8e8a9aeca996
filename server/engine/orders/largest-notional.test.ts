// The largest and the smallest notional of a market, to the unit: 500,000 and 100 in the venue of scripted-venue.ts.
import { describe, expect, test } from 'vitest';

import { lots, ticks, units } from '#server/engine/units.ts';
import { openScriptedVenue, type ScriptedVenue } from '#tests/simulation/scripted-venue.ts';

type Row = readonly [what: string, before: readonly string[], asked: string, outcome: string];

const tooMuch = 'refused: notional-above-maximum';
const tooLittle = 'refused: notional-below-minimum';
const hundred = ['bob sells 2 @ 100', 'cat buys 2 @ 100'] as const;
const fifty = ['bob sells 2 @ 50', 'cat buys 2 @ 50'] as const;

/** Everybody is given a million CASH more. */
function openRichVenue(): ScriptedVenue {
  const venue = openScriptedVenue();
  for (const accountId of [2, 1000, 1001, 1002])
    venue.apply({ type: 'credit-deposit', accountId, assetId: 1, units: units(1_000_000n), reference: `more:${accountId}` });
  return venue;
}

const rows: readonly Row[] = [
  ['a limit buy of the largest', [], 'ann buys 5000 @ 100', '#1; bid 100: 5000'],
  ['a limit sell of the largest', [], 'ann sells 5 @ 100000', '#1; ask 100000: 5'],
  ['five units more', [], 'ann sells 5 @ 100001', tooMuch],
  ['a limit order of the smallest', [], 'ann buys 4 @ 25', '#1; bid 25: 4'],
  ['one unit less', [], 'ann buys 3 @ 33', tooLittle],
  ['amended to the largest', ['ann sells 5 @ 99999'], 'ann amends #1 to 5 @ 100000', '#1; goes to the back; ask 99999: 0; ask 100000: 5'],
  ['amended to more', ['ann sells 5 @ 99999'], 'ann amends #1 to 5 @ 100001', tooMuch],

  ['the largest amount to spend is looked up in the book', [], 'ann spends 500000', 'refused: no-liquidity'],
  ['a larger one is not', [], 'ann spends 500001', tooMuch],
  ['the smallest amount to receive', [], 'ann receives 100', 'refused: no-liquidity'],
  ['a smaller one', [], 'ann receives 99', tooLittle],
  [
    'a market order that finds the largest',
    ['ann sells 5 @ 50000', 'bob sells 5 @ 50000'],
    'cat buys 10 market',
    '#3; 5 @ 50000 from #1, fees 1 and 250; 5 @ 50000 from #2, fees 1 and 250, filled; ask 50000: 0',
  ],
  ['a market order that finds more', ['ann sells 5 @ 50000', 'bob sells 5 @ 50001'], 'cat buys 10 market', tooMuch],
  [
    'a market order that finds the smallest',
    ['ann sells 4 @ 25'],
    'cat buys 4 market',
    '#2; 4 @ 25 from #1, fees 1 and 1, filled; ask 25: 0',
  ],
  ['a market order that finds less', ['ann sells 5 @ 33'], 'cat buys 3 market', tooLittle],

  ['a plan whose execution is the largest', [...hundred], 'ann waits sell 5 if:105/100000', '#3; plan #3 sells 5'],
  ['a plan whose execution is more', [...hundred], 'ann waits sell 5 if:105/100001', tooMuch],
  ['a plan at market is judged where it fires', [...hundred], 'ann waits sell 5 if:100000', '#3; plan #3 sells 5'],
  ['and is more there', [...hundred], 'ann waits sell 5 if:100001', tooMuch],
  ['a plan that spends the largest', [...hundred], 'ann waits spend 500000 if:105', '#3; plan #3 buys for 500000'],
  ['a plan that spends more', [...hundred], 'ann waits spend 500001 if:105', tooMuch],
  ['a plan that spends the smallest', [...hundred], 'ann waits spend 100 if:105', '#3; plan #3 buys for 100'],
  ['a plan that spends less', [...hundred], 'ann waits spend 99 if:105', tooLittle],
  ['a plan whose execution is the smallest', [...hundred], 'ann waits sell 4 if:25', '#3; plan #3 sells 4'],
  ['a plan whose execution is less', [...hundred], 'ann waits sell 3 if:33', tooLittle],
  ['an exit with one leg of the largest', [...hundred], 'ann exits sell 5 tp:100000 sl:95', '#3; plan #3 sells 5'],
  ['an exit with one leg of more', [...hundred], 'ann exits sell 5 tp:100001 sl:95', tooMuch],
  ['a trailing sell of the smallest at the last price', [...fifty], 'ann trails sell 2 by:20000', '#3; plan #3 sells 2'],
  ['a trailing sell of the largest', [...hundred], 'ann trails sell 5 by:20000 from:100000', '#3; plan #3 sells 5'],
  ['a trailing sell of more', [...hundred], 'ann trails sell 5 by:20000 from:100001', tooMuch],
];

describe('notional to the unit', () => {
  test.each(rows)('%s', (_what, before, asked, outcome) => {
    const venue = openRichVenue();
    for (const line of before) expect(venue.say(line)).not.toMatch(/^refused/);
    expect(venue.say(asked)).toBe(outcome);
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('the house quotes the largest and nothing beyond it', () => {
    /** The best bid that the house quotes one tick below the centre; with so wide a step its size depends on the seed alone. */
    const bidAt = (priceTicks: number, seed: number) => {
      const { apply, exchange } = openRichVenue();
      const quote = { type: 'requote-market', accountId: 2, marketId: 0, halfSpreadTicks: 1, levels: 1, stepTicks: 1_000_000 } as const;
      apply({ ...quote, centreTicks: ticks(priceTicks + 1), quantityLots: lots(10), seed });
      return exchange.book(0, 1).bids[0];
    };
    const seed = Array.from({ length: 1_000 }, (_, place) => place).find((one) => bidAt(100, one)?.[1] === 10);
    if (seed === undefined) throw new Error('no seed gives ten lots');
    expect(bidAt(50_000, seed)).toEqual([50_000, 10]);
    expect(bidAt(50_001, seed)).toBeUndefined();
  });
});
