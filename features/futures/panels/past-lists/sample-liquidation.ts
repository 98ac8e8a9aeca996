// For tests: a long of 0.1 that was taken over at 45,500 with an equity below what had to remain.
import type { Liquidation } from '#lib/contract/history/contract-history.ts';

export const sampleLiquidation: Liquidation = {
  id: '9-1',
  roundId: '9',
  symbolId: 'BTCUSDT_UMCBL',
  holdSide: 'long',
  step: 'taken',
  delegateType: 7,
  marginMode: 1,
  leverage: 10,
  count: '0.1',
  averageOpenPrice: '50000',
  closePrice: '45500',
  achievedProfits: '-450',
  grounds: {
    markPrice: '45500',
    tier: 1,
    maintenanceRate: '0.004',
    equity: '20',
    maintenance: '20.93',
    marginRatio: '1.0465',
  },
  liquidationFee: '2.73',
  insurance: '17.27',
  coin: 'USDT',
  timeMs: Date.UTC(2026, 10, 20, 12),
  entries: [
    {
      id: '1',
      coin: 'USDT',
      cause: 'liquidation',
      orderId: '',
      availableChange: '0',
      frozenChange: '-470',
      availableAfter: '1000',
      frozenAfter: '0',
      timeMs: Date.UTC(2026, 10, 20, 12),
    },
  ],
};
