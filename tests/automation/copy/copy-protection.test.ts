// The leverage of copies behind a total stop: what the leader uses, as far as the stop still comes before a liquidation.
import { expect, test } from 'vitest';

import { MarginMode } from '#lib/contract/enums.ts';
import { ticks } from '#server/engine/units.ts';
import { bob, other } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';

const btc = 1;

/** Bob trades at 50 times; maintenance and fee are 0.6 % of a position. */
function openLeader(mode: MarginMode): CopyVenue {
  const copies = openCopies('futures');
  copies.venue.send({ type: 'set-margin-mode', accountId: bob, marketId: btc, mode });
  copies.venue.send({ type: 'set-leverage', accountId: bob, marketId: btc, longLeverage: 50, shortLeverage: 50 });
  return copies;
}

const lowered = ({ rows }: CopyVenue, copy: number) => rows(copy).filter(([code]) => code === 'copy.leverage-lowered');

test('a stop of 90 % is copied at 15 times: the row says so, and a stop of 20 % needs nothing', () => {
  const copies = openLeader(MarginMode.cross);
  const amount = { sizing: { by: 'amount', amount: '30' } } as const;
  const [far, near, none] = [
    copies.follow({ ...amount, totalStopRate: '0.9' }),
    copies.follow({ ...amount, totalStopRate: '0.2' }),
    copies.follow(amount),
  ];
  copies.venue.trade(bob, 'buy', 1_000, btc);
  // (1 − 0.9 × 1.006) ÷ 0.006 = 15.76….
  expect(lowered(copies, far)).toMatchObject([['copy.leverage-lowered', { leverage: 15, wanted: 50, leg: 0 }]]);
  expect(copies.venue.record(far).positions).toMatchObject([{ leverage: 15 }]);
  for (const copy of [near, none]) {
    expect(lowered(copies, copy)).toEqual([]);
    expect(copies.venue.record(copy).positions).toMatchObject([{ leverage: 50 }]);
  }
  expectFolded(copies.venue);
});

test('a stop that is changed holds from the next order on', () => {
  const copies = openLeader(MarginMode.cross);
  const copy = copies.follow({ sizing: { by: 'amount', amount: '10' }, totalStopRate: '0.2' });
  copies.venue.tell(copy, { action: 'edit', edit: { kind: 'copy', edit: { totalStopRate: '0.75' } } });
  copies.venue.trade(bob, 'buy', 1_000, btc);
  // (1 − 0.75 × 1.006) ÷ 0.006 = 40.9….
  expect(copies.venue.record(copy).positions).toMatchObject([{ leverage: 40 }]);
});

test.each([
  // The margin of 150 is less than the stop of 200: losing it is within the stop.
  ['150', 50],
  // 250 less the maintenance of 75 are less than 200: liquidation would come before, and cost 250. (12,625 ÷ 275.75 = 45.8.)
  ['250', 45],
  // 400 less 120 are more than 200: the stop comes first.
  ['400', 50],
] as const)('isolated margin of %s behind a stop of 200: %i times', (amount, leverage) => {
  const copies = openLeader(MarginMode.isolated);
  const copy = copies.follow({ sizing: { by: 'amount', amount }, totalStopRate: '0.2' });
  copies.venue.trade(bob, 'buy', 1_000, btc);
  expect(copies.venue.record(copy).positions).toMatchObject([{ leverage, marginMode: MarginMode.isolated }]);
  // Down by 2 cents at a time until it is over.
  for (let price = 9_998; copies.venue.record(copy).positions.length > 0; price -= 2) {
    copies.venue.send({ type: 'cancel-all-orders', accountId: other, marketId: btc, side: null });
    copies.venue.rest(other, 'buy', price - 1, btc, 10_000_000);
    copies.venue.send({ type: 'set-mark-price', marketId: btc, markTicks: ticks(price), indexTicks: ticks(price) });
  }
  const { investedUnits, returnedUnits, coins } = copies.venue.record(copy);
  const left = returnedUnits + coins.reduce((sum, { units }) => sum + units, 0);
  // 2 cents and 1 to sell at 20,000 dollars are 6, and the fee is 20.
  expect(1 - left / investedUnits).toBeLessThan(0.2 + 0.026);
  expectFolded(copies.venue);
});
