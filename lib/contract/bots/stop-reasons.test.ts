// The numbers of stop reasons against the names of the specification in its order: pairs such as profit/loss take two numbers.
import { expect, test } from 'vitest';

import { StopReason, stopReasonCodes } from './strategy-codes.ts';

/** Null: no bot of this exchange stops for it. */
const ordered: readonly (StopReason | null)[] = [
  StopReason.insufficientBalance,
  StopReason.manual,
  StopReason.takeProfit,
  StopReason.stopLoss,
  StopReason.cancelled,
  StopReason.followEnded,
  // The profit and the loss of a sub-position.
  null,
  null,
  StopReason.orderFailed,
  StopReason.delisted,
  StopReason.assetsFailed,
  StopReason.maxStopPrice,
  StopReason.minStopPrice,
  StopReason.liquidated,
  StopReason.movingGrid,
  // Coupons.
  null,
  StopReason.arbitrage,
];

test('the names of the specification are numbered from 1 in its order', () => {
  for (const [place, reason] of ordered.entries())
    if (reason !== null) expect([reason, stopReasonCodes[reason]]).toEqual([reason, place + 1]);
});

test('reasons of our own take the numbers that are left, up to 22, each its own', () => {
  const own = Object.values(StopReason).filter((reason) => !ordered.includes(reason));
  expect(own.map((reason) => stopReasonCodes[reason])).toEqual([18, 19, 20, 21]);
});
