// The mark price over time: five minutes of basis, the votes of three views, the cap, and the hour before a delivery.
import { expect, test } from 'vitest';

import { createMarkTracker, type MarkSight } from './mark-tracker.ts';

const eightHours = 28_800_000;
const sight = (more: Partial<MarkSight> = {}): MarkSight => ({
  index: '50000',
  bestBid: '50009',
  bestAsk: '50011',
  lastPrice: '50100',
  fundingRate: '0.0001',
  ...more,
});
const perpetual = (premiumCap = '0.03'): ReturnType<typeof createMarkTracker> =>
  createMarkTracker({ kind: 'perpetual', fundingIntervalMs: eightHours, premiumCap });

test('the middle of the last price, the index with what is left of the funding, and the index with the basis', () => {
  // By funding, two hours before the slot: 50,000 × (1 + 0.0001 × 2 ÷ 8) = 50,001.25. By basis: 50,010. Last: 50,100.
  expect(perpetual().see(eightHours * 10 - 7_200_000, sight())).toBe('50010');
  // The last price falls under both: by funding is in the middle.
  expect(perpetual().see(eightHours * 10 - 7_200_000, sight({ lastPrice: '49000' }))).toBe('50001.25');
});

test('the basis is the mean of one sample every five seconds, for five minutes', () => {
  const tracker = perpetual();
  const from = eightHours * 10;
  const by = (bid: string, ask: string, timeMs: number): string | null =>
    tracker.see(timeMs, sight({ bestBid: bid, bestAsk: ask, lastPrice: '60000' }));
  expect(by('50009', '50011', from)).toBe('50010');
  // Seen within the same five seconds: not sampled.
  expect(by('50999', '51001', from + 4_999)).toBe('50010');
  // (10 + 40) ÷ 2.
  expect(by('50039', '50041', from + 5_000)).toBe('50025');
  // Five minutes later the first is gone, and soon the second.
  expect(by('50059', '50061', from + 300_000)).toBe('50050');
  expect(by('50069', '50071', from + 305_000)).toBe('50065');
});

test('without an index there is no mark; without a book the other views decide', () => {
  const tracker = perpetual();
  expect(tracker.see(eightHours, sight({ index: null }))).toBeNull();
  // A full interval is left: 50,000 × 1.0001.
  expect(tracker.see(eightHours, sight({ bestBid: null, lastPrice: null }))).toBe('50005');
});

test('a book and a last price that both run away take the mark as far as the cap', () => {
  const wild = sight({ bestBid: '54999', bestAsk: '55001', lastPrice: '55000' });
  expect(perpetual().see(eightHours, wild)).toBe('51500');
  expect(perpetual('0.2').see(eightHours, wild)).toBe('55000');
});

const deliveryMs = Date.UTC(2026, 0, 2, 8);
const dated = (): ReturnType<typeof createMarkTracker> =>
  createMarkTracker({ kind: 'dated', deliveryMs, averagingMs: 3_600_000, premiumCap: '0.03' });

test('a dated contract is at the index with the basis, whatever was traded last, and in its last hour at the mean of the index', () => {
  const tracker = dated();
  const at = (beforeMs: number, index: string): string | null =>
    tracker.see(deliveryMs - beforeMs, sight({ index, bestBid: '50109', bestAsk: '50111' }));
  expect(at(3_600_001, '50000')).toBe('50110');
  expect(at(3_600_000, '50000')).toBe('50000');
  expect(at(3_599_000, '70000')).toBe('50000');
  expect(at(3_595_000, '50300')).toBe('50150');
  expect(at(5_000, '50600')).toBe('50300');
  expect(tracker.deliveredAt(deliveryMs - 1)).toBeNull();
  // A price seen at the end or after it counts no more.
  at(0, '90000');
  expect(tracker.deliveredAt(deliveryMs)).toBe('50300');
});

test('who saw nothing of the hour does not know the price', () => {
  expect(dated().deliveredAt(deliveryMs)).toBeNull();
  expect(perpetual().deliveredAt(deliveryMs)).toBeNull();
});

test('a whole hour shown twice gives the same price', () => {
  const mean = (): string | null => {
    const tracker = dated();
    for (let second = 3600; second > 0; second -= 1) tracker.see(deliveryMs - second * 1000, sight({ index: String(50_000 + second) }));
    return tracker.deliveredAt(deliveryMs);
  };
  // Sampled at 3600, 3595, … 5: their mean is 1802.5.
  expect(mean()).toBe('51802.5');
  expect(mean()).toBe(mean());
}, 120_000);
