// A leader who holds both sides of a contract: his copies follow the difference, say so, and come out as he does.
import { expect, test } from 'vitest';

import { HoldSide, MarginMode, PositionMode, type Side } from '#lib/contract/enums.ts';
import { orderCommand } from '#tests/order-command.ts';
import { ann, bob } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';

/** Sizes are told in hundreds of lots: one is worth a hundred dollars at a price of 100. */
const each = 100;

/** Bob trades one side of the contract at the market: so much more of it, or (below zero) less. */
function change({ venue }: CopyVenue, holdSide: HoldSide, size: number): void {
  const buys = (holdSide === HoldSide.long) === size > 0;
  const side: Side = buys ? 'buy' : 'sell';
  const reply = venue.send(orderCommand(bob, 1, side, Math.abs(size) * each, 0, { holdSide }));
  if (!reply.ok) throw new Error(reply.reason);
}

function openHedged() {
  const copies = openCopies('futures');
  copies.venue.send({ type: 'set-position-mode', accountId: bob, line: 10, mode: PositionMode.hedge });
  const copy = copies.follow({ sizing: { by: 'multiplier', multiplier: '0.5' }, leverage: null }, ann);
  /** The position of the copy, a short one below zero; and the rows about the order that was just traded. */
  const held = (): number =>
    copies.venue.record(copy).positions.reduce((sum, { holdSide, lots }) => sum + (holdSide === 'long' ? lots : -lots) / each, 0);
  let seen = copies.rows(copy).length;
  const after = (holdSide: HoldSide, size: number) => {
    change(copies, holdSide, size);
    const rows = copies.rows(copy);
    const fresh = rows.slice(seen).map(([code]) => code);
    seen = rows.length;
    return { held: held(), codes: fresh };
  };
  return { copies, copy, after };
}

const opens = ['copy.opens', 'copy.copied'];
const closes = ['copy.closes', 'copy.closed'];

test('a short beside a long is a reduction of the copy; a larger one turns it; the long that is closed leaves the short', () => {
  const { copies, copy, after } = openHedged();
  expect(after(HoldSide.long, 100)).toEqual({ held: 50, codes: opens });
  // 40 of 100 are set off: so is that part of the copy.
  expect(after(HoldSide.short, 40)).toEqual({ held: 30, codes: ['copy.leader-hedges', ...closes] });
  // The difference was 60 and is 20 the other way.
  expect(after(HoldSide.short, 40 + 40)).toEqual({ held: -10, codes: ['copy.leader-hedges', ...closes, ...opens] });
  expect(after(HoldSide.short, -120)).toMatchObject({ held: 50, codes: ['copy.leader-hedges', ...closes, ...opens] });
  expect(after(HoldSide.short, 100)).toMatchObject({ held: 0, codes: ['copy.leader-hedges', ...closes] });
  // From 0 to 100 short: the long is closed.
  expect(after(HoldSide.long, -100)).toMatchObject({ held: -50, codes: ['copy.leader-hedges', ...opens] });
  expect(after(HoldSide.short, -100)).toEqual({ held: 0, codes: closes });
  const told = copies.rows(copy).find(([code]) => code === 'copy.leader-hedges')?.[1];
  expect(told).toMatchObject({ longLots: 10_000, shortLots: 4_000, leg: 0 });
  expectFolded(copies.venue);
});

test('a long that grows beside a short is copied as it is', () => {
  const { copies, after } = openHedged();
  expect(after(HoldSide.short, 20)).toEqual({ held: -10, codes: opens });
  expect(after(HoldSide.long, 60)).toEqual({ held: 20, codes: ['copy.leader-hedges', ...closes, ...opens] });
  expect(after(HoldSide.long, 40)).toEqual({ held: 40, codes: ['copy.leader-hedges', ...opens] });
  expect(after(HoldSide.long, -50)).toEqual({ held: 15, codes: ['copy.leader-hedges', ...closes] });
  expectFolded(copies.venue);
});

test('what is left is followed with its own leverage, whichever side has traded', () => {
  const { copies, copy, after } = openHedged();
  copies.venue.send({ type: 'set-margin-mode', accountId: bob, marketId: 1, mode: MarginMode.isolated });
  copies.venue.send({ type: 'set-leverage', accountId: bob, marketId: 1, longLeverage: 10, shortLeverage: 2 });
  after(HoldSide.long, 100);
  after(HoldSide.short, 100);
  // The order closes a long of 10; the short of 2 is what stays.
  expect(after(HoldSide.long, -100)).toMatchObject({ held: -50 });
  expect(copies.venue.record(copy).positions).toMatchObject([{ holdSide: 'short', leverage: 2 }]);
});
