// Exits that open with the first fill of a contract's order: they close its lots and nothing else.
import { expect, test } from 'vitest';

import { HoldSide, PositionMode, Side, type BusinessLine } from '#lib/contract/enums.ts';
import { houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { ann, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { lots, ticks, units } from '../../units.ts';
import type { ExitTerms } from '../trigger-terms.ts';

const exit: ExitTerms = {
  takeProfit: { source: 'mark', triggerTicks: ticks(10_200), executeTicks: ticks(0) },
  stopLoss: null,
  fromFirstFill: true,
};

/** Ann bids for 100 at 9,990; `fill` is what somebody sells to her. */
function openBid(hedged: boolean) {
  const venue = openContractVenue();
  const { send, order, exchange } = venue;
  const line: BusinessLine = 10;
  if (hedged) send({ type: 'set-position-mode', accountId: ann, line, mode: PositionMode.hedge });
  expect(order(ann, Side.buy, 100, 9_990, { exit, ...(hedged ? { holdSide: HoldSide.long } : {}) }).ok).toBe(true);
  const fill = (quantityLots: number) => order(houseAccount, Side.sell, quantityLots, 9_990);
  const plans = () =>
    exchange.openPlans(ann).map(({ side, quantityLots, reduceOnly, holdSide }) => `${side} ${quantityLots} ${reduceOnly} ${holdSide}`);
  return { ...venue, fill, plans };
}

test.each([
  ['one-way it only reduces', false, 'true null'],
  ['hedged it names the side that it closes', true, 'false long'],
])('%s, and grows by the lots of each fill', (_what, hedged, words) => {
  const { fill, plans, order, mark, positions, sound } = openBid(hedged);
  expect(plans()).toEqual([]);
  fill(30);
  expect(plans()).toEqual([`sell 30 ${words}`]);
  fill(50);
  expect(plans()).toEqual([`sell 80 ${words}`]);
  order(houseAccount, Side.buy, 80, 10_195);
  mark(10_200);
  expect([plans(), positions(ann)]).toEqual([[], []]);
  // A fill after it has fired has an exit of its own.
  mark(10_000);
  fill(20);
  expect(plans()).toEqual([`sell 20 ${words}`]);
  sound();
});

test('changed to all of the position, it is that whatever is filled later', () => {
  const { fill, plans, send, order, mark, positions, exchange, sound } = openBid(false);
  fill(30);
  const planId = exchange.openPlans(ann)[0]?.planId ?? 0;
  const { fromFirstFill: _, ...legs } = exit;
  const terms = { kind: 'exit', exit: legs } as const;
  expect(why(send({ type: 'amend-plan', accountId: ann, planId, quantityLots: lots(0), amountUnits: units(0n), terms }))).toBe('done');
  fill(50);
  expect(plans()).toEqual(['sell 0 true null']);
  order(houseAccount, Side.buy, 500, 10_195);
  mark(10_200);
  expect(positions(ann)).toEqual([]);
  sound();
});

test('the exit of a sell buys back the short that it has opened', () => {
  const { order, exchange, sound } = openContractVenue();
  const below: ExitTerms = { takeProfit: { source: 'mark', triggerTicks: ticks(9_800), executeTicks: ticks(0) }, stopLoss: null };
  order(ann, Side.sell, 100, 10_010, { exit: { ...below, fromFirstFill: true } });
  order(houseAccount, Side.buy, 40, 10_010);
  expect(exchange.openPlans(ann)).toMatchObject([{ side: Side.buy, quantityLots: 40, reduceOnly: true }]);
  sound();
});
