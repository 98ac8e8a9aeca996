// A leader who floods his copies with orders of the least size: each order has its row, and nothing is charged beyond the funds.
import { expect, test } from 'vitest';

import type { Side } from '#lib/contract/enums.ts';
import { orderCommand } from '#tests/order-command.ts';
import { bob, mover } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';

/** The market takes no order below 1: so many lots of a cent are enough on either side of the book. */
const least = 102;
const flood = (side: Side, times: number) => Array.from({ length: times }, () => orderCommand(bob, 1, side, least, 0));

/** The rows that say what became of an order of the leader; those that tell its begin have another one. */
const outcomes = (copies: CopyVenue, copy: number) =>
  copies.rows(copy).flatMap(([code, { order }]) => (order === undefined || /opens|closes/.test(code) ? [] : [{ code, order }]));

const counted = (copies: CopyVenue, copy: number): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(outcomes(copies, copy), ({ code }) => code)].map(([code, all]) => [code, all.length]));

/** One row for each order, and none twice. */
function expectEachOnce(copies: CopyVenue, copy: number, orders: number): void {
  expect(outcomes(copies, copy)).toHaveLength(orders);
  expect(new Set(outcomes(copies, copy).map(({ order }) => order)).size).toBe(orders);
}

test('two hundred at once: one is on its way, fifty wait, the rest is left out; what is copied is what the funds carry', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const copy = follow({ investment: '10', sizing: { by: 'multiplier', multiplier: '1' }, leverage: 1 });
  const half = follow({ sizing: { by: 'multiplier', multiplier: '0.5' }, leverage: 1 }, mover);
  expect(venue.sendTogether(flood('buy', 200)).every(({ ok }) => ok)).toBe(true);
  expectEachOnce(copies, copy, 200);
  expectEachOnce(copies, half, 200);
  // 10 carry nine times 1.02, and the 0.82 that are left are below the least order.
  expect(counted(copies, copy)).toEqual({ 'copy.skipped-queue': 149, 'copy.copied': 9, 'copy.skipped-funds': 42 });
  // Half of the least order is below it: nothing is traded, and nothing is charged.
  expect(counted(copies, half)).toEqual({ 'copy.skipped-minimum': 200 });
  expect(venue.record(half)).toMatchObject({ fills: 0, feeUnits: 0, positions: [] });
  // 102 lots at 100.01 are 1.020102, and 0.1 % of that, up, the fee: nothing else has left the 10.
  const { positions, feeUnits, futuresUnits } = venue.record(copy);
  expect(positions).toMatchObject([{ lots: 9 * least, leverage: 1 }]);
  expect(feeUnits).toBe(9 * 102_011);
  expect(futuresUnits + feeUnits).toBe(10 * 100_000_000);
  expectFolded(venue);
});

test('reductions are never left out, however many wait', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const copy = follow({ sizing: { by: 'multiplier', multiplier: '0.1' }, leverage: 20 });
  venue.trade(bob, 'buy', 200 * least, 1);
  expect(venue.record(copy).positions).toMatchObject([{ lots: 20 * least }]);
  venue.sendTogether(flood('sell', 200));
  expect(venue.record(copy).positions).toEqual([]);
  expectEachOnce(copies, copy, 201);
  expect(counted(copies, copy)).toEqual({ 'copy.copied': 1, 'copy.closed': 200 });
  expectFolded(venue);
});

test('three hundred copies stand at most, in whichever markets', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  venue.moveTo(10_000, 3);
  venue.offer(10_000, 3);
  const copy = follow({ sizing: { by: 'multiplier', multiplier: '1' }, leverage: 1 });
  venue.trade(bob, 'buy', least, 3);
  venue.checkpoint();
  // As if it had grown by so many in the other market.
  venue.rewrite((stored) => stored.replace(String.raw`\"copies\":1`, String.raw`\"copies\":299`));
  venue.kill();
  venue.trade(bob, 'buy', least, 1);
  venue.trade(bob, 'buy', least, 1);
  expect(copies.rows(copy, 'copy.copied').slice(-1)).toMatchObject([['copy.skipped-limit', { most: 300 }]]);
  expect(counted(copies, copy)).toEqual({ 'copy.copied': 2, 'copy.skipped-limit': 1 });
});
