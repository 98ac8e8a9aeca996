// Only what differs is told to a martingale.
import { expect, test } from 'vitest';

import { changedMartingale, martingaleEditTexts } from './martingale-edit-texts.ts';

test('shares, orders and rounds', () => {
  const before = martingaleEditTexts({
    direction: 'long',
    stepType: 'percent',
    firstStep: '0.01',
    stepMultiplier: '1',
    firstAmount: '10',
    amountMultiplier: '1',
    maxOrders: 3,
    investment: '40',
    takeProfitType: 'ratio',
    takeProfit: '0.015',
    stopLossRate: '0.2',
    rounds: 'endless',
    start: { by: 'now' },
    leverage: 1,
    marginMode: 'isolated',
    sellsAtEnd: true,
  });
  const now = { ...before, texts: { takeProfit: '2', stopLossRate: '', maxOrders: '5' }, flags: { ...before.flags, endless: false } };
  expect(changedMartingale(before, now)).toEqual({ targetProfit: '0.02', targetLoss: null, maxAppendCount: 5, rounds: 'one' });
});
