// For tests: a position of a copy, and its leader with a place in the ranking.
import type { RankedLeader } from '#lib/contract/leaders/leader-record.ts';
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

/** @internal */
export const sampleRankedLeader = (figures: Partial<RankedLeader['figures']> = {}): RankedLeader => ({
  leaderId: '1700',
  line: 'futures',
  profile: { name: 'Maria', words: '', picture: 'initials' },
  houseRule: null,
  startTimeMs: 1_790_000_000_000,
  endTimeMs: null,
  isAlive: true,
  figures: {
    windowDays: 30,
    equity: '10000',
    profit: '0',
    timeWeighted: '0',
    return2026: '0',
    return2023: '0',
    drawdown: '0',
    worstDay: '0',
    underWaterMs: 0,
    sharpe: null,
    closed: 0,
    won: 0,
    winRate: '0',
    averageWin: '0',
    averageLoss: '0',
    mostLeverage: 0,
    meanLeverage: '0',
    copiesNow: 0,
    copies: 0,
    aum: '0',
    followersProfit: '0',
    followersReturn: null,
    shared: '0',
    computed: null,
    ...figures,
  },
});
