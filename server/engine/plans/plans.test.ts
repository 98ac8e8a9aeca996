// Plans as a trader would try them: what waits, what fires, what is held meanwhile, and what becomes of it.
import { expect, test } from 'vitest';

import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

type Row = readonly [what: string, before: readonly string[], said: string, outcome: string];

/** The last price is 100, made by orders #1 and #2; the next id is 3. */
const hundred = ['bob sells 2 @ 100', 'cat buys 2 @ 100'] as const;
/** Somebody to buy from Ann at 96 to 94, and to sell to her at 104 to 106: #3 to #6. */
const depth = ['bob buys 50 @ 96', 'bob buys 50 @ 94', 'bob sells 50 @ 104', 'bob sells 50 @ 106'] as const;

const rows: readonly Row[] = [
  ['a stop waits and says nothing to the book', [...hundred], 'ann waits sell 10 if:95', '#3; plan #3 sells 10'],
  [
    'it fires when the price comes from above, and sells at market',
    [...hundred, ...depth, 'ann waits sell 10 if:96'],
    'cat sells 2 @ 96',
    '#8; 2 @ 96 from #3, fees 1 and 1, filled; #7 fires trigger at 96; 10 @ 96 from #3, fees 2 and 1, filled; #7 succeeded as #9; bid 96: 38',
  ],
  [
    'with an execute price it becomes a limit order, which may rest',
    [...hundred, ...depth, 'ann waits sell 10 if:96/98'],
    'cat sells 2 @ 96',
    '#8; 2 @ 96 from #3, fees 1 and 1, filled; #7 fires trigger at 96; #7 succeeded as #9; bid 96: 48; ask 98: 10',
  ],
  [
    'above the market it waits for a rise, and spends an amount',
    [...hundred, ...depth, 'ann waits spend 1000 if:104'],
    'cat buys 2 @ 104',
    '#8; 2 @ 104 from #5, fees 1 and 1, filled; #7 fires trigger at 104; 9 @ 104 from #5, fees 1 and 1, filled; #7 succeeded as #9; ask 104: 39',
  ],
  [
    'the index fires what watches the index',
    [...hundred, ...depth, 'reference 100', 'ann waits sell 10 if:i97'],
    'reference 97',
    'done; #7 fires trigger at 97; 10 @ 96 from #3, fees 2 and 1, filled; #7 succeeded as #8; bid 96: 40',
  ],
  [
    'what cannot trade has failed, and its money is free',
    [...hundred, 'reference 100', 'ann waits sell 10 if:i97'],
    'reference 97',
    'done; #3 fires trigger at 97; #3 failed (no-liquidity)',
  ],
  ['a trigger at the market is no trigger', [...hundred], 'ann waits sell 10 if:100', 'refused: trigger-reached'],
  ['nothing to watch', ['ann buys 2 @ 100'], 'ann waits sell 10 if:i95', 'refused: no-watched-price'],
  ['a buy at market is by amount in a journal of earlier releases', [...hundred], 'ann waits buy 10 if:105', 'refused: invalid-quantity'],
  [
    'by quantity where the command says so: it buys that quantity at whatever it costs',
    [...hundred, ...depth, 'ann waits take 10 if:104'],
    'cat buys 2 @ 104',
    '#8; 2 @ 104 from #5, fees 1 and 1, filled; #7 fires trigger at 104; 10 @ 104 from #5, fees 1 and 2, filled; #7 succeeded as #9; ask 104: 38',
  ],
  [
    'a buy with a limit becomes one at market by quantity',
    [...hundred, 'ann waits buy 10 if:105/106'],
    'ann amends plan #3 waits take 12 if:105',
    '#3; plan #3 is of 12',
  ],
  [
    'not so in a journal of earlier releases',
    [...hundred, 'ann waits buy 10 if:105/106'],
    'ann amends plan #3 waits buy 12 if:105',
    'refused: invalid-quantity',
  ],
  ['a buy at a limit may be by quantity', [...hundred], 'ann waits buy 10 if:105/106', '#3; plan #3 buys 10'],
  ['a sell is by quantity', [...hundred], 'ann waits sell 0 if:95', 'refused: invalid-quantity'],
  ['more than one has', [...hundred], 'ann waits sell 1001 if:95', 'refused: insufficient-balance'],
  ['too small at its trigger price', [...hundred], 'ann waits sell 2 if:49', 'refused: notional-below-minimum'],

  ['an exit waits on both sides', [...hundred], 'ann exits sell 10 tp:110 sl:95', '#3; plan #3 sells 10'],
  ['its stop-loss belongs below', [...hundred], 'ann exits sell 10 tp:110 sl:101', 'refused: trigger-reached'],
  ['its take-profit belongs above', [...hundred], 'ann exits sell 10 tp:99', 'refused: trigger-reached'],
  ['a buy takes profit below', [...hundred], 'ann exits spend 1000 tp:95 sl:105', '#3; plan #3 buys for 1000'],
  ['an exit without legs', [...hundred], 'ann exits sell 10', 'refused: invalid-exit'],
  [
    'one leg fires, the other goes',
    [...hundred, ...depth, 'ann exits sell 10 tp:104/104 sl:96'],
    'cat buys 2 @ 104',
    '#8; 2 @ 104 from #5, fees 1 and 1, filled; #7 fires take-profit at 104; #7 succeeded as #9; ask 104: 58',
  ],

  ['a trailing sell follows at once', [...hundred], 'ann trails sell 10 by:20000', '#3; plan #3 sells 10'],
  [
    'it fires two per cent below the highest: 104 gives 101.92, so 101',
    [...hundred, 'bob buys 50 @ 101', 'bob sells 2 @ 104', 'ann trails sell 10 by:20000', 'cat buys 2 @ 104'],
    'cat sells 2 @ 101',
    '#7; 2 @ 101 from #3, fees 1 and 1, filled; #5 fires trailing at 101; 10 @ 101 from #3, fees 3 and 1, filled; #5 succeeded as #8; bid 101: 38',
  ],
  [
    'a little less of a fall does not fire it',
    [...hundred, 'bob buys 50 @ 102', 'bob sells 2 @ 104', 'ann trails sell 10 by:20000', 'cat buys 2 @ 104'],
    'cat sells 2 @ 102',
    '#7; 2 @ 102 from #3, fees 1 and 1, filled; bid 102: 48',
  ],
  [
    'with an activation price it first waits for that',
    [...hundred, 'bob sells 2 @ 104', 'ann trails sell 10 by:20000 from:103'],
    'cat buys 2 @ 104',
    '#5; 2 @ 104 from #3, fees 1 and 1, filled; #4 follows from 104; ask 104: 0',
  ],
  ['a callback below a tenth of a per cent', [...hundred], 'ann trails sell 10 by:999', 'refused: invalid-callback'],
  ['a callback above five per cent', [...hundred], 'ann trails sell 10 by:50001', 'refused: invalid-callback'],

  [
    'a pair stands in the book and beside it',
    [...hundred],
    'ann pairs sell 10 limit:105 stop:95',
    '#3; plan #3 sells 10 beside #4; ask 105: 10',
  ],
  [
    'when its order is filled, its stop goes',
    [...hundred, 'ann pairs sell 10 limit:105 stop:95'],
    'cat buys 10 @ 105',
    '#5; 10 @ 105 from #4, fees 1 and 2, filled; #3 cancelled (linked); ask 105: 0',
  ],
  [
    'a part of it leaves the stop for the rest',
    [...hundred, 'bob buys 50 @ 95', 'ann pairs sell 10 limit:105 stop:95', 'cat buys 4 @ 105'],
    'cat sells 2 @ 95',
    '#7; 2 @ 95 from #3, fees 1 and 1, filled; #4 fires stop at 95; #5 cancelled with 6 left (linked); 6 @ 95 from #3, fees 2 and 1, filled; #4 succeeded as #8; bid 95: 42; ask 105: 0',
  ],
  [
    'cancelling its order cancels its stop',
    [...hundred, 'ann pairs sell 10 limit:105 stop:95'],
    'ann cancels #4',
    '#4; #4 cancelled with 10 left (requested); #3 cancelled (linked); ask 105: 0',
  ],
  [
    'cancelling the plan cancels its order',
    [...hundred, 'ann pairs sell 10 limit:105 stop:95'],
    'ann cancels plan #3',
    '#3; #3 cancelled (requested); #4 cancelled with 10 left (linked); ask 105: 0',
  ],
  ['its order cannot be amended', [...hundred, 'ann pairs sell 10 limit:105 stop:95'], 'ann amends #4 to 5 @ 105', 'refused: linked-order'],
  ['a pair that would take', [...hundred, ...depth], 'ann pairs sell 10 limit:96 stop:95', 'refused: post-only-would-take'],
  ['a buying pair needs a price for its stop', [...hundred], 'ann pairs buy 10 limit:95 stop:105', 'refused: invalid-price'],

  ['slices wait for the clock', [...hundred], 'ann slices sell 30 in:3 every:1000', '#3; plan #3 sells 30'],
  ['slices too small', [...hundred], 'ann slices sell 5 in:3 every:1000', 'refused: quantity-below-minimum'],
  ['slices beyond what is allowed', [...hundred], 'ann slices sell 30 in:1 every:1000', 'refused: invalid-slices'],
  ['a buy in slices needs a limit price or an amount', [...hundred], 'ann slices buy 30 in:3 every:1000', 'refused: invalid-quantity'],

  ['a stranger’s plan is unknown', [...hundred, 'ann waits sell 10 if:95'], 'bob cancels plan #3', 'refused: unknown-plan'],
  ['a plan that never was', [...hundred], 'ann cancels plan #9', 'refused: unknown-plan'],
  ['a plan that is over', [...hundred, 'ann waits sell 10 if:95', 'ann cancels plan #3'], 'ann cancels plan #3', 'refused: plan-not-open'],
  [
    'plans and orders share their names',
    [...hundred, 'ann waits sell 10 if:95 id:mine'],
    'ann buys 10 @ 95 id:mine',
    'refused: duplicate-client-order-id #3',
  ],
  ['a plan of the house', [...hundred], 'maker waits sell 10 if:95', 'refused: unknown-account'],
  [
    'amended, it waits for something else',
    [...hundred, ...depth, 'ann waits sell 10 if:90', 'ann amends plan #7 waits sell 8 if:96'],
    'cat sells 2 @ 96',
    '#8; 2 @ 96 from #3, fees 1 and 1, filled; #7 fires trigger at 96; 8 @ 96 from #3, fees 2 and 1, filled; #7 succeeded as #9; bid 96: 40',
  ],
  ['it stays what it is', [...hundred, 'ann waits sell 10 if:90'], 'ann amends plan #3 exits sell 10 sl:90', 'refused: linked-order'],

  ['in a cancel-only market nothing is placed', [...hundred, 'market cancel-only'], 'ann buys 10 @ 99', 'refused: market-cancel-only'],
  ['nor planned', [...hundred, 'market cancel-only'], 'ann waits sell 10 if:95', 'refused: market-cancel-only'],
  [
    'but cancelled',
    [...hundred, 'ann buys 10 @ 99', 'market cancel-only'],
    'ann cancels #3',
    '#3; #3 cancelled with 10 left (requested); bid 99: 0',
  ],
  ['in a halted one not even that', [...hundred, 'ann buys 10 @ 99', 'market halted'], 'ann cancels #3', 'refused: market-halted'],
  [
    'what the index has passed meanwhile fires on reopening',
    [...hundred, ...depth, 'reference 100', 'ann waits sell 10 if:i97', 'market cancel-only', 'reference 95'],
    'market online',
    'done; online; #7 fires trigger at 95; 10 @ 96 from #3, fees 2 and 1, filled; #7 succeeded as #8; bid 96: 40',
  ],
];

test.each(rows)('%s', (_, before, said, outcome) => {
  const venue = openScriptedVenue();
  for (const line of before) expect(`${line}: ${venue.say(line)}`).not.toContain(': refused');
  expect(venue.say(said)).toBe(outcome);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

type Held = readonly [what: string, said: readonly string[], holds: string];

const held: readonly Held[] = [
  ['a sell holds its quantity', ['ann waits sell 10 if:95'], '990+10 COIN, 100000+0 CASH'],
  ['a buy holds its amount', ['ann waits spend 1000 if:105'], '1000+0 COIN, 99000+1000 CASH'],
  ['a buy by quantity holds its execute price', ['ann waits buy 10 if:105/106'], '1000+0 COIN, 98940+1060 CASH'],
  ['a pair holds once what it sells', ['ann pairs sell 10 limit:105 stop:95'], '990+10 COIN, 100000+0 CASH'],
  [
    'a buying pair holds its order, and what its stop needs beyond it',
    ['ann pairs buy 10 limit:95 stop:105/106'],
    '1000+0 COIN, 98940+1060 CASH',
  ],
  ['a cancelled plan holds nothing', ['ann waits sell 10 if:95', 'ann cancels plan #3'], '1000+0 COIN, 100000+0 CASH'],
  ['an amended plan holds its new size', ['ann waits sell 10 if:95', 'ann amends plan #3 waits sell 4 if:95'], '996+4 COIN, 100000+0 CASH'],
  ['slices hold all that is left', ['ann slices spend 3000 in:3 every:1000'], '1000+0 COIN, 97000+3000 CASH'],
  ['all plans cancelled', ['ann waits sell 10 if:95', 'ann exits sell 5 sl:90', 'ann cancels all plans'], '1000+0 COIN, 100000+0 CASH'],
];

test.each(held)('%s', (_, said, holds) => {
  const venue = openScriptedVenue();
  for (const line of [...hundred, ...said]) expect(`${line}: ${venue.say(line)}`).not.toContain(': refused');
  expect(venue.holds('ann')).toBe(holds);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('a preset exit opens for what a buy brought, less the fee', () => {
  const venue = openScriptedVenue();
  for (const line of hundred) venue.say(line);
  expect(venue.say('bob sells 50 @ 100')).toBe('#3; ask 100: 50');
  // 50 coins less 0.2 % (1 coin): 49 to sell again.
  expect(venue.say('ann buys 50 @ 100 tp:110 sl:95')).toBe(
    '#4; 50 @ 100 from #3, fees 1 and 5, filled; plan #5 sells 49 of #4; ask 100: 0',
  );
  expect(venue.holds('ann')).toBe('1000+49 COIN, 95000+0 CASH');
});

test('a preset exit of a resting order waits until the order ends', () => {
  const venue = openScriptedVenue();
  for (const line of hundred) venue.say(line);
  expect(venue.say('ann buys 50 @ 99 tp:110')).toBe('#3; bid 99: 50');
  expect(venue.say('bob sells 20 @ 99')).toBe('#4; 20 @ 99 from #3, fees 4 and 1, filled; bid 99: 30');
  expect(venue.say('ann cancels #3')).toBe('#3; #3 cancelled with 30 left (requested); plan #5 sells 19 of #3; bid 99: 0');
});

test('a preset exit that is too small is opened and fails, so that its owner hears of it', () => {
  const venue = openScriptedVenue();
  for (const line of hundred) venue.say(line);
  venue.say('bob sells 2 @ 100');
  expect(venue.say('ann buys 2 @ 100 tp:110')).toBe(
    '#4; 2 @ 100 from #3, fees 1 and 1, filled; plan #5 sells 1 of #4; #5 failed (quantity-below-minimum); ask 100: 0',
  );
  expect(venue.holds('ann')).toBe('1001+0 COIN, 99800+0 CASH');
});

test.each([
  ['a take-profit below a buy', 'ann buys 10 @ 99 tp:98'],
  ['a stop-loss above a buy', 'ann buys 10 @ 99 sl:100'],
  ['a stop-loss below a sell', 'ann sells 10 @ 105 sl:104'],
])('%s makes no sense', (_, said) => {
  const venue = openScriptedVenue();
  expect(venue.say(said)).toBe('refused: invalid-exit');
});

test('slices trade when their time comes, and what one misses the others make up', () => {
  const venue = openScriptedVenue();
  for (const line of [...hundred, 'bob buys 5 @ 99']) venue.say(line);
  venue.setTime(10_000);
  expect(venue.say('ann slices sell 30 in:3 every:1000 limit:99')).toBe('#4; plan #4 sells 30');
  expect(venue.exchange.nextDueMs()).toBe(10_000);
  // 30 over three: ten wanted, five found.
  expect(venue.say('clock')).toBe(
    'done; 5 @ 99 from #3, fees 1 and 1; #5 cancelled with 5 left (unfilled); #4 slice 1: #5, 5 for 495 so far; bid 99: 0',
  );
  expect(venue.exchange.nextDueMs()).toBe(11_000);
  venue.say('bob buys 40 @ 99');
  venue.setTime(10_999);
  expect(venue.say('clock')).toBe('done');
  venue.setTime(11_000);
  // 25 left over two, rounded down.
  expect(venue.say('clock')).toBe('done; 12 @ 99 from #6, fees 3 and 1, filled; #4 slice 2: #7, 17 for 1683 so far; bid 99: 28');
  venue.setTime(12_000);
  expect(venue.say('clock')).toBe(
    'done; 13 @ 99 from #6, fees 3 and 1, filled; #4 slice 3: #8, 30 for 2970 so far; #4 succeeded; bid 99: 15',
  );
  expect(venue.exchange.nextDueMs()).toBeNull();
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('after a time away slices go on one interval apart, not all at once', () => {
  const venue = openScriptedVenue();
  for (const line of [...hundred, 'bob buys 90 @ 99']) venue.say(line);
  venue.setTime(10_000);
  venue.say('ann slices sell 30 in:3 every:1000');
  venue.say('clock');
  venue.setTime(60_000);
  expect(venue.say('clock')).toContain('slice 2');
  expect(venue.exchange.nextDueMs()).toBe(61_000);
});

test('slices that find nobody end as failed, and give everything back', () => {
  const venue = openScriptedVenue();
  for (const line of hundred) venue.say(line);
  venue.setTime(10_000);
  venue.say('ann slices sell 30 in:2 every:1000');
  expect(venue.say('clock')).toBe('done; #3 slice 1: no-liquidity, 0 for 0 so far');
  venue.setTime(11_000);
  expect(venue.say('clock')).toBe('done; #3 slice 2: no-liquidity, 0 for 0 so far; #3 failed (no-liquidity)');
  expect(venue.holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
});

test('the dead man’s switch cancels orders when nobody sets it again', () => {
  const venue = openScriptedVenue();
  for (const line of [...hundred, 'ann buys 10 @ 99', 'ann waits sell 10 if:95']) venue.say(line);
  venue.setTime(10_000);
  expect(venue.say('ann counts down 5000 as k')).toBe('done; due at 15000');
  venue.setTime(14_000);
  expect(venue.say('ann counts down 5000 as k')).toBe('done; due at 19000');
  venue.setTime(18_999);
  expect(venue.say('clock')).toBe('done');
  venue.setTime(19_000);
  expect(venue.say('clock')).toBe('done; countdown k is over; #3 cancelled with 10 left (countdown); bid 99: 0');
  // Once, and the plan stays.
  expect(venue.exchange.nextDueMs()).toBeNull();
  expect(venue.exchange.openPlans(1000)).toHaveLength(1);
  expect(venue.say('ann counts down 999 as k')).toBe('refused: invalid-timeout');
});

test('more plans fire at once than one command executes: the clock does the others, in their order', () => {
  const venue = openScriptedVenue();
  for (const line of [...hundred, 'bob buys 500 @ 99', 'reference 100']) venue.say(line);
  for (let count = 0; count < 40; count += 1) venue.say('ann waits sell 3 if:i98');
  const first = venue.say('reference 98');
  expect(first.match(/fires/g)).toHaveLength(40);
  expect(first.match(/succeeded/g)).toHaveLength(32);
  expect(venue.exchange.nextDueMs()).toBe(0);
  // Somebody else's trade does not run them.
  expect(venue.say('cat sells 2 @ 99')).not.toContain('succeeded');
  const rest = venue.say('clock');
  expect(rest.match(/#(\d+) succeeded/g)).toEqual([36, 37, 38, 39, 40, 41, 42, 43].map((id) => `#${id} succeeded`));
  expect(venue.exchange.checkInvariants()).toEqual([]);
});
