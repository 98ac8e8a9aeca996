// For tests: a CTA bot as the law of the pages takes it.
import { sampleKind } from '../sample-kind.ts';
import { CreateCta } from './create-cta.tsx';
import { ctaDraft } from './cta-draft.ts';

/** @internal */
export const sampleCta = sampleKind(ctaDraft, {
  Create: CreateCta,
  call: 'placeStrategyCta',
  starts: [
    {
      kind: 'spotCta',
      query: 'candles=1m&type=ma&maFast=2&maSlow=4&investment=1000&stopLossRate=5',
      title: 'Spot CTA on',
      says: 'After a take profit or a stop loss, it waits for the next signal.',
      sends: {
        strategyType: 15,
        ctaType: 'MA',
        macFast: 2,
        macSlow: 4,
        indicatorInterval: '1m',
        investAmount: '1000',
        targetLoss: '0.05',
      },
    },
  ],
  wrong: {
    kind: 'spotCta',
    query: 'candles=1H&type=rsi&rsiBuyBelow=30&rsiSellAbove=20&investment=1000',
    says: 'Enter a value from 31 to 99.',
  },
  page: '/trading-bot/futures/BTCUSDT/cta',
  terms: (
    [
      { type: 'macd', fast: 3, slow: 10, signal: 4 },
      { type: 'ma', fast: 2, slow: 4 },
      { type: 'boll', period: 15, deviations: '2.5' },
      { type: 'rsi', period: 9, buyBelow: 25, sellAbove: 75 },
      { type: 'voi', bars: 30, threshold: '0.25' },
    ] as const
  ).map((indicator) => [
    'futuresCta',
    {
      indicator,
      interval: '4H',
      direction: 'both',
      investment: '500',
      leverage: 4,
      marginMode: 'cross',
      takeProfitRate: '0.125',
      stopLossRate: null,
      reenters: true,
      sellsAtEnd: true,
    },
  ]),
  edit: {
    call: 'updateStrategyCta',
    fields: { 'Take profit': '', 'Stop loss': '4', 'Wait for the next signal after an exit': true },
    tells: { targetProfit: null, targetLoss: '0.04', reenters: false },
  },
});
