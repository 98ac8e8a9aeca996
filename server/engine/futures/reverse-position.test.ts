// Positions turned around: in whole or not at all, in both position modes, with what closing sets free behind what is opened.
import { describe, expect, test } from 'vitest';

import { BusinessLine, EntryPoint, HoldSide, MarginMode, PositionMode, Side } from '#lib/contract/enums.ts';
import { ann, bob, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';

function openVenue(mode: PositionMode, marginMode: MarginMode = MarginMode.cross) {
  const venue = openContractVenue();
  venue.send({ type: 'set-position-mode', accountId: ann, line: BusinessLine.usdt, mode });
  venue.send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: marginMode });
  const turn = (holdSide: HoldSide, accountId = ann, marketId: number = contracts.linear): string =>
    why(venue.send({ type: 'reverse-position', accountId, marketId, holdSide, entryPoint: EntryPoint.web }));
  const open = (side: Side, lots: number, price: number): void => {
    const holdSide = side === Side.buy ? HoldSide.long : HoldSide.short;
    expect(venue.trade(ann, side, lots, price, mode === PositionMode.hedge ? { holdSide } : {}).ok).toBe(true);
  };
  const bid = (lots: number, price: number): void => void venue.order(houseAccount, Side.buy, lots, price);
  return { ...venue, turn, open, bid };
}

describe.each([PositionMode.oneWay, PositionMode.hedge])('position mode %s', (mode) => {
  test('a long becomes a short of its size, over several prices', () => {
    const { turn, open, bid, positions, sound } = openVenue(mode);
    open(Side.buy, 100, 10_000);
    bid(150, 9_990);
    bid(60, 9_980);
    expect(turn(HoldSide.long)).toBe('done');
    // 50 at 9,990 are left for opening, then 50 at 9,980.
    expect(positions(ann)).toEqual(['0 short 100 for 998500 margin 0']);
    sound();
  });

  test('nothing is done when the book is short of a lot, empty, or has an own order in the way', () => {
    const { turn, open, bid, order, positions, wallet, sound } = openVenue(mode);
    open(Side.buy, 100, 10_000);
    const before = wallet(ann);
    expect(turn(HoldSide.long)).toBe('no-liquidity');
    bid(199, 9_990);
    expect(turn(HoldSide.long)).toBe('fill-or-kill-unfilled');
    bid(1, 9_980);
    order(ann, Side.buy, 1, 9_985, mode === PositionMode.hedge ? { holdSide: HoldSide.long } : {});
    expect(turn(HoldSide.long)).toBe('fill-or-kill-unfilled');
    expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 0']);
    expect(wallet(ann)?.available).toBe(before?.available);
    sound();
  });

  test('what closing sets free stands behind what is opened: a wallet that has no margin for a second position can turn', () => {
    const { turn, open, bid, positions, sound } = openVenue(mode);
    // 9,000 lots are worth 900,000,000: 45,000,000 of a wallet of 50,000,000 at twenty times.
    open(Side.buy, 9_000, 10_000);
    bid(18_000, 9_990);
    expect(turn(HoldSide.long)).toBe('done');
    expect(positions(ann)).toEqual(['0 short 9000 for 89910000 margin 0']);
    sound();
  });

  test('a price that leaves too little for the other side is refused in whole', () => {
    const { turn, open, bid, positions, sound } = openVenue(mode);
    open(Side.buy, 9_000, 10_000);
    // Closing there loses 27,000,000 of the 49,460,000, and as much is lost again at the first moment of the short.
    bid(18_000, 9_700);
    expect(turn(HoldSide.long)).toBe('insufficient-balance');
    expect(positions(ann)).toEqual(['0 long 9000 for 90000000 margin 0']);
    sound();
  });

  test('an isolated position turns on its own margin', () => {
    const { turn, open, bid, positions, sound } = openVenue(mode, MarginMode.isolated);
    open(Side.buy, 9_000, 10_000);
    bid(18_000, 9_995);
    expect(turn(HoldSide.long)).toBe('done');
    // 899,550,000 through 20.
    expect(positions(ann)).toEqual(['0 short 9000 for 89955000 margin 44977500']);
    sound();
  });

  test('there must be a position of that side, of a user, in a contract', () => {
    const { turn, open } = openVenue(mode);
    expect(turn(HoldSide.long)).toBe('no-position');
    open(Side.buy, 10, 10_000);
    expect(turn(HoldSide.short)).toBe('no-position');
    expect(turn(HoldSide.long, houseAccount)).toBe('unknown-account');
    expect(turn(HoldSide.long, 77)).toBe('unknown-account');
    expect(turn(HoldSide.long, ann, 99)).toBe('unknown-market');
    expect(turn(HoldSide.long, bob)).toBe('no-position');
  });
});

test('beside a short, the long that turns is added to it', () => {
  const { turn, open, bid, positions, sound } = openVenue(PositionMode.hedge);
  open(Side.buy, 100, 10_000);
  open(Side.sell, 40, 10_000);
  bid(200, 9_990);
  expect(turn(HoldSide.long)).toBe('done');
  expect(positions(ann)).toEqual(['0 short 140 for 1399000 margin 0']);
  sound();
});
