// Stops at a limit that the price has jumped over: what their owner is told, and what becomes of those that turn into market orders.
import { expect, test } from 'vitest';

import { commandOf, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { restoreExchange } from '../../exchange.ts';

/** Ann holds an exit of 10, #6, with a stop at 95 whose limit of 94 is jumped over by a sale at 92; bids of 2 and 4 stand at 92 and 91. */
function openJumped(words = 'after:5000') {
  const venue = openScriptedVenue();
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob buys 4 @ 92', 'bob buys 4 @ 91']) venue.say(line);
  venue.setTime(1_000);
  venue.say(`ann exits sell 10 sl:95/94 ${words}`);
  return venue;
}

test('a limit order that rests behind its stop is told of, with the time at which it turns', () => {
  expect(openJumped().say('cat sells 2 @ 92')).toContain('#5 fires stop-loss at 92; #7 is jumped over with 10, at market 6000');
  expect(openJumped('').say('cat sells 2 @ 92')).toContain('#7 is jumped over with 10, at market 0');
  // The take-profit of the same exit has no such time.
  expect(openJumped('tp:110 after:5000').say('cat sells 2 @ 92')).toContain('#7 is jumped over with 10, at market 6000');
});

test('one that trades at once is not jumped over', () => {
  const venue = openJumped();
  venue.say('bob buys 20 @ 94');
  expect(venue.say('cat sells 2 @ 94')).not.toContain('jumped');
});

test('when its time has come it takes what the book has, rests with what it has not, and tries again', () => {
  const venue = openJumped();
  venue.say('cat sells 2 @ 92');
  expect(venue.exchange.nextDueMs()).toBe(6_000);
  venue.setTime(5_999);
  expect(venue.say('clock')).toBe('done');
  venue.setTime(6_000);
  const said = venue.say('clock');
  expect(said).toContain('#7 turns with 10; 2 @ 92 from #3');
  expect(said).toContain('4 @ 91 from #4');
  expect(said).toContain('ask 94: 4');
  expect(venue.exchange.nextDueMs()).toBe(11_000);
  venue.setTime(11_000);
  expect(venue.say('clock')).toBe('done');
  venue.say('bob buys 20 @ 93');
  venue.setTime(16_000);
  expect(venue.say('clock')).toContain('#7 turns with 4; 4 @ 93');
  expect(venue.exchange.nextDueMs()).toBeNull();
  // Ten of a thousand are sold, no more.
  expect(venue.exchange.balances(1000)[0]).toMatchObject({ available: 990n, frozen: 0n });
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('the stop of an OCO turns, too, and its limit order is gone by then', () => {
  const venue = openScriptedVenue();
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob buys 4 @ 92', 'bob buys 4 @ 91']) venue.say(line);
  venue.setTime(1_000);
  venue.say('ann pairs sell 10 limit:110 stop:95/94 after:5000');
  expect(venue.say('cat sells 2 @ 92')).toContain('is jumped over with 10, at market 6000');
  venue.setTime(6_000);
  const said = venue.say('clock');
  expect(said).toContain('turns with 10; 2 @ 92 from #3');
  expect(said).toContain('ask 94: 4');
  // Six of a thousand are sold, and four stand in the book.
  expect(venue.exchange.balances(1000)[0]).toMatchObject({ available: 990n, frozen: 4n });
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('one that has been filled or taken back in the meantime is due no more', () => {
  const venue = openJumped();
  venue.say('cat sells 2 @ 92');
  venue.say('ann cancels #7');
  expect(venue.exchange.nextDueMs()).toBeNull();
});

test('a halted market waits another turn', () => {
  const venue = openJumped();
  venue.say('cat sells 2 @ 92');
  venue.say('market halted');
  venue.setTime(6_000);
  expect(venue.say('clock')).toBe('done');
  expect(venue.exchange.nextDueMs()).toBe(11_000);
});

test('one that another has filled at the same time is left alone', () => {
  const venue = openJumped();
  venue.say('cat sells 2 @ 92');
  venue.say('cat sells 6 @ 91');
  venue.setTime(1_001);
  venue.say('cat exits buy 10 sl:92/90 after:5000');
  for (const line of ['bob sells 2 @ 92', 'cat buys 2 @ 92']) venue.say(line);
  expect(venue.exchange.openOrders(1002)).toMatchObject([{ side: 'buy', priceTicks: 90, quantityLots: 10 }]);
  venue.setTime(6_001);
  expect(venue.say('clock')).toContain('#7 turns with 10; 10 @ 90');
  expect([venue.exchange.openOrders(1000), venue.exchange.openOrders(1002)]).toEqual([[], []]);
  expect(venue.exchange.nextDueMs()).toBeNull();
});

test('a wait at market, or one out of range, is none', () => {
  const venue = openScriptedVenue();
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100']) venue.say(line);
  for (const words of ['sl:95 after:5000', 'sl:95/94 after:999', 'sl:95/94 after:3600001'])
    expect(venue.say(`ann exits sell 10 ${words}`)).toBe('refused: invalid-trigger');
  for (const words of ['stop:95 after:5000', 'stop:95/94 after:999', 'stop:95/94 after:3600001'])
    expect(venue.say(`ann pairs sell 10 limit:110 ${words}`)).toBe('refused: invalid-trigger');
});

test('a snapshot in between changes nothing', () => {
  const venue = openJumped();
  venue.say('cat sells 2 @ 92');
  const copy = restoreExchange(venue.exchange.snapshot());
  expect([copy.stateHash(), copy.nextDueMs()]).toEqual([venue.exchange.stateHash(), 6_000]);
  venue.setTime(6_000);
  venue.say('clock');
  copy.apply({ sequence: 1_000, timeMs: 6_000, command: commandOf('clock') });
  expect(copy.stateHash()).toBe(venue.exchange.stateHash());
});
