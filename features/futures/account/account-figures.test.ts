// The figures of an account beside the order form, worked out by hand.
import { expect, test } from 'vitest';

import { sampleContext, samplePosition, sampleTicker } from '../ticket/form/sample-context.ts';
import { accountFigures } from './account-figures.ts';

const account = sampleContext.account;
if (account === null) throw new Error('the sample has an account');

test('without positions equity is the balance, and nothing is asked for', () => {
  expect(accountFigures(sampleContext)).toEqual({
    equity: '1000',
    used: '0',
    maintenance: '0',
    gain: '0',
    crossRatio: '0',
    isolatedRatio: null,
    hasIsolated: false,
    available: '1000',
  });
});

test('a cross position: 0.1 bought at 49,000 and worth 50,000 a coin, ten times; 40 are behind orders', () => {
  const wallets = [{ coin: 'USDT', available: '1000', frozen: '0', orderCost: '40', free: '560' }];
  // Gain 0.1 × 1,000; margin 5,000 ÷ 10, and 40; free 1,100 − 500 − 40.
  expect(accountFigures({ ...sampleContext, account: { ...account, positions: [samplePosition], wallets } })).toMatchObject({
    equity: '1100',
    gain: '100',
    used: '540',
    available: '560',
  });
});

test('an isolated position is part of what one has, and not of what the cross account is judged by', () => {
  const wallets = [{ coin: 'USDT', available: '510', frozen: '490', orderCost: '0', free: '510' }];
  const isolated = { ...samplePosition, marginMode: 1 as const, margin: '490' };
  // 510 and 490, and a gain of 100.
  expect(accountFigures({ ...sampleContext, account: { ...account, positions: [isolated], wallets } })).toMatchObject({
    equity: '1100',
    gain: '100',
    used: '490',
    crossRatio: '0',
    hasIsolated: true,
    available: '510',
  });
});

test('nothing is said before the account is known, or while the price of a position is not', () => {
  expect(accountFigures({ ...sampleContext, account: null })).toBeNull();
  const { contract: _, ...other } = sampleTicker;
  expect(
    accountFigures({
      ...sampleContext,
      tickers: new Map([[other.symbol, other]]),
      account: { ...account, positions: [samplePosition] },
    }),
  ).toBeNull();
});
