// For tests: a position of a copy, and its leader.
import type { MyLeader } from '#lib/contract/leaders/my-leader.ts';
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';

/** @internal */
export const sampleTracking = (change: Partial<TrackingOrder> = {}): TrackingOrder => ({
  trackingNo: '77-BTCUSDT_SPBL',
  strategyId: '77',
  leaderId: '1700',
  symbolId: 'BTCUSDT_SPBL',
  businessLine: 1,
  holdSide: 'long',
  quantity: '0.01',
  averagePrice: '50000',
  price: '51000',
  openTimeMs: 1_700_000_000_000,
  leverage: null,
  marginMode: null,
  margin: null,
  liquidationPrice: null,
  profit: '10',
  coin: 'USDT',
  takeProfitPrice: '60000',
  stopLossPrice: null,
  areExitsSet: false,
  ...change,
});

/** @internal */
export const sampleMyLeader = (change: Partial<MyLeader> = {}): MyLeader => ({
  leaderId: '1700',
  line: 'spot',
  profile: { name: 'Maria', words: '', picture: 'peaks' },
  standing: 'leads',
  coin: 'USDT',
  copies: [{ strategyId: '77', isRunning: true }],
  invested: '1000',
  worth: '1010',
  profit: '10',
  shared: '0',
  sharePercent: 5,
  nextShare: null,
  waiting: null,
  ...change,
});
