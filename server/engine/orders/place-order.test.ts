// Placing orders, as a trader would check them: what was there, what is asked, what comes of it.
import { expect, test } from 'vitest';

import { commandOf, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

type Row = readonly [what: string, before: readonly string[], asked: string, outcome: string];

const threeAsks = ['ann sells 10 @ 100', 'ann sells 10 @ 102', 'bob sells 10 @ 102'] as const;

const rows: readonly Row[] = [
  // resting
  ['a bid rests', [], 'ann buys 10 @ 100', '#1; bid 100: 10'],
  ['an ask joins a level', ['ann sells 10 @ 100'], 'bob sells 5 @ 100', '#2; ask 100: 15'],
  ['post-only rests below the ask', ['ann sells 10 @ 100'], 'bob buys 5 @ 99 post', '#2; bid 99: 5'],
  ['a bid at a tenth of the price rests', ['reference 1000'], 'ann buys 10 @ 100', '#1; bid 100: 10'],
  // taking
  ['the whole of a smaller taker', ['ann sells 10 @ 100'], 'bob buys 4 @ 100', '#2; 4 @ 100 from #1, fees 1 and 1, filled; ask 100: 6'],
  [
    'at the maker’s price, and the rest stands',
    ['ann sells 10 @ 100'],
    'bob buys 15 @ 103',
    '#2; 10 @ 100 from #1, fees 1 and 1; ask 100: 0; bid 103: 5',
  ],
  [
    'best price first, then who came first',
    [...threeAsks],
    'cat buys 25 @ 102',
    '#4; 10 @ 100 from #1, fees 1 and 1; 10 @ 102 from #2, fees 1 and 2; 5 @ 102 from #3, fees 1 and 1, filled; ask 100: 0; ask 102: 5',
  ],
  [
    'highest bid first',
    ['ann buys 10 @ 90', 'bob buys 10 @ 95'],
    'cat sells 12 @ 90',
    '#3; 10 @ 95 from #2, fees 2 and 1; 2 @ 90 from #1, fees 1 and 1, filled; bid 95: 0; bid 90: 8',
  ],
  // time in force
  [
    'IOC gives back what it cannot fill',
    ['ann sells 10 @ 100'],
    'bob buys 15 @ 100 ioc',
    '#2; 10 @ 100 from #1, fees 1 and 1; #2 cancelled with 5 left (unfilled); ask 100: 0',
  ],
  ['IOC into nothing', [], 'bob buys 15 @ 100 ioc', '#1; #1 cancelled with 15 left (unfilled)'],
  [
    'FOK takes all',
    [...threeAsks],
    'cat buys 30 @ 102 fok',
    '#4; 10 @ 100 from #1, fees 1 and 1; 10 @ 102 from #2, fees 1 and 2; 10 @ 102 from #3, fees 1 and 2, filled; ask 100: 0; ask 102: 0',
  ],
  ['FOK takes nothing when a lot is missing', [...threeAsks], 'cat buys 31 @ 102 fok', 'refused: fill-or-kill-unfilled'],
  ['FOK counts no price beyond its limit', [...threeAsks], 'cat buys 30 @ 101 fok', 'refused: fill-or-kill-unfilled'],
  ['FOK counts nothing behind its own order', [...threeAsks], 'bob buys 30 @ 102 fok', 'refused: fill-or-kill-unfilled'],
  ['post-only refuses to take', ['ann sells 10 @ 100'], 'bob buys 5 @ 100 post', 'refused: post-only-would-take'],
  // market orders
  [
    'market by quantity',
    [...threeAsks],
    'cat buys 15 market',
    '#4; 10 @ 100 from #1, fees 1 and 1; 5 @ 102 from #2, fees 1 and 1, filled; ask 100: 0; ask 102: 15',
  ],
  [
    'market beyond the book',
    ['ann sells 10 @ 100'],
    'cat buys 15 market',
    '#2; 10 @ 100 from #1, fees 1 and 1; #2 cancelled with 5 left (unfilled); ask 100: 0',
  ],
  ['market FOK beyond the book', ['ann sells 10 @ 100'], 'cat buys 15 market fok', 'refused: fill-or-kill-unfilled'],
  ['market into nothing', [], 'cat buys 15 market', 'refused: no-liquidity'],
  ['a market order has no post-only', ['ann sells 10 @ 100'], 'cat buys 5 market post', 'refused: invalid-time-in-force'],
  [
    'an amount to spend is rounded down to lots',
    [...threeAsks],
    'cat spends 1350',
    '#4; 10 @ 100 from #1, fees 1 and 1; 3 @ 102 from #2, fees 1 and 1, filled; ask 100: 0; ask 102: 17',
  ],
  [
    'an amount to receive ends where the next lot is too much',
    ['ann buys 10 @ 100', 'bob buys 10 @ 90'],
    'cat receives 595',
    '#3; 5 @ 100 from #1, fees 1 and 1, filled; bid 100: 5',
  ],
  [
    'an amount to receive goes on at a lower price that fits',
    ['ann buys 5 @ 100', 'bob buys 10 @ 90'],
    'cat receives 595',
    '#3; 5 @ 100 from #1, fees 1 and 1; 1 @ 90 from #2, fees 1 and 1, filled; bid 100: 0; bid 90: 9',
  ],
  [
    'an amount to receive is filled when the next lot is too much',
    ['ann buys 5 @ 100', 'bob buys 10 @ 96'],
    'cat receives 595',
    '#3; 5 @ 100 from #1, fees 1 and 1, filled; bid 100: 0',
  ],
  [
    'FOK by amount',
    ['ann buys 5 @ 100', 'bob buys 10 @ 90'],
    'cat receives 595 fok',
    '#3; 5 @ 100 from #1, fees 1 and 1; 1 @ 90 from #2, fees 1 and 1, filled; bid 100: 0; bid 90: 9',
  ],
  ['FOK by an amount beyond the book', ['ann sells 10 @ 100'], 'cat spends 1100 fok', 'refused: fill-or-kill-unfilled'],
  [
    'FOK by an amount that leaves less than a lot',
    ['ann sells 10 @ 100'],
    'cat spends 1099 fok',
    '#2; 10 @ 100 from #1, fees 1 and 1, filled; ask 100: 0',
  ],
  [
    'an amount beyond the book',
    ['ann sells 10 @ 100'],
    'cat spends 5000',
    '#2; 10 @ 100 from #1, fees 1 and 1; #2 cancelled with 0 left (unfilled); ask 100: 0',
  ],
  [
    'an amount that buys a lot where it last traded and none where it would trade next',
    ['bob sells 10 @ 100', 'cat sells 10 @ 108'],
    'ann spends 1105',
    '#3; 10 @ 100 from #1, fees 1 and 1, filled; ask 100: 0',
  ],
  [
    'FOK by such an amount',
    ['bob sells 10 @ 100', 'cat sells 10 @ 108'],
    'ann spends 1105 fok',
    '#3; 10 @ 100 from #1, fees 1 and 1, filled; ask 100: 0',
  ],
  [
    'FOK by an amount that buys nothing at the own order behind',
    ['ann sells 10 @ 100', 'bob sells 10 @ 101'],
    'bob spends 1099 fok',
    '#3; 10 @ 100 from #1, fees 1 and 1, filled; ask 100: 0',
  ],
  [
    'FOK by an amount that buys at the own order behind',
    ['ann sells 10 @ 100', 'bob sells 10 @ 101'],
    'bob spends 1101 fok',
    'refused: fill-or-kill-unfilled',
  ],
  [
    'FOK by an amount that ends within an order, an own one behind it',
    ['ann buys 10 @ 100', 'bob buys 10 @ 96'],
    'bob receives 597 fok',
    '#3; 5 @ 100 from #1, fees 1 and 1, filled; bid 100: 5',
  ],
  ['an amount that buys no lot', ['ann sells 10 @ 200'], 'cat spends 150', 'refused: notional-below-minimum'],
  [
    'a market order stops at the band',
    ['reference 100', 'maker sells 10 @ 100', 'maker sells 10 @ 120'],
    'cat buys 15 market',
    '#3; 10 @ 100 from #1, fees 1 and 0; #3 cancelled with 5 left (unfilled); ask 100: 0',
  ],
  // self-trade prevention
  ['one’s own order ahead cancels the taker', ['ann sells 10 @ 100'], 'ann buys 5 @ 100', '#2; #2 cancelled with 5 left (self-trade)'],
  [
    'what others offered first is taken before that',
    ['bob sells 3 @ 100', 'ann sells 10 @ 101'],
    'ann buys 5 @ 101',
    '#3; 3 @ 100 from #1, fees 1 and 1; #3 cancelled with 2 left (self-trade); ask 100: 0',
  ],
  [
    'or it cancels the maker and goes on',
    ['ann sells 10 @ 100', 'bob sells 3 @ 100'],
    'ann buys 5 @ 100 stp-maker',
    '#3; #1 cancelled with 10 left (self-trade); 3 @ 100 from #2, fees 1 and 1; ask 100: 0; bid 100: 2',
  ],
  [
    'or it cancels both',
    ['ann sells 10 @ 100', 'bob sells 3 @ 100'],
    'ann buys 5 @ 100 stp-both',
    '#3; #1 cancelled with 10 left (self-trade); #3 cancelled with 5 left (self-trade); ask 100: 3',
  ],
  // rules
  ['below the least quantity', [], 'ann buys 1 @ 100', 'refused: quantity-below-minimum'],
  ['above the greatest quantity', [], 'ann buys 5001 @ 1', 'refused: quantity-above-maximum'],
  ['no quantity', [], 'ann buys 0 @ 100', 'refused: invalid-quantity'],
  ['a negative quantity', [], 'ann buys -5 @ 100', 'refused: invalid-quantity'],
  ['no price', [], 'ann buys 5 @ 0', 'refused: invalid-price'],
  ['a negative price', [], 'ann buys 5 @ -100', 'refused: invalid-price'],
  ['a notional of 99', [], 'ann buys 3 @ 33', 'refused: notional-below-minimum'],
  ['a notional of 100', [], 'ann buys 4 @ 25', '#1; bid 25: 4'],
  ['a notional of 500,100', [], 'ann buys 5 @ 100020', 'refused: notional-above-maximum'],
  ['a product beyond every integer', [], 'ann buys 5000 @ 9007199254740991', 'refused: notional-above-maximum'],
  ['a bid at the edge of the band', ['reference 100'], 'ann buys 10 @ 110', '#1; bid 110: 10'],
  ['a bid above the band', ['reference 100'], 'ann buys 10 @ 111', 'refused: price-above-band'],
  ['an ask below the band', ['reference 101'], 'ann sells 10 @ 90', 'refused: price-below-band'],
  ['an ask at the edge of the band', ['reference 101'], 'ann sells 10 @ 91', '#1; ask 91: 10'],
  [
    'the band follows the last trade until a reference is set',
    ['ann sells 10 @ 100', 'bob buys 10 @ 100'],
    'cat buys 10 @ 111',
    'refused: price-above-band',
  ],
  // money
  ['all of one’s cash', [], 'ann buys 1000 @ 100', '#1; bid 100: 1000'],
  ['one unit more', [], 'ann buys 11 @ 9091', 'refused: insufficient-balance'],
  ['more coins than one has', [], 'ann sells 1001 @ 100', 'refused: insufficient-balance'],
  ['what an order holds back is not there twice', ['ann buys 600 @ 100'], 'ann buys 401 @ 100', 'refused: insufficient-balance'],
  ['a market order that costs more than one has', ['bob sells 1000 @ 101'], 'ann buys 1000 market', 'refused: insufficient-balance'],
  // names
  ['a client order id', [], 'ann buys 10 @ 100 id:first', '#1; bid 100: 10'],
  [
    'the same again answers with the order that has it',
    ['ann buys 10 @ 100 id:first'],
    'ann buys 20 @ 90 id:first',
    'refused: duplicate-client-order-id #1',
  ],
  [
    'also when that order is gone',
    ['ann buys 10 @ 100 id:first', 'ann cancels #1'],
    'ann buys 10 @ 100 id:first',
    'refused: duplicate-client-order-id #1',
  ],
  ['a refused order has not used its name', ['ann buys 1 @ 100 id:first'], 'ann buys 10 @ 100 id:first', '#1; bid 100: 10'],
  ['somebody else’s name is free', ['ann buys 10 @ 100 id:first'], 'bob buys 10 @ 100 id:first', '#2; bid 100: 20'],
  ['a name of full-width digits', [], 'ann buys 10 @ 100 id:１', 'refused: invalid-client-order-id'],
  ['a name of 65 characters', [], `ann buys 10 @ 100 id:${'x'.repeat(65)}`, 'refused: invalid-client-order-id'],
  // who
  ['nobody', [], 'nobody buys 10 @ 100', 'refused: unknown-account'],
  ['the fee account trades nothing', [], 'fees buys 10 @ 100', 'refused: unknown-account'],
  ['the outside world trades nothing', [], 'outside buys 10 @ 100', 'refused: unknown-account'],
  [
    'the house takes without being announced, and without a fee',
    ['ann sells 10 @ 100'],
    'taker buys 4 @ 100 ioc',
    '#2; 4 @ 100 from #1, fees 0 and 1, filled; ask 100: 6',
  ],
];

test.each(rows)('%s', (_, before, asked, outcome) => {
  const venue = openScriptedVenue();
  for (const line of before) venue.say(line);
  const hash = venue.exchange.stateHash();
  expect(venue.say(asked)).toBe(outcome);
  expect(venue.exchange.checkInvariants()).toEqual([]);
  // A refusal leaves nothing behind.
  expect(venue.exchange.stateHash() === hash).toBe(outcome.startsWith('refused'));
});

test('200 orders of one account may stand in a market, whoever else trades there', () => {
  const venue = openScriptedVenue();
  for (let order = 0; order < 200; order += 1) expect(venue.say('ann buys 2 @ 50')).toContain('bid 50');
  expect(venue.say('ann buys 2 @ 50')).toBe('refused: open-order-limit');
  expect(venue.say('ann buys 2 @ 50 ioc')).toBe('#201; #201 cancelled with 2 left (unfilled)');
  expect(venue.say('bob buys 2 @ 50')).toBe('#202; bid 50: 402');
  venue.say('ann cancels #7');
  expect(venue.say('ann buys 2 @ 50')).toBe('#203; bid 50: 402');
});

test('the last 10,000 names of an account are remembered', () => {
  const venue = openScriptedVenue();
  for (let name = 0; name <= 10_000; name += 1) venue.say(`ann buys 2 @ 50 ioc id:n${name}`);
  expect(venue.say('ann buys 2 @ 50 id:n1')).toBe('refused: duplicate-client-order-id #2');
  expect(venue.say('ann buys 2 @ 50 id:n0')).toBe('#10002; bid 50: 2');
});

test('money moves as the words say: reserve, trade at the better price, fee out of what was received', () => {
  const venue = openScriptedVenue();
  venue.say('ann sells 10 @ 100');
  expect(venue.holds('ann')).toBe('990+10 COIN, 100000+0 CASH');
  venue.say('bob buys 15 @ 103');
  // Bob pays 1,000 for ten, holds 5 × 103 back for the rest, and gives one coin of ten for 0.2 % rounded up.
  expect(venue.holds('bob')).toBe('1009+0 COIN, 98485+515 CASH');
  expect(venue.holds('ann')).toBe('990+0 COIN, 100999+0 CASH');
  expect(venue.holds('fees')).toBe('1+0 COIN, 1+0 CASH');
  expect(venue.holds('outside')).toBe('-5000+0 COIN, -500000+0 CASH');
});

test('each side’s ledger lines name its own order', () => {
  const venue = openScriptedVenue();
  venue.say('ann sells 10 @ 100');
  const { record } = venue.apply(commandOf('bob buys 4 market'));
  const lines = record.events.flatMap((event) =>
    event.type === 'ledger-posted'
      ? event.entries.map((entry) => [
          event.cause,
          entry.accountId,
          entry.assetId,
          Number(entry.availableDelta),
          Number(entry.frozenDelta),
          entry.orderId ?? event.orderId,
        ])
      : [],
  );
  expect(lines).toEqual([
    ['trade', 1001, 1, -400, 0, 2],
    ['trade', 1000, 1, 400, 0, 1],
    ['trade', 1000, 0, 0, -4, 1],
    ['trade', 1001, 0, 4, 0, 2],
    ['fee', 1001, 0, -1, 0, 2],
    ['fee', 1, 0, 1, 0, 2],
    ['fee', 1000, 1, -1, 0, 1],
    ['fee', 1, 1, 1, 0, 1],
  ]);
});
