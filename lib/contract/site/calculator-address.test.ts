// An address of the calculator leads to what it was written from, and never to more than that.
import { expect, test } from 'vitest';

import { calculatorAddress, readCalculatorAddress } from './calculator-address.ts';

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

test('there and back', () => {
  const filled = { question: 'liquidation', contract: 'BTCUSDT', side: 'long', marginMode: 'cross', leverage: '20', size: '0.1' } as const;
  const address = calculatorAddress(filled);
  expect(address).toBe('/futures?calculator=liquidation&contract=BTCUSDT&side=long&marginMode=cross&leverage=20&size=0.1');
  expect(readCalculatorAddress(queryOf(address))).toEqual(filled);
});

test.each(['', '?calculator=liquidation', '?calculator=sum&contract=BTCUSDT', '?contract=BTCUSDT'])('%s opens nothing', (address) => {
  expect(readCalculatorAddress(queryOf(address))).toBeNull();
});

test('a number that is none is left out', () => {
  const query = queryOf('?calculator=pnl&contract=BTCUSDT&size=-1&leverage=1e9&entryPrice=<b>&exitPrice=5&side=up');
  expect(readCalculatorAddress(query)).toEqual({ question: 'pnl', contract: 'BTCUSDT', exitPrice: '5' });
});
