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

const codes = new Map<string, number>(Object.entries(stopReasonCodes));

test('the names of the specification are numbered from 1 in its order', () => {
  const numbered = ordered.flatMap((reason, place) => (reason === null ? [] : [[reason, place + 1]]));
  expect(numbered.map(([reason]) => reason)).toHaveLength(14);
  expect(Object.fromEntries(numbered)).toEqual(Object.fromEntries(numbered.map(([reason = '']) => [reason, codes.get(String(reason))])));
});

test('reasons of our own take the numbers that are left, up to 22, each its own', () => {
  const own = Object.values(StopReason).filter((reason) => !ordered.includes(reason));
  expect(own.map((reason) => stopReasonCodes[reason])).toEqual([18, 19, 20, 21]);
});
