// Exits that open with the first fill of their order and grow with each further one, as a trader would see them.
import { describe, expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { ann as trader, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { commandOf, openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { restoreExchange } from '../../exchange.ts';
import { ticks } from '../../units.ts';
import { PriceSource, type ExitTerms } from '../trigger-terms.ts';

/** The last price is 100, made by orders #1 and #2. Ann bids #3 for 30 at 96, with a take-profit at 110 and a stop-loss at 90. */
function openBid(terms = 'tp:110 sl:90 first') {
  const venue = openScriptedVenue();
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', `ann buys 30 @ 96 ${terms}`]) venue.say(line);
  return venue;
}
const plansOf = ({ exchange }: ReturnType<typeof openScriptedVenue>) =>
  exchange
    .openPlans(1000)
    .map(({ planId, quantityLots, amountUnits, parentOrderId }) => `#${planId} ${quantityLots}/${amountUnits} of #${parentOrderId}`);
const held = ({ exchange }: ReturnType<typeof openScriptedVenue>) =>
  exchange.balances(1000).map(({ available, frozen }) => `${available}+${frozen}`);

describe('an entry that fills in parts', () => {
  test('opens its exit with the first fill, net of the fee, and grows with the next', () => {
    const venue = openBid();
    // 10 less a fee of 1.
    expect(venue.say('bob sells 10 @ 96')).toContain('plan #5 sells 9 of #3');
    expect(held(venue)).toEqual(['1000+9', '97120+1920']);
    expect(venue.say('bob sells 10 @ 96')).toContain('plan #5 is of 18');
    expect(venue.say('bob sells 10 @ 96')).toContain('plan #5 is of 27');
    expect(plansOf(venue)).toEqual(['#5 27/0 of #3']);
    expect(held(venue)).toEqual(['1000+27', '97120+0']);
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('without the word, as in earlier journals, it opens when the order ends', () => {
    const venue = openBid('tp:110 sl:90');
    expect(venue.say('bob sells 10 @ 96')).not.toContain('plan');
    expect(venue.say('ann cancels #3')).toContain('plan #5 sells 9 of #3');
  });

  test('takes profit for the part that has filled, and what fills later has an exit of its own', () => {
    const venue = openBid('tp:104 sl:90 first');
    venue.say('bob sells 10 @ 96');
    venue.say('bob buys 50 @ 104');
    // Bob's bid is #6; Cat's sell brings the price.
    expect(venue.say('cat sells 2 @ 104')).toContain('#5 fires take-profit at 104; 9 @ 104 from #6');
    venue.say('bob cancels #6');
    expect(venue.say('bob sells 10 @ 96')).toContain('plan #10 sells 9 of #3');
    expect(plansOf(venue)).toEqual(['#10 9/0 of #3']);
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('what is too small for an exit waits for more, and has failed when the order is over', () => {
    const venue = openBid('tp:110 first');
    // 2 less 1 is below the least quantity of 2.
    expect(venue.say('bob sells 2 @ 96')).not.toContain('plan');
    expect(venue.say('bob sells 2 @ 96')).toContain('plan #6 sells 2 of #3');
    const other = openBid('tp:110 first');
    other.say('bob sells 2 @ 96');
    expect(other.say('ann cancels #3')).toContain('plan #5 sells 1 of #3; #5 failed (quantity-below-minimum)');
  });

  test('an entry of which the fee took all has an exit that has failed, when it is over', () => {
    const venue = openScriptedVenue();
    for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'cat buys 2 @ 96', 'ann buys 30 @ 96 tp:110 first']) venue.say(line);
    // Two of three are Cat's; the one that is Ann's is the fee.
    expect(venue.say('bob sells 3 @ 96')).not.toContain('plan');
    expect(venue.say('ann cancels #4')).toContain('of #4; #6 failed (quantity-below-minimum)');
    expect(held(venue)).toEqual(['1000+0', '99904+0']);
  });

  test('the rest of the entry is cancelled: the exit stays for what was filled', () => {
    const venue = openBid();
    venue.say('bob sells 10 @ 96');
    expect(venue.say('ann cancels #3')).not.toContain('#5');
    expect(plansOf(venue)).toEqual(['#5 9/0 of #3']);
  });

  test('the exit is taken back: what fills later has none either', () => {
    const venue = openBid();
    venue.say('bob sells 10 @ 96');
    venue.say('ann cancels plan #5');
    expect(venue.say('bob sells 20 @ 96')).not.toContain('plan');
    expect(plansOf(venue)).toEqual([]);
    expect(held(venue)).toEqual(['1028+0', '97120+0']);
  });

  test('a changed exit keeps its terms and grows', () => {
    const venue = openBid();
    venue.say('bob sells 10 @ 96');
    venue.say('ann amends plan #5 exits sell 5 tp:120');
    expect(venue.say('bob sells 10 @ 96')).toContain('plan #5 is of 14');
    expect(venue.exchange.openPlans(1000)[0]?.terms).toMatchObject({ exit: { takeProfit: { triggerTicks: 120 }, stopLoss: null } });
  });

  test('never sells more than is there: what Ann has sold meanwhile is not sold twice', () => {
    const venue = openBid();
    venue.say('ann sells 1000 @ 130');
    venue.say('bob sells 10 @ 96');
    expect(held(venue)[0]).toBe('0+1009');
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('one record that fills it and fires its exit: the exit sells what it had, the new part is looked at after', () => {
    const venue = openBid('sl:95 first');
    venue.say('bob sells 10 @ 96');
    venue.say('cat buys 80 @ 95');
    // Bob fills the 20 that are left and 5 of Cat's: at 95 the stop of the nine fires, and that of the nineteen as soon as it opens.
    const said = venue.say('bob sells 25 @ 95');
    expect(said.indexOf('#5 fires stop-loss at 95')).toBeLessThan(said.indexOf('plan #8 sells 19 of #3; #8 fires stop-loss at 95'));
    expect(said.indexOf('plan #8')).toBeLessThan(said.indexOf('9 @ 95 from #6'));
    expect(plansOf(venue)).toEqual([]);
    expect(venue.exchange.balances(1000)[0]).toMatchObject({ available: 1_000n, frozen: 0n });
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('a sell that fills in parts buys back for the amounts that it brought', () => {
    const venue = openScriptedVenue();
    for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'ann sells 30 @ 104 tp:90 sl:110 first']) venue.say(line);
    // 1,040 less 2 (a thousandth, rounded up), twice.
    expect(venue.say('bob buys 10 @ 104')).toContain('plan #5 buys for 1038 of #3');
    expect(venue.say('bob buys 10 @ 104')).toContain('plan #5 is of for 2076');
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('a snapshot between two fills changes nothing', () => {
    const venue = openBid();
    venue.say('bob sells 10 @ 96');
    const copy = restoreExchange(venue.exchange.snapshot());
    expect(copy.stateHash()).toBe(venue.exchange.stateHash());
    venue.say('bob sells 10 @ 96');
    copy.apply({ sequence: 1_000, timeMs: 0, command: commandOf('bob sells 10 @ 96') });
    expect(copy.openPlans(1000).map(({ quantityLots }) => quantityLots)).toEqual([18]);
    expect(copy.stateHash()).toBe(venue.exchange.stateHash());
  });
});

test('an exit that is taken away and given anew guards what fills from then on; the one that has opened keeps its terms', () => {
  const { send, order, exchange, sound } = openContractVenue();
  const exit = (triggerTicks: number): ExitTerms => ({
    takeProfit: { source: PriceSource.mark, triggerTicks: ticks(triggerTicks), executeTicks: ticks(0) },
    stopLoss: null,
    fromFirstFill: true,
  });
  const orderId = order(trader, Side.buy, 100, 9_990, { exit: exit(10_100) }).orderId ?? 0;
  order(houseAccount, Side.sell, 40, 9_990);
  for (const next of [null, exit(10_200)])
    expect(why(send({ type: 'set-order-exit', accountId: trader, orderId, exit: next }))).toBe('done');
  order(houseAccount, Side.sell, 60, 9_990);
  expect(exchange.openPlans(trader)).toMatchObject([
    { quantityLots: 40, terms: { exit: { takeProfit: { triggerTicks: 10_100 } } } },
    { quantityLots: 60, terms: { exit: { takeProfit: { triggerTicks: 10_200 } } } },
  ]);
  sound();
});
