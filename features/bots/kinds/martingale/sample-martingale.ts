// For tests: a martingale as the law of the pages takes it.
import { firstMartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { sampleKind } from '../sample-kind.ts';
import { CreateMartingale } from './create-martingale.tsx';
import { martingaleDraft } from './martingale-draft.ts';

/** @internal */
export const sampleMartingale = sampleKind(martingaleDraft, {
  Create: CreateMartingale,
  call: 'placeStrategyDca',
  starts: [
    {
      kind: 'spotDca',
      query: 'firstStep=2&stepMultiplier=1&firstAmount=100&amountMultiplier=2&maxOrders=3&takeProfit=1.5&investment=1600&rounds=one',
      title: 'Spot martingale on',
      says: 'It stops after its first round.',
      sends: {
        strategyType: 3,
        symbolId: 'BTCUSDT_SPBL',
        firstChangeRange: '0.02',
        firstAmount: '100',
        amountTimes: '2',
        maxAppendCount: 3,
        targetProfit: '0.015',
        investAmount: '1600',
        rounds: 'one',
      },
    },
  ],
  wrong: {
    kind: 'spotDca',
    query: 'firstStep=2&firstAmount=100&maxOrders=51&takeProfit=1.5&investment=1600',
    says: 'Enter a value from 0 to 50.',
  },
  page: '/trading-bot/spot/BTCUSDT/dca',
  terms: [
    [
      'spotDca',
      {
        ...firstMartingaleTerms,
        firstStep: '0.02',
        stepMultiplier: '1.1',
        firstAmount: '100',
        amountMultiplier: '2',
        maxOrders: 4,
        investment: '3100',
        takeProfit: '0.015',
        stopLossRate: '0.3',
        start: { by: 'rsi', interval: '1H', period: 14, threshold: 30, side: 'below' },
        marginMode: 'isolated',
        sellsAtEnd: false,
      },
    ],
    [
      'futuresDca',
      {
        ...firstMartingaleTerms,
        direction: 'short',
        stepType: 'value',
        firstStep: '500',
        firstAmount: '100',
        maxOrders: 0,
        investment: '50.5',
        takeProfitType: 'amount',
        takeProfit: '12.5',
        rounds: 'one',
        start: { by: 'price', price: '48000' },
        leverage: 5,
        marginMode: 'cross',
      },
    ],
  ],
  edit: {
    call: 'updateStrategyDca',
    fields: { 'Profit target': '2', 'Stop loss': '', 'Safety orders': '5', 'Start again after each round': true },
    tells: { targetProfit: '0.02', targetLoss: null, maxAppendCount: 5, rounds: 'one' },
  },
});
