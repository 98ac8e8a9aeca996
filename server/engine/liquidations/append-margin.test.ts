// The automatic top-up of isolated positions: what pays for it and how far it goes. Numbers as in contracts.test.ts.
import { expect, test } from 'vitest';

import { HoldSide, MarginMode, Side, Wallet } from '#lib/contract/enums.ts';
import { ann, openContractVenue } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts } from '#tests/simulation/contracts/contract-venue.ts';
import { units } from '../units.ts';

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
