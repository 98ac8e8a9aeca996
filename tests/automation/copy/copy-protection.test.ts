// The leverage of copies behind a total stop: what the leader uses, as far as the stop still comes before a liquidation.
import { expect, test } from 'vitest';

import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { MarginMode } from '#lib/contract/enums.ts';
import { ticks } from '#server/engine/units.ts';
import { bob, type BotVenueOptions, other } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';

const btc = 1;

/** Bob trades at 50 times; maintenance and fee are 0.6 % of a position. */
function openLeader(mode: MarginMode, options: Partial<BotVenueOptions> = {}): CopyVenue {
  const copies = openCopies('futures', options);
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

/** Bob buys; what the copy holds then. */
function held(copies: CopyVenue, more: Partial<CopyTerms>) {
  const copy = copies.follow(more);
  copies.venue.trade(bob, 'buy', 1_000, btc);
  return copies.venue.record(copy).positions;
}

const ofAmount = (amount: string, totalStopRate: string) => ({ sizing: { by: 'amount', amount }, totalStopRate }) as const;

test.each([
  // 125 coins at 101.01 at worst: 12,626.25 in value, at 50 times a margin of 252.525, with a maintenance of 75.7575.
  ['a margin that is the stop to the unit is within it', '0.252525', 50],
  // 12,626.25 ÷ (176.7675 + 75.7575) is 50: less than that.
  ['a liquidation that is the stop to the unit does not come after it', '0.1767675', 49],
] as const)('isolated: %s', (_what, totalStopRate, leverage) => {
  const terms = { sizing: { by: 'quantity', quantity: '125' }, totalStopRate } as const;
  expect(held(openLeader(MarginMode.isolated), terms)).toMatchObject([{ leverage }]);
});

test('isolated: a lower leverage buys less for the same amount', () => {
  const asked = [null, '0.2'].map((totalStopRate) => {
    const copies = openLeader(MarginMode.isolated);
    const copy = copies.follow({ sizing: { by: 'amount', amount: '250' }, totalStopRate });
    copies.venue.trade(bob, 'buy', 1_000, btc);
    return [copies.venue.record(copy).positions[0]?.leverage, copies.rows(copy, 'copy.opens')[0]?.[1]['lots']];
  });
  // 250 × 50 ÷ 100.01 and 250 × 45 ÷ 100.01 coins.
  expect(asked).toEqual([
    [50, 1_249_875],
    [45, 1_124_887],
  ]);
});

test('the whole worth stands behind a cross position, also where the leader’s is isolated', () => {
  expect(held(openLeader(MarginMode.cross), ofAmount('250', '0.2'))).toMatchObject([{ leverage: 50, marginMode: MarginMode.cross }]);
  const asked = { ...ofAmount('250', '0.2'), marginMode: 'cross' } as const;
  expect(held(openLeader(MarginMode.isolated), asked)).toMatchObject([{ leverage: 50, marginMode: MarginMode.cross }]);
});

const tier = (dollars: number, maintenancePpm: number) => ({ upTo: dollars * 1_000_000, maxLeverage: 50, maintenancePpm });

test.each([
  // With 0.5 % a stop of 20 % allows (1 − 0.2 × 1.006) ÷ 0.006 = 133 times, with 2.5 % (1 − 0.2 × 1.026) ÷ 0.026 = 30.5 times.
  ['over 25,000 the second', [tier(25_000, 5_000), tier(100_000, 25_000)], '0.2', 30],
  ['with 40,000 still the first', [tier(40_000, 5_000), tier(100_000, 25_000)], '0.2', 40],
  ['beyond all of them the last', [tier(15_000, 5_000), tier(20_000, 5_000), tier(25_000, 25_000)], '0.2', 30],
] as const)('1,000 dollars at a leverage count by the tier of so much: %s', (_what, tiers, totalStopRate, leverage) => {
  expect(held(openLeader(MarginMode.cross, { tiers }), ofAmount('10', totalStopRate))).toMatchObject([{ leverage }]);
});

test('without a total stop a profit lowers nothing', () => {
  const copies = openLeader(MarginMode.isolated);
  const { venue } = copies;
  const copy = copies.follow({ sizing: { by: 'amount', amount: '190' } });
  venue.trade(bob, 'buy', 1_000, btc);
  venue.moveTo(10_180, btc);
  venue.offer(10_180, btc);
  venue.trade(bob, 'sell', 1_000, btc);
  const { futuresUnits, investedUnits } = venue.record(copy);
  // 94.99 coins won 1.78 each, less fees of 9.50 and 9.67: a stop at a profit of 0 would allow so much, and a margin of 191.90 is more.
  expect((futuresUnits - investedUnits) / 100_000_000).toBeCloseTo(149.9, 0);
  venue.trade(bob, 'buy', 1_000, btc);
  expect(venue.record(copy).positions).toMatchObject([{ leverage: 50 }]);
});

test('on spot a total stop leaves the size as it is', () => {
  const copies = openCopies('spot');
  const copy = copies.follow(ofAmount('250', '0.2'));
  copies.venue.trade(bob, 'buy', 1_000, 0);
  // 250 ÷ 100.01 coins.
  expect(copies.rows(copy, 'copy.opens')[0]).toMatchObject(['copy.opens', { lots: 24_997 }]);
});
