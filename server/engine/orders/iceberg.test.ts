// Icebergs and best bid and offer: what stands in the book, whose turn it is, and which price was meant.
import { expect, test } from 'vitest';

import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

type Row = readonly [what: string, before: readonly string[], said: string, outcome: string];

const five = ['bob sells 10 @ 101', 'bob sells 10 @ 102', 'bob sells 10 @ 103', 'bob sells 10 @ 104', 'bob sells 10 @ 106'] as const;

const rows: readonly Row[] = [
  ['only a part is shown', [], 'ann sells 10 @ 100 show:3', '#1; ask 100: 3'],
  [
    'the next part follows when one is gone',
    ['ann sells 10 @ 100 show:3'],
    'bob buys 4 @ 100',
    '#2; 3 @ 100 from #1, fees 1 and 1; 1 @ 100 from #1, fees 1 and 1, filled; ask 100: 2',
  ],
  [
    'behind those who stood there already',
    ['ann sells 10 @ 100 show:3', 'cat sells 5 @ 100'],
    'bob buys 6 @ 100',
    '#3; 3 @ 100 from #1, fees 1 and 1; 3 @ 100 from #2, fees 1 and 1, filled; ask 100: 5',
  ],
  [
    'and its turn comes again',
    ['ann sells 10 @ 100 show:3', 'cat sells 5 @ 100', 'bob buys 6 @ 100'],
    'bob buys 4 @ 100',
    '#4; 2 @ 100 from #2, fees 1 and 1; 2 @ 100 from #1, fees 1 and 1, filled; ask 100: 1',
  ],
  [
    'the last part is what is left',
    ['ann sells 7 @ 100 show:3', 'bob buys 6 @ 100'],
    'bob buys 5 @ 100',
    '#3; 1 @ 100 from #1, fees 1 and 1; ask 100: 0; bid 100: 4',
  ],
  [
    'hidden lots count for fill-or-kill',
    ['ann sells 10 @ 100 show:3'],
    'bob buys 10 @ 100 fok',
    '#2; 3 @ 100 from #1, fees 1 and 1; 3 @ 100 from #1, fees 1 and 1; 3 @ 100 from #1, fees 1 and 1; 1 @ 100 from #1, fees 1 and 1, filled; ask 100: 0',
  ],
  [
    'but not those behind an own order that would stop the taker',
    ['ann sells 10 @ 100 show:3', 'bob sells 2 @ 100'],
    'bob buys 5 @ 100 fok',
    'refused: fill-or-kill-unfilled',
  ],
  [
    'fewer lots are taken from the hidden part and keep the place',
    ['ann sells 10 @ 100 show:3'],
    'ann amends #1 to 5 @ 100',
    '#1; keeps its place',
  ],
  [
    'until only the shown part is left to give',
    ['ann sells 10 @ 100 show:3'],
    'ann amends #1 to 2 @ 100',
    '#1; keeps its place; ask 100: 2',
  ],
  [
    'another price shows the first part there',
    ['ann sells 10 @ 100 show:3'],
    'ann amends #1 to 10 @ 101',
    '#1; goes to the back; ask 100: 0; ask 101: 3',
  ],
  [
    'cancelling gives everything back',
    ['ann sells 10 @ 100 show:3'],
    'ann cancels #1',
    '#1; #1 cancelled with 10 left (requested); ask 100: 0',
  ],
  ['less than a hundredth', [], 'ann sells 500 @ 100 show:4', 'refused: invalid-display'],
  ['all of it', [], 'ann sells 10 @ 100 show:10', 'refused: invalid-display'],
  ['below the market’s minimum', [], 'ann sells 10 @ 100 show:1', 'refused: invalid-display'],
  ['one that does not rest', [], 'ann sells 10 @ 100 show:3 ioc', 'refused: invalid-display'],

  ['counterparty 1 takes', [...five], 'ann buys 4 best:counterparty-1', '#6; 4 @ 101 from #1, fees 1 and 1, filled; ask 101: 6'],
  [
    'counterparty 5 reaches to the fifth price',
    [...five],
    'ann buys 60 best:counterparty-5 ioc',
    '#6; 10 @ 101 from #1, fees 1 and 2; 10 @ 102 from #2, fees 1 and 2; 10 @ 103 from #3, fees 1 and 2; 10 @ 104 from #4, fees 1 and 2; 10 @ 106 from #5, fees 1 and 2; #6 cancelled with 10 left (unfilled); ask 101: 0; ask 102: 0; ask 103: 0; ask 104: 0; ask 106: 0',
  ],
  [
    'with fewer prices, five ticks behind the best',
    ['bob sells 10 @ 101'],
    'ann buys 12 best:counterparty-5',
    '#2; 10 @ 101 from #1, fees 1 and 2; ask 101: 0; bid 106: 2',
  ],
  ['queue 1 joins one’s own side', ['bob buys 10 @ 99'], 'ann buys 4 best:queue-1', '#2; bid 99: 14'],
  ['queue 5 stands behind it', ['bob buys 10 @ 99'], 'ann buys 4 best:queue-5', '#2; bid 94: 4'],
  ['a sell queues at the fifth ask', [...five], 'ann sells 4 best:queue-5', '#6; ask 106: 14'],
  [
    'a sell takes the best bid',
    ['bob buys 10 @ 99'],
    'ann sells 4 best:counterparty-1',
    '#2; 4 @ 99 from #1, fees 1 and 1, filled; bid 99: 6',
  ],
  ['nobody there', [], 'ann buys 4 best:queue-1', 'refused: no-liquidity'],
];

test.each(rows)('%s', (_, before, said, outcome) => {
  const venue = openScriptedVenue();
  for (const line of before) expect(`${line}: ${venue.say(line)}`).not.toContain(': refused');
  expect(venue.say(said)).toBe(outcome);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('all of an iceberg is reserved from the start', () => {
  const venue = openScriptedVenue();
  venue.say('ann sells 10 @ 100 show:3');
  expect(venue.holds('ann')).toBe('990+10 COIN, 100000+0 CASH');
});
