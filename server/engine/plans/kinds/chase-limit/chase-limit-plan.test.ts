// Chase limit orders in a trader's words: where they stand, how far they follow, what they hold, and how they end.
import { describe, expect, test } from 'vitest';

import { OrderSource, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import { orderCommand } from '#tests/order-command.ts';
import { contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { ann, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { commandOf, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import type { Command } from '#server/engine/command.ts';
import { restoreExchange } from '#server/engine/exchange.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

/** The last price is 100; Bob bids #3 for 50 at 96 and offers #4, 50 at 104. */
function openBetween(...lines: readonly string[]) {
  const venue = openScriptedVenue();
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob buys 50 @ 96', 'bob sells 50 @ 104', ...lines])
    expect(`${line}: ${venue.say(line)}`).not.toContain(': refused');
  return venue;
}

/** Ann's chase is #5, its order #6. */
const chased = 'ann chases buy 10 bound:99 moves:2';
const orderOf = ({ exchange }: ReturnType<typeof openScriptedVenue>) =>
  exchange
    .openOrders(1000)
    .map(({ orderId, priceTicks, quantityLots, filledLots }) => `#${orderId} ${quantityLots - filledLots} @ ${priceTicks}`);

describe('which chases are taken', () => {
  test.each([
    ['one move', 'ann chases buy 10 bound:99 moves:1', /^#5; plan #5 buys 10 beside #6/],
    ['five hundred moves', 'ann chases buy 10 bound:99 moves:500', /^#5/],
    ['no move', 'ann chases buy 10 bound:99 moves:0', /^refused: invalid-moves/],
    ['five hundred and one', 'ann chases buy 10 bound:99 moves:501', /^refused: invalid-moves/],
    ['a part of a move', 'ann chases buy 10 bound:99 moves:1.5', /^refused: invalid-moves/],
    ['no bound', 'ann chases buy 10 bound:0 moves:2', /^refused: invalid-price/],
    ['a bound at the best bid', 'ann chases buy 10 bound:96 moves:2', /^#5/],
    ['one below it', 'ann chases buy 10 bound:95 moves:2', /^refused: chase-bound-passed/],
    ['a bound at the best offer', 'ann chases sell 10 bound:104 moves:2', /^#5; plan #5 sells 10 beside #6/],
    ['one above it', 'ann chases sell 10 bound:105 moves:2', /^refused: chase-bound-passed/],
    ['an amount', 'ann chases spend 1000 bound:99 moves:2', /^refused: invalid-amount/],
    // Two lots at 50 are the least notional of 100; at 49 they are less.
    ['the least notional at its bound', 'ann chases sell 2 bound:50 moves:2', /^#5/],
    ['less than it', 'ann chases sell 2 bound:49 moves:2', /^refused: notional-below-minimum/],
    ['more coins than there are', 'ann chases sell 1001 bound:99 moves:2', /^refused: insufficient-balance/],
    // 1,010 at the bound of 99 are 99,990; one more is 100,089.
    ['as much as the money buys at the bound', 'ann chases buy 1010 bound:99 moves:2', /^#5/],
    ['one more', 'ann chases buy 1011 bound:99 moves:2', /^refused: insufficient-balance/],
  ])('%s', (_what, line, said) => {
    expect(openBetween().say(line)).toMatch(said);
  });

  test('where nobody stands there is nothing to follow', () => {
    const venue = openScriptedVenue();
    expect(venue.say(chased)).toBe('refused: no-liquidity');
    expect(venue.say('ann chases sell 10 bound:99 moves:2')).toBe('refused: no-liquidity');
  });

  test('it cannot be changed, nor its order', () => {
    const venue = openBetween(chased);
    expect(venue.say('ann amends plan #5 chases buy 5 bound:99 moves:2')).toBe('refused: linked-order');
    expect(venue.say('ann amends #6 to 5 @ 97')).toBe('refused: linked-order');
  });
});

describe('a buy', () => {
  test('holds all that it needs at its bound, wherever it stands', () => {
    const venue = openBetween(chased);
    // 10 at 99 are 990.
    expect(venue.holds('ann')).toBe('1000+0 COIN, 99010+990 CASH');
    expect(venue.say('bob buys 10 @ 97')).toContain('#5 moves to 97 (1)');
    expect(orderOf(venue)).toEqual(['#6 10 @ 97']);
    expect(venue.holds('ann')).toBe('1000+0 COIN, 99010+990 CASH');
    // Bob stands before her at 97. Four of hers are filled for 388, one coin of them is the fee; at 98 six are left, 594 at the bound.
    venue.say('cat sells 14 @ 97');
    expect(venue.say('bob buys 10 @ 98')).toContain('#5 moves to 98 (2)');
    expect(orderOf(venue)).toEqual(['#6 6 @ 98']);
    expect(venue.holds('ann')).toBe('1003+0 COIN, 99018+594 CASH');
    expect(venue.exchange.checkInvariants()).toEqual([]);
    expect(venue.say('ann cancels plan #5')).toContain('#5 cancelled (requested)');
    expect(venue.holds('ann')).toBe('1003+0 COIN, 99612+0 CASH');
  });

  test('never follows a price back', () => {
    const venue = openBetween(chased, 'bob buys 10 @ 97');
    expect(venue.say('bob cancels #7')).not.toContain('moves');
    expect(orderOf(venue)).toEqual(['#6 10 @ 97']);
  });

  test('has done its moves: it ends at the next, and nothing stays in the book', () => {
    const venue = openBetween(chased, 'bob buys 10 @ 97', 'bob buys 10 @ 98');
    const said = venue.say('bob buys 10 @ 99');
    expect(said).toContain('#5 cancelled (chase-moves) as #6');
    expect(said).toContain('#6 cancelled with 10 left (chase-moves)');
    expect(venue.holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('stands at its bound, and ends when the price passes that', () => {
    const venue = openBetween('ann chases buy 10 bound:97 moves:9', 'bob buys 10 @ 97');
    expect(orderOf(venue)).toEqual(['#6 10 @ 97']);
    const said = venue.say('bob buys 10 @ 98');
    expect(said).toContain('#5 cancelled (chase-bound) as #6');
    expect(said).toContain('#6 cancelled with 10 left (chase-bound)');
    expect(orderOf(venue)).toEqual([]);
    expect(venue.holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
  });

  test('is filled: it has succeeded as its order, and what it held beyond that is free', () => {
    const venue = openBetween(chased);
    expect(venue.say('cat sells 60 @ 96')).toContain('#5 succeeded as #6');
    // 10 at 96 are 960; one coin is the fee.
    expect(venue.holds('ann')).toBe('1009+0 COIN, 99040+0 CASH');
    expect(venue.exchange.openPlans(1000)).toEqual([]);
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('goes with its order when that is taken back, filled in part or not', () => {
    for (const sold of [52, 50]) {
      const venue = openBetween(chased, `cat sells ${sold} @ 96`);
      expect(venue.say('ann cancels #6')).toContain('#5 cancelled (linked);');
      expect(venue.exchange.openPlans(1000)).toEqual([]);
      expect(venue.exchange.balances(1000).map(({ frozen }) => frozen)).toEqual([0n, 0n]);
    }
  });
});

describe('a sell', () => {
  test('follows down to its bound, and holds its coins alone', () => {
    const venue = openBetween('ann chases sell 10 bound:102 moves:9');
    expect(venue.holds('ann')).toBe('990+10 COIN, 100000+0 CASH');
    expect(venue.say('bob sells 10 @ 102')).toContain('#5 moves to 102 (1)');
    expect(venue.holds('ann')).toBe('990+10 COIN, 100000+0 CASH');
    expect(venue.say('bob sells 10 @ 101')).toContain('#5 cancelled (chase-bound) as #6');
    expect(venue.holds('ann')).toBe('1000+0 COIN, 100000+0 CASH');
  });

  test('is told as the order of a chase', () => {
    const venue = openBetween('ann chases sell 10 bound:102 moves:9');
    const events = venue.apply(commandOf('ann chases sell 10 bound:102 moves:9')).record.events;
    expect(events).toContainEqual(expect.objectContaining({ type: 'order-accepted', orderId: 8, source: OrderSource.chaseLimit }));
  });
});

describe('more chases than one command moves', () => {
  /** 40 chases of Ann's, of two each. */
  function openMany() {
    return openBetween(...Array.from({ length: 40 }, () => 'ann chases buy 2 bound:99 moves:9'));
  }
  const moved = (said: string): number => said.match(/moves to/g)?.length ?? 0;

  test('the clock moves the others', () => {
    const venue = openMany();
    expect(venue.exchange.nextDueMs()).toBeNull();
    expect(moved(venue.say('bob buys 10 @ 97'))).toBe(32);
    expect(venue.exchange.nextDueMs()).toBe(0);
    expect(moved(venue.say('clock'))).toBe(8);
    expect(venue.exchange.nextDueMs()).toBeNull();
    expect(moved(venue.say('bob buys 10 @ 97'))).toBe(0);
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('not while the market is closed', () => {
    const venue = openMany();
    venue.say('bob buys 10 @ 97');
    venue.say('market cancel-only');
    expect(venue.exchange.nextDueMs()).toBeNull();
    expect(moved(venue.say('clock'))).toBe(0);
    expect(moved(venue.say('market online'))).toBe(8);
  });

  test('a restart in between changes nothing, and makes nothing due that stands where it should', () => {
    const venue = openMany();
    expect(restoreExchange(venue.exchange.snapshot()).nextDueMs()).toBeNull();
    venue.say('bob buys 10 @ 97');
    const copy = restoreExchange(venue.exchange.snapshot());
    expect(copy.nextDueMs()).toBe(0);
    copy.apply({ sequence: 1_000, timeMs: 1_000, command: commandOf('clock') });
    venue.say('clock');
    expect(copy.stateHash()).toBe(venue.exchange.stateHash());
  });
});

describe('of a contract', () => {
  const chase = (
    side: Side,
    quantityLots: number,
    boundTicks: number,
    more: Partial<Extract<Command, { type: 'place-plan' }>> = {},
  ): Command => ({
    type: 'place-plan',
    accountId: ann,
    marketId: contracts.linear,
    side,
    quantityLots: lots(quantityLots),
    amountUnits: units(0n),
    terms: { kind: 'chase-limit', boundTicks: ticks(boundTicks), maxMoves: 5 },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: 1,
    ...more,
  });

  test('is sized in lots, never by nothing', () => {
    const { send, trade, order } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000);
    order(houseAccount, Side.sell, 10, 10_100);
    expect(why(send(chase(Side.sell, 0, 9_900, { reduceOnly: true })))).toBe('invalid-quantity');
    expect(why(send(chase(Side.sell, 10, 9_900, { amountUnits: units(1_000n) })))).toBe('invalid-amount');
    expect(why(send(chase(Side.sell, 10, 9_900, { reduceOnly: true })))).toBe('done');
  });

  test('whose margin does not reach for the next price has failed, and its order is gone', () => {
    const { send, order, timed, wallet, exchange, sound } = openContractVenue();
    order(houseAccount, Side.buy, 10, 9_500);
    // 10,000 lots at 9,500 and ten units a lot are 950,000,000; a twentieth of that, 47,500,000, is their margin. At 10,000 it is 50,000,000
    // without the fees, and 50,000,000 is all that Ann has.
    expect(why(send(chase(Side.buy, 10_000, 10_100)))).toBe('done');
    const before = wallet(ann)?.available;
    const { record } = timed(1_700_000_001_000, orderCommand(houseAccount, contracts.linear, Side.buy, 10, 10_000));
    expect(record.events).toContainEqual(
      expect.objectContaining({ type: 'plan-closed', outcome: 'failed', reason: 'insufficient-balance' }),
    );
    expect(record.events).toContainEqual(expect.objectContaining({ type: 'order-cancelled', remainingLots: 10_000, reason: 'linked' }));
    expect([exchange.openOrders(ann), exchange.openPlans(ann)]).toEqual([[], []]);
    expect(wallet(ann)?.available).toBe(before);
    sound();
  });
});
