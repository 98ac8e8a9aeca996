// Only what differs is told to a martingale.
import { expect, test } from 'vitest';

import { firstMartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { changedMartingale, martingaleEditTexts } from './martingale-edit-texts.ts';

test('shares, orders and rounds', () => {
  const before = martingaleEditTexts({
    ...firstMartingaleTerms,
    firstStep: '0.01',
    firstAmount: '10',
    maxOrders: 3,
    investment: '40',
    takeProfit: '0.015',
    stopLossRate: '0.2',
    marginMode: 'isolated',
  });
  const now = { ...before, texts: { takeProfit: '2', stopLossRate: '', maxOrders: '5' }, flags: { ...before.flags, endless: false } };
  expect(changedMartingale(before, now)).toEqual({ targetProfit: '0.02', targetLoss: null, maxAppendCount: 5, rounds: 'one' });
});
