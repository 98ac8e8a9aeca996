// The automatic top-up of isolated positions: what pays for it and how far it goes. Numbers as in contracts.test.ts.
import { expect, test } from 'vitest';

import { HoldSide, MarginMode, Side, Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { ann, openContractVenue } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts } from '#tests/simulation/contracts/contract-venue.ts';
import { ticks, units } from '../units.ts';

/** An isolated long of 100 lots that tops itself up, beside a cross long of 100 lots of the dated contract; both bought at 10,000. */
function openBoth() {
  const venue = openContractVenue();
  const { send, trade } = venue;
  send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
  trade(ann, Side.buy, 100, 10_000);
  send({ type: 'set-auto-append', accountId: ann, marketId: contracts.linear, holdSide: HoldSide.long, on: true });
  trade(ann, Side.buy, 100, 10_000, { marketId: contracts.dated });
  /** Leaves so much in the wallet. */
  const keep = (left: bigint): void => {
    const amount = (venue.wallet(ann)?.available ?? 0n) - left;
    const reply = send({
      type: 'transfer-funds',
      accountId: ann,
      assetId: assets.usdt,
      from: Wallet.futures,
      to: Wallet.spot,
      units: units(amount),
    });
    expect(reply.ok).toBe(true);
  };
  return { ...venue, keep };
}

test('gains that are not realised pay for no margin: the position goes', () => {
  const { keep, mark, positions, wallet, sound } = openBoth();
  // The initial margin of the cross position at 10,000.
  keep(500_000n);
  mark(10_500, contracts.dated);
  // 500,000 gained against 25,000 more of initial margin: 475,000 could back something new, and none of it is money.
  expect(wallet(ann)?.free).toBe(475_000);
  mark(9_540);
  expect(positions(ann)).toEqual(['3 long 100 for 1000000 margin 0']);
  expect(wallet(ann)?.available).toBe(500_000n);
  sound();
});

test('money that binds nothing pays, whatever gains are beside it', () => {
  const { keep, mark, positions, sound } = openBoth();
  // 100,000 more than the cross position binds at 10,500.
  keep(625_000n);
  mark(10_500, contracts.dated);
  mark(9_540);
  expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 600000', '3 long 100 for 1000000 margin 0']);
  sound();
});

test('losses of cross positions are not there to pay', () => {
  const { keep, mark, positions, sound } = openBoth();
  keep(625_000n);
  // 100,000 lost, 495,000 bound: 30,000 are free.
  mark(9_900, contracts.dated);
  mark(9_540);
  expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 530000', '3 long 100 for 1000000 margin 0']);
  sound();
});

/** The margin that moves at one mark price: the gain of the wallet, and how often it is told. */
function movedAt(venue: ReturnType<typeof openBoth>, markTicks: number): { deltas: number[]; changes: number } {
  const price = { markTicks: ticks(markTicks), indexTicks: ticks(markTicks) };
  const { events } = venue.timed(1_700_000_001_000, { type: 'set-mark-price', marketId: contracts.linear, ...price }).record;
  return {
    deltas: events.flatMap((event) =>
      event.type === 'ledger-posted' && event.cause === LedgerCause.margin ? event.entries.map(({ availableDelta }) => availableDelta) : [],
    ),
    changes: events.filter((event) => event.type === 'position-changed' && event.cause === LedgerCause.margin).length,
  };
}

test('its owner is told of what has moved, and of nothing when nothing could', () => {
  const rich = openBoth();
  rich.keep(625_000n);
  // A twentieth of 9,540,000 is 477,000; 500,000 less 460,000 lost are 40,000 of it. 125,000 are free.
  expect(movedAt(rich, 9_540)).toEqual({ deltas: [-125_000], changes: 1 });
  rich.sound();
  const poor = openBoth();
  poor.keep(500_000n);
  expect(movedAt(poor, 9_540)).toEqual({ deltas: [], changes: 0 });
  poor.sound();
});

test('one that is near its limit and not at it is left as it is', () => {
  const { mark, positions, sound } = openBoth();
  // The limit is at 9,543, see contracts.test.ts.
  for (const price of [9_548, 9_547, 9_546, 9_545, 9_544]) mark(price);
  expect(positions(ann)[0]).toBe('0 long 100 for 1000000 margin 500000');
  mark(9_543);
  expect(positions(ann)[0]).not.toBe('0 long 100 for 1000000 margin 500000');
  sound();
});

test('one that has recovered before its market opens gives nothing back', () => {
  const { send, mark, positions, sound } = openBoth();
  send({ type: 'set-market-state', marketId: contracts.linear, state: 'halted' });
  mark(9_500);
  // At 10,100 it has 600,000 behind it, and a twentieth of it is 505,000.
  mark(10_100);
  send({ type: 'set-market-state', marketId: contracts.linear, state: 'online' });
  send({ type: 'advance-clock' });
  expect(positions(ann)[0]).toBe('0 long 100 for 1000000 margin 500000');
  sound();
});
