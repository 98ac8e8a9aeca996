// The amount that an order on margin borrows, worked out by hand.
import { expect, test } from 'vitest';

import { marginOrderPreview } from './margin-order.ts';

const none = { free: '0', frozen: '0', owed: '0' };
const buy = {
  side: 'buy',
  price: '10000',
  quantity: '0.4',
  base: none,
  quote: { ...none, free: '1000' },
  dailyRate: '0.00024',
  isolated: true,
  maintenanceRate: '0.05',
} as const;

test('a buy borrows what it lacks: 3,000 for 4,000 with 1,000; the wallet ends at 3,000.03 × 1.05 ÷ 0.4', () => {
  expect(marginOrderPreview(buy)).toEqual({ borrow: '3000', hourlyInterest: '0.03', liquidationPrice: '7875.07875' });
  expect(marginOrderPreview({ ...buy, isolated: false })?.liquidationPrice).toBeNull();
});

test('a sale borrows the coin: 0.3 against 2,000 dollars ends where 5,000 buy 0.315003', () => {
  const sale = marginOrderPreview({ ...buy, side: 'sell', quantity: '0.3', quote: { ...none, free: '2000' } });
  // 0.3 and its first hour, 0.000003: 5,000 ÷ (0.300003 × 1.05).
  expect(sale).toMatchObject({ borrow: '0.3', hourlyInterest: '0.000003' });
  expect(Number(sale?.liquidationPrice)).toBeCloseTo(5000 / (0.300003 * 1.05), 6);
});

test('what is there is spent first, and nothing is borrowed for nothing', () => {
  expect(marginOrderPreview({ ...buy, quote: { ...none, free: '4000' } })).toMatchObject({ borrow: '0', hourlyInterest: '0' });
  expect(marginOrderPreview({ ...buy, quantity: '0' })).toBeNull();
});
