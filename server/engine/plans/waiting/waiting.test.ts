// Many plans that wait beside each other: which of them a price or a time sets going, in which order, and which it leaves alone.
import { describe, expect, test } from 'vitest';

import { OrderSource } from '#lib/contract/enums.ts';
import { commandOf, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

/** The last price is 100, made by orders #1 and #2; the index is 100; Bob bids #3 for 500 at 91. The next id is 4. */
function openWith(...lines: readonly string[]) {
  const venue = openScriptedVenue();
  venue.setTime(10_000);
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob buys 500 @ 91', 'reference 100', ...lines])
    expect(`${line}: ${venue.say(line)}`).not.toContain(': refused');
  const fired = (line: string): string[] => venue.say(line).match(/#\d+ fires [a-z-]+ at \d+/g) ?? [];
  return { ...venue, fired };
}

describe('conditions at fixed prices', () => {
  const falling = [
    'ann waits sell 2 if:i95',
    'ann waits sell 2 if:i97',
    'ann waits sell 2 if:i94',
    'ann waits sell 2 if:i96',
    'ann waits sell 2 if:i96',
  ];
  const rising = [
    'ann waits sell 2 if:i105',
    'ann waits sell 2 if:i103',
    'ann waits sell 2 if:i106',
    'ann waits sell 2 if:i104',
    'ann waits sell 2 if:i104',
  ];

  test('a fall fires those that it reaches, oldest first, and leaves those below and all that wait for a rise', () => {
    const { fired, exchange } = openWith(...falling, ...rising);
    expect(fired('reference 98')).toEqual([]);
    expect(fired('reference 96')).toEqual(['#5 fires trigger at 96', '#7 fires trigger at 96', '#8 fires trigger at 96']);
    expect(fired('reference 96')).toEqual([]);
    expect(fired('reference 95')).toEqual(['#4 fires trigger at 95']);
    expect(fired('reference 93')).toEqual(['#6 fires trigger at 93']);
    expect(exchange.openPlans(1000)).toHaveLength(5);
    expect(exchange.checkInvariants()).toEqual([]);
  });

  test('a rise likewise', () => {
    const { fired, exchange } = openWith(...falling, ...rising);
    expect(fired('reference 102')).toEqual([]);
    expect(fired('reference 104')).toEqual(['#10 fires trigger at 104', '#12 fires trigger at 104', '#13 fires trigger at 104']);
    expect(fired('reference 105')).toEqual(['#9 fires trigger at 105']);
    expect(fired('reference 107')).toEqual(['#11 fires trigger at 107']);
    expect(exchange.openPlans(1000)).toHaveLength(5);
    expect(exchange.checkInvariants()).toEqual([]);
  });

  test('one that is taken back fires no more; its neighbours at the same price and around it do', () => {
    const { fired, say } = openWith(...falling, ...rising);
    for (const id of [7, 12]) say(`ann cancels plan #${id}`);
    expect(fired('reference 94')).toEqual([4, 5, 6, 8].map((id) => `#${id} fires trigger at 94`));
    expect(fired('reference 106')).toEqual([9, 10, 11, 13].map((id) => `#${id} fires trigger at 106`));
  });

  test('an index that passes says nothing to those that watch trades, nor the other way round', () => {
    const { fired, say } = openWith('ann waits sell 2 if:96', 'ann waits sell 2 if:i95');
    expect(fired('reference 96')).toEqual([]);
    say('bob buys 2 @ 95');
    expect(fired('cat sells 2 @ 95')).toEqual(['#4 fires trigger at 95']);
    expect(fired('reference 95')).toEqual(['#5 fires trigger at 95']);
  });

  test('an order that trades at several prices shows its first and its last', () => {
    const { fired, say } = openWith('ann waits sell 2 if:97', 'ann waits spend 500 if:95', 'ann waits sell 2 if:90');
    for (const line of ['bob buys 2 @ 96', 'bob buys 2 @ 95']) say(line);
    expect(fired('cat sells 4 @ 95')).toEqual(['#4 fires trigger at 96', '#5 fires trigger at 95']);
  });

  test('both legs of an exit at once fire it once', () => {
    const { fired, exchange } = openWith('ann exits sell 10 tp:i105 sl:i95');
    expect(fired('reference 105')).toEqual(['#4 fires take-profit at 105']);
    expect(fired('reference 95')).toEqual([]);
    expect(exchange.openPlans(1000)).toEqual([]);
  });

  test('an exit that is met when it opens fires at once, by the leg that is', () => {
    const { say } = openWith('bob sells 10 @ 104');
    // The index is at 100, so a stop that watches it at 101 is met; fees are a coin.
    expect(say('ann buys 10 @ 104 sl:i101 tp:i120')).toContain('plan #6 sells 9 of #5; #6 fires stop-loss at 100');
    say('bob sells 10 @ 104');
    expect(say('ann buys 10 @ 104 sl:i99 tp:i120')).not.toContain('fires');
  });

  test('in a market that is closed when it opens, it waits for the market', () => {
    const { say } = openWith('ann buys 10 @ 99 sl:i95 tp:i120', 'bob sells 4 @ 99', 'reference 94');
    say('market cancel-only');
    const said = say('ann cancels #4');
    expect(said).toContain('of #4');
    expect(said).not.toContain('fires');
    expect(say('market online')).toContain('fires stop-loss at 94');
  });
});

describe('the source that its order is told with', () => {
  test.each([
    ['a take-profit', 'ann exits sell 10 tp:i105', 'reference 105', OrderSource.stopProfit],
    ['a stop-loss', 'ann exits sell 10 sl:i95', 'reference 95', OrderSource.stopLoss],
    ['the stop of a pair', 'ann pairs sell 10 limit:109 stop:i95', 'reference 95', OrderSource.stopLoss],
    ['a trailing stop', 'ann trails sell 10 by:50000 index', 'reference 95', OrderSource.stopLoss],
    ['a trigger at market', 'ann waits sell 10 if:i95', 'reference 95', OrderSource.market],
    ['a trigger at a limit', 'ann waits sell 10 if:i95/99', 'reference 95', OrderSource.normal],
  ])('%s', (_what, plan, price, source) => {
    const { apply } = openWith('bob buys 50 @ 99', plan);
    const accepted = apply(commandOf(price)).record.events.flatMap((event) => (event.type === 'order-accepted' ? [event] : []));
    expect(accepted).toMatchObject([{ accountId: 1000, source }]);
  });
});

describe('what is due at the same time', () => {
  test('countdowns come first, by account and key, then plans by number', () => {
    const venue = openWith(
      'ann slices sell 30 in:3 every:1000',
      'cat slices sell 30 in:3 every:1000',
      'ann slices sell 60 in:3 every:1000',
      'cat counts down 1000 as a',
      'bob counts down 1000 as p',
      'ann counts down 1000 as y',
      'ann counts down 1000 as x',
      'bob counts down 1000 as o',
      'ann counts down 1000 as z',
      'cat counts down 1001 as q',
      'clock',
    );
    venue.setTime(11_000);
    const words = venue.say('clock').match(/countdown \w is over|#\d+ slice 2/g);
    // Ann's three before Bob's two, and those before Cat's; her other one is due a millisecond later.
    expect(words).toEqual([
      ...['x', 'y', 'z', 'o', 'p', 'a'].map((key) => `countdown ${key} is over`),
      '#4 slice 2',
      '#5 slice 2',
      '#6 slice 2',
    ]);
    expect(venue.exchange.nextDueMs()).toBe(11_001);
    expect(venue.say('clock')).toBe('done');
  });

  test('the earlier one first, whatever it is', () => {
    const venue = openWith('ann slices sell 30 in:3 every:1000', 'clock', 'cat counts down 1500 as a');
    venue.setTime(11_500);
    expect(venue.say('clock').match(/countdown \w is over|#\d+ slice 2/g)).toEqual(['#4 slice 2', 'countdown a is over']);
    expect(venue.exchange.nextDueMs()).toBe(12_000);
  });

  test('a stop that turns comes after a plan', () => {
    const venue = openWith('ann exits sell 10 sl:i95/94 after:1000', 'reference 95', 'cat slices sell 30 in:2 every:1000');
    // Ann's order #5 rests at 94 and turns at 11,000; Cat's slices are #6.
    expect(venue.exchange.nextDueMs()).toBe(10_000);
    venue.say('clock');
    expect(venue.exchange.nextDueMs()).toBe(11_000);
    venue.setTime(11_000);
    const said = venue.say('clock');
    expect(said).toContain('#5 turns with 10');
    expect(said.indexOf('#6 slice 2')).toBeGreaterThan(-1);
    expect(said.indexOf('#6 slice 2')).toBeLessThan(said.indexOf('#5 turns'));
  });

  test('more than one command does: 64, and the others with the next', () => {
    const venue = openWith(...Array.from({ length: 70 }, () => 'ann slices sell 4 in:2 every:1000'));
    expect(venue.say('clock').match(/slice 1/g)).toHaveLength(64);
    expect(venue.exchange.nextDueMs()).toBe(10_000);
    expect(venue.say('clock').match(/slice 1/g)).toHaveLength(6);
    expect(venue.exchange.nextDueMs()).toBe(11_000);
  });

  test('a plan that what was due before it has ended goes on no more', () => {
    const venue = openWith('ann slices sell 30 in:3 every:1000', 'ann cancels plan #4');
    expect(venue.exchange.nextDueMs()).toBeNull();
    expect(venue.say('clock')).toBe('done');
    expect(venue.holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
  });
});
