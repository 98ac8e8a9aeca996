// The money of a stop that turns into a market order: a buy pays more than its limit, and a contract asks for none.
import { expect, test } from 'vitest';

import { SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import { contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { ann, cat, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { lots, ticks, units } from '../../units.ts';

/**
 * Ann holds an exit that buys 10 with a stop at 105 whose limit of 106 is jumped over; 4 at 108 and 4 at 109 are offered. These cost
 * 868, of which 848 are frozen for her order; two bids far below leave her as much as is said of her 100,000 less 1,060 frozen.
 */
function openJumpedBuy(freeUnits: 19 | 20) {
  const venue = openScriptedVenue();
  const [many, few] = freeUnits === 20 ? [1_055, 20] : [1_054, 21];
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob sells 6 @ 108', 'bob sells 4 @ 109']) venue.say(line);
  venue.setTime(1_000);
  venue.say('ann exits buy 10 sl:105/106 after:5000');
  for (const line of [`ann buys ${many} @ 92`, `ann buys ${few} @ 93`]) venue.say(line);
  expect(venue.say('cat buys 2 @ 108')).toContain('is jumped over with 10, at market 6000');
  expect(venue.exchange.balances(1000)[1]).toMatchObject({ available: BigInt(freeUnits) });
  venue.setTime(6_000);
  return venue;
}

test('a buy pays what the book asks beyond its own limit out of what its owner has left', () => {
  const venue = openJumpedBuy(20);
  const said = venue.say('clock');
  expect(said).toContain('turns with 10; 4 @ 108');
  expect(said).toContain('4 @ 109');
  expect(said).toContain('bid 106: 2');
  // 8 are bought, and a coin of each trade is its fee; all of the money is spent or frozen.
  expect(venue.exchange.balances(1000)[0]).toMatchObject({ available: 1_006n });
  expect(venue.exchange.balances(1000)[1]).toMatchObject({ available: 0n, frozen: 99_132n });
  expect(venue.exchange.nextDueMs()).toBe(11_000);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('one whose owner lacks a unit of that waits another turn, and has it when a bid is taken back', () => {
  const venue = openJumpedBuy(19);
  expect(venue.say('clock')).toBe('done');
  expect(venue.exchange.nextDueMs()).toBe(11_000);
  venue.say('ann cancels #7');
  venue.setTime(11_000);
  expect(venue.say('clock')).toContain('turns with 10; 4 @ 108');
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('a sell needs no coin beyond those that are frozen for it', () => {
  const venue = openScriptedVenue();
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob buys 8 @ 92']) venue.say(line);
  for (const line of ['ann exits sell 10 sl:95/94 after:5000', 'ann sells 990 @ 105', 'cat sells 2 @ 92']) venue.say(line);
  expect(venue.exchange.balances(1000)[0]).toMatchObject({ available: 0n, frozen: 1_000n });
  venue.setTime(venue.exchange.nextDueMs() ?? 0);
  expect(venue.say('clock')).toContain('turns with 10; 6 @ 92');
  expect(venue.exchange.balances(1000)[0]).toMatchObject({ available: 0n, frozen: 994n });
});

test('the stop of a contract needs no more money: it closes what it can, although nothing is in the spot wallet', () => {
  const { exchange, send, timed, trade, order, positions, sound } = openContractVenue();
  trade(ann, Side.sell, 100, 10_000);
  const stopLoss = { source: 'last', triggerTicks: ticks(10_100), executeTicks: ticks(10_150), marketAfterMs: 5_000 } as const;
  const placed = send({
    type: 'place-plan',
    accountId: ann,
    marketId: contracts.linear,
    side: Side.buy,
    quantityLots: lots(100),
    amountUnits: units(0n),
    terms: { kind: 'exit', exit: { takeProfit: null, stopLoss } },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: 1,
    reduceOnly: true,
  });
  expect(why(placed)).toBe('done');
  order(houseAccount, Side.sell, 70, 10_200);
  order(cat, Side.buy, 10, 10_200);
  expect(exchange.openOrders(ann)).toMatchObject([{ quantityLots: 100, priceTicks: 10_150 }]);
  const dueMs = exchange.nextDueMs() ?? 0;
  timed(dueMs, { type: 'advance-clock' });
  // 40 lots of 10,000 ticks and ten units a lot are left.
  expect(positions(ann)).toEqual([expect.stringContaining('short 40 for 400000 ')]);
  expect(exchange.openOrders(ann)).toMatchObject([{ quantityLots: 100, filledLots: 60, priceTicks: 10_150, reduceOnly: true }]);
  expect(exchange.nextDueMs()).toBe(dueMs + 5_000);
  sound();
});
