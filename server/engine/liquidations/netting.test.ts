// A cross wallet at its limit, hedged: what a long and a short owe each other is closed first. Numbers as in contracts.test.ts.
import { expect, test } from 'vitest';

import { HoldSide, PositionMode, Side, Wallet, type BusinessLine } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { ann, openContractVenue } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts } from '#tests/simulation/contracts/contract-venue.ts';
import { ticks, units } from '../units.ts';

/** A long of 1,000 and a short of `short` lots of one contract, with 5,100,000 behind both. */
function openHedged(short: number) {
  const venue = openContractVenue();
  const { send, timed, trade, wallet } = venue;
  const line: BusinessLine = 10;
  send({ type: 'set-position-mode', accountId: ann, line, mode: PositionMode.hedge });
  trade(ann, Side.buy, 1_000, 10_000, { holdSide: HoldSide.long });
  if (short > 0) trade(ann, Side.sell, short, 10_000, { holdSide: HoldSide.short });
  const amount = units((wallet(ann)?.available ?? 0n) - 5_100_000n);
  send({ type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from: Wallet.futures, to: Wallet.spot, units: amount });
  expect(wallet(ann)?.available).toBe(5_100_000n);
  /** The lots of each side that were closed against each other. */
  const netted = (timeMs: number, markTicks: number): number[] => {
    const price = { markTicks: ticks(markTicks), indexTicks: ticks(markTicks) };
    const { record } = timed(timeMs, { type: 'set-mark-price', marketId: contracts.linear, ...price });
    return record.events.flatMap((event) =>
      event.type === 'position-changed' && event.cause === LedgerCause.netting ? [event.lotsDelta] : [],
    );
  };
  return { ...venue, netted };
}

const later = 1_700_000_001_000;

test('one tick before the limit nothing happens; at it both sides are closed against each other at the mark price', () => {
  const { netted, positions, wallet, sound } = openHedged(600);
  // A tick is worth 4,000. At 8,827: 408,000 against 406,042. At 8,826: 404,000 against 405,996.
  expect(netted(later, 8_827)).toEqual([]);
  expect(positions(ann)).toEqual(['0 long 1000 for 10000000 margin 0', '0 short 600 for 6000000 margin 0']);
  expect(netted(later + 1, 8_826)).toEqual([-600, -600]);
  expect(positions(ann)).toEqual(['0 long 400 for 4000000 margin 0']);
  // The loss of one side is the gain of the other; 400 lots need 162,400.
  expect(wallet(ann)).toMatchObject({ available: 5_100_000n, equity: 404_000, maintenance: 162_400 });
  sound();
});

test('what is left is watched on, to its own limit', () => {
  const { netted, mark, positions, sound } = openHedged(600);
  netted(later, 8_826);
  // At 8,766: 164,000 against 161,300. At 8,765: 160,000 against 161,280.
  mark(8_766);
  expect(positions(ann)).toHaveLength(1);
  mark(8_765);
  expect(positions(ann)).toEqual([]);
  sound();
});

test('a long alone has nothing to be closed against', () => {
  const { netted, positions, wallet, sound } = openHedged(0);
  // A tick is worth 10,000. At 9,534: 440,000 against 438,570.
  expect(netted(later, 9_534)).toEqual([]);
  expect(positions(ann)).toEqual(['0 long 1000 for 10000000 margin 0']);
  expect(netted(later + 1, 9_533)).toEqual([]);
  expect(positions(ann)).toEqual([]);
  expect(wallet(ann)).toMatchObject({ equity: 0, maintenance: 0 });
  sound();
});

test('a long and a short of different prices: what both have gained or lost together moves to or from the wallet', () => {
  const venue = openContractVenue();
  const { send, timed, trade, wallet, sound } = venue;
  const line: BusinessLine = 10;
  send({ type: 'set-position-mode', accountId: ann, line, mode: PositionMode.hedge });
  trade(ann, Side.buy, 1_000, 10_000, { holdSide: HoldSide.long });
  trade(ann, Side.sell, 600, 9_900, { holdSide: HoldSide.short });
  const amount = units((wallet(ann)?.available ?? 0n) - 5_700_000n);
  send({ type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from: Wallet.futures, to: Wallet.spot, units: amount });
  // 600 of each lose 100 ticks together, wherever the price is: 600,000. The limit is then that of 5,100,000 above.
  const price = { markTicks: ticks(8_826), indexTicks: ticks(8_826) };
  const { record } = timed(later, { type: 'set-mark-price', marketId: contracts.linear, ...price });
  expect(wallet(ann)).toMatchObject({ available: 5_100_000n, equity: 404_000, maintenance: 162_400 });
  // Its owner is told of the movement.
  const moved = record.events.flatMap((event) =>
    event.type === 'ledger-posted' && event.cause === LedgerCause.netting ? event.entries : [],
  );
  expect(moved).toContainEqual(expect.objectContaining({ accountId: ann, availableDelta: -600_000, frozenDelta: 0 }));
  sound();
});
